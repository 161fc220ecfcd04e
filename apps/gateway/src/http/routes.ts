import { DomainError } from '@blazon/kernel';
import { RequestError } from '@blazon/platform';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { assertJsonContentType } from './json-body.js';

interface KnownRoute {
  method: string;
  path: string;
  config: FastifyContextConfig;
}

/** The routes of an application, since Fastify's router cannot list the methods of a path. */
export class Routes {
  private readonly known: KnownRoute[] = [];

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRoute', ({ method, url, config = {} }) => {
      for (const each of [method].flat()) this.known.push({ method: each, path: url, config });
    });
  }

  /** Refuses a request that matches no route, or none that `exists` for it: 405 if another method would match, else 404. */
  assertMet(request: FastifyRequest, exists: (config: FastifyContextConfig) => boolean = () => true): void {
    const path = pathOf(request);
    // A trailing slash is another path, although the router takes it for an empty parameter.
    if (!request.is404 && !path.endsWith('/') && exists(request.routeOptions.config)) return;
    const routes = this.known.filter((route) => exists(route.config) && matches(route.path, path));
    const allow = [...new Set(routes.map(({ method }) => method))];
    if (allow.length === 0) throw routeNotFound();
    throw new RequestError(405, 'method_not_allowed', `This path takes ${allow.join(', ')}.`, allow);
  }
}

/** Refuses a body that is not declared as JSON, where one is expected. A route that asks for nothing may be called without one. */
export function assertJsonWhereExpected({ routeOptions, headers }: FastifyRequest): void {
  const schema = routeOptions.config.contract?.body;
  const isWithout = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  if (schema === undefined || (isWithout && schema.safeParse(undefined).success)) return;
  assertJsonContentType(headers['content-type'], headers['content-encoding']);
}

export function routeNotFound(): DomainError {
  return new DomainError('not_found', 'route_not_found', 'There is nothing at this path.');
}

export function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  return path;
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
