import { isSignedByGitHub } from './github-signature.js';

describe("GitHub's signature", () => {
  // The sample that GitHub published with its partner programme.
  const key = {
    key_identifier: '90a421169f0a406205f1563a953312f0be898d3c7b6c06b681aa86a874555f4a',
    key: [
      '-----BEGIN PUBLIC KEY-----',
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE9MJJHnMfn2+H4xL4YaPDA4RpJqUq',
      'kCmRCBnYERxZanmcpzQSXs1X/AljlKkbJ8qpVIW4clayyef9gWhFbNHWAA==',
      '-----END PUBLIC KEY-----',
    ].join('\n'),
  };
  const body = '[{"token":"some_token","type":"some_type","url":"some_url"}]';
  const signature = 'MEUCIQDKZokqnCjrRtw0tni+2Ltvl/uiMJ1EGumEsp1BsNr32AIgQY1YXD2nlj+XNfGK4rBfkMJ1JDOQcYXxa2sY8FNkrKc=';

  it('accepts the published sample', () => {
    expect(isSignedByGitHub(Buffer.from(body), signature, key)).toBe(true);
  });

  it.each([
    ['another body', body.replace('some_token', 'other_token'), signature],
    ['one byte more', `${body}\n`, signature],
    ['no signature', body, ''],
    ['garbage', body, 'AAAA'],
  ])('refuses %s', (_what, otherBody, otherSignature) => {
    expect(isSignedByGitHub(Buffer.from(otherBody), otherSignature, key)).toBe(false);
  });
});
