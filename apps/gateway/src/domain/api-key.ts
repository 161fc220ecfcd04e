import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Environment } from '@blazon/contracts';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 32;
const checksumLength = 6;
const prefixes = { live: 'sk_live_', sandbox: 'sk_test_' } as const satisfies Record<Environment, string>;
const shape = new RegExp(`^sk_(?:live|test)_([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checksumLength}})$`);

/** A new secret key: prefix of its environment, 32 random characters, and their checksum. */
export function mintApiKey(environment: Environment): string {
  const random = Array.from({ length: randomLength }, () => base62.charAt(randomInt(base62.length))).join('');
  return prefixes[environment] + random + checksum(random);
}

/** Whether a text can be a key at all. Typing errors and guesses end here, without a question to the database. */
export function isWellFormedApiKey(key: string): boolean {
  const [, random, sum] = shape.exec(key) ?? [];
  return random !== undefined && sum === checksum(random);
}

/** The stored form of a key, in hexadecimal digits. Its 190 random bits need no salt. */
export function digestApiKey(key: string): string {
  return hash('sha256', key, 'hex');
}

function checksum(random: string): string {
  let rest = crc32(random);
  let text = '';
  while (rest > 0) {
    text = base62.charAt(rest % base62.length) + text;
    rest = Math.floor(rest / base62.length);
  }
  return text.padStart(checksumLength, '0');
}
