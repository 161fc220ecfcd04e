import { fingerprint, idempotencyKey } from './fingerprint.js';

describe('a fingerprint', () => {
  const body = Buffer.from('{"a":1}');
  const original = fingerprint('POST', '/v1/projects', body);

  it('is the same for the same method, path and bytes', () => {
    expect(fingerprint('POST', '/v1/projects', Buffer.from('{"a":1}'))).toEqual(original);
  });

  it.each([
    ['method', 'PUT', '/v1/projects', '{"a":1}'],
    ['path', 'POST', '/v1/brands', '{"a":1}'],
    ['bytes, though the JSON means the same', 'POST', '/v1/projects', '{"a": 1}'],
    ['boundary between path and body', 'POST', '/v1/projects\n{', '"a":1}'],
  ])('differs with the %s', (_what, method, path, other) => {
    expect(fingerprint(method, path, Buffer.from(other))).not.toEqual(original);
  });
});

describe('an idempotency key', () => {
  it.each(['x', ' ', 'a b~!', 'x'.repeat(255)])('may be %j', (key) => {
    expect(idempotencyKey(key)).toBe(key);
  });

  it('is not needed', () => {
    expect(idempotencyKey(undefined)).toBeUndefined();
  });

  it.each(['', 'x'.repeat(256), 'ü', 'a\tb', '\u007f'])('may not be %j', (key) => {
    expect(() => idempotencyKey(key)).toThrow(/1 to 255 printable ASCII/);
  });
});
