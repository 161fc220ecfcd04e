import { crc32 } from 'node:zlib';
import { digestApiKey, isWellFormedApiKey, mintApiKey } from './api-key.js';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('an API key', () => {
  it.each([
    ['live', /^sk_live_[0-9A-Za-z]{38}$/],
    ['sandbox', /^sk_test_[0-9A-Za-z]{38}$/],
  ] as const)('of %s has its prefix and 38 characters', (environment, shape) => {
    expect(mintApiKey(environment)).toMatch(shape);
  });

  it('ends with the CRC-32 of its 32 random characters in base62', () => {
    const key = mintApiKey('live').slice('sk_live_'.length);
    const value = Array.from(key.slice(32)).reduce((sum, character) => sum * 62 + base62.indexOf(character), 0);
    expect(value).toBe(crc32(key.slice(0, 32)));
  });

  it('accepts its own kind, leading zeros in the checksum included', () => {
    const keys = Array.from({ length: 2_000 }, () => mintApiKey('sandbox'));
    expect(keys.every(isWellFormedApiKey)).toBe(true);
    expect(keys.some((key) => key.at(-6) === '0')).toBe(true);
  });

  it('is never the same twice', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => mintApiKey('live'))).size).toBe(1_000);
  });

  it('is refused with any one character changed', () => {
    const key = mintApiKey('live');
    for (let index = 'sk_live_'.length; index < key.length; index += 1) {
      const other = key[index] === 'a' ? 'b' : 'a';
      expect(isWellFormedApiKey(key.slice(0, index) + other + key.slice(index + 1))).toBe(false);
    }
  });

  it.each(['', 'sk_live_', 'sk_live_short', `${mintApiKey('live')} `, mintApiKey('live').replace('live', 'prod')])('is not %j', (text) => {
    expect(isWellFormedApiKey(text)).toBe(false);
  });

  it('is stored as its SHA-256', () => {
    expect(digestApiKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
