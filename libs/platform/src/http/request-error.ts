import { DomainError } from '@blazon/kernel';

/** A refusal of the request itself, whatever it asks for; only HTTP knows such. */
export class RequestError extends DomainError {
  constructor(
    readonly status: number,
    code: string,
    message: string,
    /** The methods that the path takes. */
    readonly allow?: readonly string[],
  ) {
    super('invalid', code, message);
  }
}
