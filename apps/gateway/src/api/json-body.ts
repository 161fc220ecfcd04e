import { DomainError } from '@blazon/kernel';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The value of a JSON body. Of duplicate keys the last wins. */
export function parseJson(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new DomainError('invalid', 'invalid_json', 'The request body is not valid JSON in UTF-8.');
  }
}

/** JSON by its media type, in UTF-8, not compressed. */
export function assertJsonContentType(contentType: string | undefined, contentEncoding: string | undefined): void {
  const json = /^application\/json[ \t]*(;[ \t]*charset="?utf-?8"?[ \t]*)?$/i.test(contentType ?? '');
  if (json && (contentEncoding ?? 'identity') === 'identity') return;
  throw new DomainError(
    'unsupported_media_type',
    'unsupported_media_type',
    'Send the body as uncompressed JSON in UTF-8 with Content-Type: application/json.',
  );
}
