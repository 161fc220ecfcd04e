import { DomainError } from '@blazon/kernel';
import { RequestError } from '@blazon/platform';
import { isWellFormedApiKey } from './api-key.js';

/** HTTP requires every 401 to name the scheme. */
export const bearerChallenge = { 'www-authenticate': 'Bearer' } as const;

/** The API key of an Authorization header: `Bearer` in any case, exactly one space, and a key whose checksum is right. */
export function bearerKey(header: string | undefined): string {
  if (header === undefined) {
    throw new DomainError('unauthenticated', 'missing_api_key', 'Send your API key in the header: Authorization: Bearer <API_KEY>.');
  }
  const [, key] = /^bearer (\S+)$/i.exec(header) ?? [];
  if (key === undefined || !isWellFormedApiKey(key)) throw invalidApiKey();
  return key;
}

/** One answer for malformed, unknown and revoked keys, so that a guess learns nothing. */
export function invalidApiKey(): DomainError {
  return new DomainError('unauthenticated', 'invalid_api_key', 'This API key is malformed, unknown or revoked.');
}

export function wrongEnvironment(): DomainError {
  return new DomainError(
    'unauthenticated',
    'wrong_environment',
    'Live keys (sk_live_) work on the live host only, test keys (sk_test_) on the sandbox host only.',
  );
}

export function planUpgradeRequired(): DomainError {
  return new DomainError('forbidden', 'plan_upgrade_required', 'The Free plan has no API access. Upgrade the workspace to Pro or Agency.');
}

export function workspaceSuspended(until: Date): DomainError {
  const time = until.toISOString().replace(/\.\d+Z$/, 'Z');
  return new DomainError('forbidden', 'workspace_suspended', `The workspace is suspended until ${time}. Every call is refused until then.`);
}

export function unpaidInvoice(): DomainError {
  return new DomainError('forbidden', 'billing_hard_limit', 'The workspace has an unpaid invoice. Live calls go on when it is paid.');
}

export function monthlyQuotaUsed(quota: number): DomainError {
  const message = `The workspace has used its ${quota} generations of this month. Reads and deletes still work.`;
  return new DomainError('forbidden', 'billing_hard_limit', message);
}

export function httpsRequired(): DomainError {
  return new RequestError(403, 'https_required', 'Use HTTPS. If a key was sent over plain HTTP, revoke it: others may have read it.');
}
