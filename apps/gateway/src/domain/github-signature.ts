import { createPublicKey, verify } from 'node:crypto';

/** A public key as GitHub lists it. */
export interface GitHubKey {
  key_identifier: string;
  /** PEM. */
  key: string;
}

/** Whether GitHub signed these bytes with this key: ECDSA P-256 over SHA-256, base64 of DER. */
export function isSignedByGitHub(body: Buffer, signature: string, key: GitHubKey): boolean {
  const publicKey = createPublicKey(key.key);
  if (publicKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return false;
  return verify('sha256', body, publicKey, Buffer.from(signature, 'base64'));
}
