import { MIMEType } from 'node:util';
import { DomainError } from '@blazon/kernel';
import { RequestError } from '@blazon/platform';
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The value of a JSON body. Of duplicate keys the last wins. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new DomainError('invalid', 'invalid_json', 'The request body is not valid JSON in UTF-8.');
  }
}

/** Makes the bytes of a body the value that they say; no body is no value, which the schema has to take. */
@Injectable()
export class JsonPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    return type === 'body' && Buffer.isBuffer(value) ? parseJson(value) : value;
  }
}

/** JSON by its media type, in UTF-8, not compressed. */
export function assertJsonContentType(contentType: string | undefined, contentEncoding = 'identity'): void {
  if (isJson(contentType ?? '') && contentEncoding.toLowerCase() === 'identity') return;
  throw new RequestError(415, 'unsupported_media_type', 'Send the body as uncompressed JSON in UTF-8 with Content-Type: application/json.');
}

/** Parameters other than `charset` say nothing about JSON, and are ignored. */
function isJson(contentType: string): boolean {
  try {
    const { essence, params } = new MIMEType(contentType);
    return essence === 'application/json' && /^utf-?8$/i.test(params.get('charset') ?? 'utf-8');
  } catch {
    return false;
  }
}
