import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@blazon/kernel';
import { CONFIG } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { bearerChallenge } from '../domain/authorization.js';
import { Admission } from '../http/admission.js';
import { assertJsonWhereExpected, pathOf, routeNotFound, type Routes } from '../http/routes.js';

/** PostgreSQL cannot be asked for a NUL, and no id is that long; routers of the services behind refuse it in words of their own. */
const namesNothing = /%00|[^/]{101}/;

/** Lets in whoever has the admin token. */
@Injectable()
export class AdminAdmission extends Admission {
  private readonly expected: Buffer;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    super();
    if (config.BLAZON_ADMIN_TOKEN === undefined) throw new Error('there is no admin API without a token');
    this.expected = digest(`Bearer ${config.BLAZON_ADMIN_TOKEN}`);
  }

  async admit(request: FastifyRequest, reply: FastifyReply, routes: Routes): Promise<void> {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), this.expected)) {
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

/** Hashing first makes the lengths equal, so that the comparison takes the same time for every guess. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
