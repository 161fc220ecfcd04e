import { parseAddressRanges } from '@blazon/contracts';
import { CONFIG, LOGGER, type Logger } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../admission/keyed-callers.js';
import type { GatewayConfig } from '../../config.js';
import { IdempotentResults } from '../../idempotency/idempotent-results.js';
import type { RequestListener } from '../../listeners/server.js';
import { Services } from '../../services.js';
import { assertRouted, handlerOf, httpApp } from '../http-app.js';
import { assertJsonContentType } from '../json-body.js';
import { brandEndpoints } from './brands.endpoints.js';
import type { Endpoint } from './endpoint.js';
import { EndpointRunner } from './endpoint-runner.js';
import { Gatekeeper } from './gatekeeper.js';
import { Generation } from './generation.js';
import { projectEndpoints } from './projects.endpoints.js';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** The public API of both environments. */
@Injectable()
export class PublicApi {
  private readonly endpoints: Endpoint[];

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly gatekeeper: Gatekeeper,
    private readonly runner: EndpointRunner,
    @Inject(CONFIG) config: GatewayConfig,
    services: Services,
    results: IdempotentResults,
    generation: Generation,
  ) {
    this.endpoints = [
      ...projectEndpoints(services.projects, results),
      ...brandEndpoints(services, generation, parseAddressRanges(config.BLAZON_WEBHOOK_ALLOW_CIDRS)),
    ];
  }

  async handler(): Promise<RequestListener> {
    const app = httpApp(this.logger);
    this.addChecks(app);
    for (const endpoint of this.endpoints) this.addEndpoint(app, endpoint);
    return handlerOf(app);
  }

  private addChecks(app: FastifyInstance): void {
    app.decorateRequest('caller', null);
    app.addHook('onRequest', async (request, reply) => {
      const { endpoint } = request.routeOptions.config;
      request.caller = await this.gatekeeper.admit(request, reply, endpoint?.category ?? 'standard');
      assertRouted(request, this.endpoints);
      if (endpoint?.body !== undefined) assertJsonContentType(request.headers['content-type'], request.headers['content-encoding']);
    });
  }

  private addEndpoint(app: FastifyInstance, endpoint: Endpoint): void {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      handler: (request, reply) => {
        if (request.caller === null) throw new Error('a request reached an endpoint without a caller');
        return this.runner.run(endpoint, request.caller, request, reply);
      },
    });
  }
}
