import { type Session, sessionApi } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { CONFIG } from '@blazon/platform';
import { Body, Controller, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { WorkspaceCallers } from '../admission/workspace-callers.js';
import type { GatewayConfig } from '../config.js';
import { assertWithinLimit } from '../domain/rate-limit.js';
import { digest, Members } from '../members/members.js';
import { DashboardRoute } from './access.decorator.js';
import { PersonId } from './person.decorator.js';

/** Tries for the password of one e-mail address, whatever their source. */
const TRIES_PER_MINUTE = 5;

/** Signing in and out. */
@Controller()
export class SessionController {
  constructor(
    private readonly members: Members,
    private readonly callers: WorkspaceCallers,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @DashboardRoute(sessionApi.read, 'signed-in')
  read(@PersonId() personId: string): Promise<Session> {
    return this.present(personId);
  }

  @DashboardRoute(sessionApi.signIn, 'anybody')
  async signIn(
    @Req() request: FastifyRequest,
    @Body() { email, password }: z.output<(typeof sessionApi.signIn)['body']>,
  ): Promise<Session> {
    assertWithinLimit(await this.callers.countInto(`sign-in/${digest(email.toLowerCase())}`, TRIES_PER_MINUTE));
    return this.enter(request, await this.members.authenticate(email, password));
  }

  @DashboardRoute(sessionApi.redeem, 'anybody')
  async redeem(@Req() request: FastifyRequest, @Body() { code, password }: z.output<(typeof sessionApi.redeem)['body']>): Promise<Session> {
    return this.enter(request, await this.members.redeem(code, password));
  }

  @DashboardRoute(sessionApi.signOut, 'signed-in')
  async signOut(@Req() request: FastifyRequest, @PersonId() personId: string): Promise<{ signed_out: true }> {
    await request.session.destroy();
    await this.members.signedOut(personId);
    return { signed_out: true };
  }

  /** A new session id for every sign-in, so that a known old one is useless. */
  private async enter(request: FastifyRequest, personId: string): Promise<Session> {
    await request.session.regenerate();
    request.session.personId = personId;
    return this.present(personId);
  }

  private async present(personId: string): Promise<Session> {
    const person = await this.members.read(personId);
    if (person === undefined) throw new DomainError('unauthenticated', 'not_signed_in', 'Sign in first.');
    return { ...person, inbox: this.config.BLAZON_INBOX_URL !== undefined };
  }
}
