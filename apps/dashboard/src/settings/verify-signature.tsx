import { Code, Tabs } from '@mantine/core';

const samples = [
  {
    name: 'TypeScript',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the raw bytes of the request, before any parsing
export function isFromBlazon(body: Buffer, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}`,
  },
  {
    name: 'Python',
    code: `import hashlib, hmac

# body: the raw bytes of the request, before any parsing
def is_from_blazon(body: bytes, signature: str, secret: str) -> bool:
    expected = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, signature)`,
  },
  {
    name: 'Go',
    code: `import ("crypto/hmac"; "crypto/sha256"; "encoding/hex")

// body: the raw bytes of the request, before any parsing
func isFromBlazon(body []byte, signature, secret string) bool {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(body)
	given, err := hex.DecodeString(signature)
	return err == nil && hmac.Equal(mac.Sum(nil), given)
}`,
  },
];

/** Code that checks Service-Signature, ready to paste. */
export function VerifySignature() {
  return (
    <Tabs defaultValue="TypeScript">
      <Tabs.List>
        {samples.map(({ name }) => (
          <Tabs.Tab key={name} value={name}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {samples.map(({ name, code }) => (
        <Tabs.Panel key={name} value={name} pt="sm">
          <Code block tabIndex={0} aria-label={`${name} code`}>
            {code}
          </Code>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
