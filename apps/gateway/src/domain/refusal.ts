import { DomainError } from '@blazon/kernel';

/** Whether an error says that nothing was done. After any other one, something may have been: then the outcome is unknown. */
export function isRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && error.kind !== 'unavailable' && error.kind !== 'internal';
}
