import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

/** One key of the configuration; its id is written beside everything it seals. */
export interface SealingKey {
  id: string;
  /** Of 32 bytes. */
  key: KeyObject;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts secrets at rest (AES-256-GCM). The first key seals, all of them open. A sealed secret begins with the id of its key and a dot,
 * which shows which keys are still needed.
 */
export class SecretBox {
  private readonly current: SealingKey;

  constructor(private readonly keys: readonly [SealingKey, ...SealingKey[]]) {
    [this.current] = keys;
  }

  /** `context` names the owner of the secret; a sealed secret opens only under the same context, so rows cannot be swapped. */
  seal(secret: string, context: string): string {
    const nonce = randomBytes(nonceBytes);
    const encryption = createCipheriv(cipher, this.current.key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([nonce, encryption.update(secret, 'utf8'), encryption.final(), encryption.getAuthTag()]);
    return `${this.current.id}.${sealed.toString('base64url')}`;
  }

  open(sealed: string, context: string): string {
    const key = this.keys.find(({ id }) => id === keyIdOf(sealed));
    if (!key) throw new Error(`The secret was sealed with the key "${keyIdOf(sealed)}", which is not configured. Add that key again.`);
    const bytes = Buffer.from(sealed.slice(key.id.length + 1), 'base64url');
    const decryption = createDecipheriv(cipher, key.key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-tagBytes));
    try {
      return Buffer.concat([decryption.update(bytes.subarray(nonceBytes, -tagBytes)), decryption.final()]).toString('utf8');
    } catch (cause) {
      throw new Error(
        `The secret of ${context} does not open with the key "${key.id}": it was changed, moved, or sealed with another key of that id.`,
        {
          cause,
        },
      );
    }
  }

  /** The id of the key that seals now. */
  get currentKeyId(): string {
    return this.current.id;
  }
}

/** Reads `id:base64,id:base64` from the configuration; the first key is the one that seals. */
export function parseSealingKeys(text: string): [SealingKey, ...SealingKey[]] {
  const [first, ...others] = text.split(',').map((part) => {
    const [id = '', encoded = ''] = part.trim().split(':');
    const key = Buffer.from(encoded, 'base64');
    if (!/^[\w-]+$/.test(id) || key.length !== 32) {
      throw new Error('A sealing key must be written as id:key, the key being the base64 of 32 bytes (openssl rand -base64 32).');
    }
    return { id, key: createSecretKey(key) };
  });
  const keys: [SealingKey, ...SealingKey[]] = [first as SealingKey, ...others];
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('Two sealing keys have the same id. Give each its own.');
  return keys;
}

function keyIdOf(sealed: string): string {
  return sealed.slice(0, Math.max(sealed.indexOf('.'), 0));
}
