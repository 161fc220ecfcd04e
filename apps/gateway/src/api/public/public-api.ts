import type { Socket } from 'node:net';
import { type Environment, parseAddressRanges, parsePorts } from '@blazon/contracts';
import { CONFIG, LOGGER, type Logger } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../admission/keyed-callers.js';
import type { GatewayConfig } from '../../config.js';
import { IdempotentResults } from '../../idempotency/idempotent-results.js';
import type { RequestListener } from '../../listeners/server.js';
import { answerUnreadable, unreadableRequest } from '../../listeners/unreadable-request.js';
import { SecretScanning } from '../../secret-scanning/secret-scanning.js';
import { Services } from '../../services.js';
import { handlerOf, httpApp, type HttpRoute, isUnrouted, unrouted } from '../http-app.js';
import { assertJsonContentType } from '../json-body.js';
import { securityHeaders } from '../security-headers.js';
import { brandEndpoints } from './brands.endpoints.js';
import type { Endpoint } from './endpoint.js';
import { EndpointRunner, type ReadAhead } from './endpoint-runner.js';
import { Gatekeeper } from './gatekeeper.js';
import { Generation } from './generation.js';
import { openRoutes } from './open-routes.js';
import { publicOperations } from './operations.js';
import { ProjectReads } from './project-reads.js';
import { projectEndpoints } from './projects.endpoints.js';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** What was read for the caller while the key was still being looked up. */
    readAhead: ReadAhead | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** The hosts on which a route answers without a key. */
    openOn?: readonly Environment[];
  }
}

/** The public API of both environments. */
@Injectable()
export class PublicApi {
  private readonly endpoints: Endpoint[];

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly gatekeeper: Gatekeeper,
    private readonly runner: EndpointRunner,
    private readonly secretScanning: SecretScanning,
    services: Services,
    reads: ProjectReads,
    results: IdempotentResults,
    generation: Generation,
  ) {
    const operations = publicOperations({
      addresses: parseAddressRanges(config.BLAZON_WEBHOOK_ALLOW_CIDRS),
      ports: parsePorts(config.BLAZON_WEBHOOK_ALLOW_PORTS),
    });
    this.endpoints = [
      ...projectEndpoints(operations, services.projects, reads, results),
      ...brandEndpoints(operations, services, reads, generation),
    ];
  }

  async handler(): Promise<RequestListener> {
    const app = httpApp(this.logger);
    const routes = [...this.endpoints.map((endpoint) => this.routeOf(endpoint)), ...openRoutes(this.secretScanning)];
    this.addChecks(app, routes);
    for (const route of routes) app.route(route);
    return handlerOf(app);
  }

  /** Answers a request that could not be read; it counts like every other without a key. */
  async refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): Promise<void> {
    const headers = await this.gatekeeper.countUnreadable(socket.remoteAddress ?? '');
    answerUnreadable(socket, unreadableRequest(error), { ...securityHeaders, ...headers });
  }

  private addChecks(app: FastifyInstance, routes: HttpRoute[]): void {
    /** A route that is open on the other host alone is none on this one. */
    const routesOn = (environment: Environment) => routes.filter(({ config }) => config?.openOn?.includes(environment) ?? true);
    app.decorateRequest('caller', null);
    app.decorateRequest('readAhead', null);
    app.addHook('onRequest', async (request, reply) => {
      const { endpoint, openOn } = request.routeOptions.config;
      if (openOn?.includes(this.gatekeeper.environmentOf(request)) === true) {
        await this.gatekeeper.admitAnonymous(request, reply);
        return;
      }
      request.caller = await this.gatekeeper.admit(request, reply, endpoint?.operation.category ?? 'standard', (expected) => {
        if (endpoint?.operation.method === 'GET' && !isUnrouted(request)) {
          request.readAhead = this.runner.readAhead(endpoint, expected, request);
        }
      });
      if (openOn !== undefined || isUnrouted(request)) throw unrouted(request, routesOn(this.gatekeeper.environmentOf(request)));
      if (endpoint?.operation.body !== undefined) {
        assertJsonContentType(request.headers['content-type'], request.headers['content-encoding']);
      }
    });
  }

  private routeOf(endpoint: Endpoint): HttpRoute {
    return {
      method: endpoint.operation.method,
      url: endpoint.operation.path,
      config: { endpoint },
      handler: (request, reply) => {
        if (request.caller === null) throw new Error('a request reached an endpoint without a caller');
        return this.runner.run(endpoint, request.caller, request, reply);
      },
    };
  }
}
