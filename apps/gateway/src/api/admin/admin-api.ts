import { createHash, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import { parseParams } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { DeadLetters, LOGGER, type Logger } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { bearerChallenge } from '../../domain/authorization.js';
import type { RequestListener } from '../../listeners/server.js';
import { answerUnreadable, unreadableRequest } from '../../listeners/unreadable-request.js';
import { Services } from '../../services.js';
import { Provisioning } from '../../workspaces/provisioning.js';
import { Usage } from '../../workspaces/usage.js';
import { Workspaces } from '../../workspaces/workspaces.js';
import { handlerOf, httpApp, type HttpRoute, isUnrouted, pathOf, routeNotFound, unrouted } from '../http-app.js';
import { assertJsonContentType, parseJson } from '../json-body.js';
import { securityHeaders } from '../security-headers.js';
import type { AdminRoute } from './admin-route.js';
import { deadLetterRoutes } from './dead-letters.routes.js';
import { jobRoutes } from './jobs.routes.js';
import { webhookRoutes } from './webhooks.routes.js';
import { workspaceRoutes } from './workspaces.routes.js';

/** PostgreSQL cannot be asked for a NUL, and no id is that long; routers of the services behind refuse it in words of their own. */
const namesNothing = /%00|[^/]{101}/;

/** The API of operators, the command line and tests, behind a token of its own. */
@Injectable()
export class AdminApi {
  private readonly routes: AdminRoute[];

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    workspaces: Workspaces,
    usage: Usage,
    provisioning: Provisioning,
    services: Services,
    deadLetters: DeadLetters,
  ) {
    this.routes = [
      ...workspaceRoutes(workspaces, usage, provisioning),
      ...webhookRoutes(services, workspaces),
      ...jobRoutes(services),
      ...deadLetterRoutes(services, deadLetters),
    ];
  }

  async handler(token: string): Promise<RequestListener> {
    const app = httpApp(this.logger);
    const routes = this.routes.map(toHttpRoute);
    const expected = digest(`Bearer ${token}`);
    app.addHook('onRequest', (request, reply, done) => {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
        reply.headers(bearerChallenge);
        throw new DomainError(
          'unauthenticated',
          'invalid_admin_token',
          'The admin API takes the admin token as Authorization: Bearer <token>.',
        );
      }
      if (isUnrouted(request)) throw unrouted(request, routes);
      if (namesNothing.test(pathOf(request))) throw routeNotFound();
      done();
    });
    for (const route of routes) app.route(route);
    return handlerOf(app);
  }

  /** Answers a request that could not be read. */
  refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
    answerUnreadable(socket, unreadableRequest(error), securityHeaders);
  }
}

function toHttpRoute(route: AdminRoute): HttpRoute {
  return {
    method: route.method,
    url: route.path,
    onRequest: ({ headers }, _reply, done) => {
      if (route.body !== undefined) assertJsonContentType(headers['content-type'], headers['content-encoding']);
      done();
    },
    handler: async (request, reply) => {
      const body = route.body && parseParams(route.body, parseJson(Buffer.isBuffer(request.body) ? request.body : undefined));
      const answer = await route.handle({
        requestId: request.id,
        params: request.params as Record<string, string>,
        query: parseParams(route.query, request.query) as never,
        body: body as never,
      });
      return reply.status(route.status).send(answer);
    },
  };
}

/** Hashing first makes the lengths equal, so that the comparison takes the same time for every guess. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
