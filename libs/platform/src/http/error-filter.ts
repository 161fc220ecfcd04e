import { isTransient } from '@blazon/database';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch, HttpException } from '@nestjs/common';
import { DomainError } from '@blazon/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../logger.js';
import { errorResponse } from './error-response.js';
import { RequestError } from './request-error.js';

/** Turns every error of a handler into the error envelope; an unexpected one is logged and answered as `internal_error`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = thrown === request.raw.errored ? brokenOff() : toDomainError(thrown);
    if (error.kind === 'internal' || error.kind === 'unavailable') {
      this.logger.error({ err: thrown, request_id: request.id, method: request.method, route: request.routeOptions.url }, error.message);
    }
    const { status, headers, body } = errorResponse(error, request.id);
    void reply.status(status).headers(headers).send(body);
  }
}

/** Names what Nest, Fastify and the network report in our own terms. */
function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  const status = thrown instanceof HttpException ? thrown.getStatus() : isTransient(thrown) ? 503 : fastifyStatus(thrown);
  switch (status) {
    case 400:
      return new DomainError('invalid', 'invalid_json', 'The request body is not valid JSON.');
    case 404:
      return new DomainError('not_found', 'route_not_found', 'There is nothing at this path.');
    case 413:
      return new RequestError(413, 'payload_too_large', 'The request body is larger than 64 KiB.');
    case 415:
      return new RequestError(415, 'unsupported_media_type', 'Send the body as JSON with Content-Type: application/json.');
    case 503:
      return new DomainError('unavailable', 'service_unavailable', 'The service cannot answer right now. Try again in a moment.', {
        retryAfterSeconds: 1,
        cause: thrown,
      });
    default:
      return new DomainError('internal', 'internal_error', 'Something went wrong on our side.', { cause: thrown });
  }
}

/** A client that disconnects in the middle of its body is not our error. */
function brokenOff(): DomainError {
  return new DomainError('invalid', 'malformed_request', 'The request ended before its body was complete.');
}

function fastifyStatus(thrown: unknown): number | undefined {
  return thrown instanceof Error && 'statusCode' in thrown && typeof thrown.statusCode === 'number' ? thrown.statusCode : undefined;
}
