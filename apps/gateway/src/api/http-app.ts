import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError, newRequestId } from '@blazon/kernel';
import { errorResponse, type Logger, measureRequests, toDomainError } from '@blazon/platform';
import { securityHeaders } from './security-headers.js';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify';

const bodyLimit = 64 * 1024;

/** What both APIs share: raw bodies, our error envelope, a request id on every answer, and no path that means another. */
export function httpApp(logger: Logger): FastifyInstance {
  const app = fastify({
    bodyLimit,
    genReqId: newRequestId,
    // Ids of any length are looked up and not found, like every other id that names nothing.
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: (request) => decodable(request.url ?? '/'),
  });
  measureRequests(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    done();
  });
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (awaitsContinue(request)) reply.raw.writeContinue();
    done();
  });
  app.setErrorHandler((thrown, request, reply) => {
    sendError(thrown === request.raw.errored ? brokenOff() : toDomainError(thrown), thrown, request, reply, logger);
  });
  return app;
}

/** A route of one of the APIs; GET routes answer HEAD too. */
export type HttpRoute = RouteOptions & { method: 'GET' | 'POST' | 'PATCH' | 'DELETE' };

/** Whether a request meets no route. A trailing slash is another path, although the router takes it for an empty parameter. */
export function isUnrouted(request: FastifyRequest): boolean {
  return request.is404 || pathOf(request).endsWith('/');
}

/** The refusal of a request that meets none of these routes: 405 where another method would, 404 elsewhere. */
export function unrouted(request: FastifyRequest, routes: readonly HttpRoute[]): DomainError {
  const path = pathOf(request);
  const allow = routes.filter((route) => matches(route.url, path)).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  if (allow.length === 0) return routeNotFound();
  return new DomainError('method_not_allowed', 'method_not_allowed', `This path takes ${allow.join(', ')}.`, { allow });
}

export function routeNotFound(): DomainError {
  return new DomainError('not_found', 'route_not_found', 'There is nothing at this path.');
}

/** A client that goes away in the middle of its body is no fault of ours. */
function brokenOff(): DomainError {
  return new DomainError('invalid', 'malformed_request', 'The request ended before its body was complete.');
}

function matches(template: string, path: string): boolean {
  // Escapes mean the letters that they stand for, as they do to the router; but an escaped slash divides nothing.
  const segments = path.split('/').map(decodeURIComponent);
  const wanted = template.split('/');
  return (
    segments.length === wanted.length &&
    segments.at(-1) !== '' &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === segments[index])
  );
}

/** The application's request handler for servers that are made by hand. */
export async function handlerOf(app: FastifyInstance): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  await app.ready();
  return (request, response) => {
    app.routing(request, response);
  };
}

export function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  return path;
}

/**
 * Whether a client is to be told to send its body: not one whose body is too large, nor one of HTTP/1.0, which has no interim answers
 * and would take one for the answer.
 */
function awaitsContinue({ headers, raw, routeOptions }: FastifyRequest): boolean {
  const asks = /\b100-continue\b/i.test(headers.expect ?? '') && raw.httpVersion !== '1.0';
  return asks && Number(headers['content-length'] ?? 0) <= routeOptions.bodyLimit;
}

function sendError(error: DomainError, thrown: unknown, request: FastifyRequest, reply: FastifyReply, logger: Logger): void {
  if (error.kind === 'internal' || error.kind === 'unavailable') {
    logger.error({ err: thrown, request_id: request.id, method: request.method, route: request.routeOptions.url }, error.message);
  }
  const { status, headers, body } = errorResponse(error, request.id);
  void reply.status(status).headers(headers).send(body);
}

/** A path whose escapes do not decode names nothing; it takes the way of every other unknown path, authentication included. */
function decodable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return '/malformed-path';
  }
}
