import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pathOf, routeNotFound } from '../http/routes.js';

const folder = fileURLToPath(new URL('../../../dashboard/dist/pages', import.meta.url));

/** Scripts come from here alone and never from a page itself; pictures may also be data, which is how logos are shown. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Whether there is anything to serve: a service may be built without the dashboard. */
export function hasPages(): boolean {
  return existsSync(folder);
}

/** Serves the built pages. */
export async function servePages(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: folder,
    // One route for each file; every other path is a page of the one application.
    wildcard: false,
    // The build has put each file there compressed, too.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('content-security-policy', pagePolicy);
      // Their names change with their content.
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.get('/*', (request, reply) => {
    if (isApiPath(pathOf(request))) throw routeNotFound();
    return reply.sendFile('index.html');
  });
}
