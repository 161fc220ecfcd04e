import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { DomainError, newRequestId } from '@blazon/kernel';
import { errorResponse, RequestError } from '@blazon/platform';

const lingerMs = 1_000;

/** What is wrong with a request that did not get as far as having a path: too slow, too large a header section, or no HTTP at all. */
export function unreadableRequest(error: NodeJS.ErrnoException): DomainError {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new RequestError(408, 'request_timeout', 'The request did not arrive in time.');
    case 'HPE_HEADER_OVERFLOW':
      return new RequestError(431, 'headers_too_large', 'The request headers are larger than 16 KiB.');
    default:
      return new DomainError('invalid', 'malformed_request', 'This is not a well-formed HTTP request.');
  }
}

/** Answers on the bare connection, since there is no response object, and closes it. */
export function answerUnreadable(socket: Duplex, error: DomainError, headers: Record<string, string>): void {
  const requestId = newRequestId();
  const { status, headers: errorHeaders, body } = errorResponse(error, requestId);
  const payload = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    ...errorHeaders,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(payload)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  // Whoever goes on sending is cut off: not at once, since the answer could be lost with what is under way.
  setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${payload}`);
}
