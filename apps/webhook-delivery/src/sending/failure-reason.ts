import { SendError } from './send-error.js';

const certificateProblems: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  INVALID_PURPOSE: 'is not meant for servers',
  CERT_REVOKED: 'was revoked',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'ends in an authority that is not trusted',
  UNABLE_TO_GET_ISSUER_CERT: 'comes without its issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'was not issued by a trusted authority, or its intermediate certificates are missing',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'was not issued by a trusted authority, or its intermediate certificates are missing',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host',
};

const connectionProblems: Record<string, string> = {
  ECONNREFUSED: 'The receiver refused the connection',
  EHOSTUNREACH: 'There is no route to the receiver',
  ENETUNREACH: 'There is no route to the receiver',
  ETIMEDOUT: 'The receiver could not be reached in time',
};

const closedCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** The sentence for the delivery history that says why no complete answer came. */
export function failureReason(error: unknown, responseStarted: boolean): string {
  if (error instanceof SendError) return error.message;
  const { name, code, message } = firstError(error);
  const certificate = certificateProblems[code];
  if (certificate) return `The receiver's certificate ${certificate} (${code}).`;
  const connection = connectionProblems[code];
  if (connection) return `${connection} (${code}).`;
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return "The receiver's response headers are too large.";
  if (name === 'HTTPParserError' || code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' || message.startsWith('bad ')) {
    return `The receiver's answer is not valid HTTP (${message}).`;
  }
  if (closedCodes.has(code)) {
    return `The receiver closed the connection ${responseStarted ? 'in the middle of its answer' : 'before it answered'} (${code}).`;
  }
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_')) return `The TLS handshake with the receiver failed (${code}).`;
  return `The request failed (${code || message}).`;
}

interface Described {
  name: string;
  code: string;
  message: string;
}

/** When every address of a host fails, each has its own error; the first one speaks for them. */
function firstError(error: unknown): Described {
  const { errors: [first = error] = [] } = error as { errors?: unknown[] };
  const { name = '', code = '', message = '' } = first as Partial<Described>;
  return { name, code, message };
}
