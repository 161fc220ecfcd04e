import { hash, verify } from '@node-rs/argon2';

/** Argon2id by OWASP's first recommendation: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** The hash of an unknown random password, so that an unknown e-mail takes as long as a wrong password. */
const nobody = hashPassword(crypto.randomUUID());

export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== null;
}
