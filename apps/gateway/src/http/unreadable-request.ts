import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { DomainError, newRequestId } from '@blazon/kernel';
import { errorResponse, RequestError } from '@blazon/platform';

const lingerMs = 1_000;

/** Why a request was refused before its path was known: too slow, too many headers, or not HTTP at all. */
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
  // A client that keeps sending is cut off, but not at once: that could lose the answer which is on its way.
  setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${payload}`);
}
