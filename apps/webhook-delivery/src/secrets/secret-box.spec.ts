import { createSecretKey, randomBytes } from 'node:crypto';
import { parseSealingKeys, SecretBox } from './secret-box.js';

const oldKey = { id: 'k1', key: createSecretKey(randomBytes(32)) };
const newKey = { id: 'k2', key: createSecretKey(randomBytes(32)) };
const secret = 'whsec_c2VjcmV0';

describe('SecretBox', () => {
  const box = new SecretBox([oldKey]);

  it('opens what it sealed', () => {
    expect(box.open(box.seal(secret, 'ws_1'), 'ws_1')).toBe(secret);
  });

  it('shows nothing of the secret and never the same text twice', () => {
    const sealed = box.seal(secret, 'ws_1');
    expect(Buffer.from(sealed.slice('k1.'.length), 'base64url').includes('whsec_')).toBe(false);
    expect(box.seal(secret, 'ws_1')).not.toBe(sealed);
  });

  it('does not open a secret that was moved to another workspace', () => {
    expect(() => box.open(box.seal(secret, 'ws_1'), 'ws_2')).toThrow('does not open');
  });

  it('does not open a secret of which any byte was changed', () => {
    const bytes = Buffer.from(box.seal(secret, 'ws_1').slice('k1.'.length), 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(() => box.open(`k1.${changed.toString('base64url')}`, 'ws_1')).toThrow('does not open');
    }
  });

  it('rotates: a new key seals, the old one still opens until it is gone', () => {
    const sealed = box.seal(secret, 'ws_1');
    const rotated = new SecretBox([newKey, oldKey]);
    expect(rotated.open(sealed, 'ws_1')).toBe(secret);
    const resealed = rotated.seal(rotated.open(sealed, 'ws_1'), 'ws_1');
    expect(resealed.startsWith(`${rotated.currentKeyId}.`)).toBe(true);
    expect(new SecretBox([newKey]).open(resealed, 'ws_1')).toBe(secret);
    expect(() => new SecretBox([newKey]).open(sealed, 'ws_1')).toThrow('the key "k1", which is not configured');
  });

  it.each(['', 'k1', 'k1.', 'k1.AAAA', '.AAAA', 'whsec_plain'])('refuses %j, which it never sealed', (text) => {
    expect(() => box.open(text, 'ws_1')).toThrow();
  });
});

describe('parseSealingKeys', () => {
  it('reads the keys in order', () => {
    const text = `k2:${newKey.key.export().toString('base64')}, k1:${oldKey.key.export().toString('base64')}`;
    expect(parseSealingKeys(text)).toEqual([newKey, oldKey]);
  });

  it.each([
    ['nothing', ''],
    ['a key without id', newKey.key.export().toString('base64')],
    ['a short key', `k1:${randomBytes(16).toString('base64')}`],
    ['an id that cannot be told from the rest', `k.1:${newKey.key.export().toString('base64')}`],
    ['an id twice', `k1:${newKey.key.export().toString('base64')},k1:${oldKey.key.export().toString('base64')}`],
  ])('refuses %s', (_what, text) => {
    expect(() => parseSealingKeys(text)).toThrow(/sealing key/i);
  });
});
