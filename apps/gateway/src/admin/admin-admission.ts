import { DomainError } from '@blazon/kernel';
import { BearerTokens, CONFIG } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { bearerChallenge } from '../domain/authorization.js';
import { Admission } from '../http/admission.js';
import { assertJsonWhereExpected, pathOf, routeNotFound, type Routes } from '../http/routes.js';

/** PostgreSQL accepts no NUL, and no id is that long; the routers of the services behind would refuse it with their own errors. */
const namesNothing = /%00|[^/]{101}/;

/** Admits callers with the admin token. */
@Injectable()
export class AdminAdmission extends Admission {
  private readonly tokens: BearerTokens;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    super();
    if (config.BLAZON_ADMIN_TOKEN === undefined) throw new Error('there is no admin API without a token');
    this.tokens = new BearerTokens(config.BLAZON_ADMIN_TOKEN, config.BLAZON_ADMIN_TOKEN_ROTATING);
  }

  async admit(request: FastifyRequest, reply: FastifyReply, routes: Routes): Promise<void> {
    if (!this.tokens.isIn(request.headers.authorization)) {
      reply.headers(bearerChallenge);
      throw new DomainError(
        'unauthenticated',
        'invalid_admin_token',
        'The admin API takes the admin token as Authorization: Bearer <token>.',
      );
    }
    routes.assertMet(request);
    if (namesNothing.test(pathOf(request))) throw routeNotFound();
    assertJsonWhereExpected(request);
    return Promise.resolve();
  }

  /** Only callers of the public API are counted. */
  countUnreadable(): Promise<Record<string, string>> {
    return Promise.resolve({});
  }
}
