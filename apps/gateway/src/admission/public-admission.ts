import { type AddressRanges, type Environment, parseAddressRanges } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { CONFIG } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import { AnonymousCallers } from './anonymous-callers.js';
import { type Caller, KeyedCallers } from './keyed-callers.js';
import type { GatewayConfig } from '../config.js';
import {
  bearerChallenge,
  bearerKey,
  httpsRequired,
  invalidApiKey,
  planUpgradeRequired,
  unpaidInvoice,
  workspaceSuspended,
  wrongEnvironment,
} from '../domain/authorization.js';
import { Origin } from '../domain/origin.js';
import { type Category, hasApiAccess } from '../domain/plan.js';
import { assertWithinLimit, rateLimitHeaders } from '../domain/rate-limit.js';
import { Admission } from '../http/admission.js';
import { hostNameOf, hostNames, originOf } from '../http/request-origin.js';
import { assertJsonWhereExpected, type Routes } from '../http/routes.js';
import { projectNotFound } from '../domain/ids.js';

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
  }
}

/** The checks of the public API before it reads the body of a request, in the documented order. */
@Injectable()
export class PublicAdmission extends Admission {
  private readonly trusted: AddressRanges;
  private readonly environmentOfHost: ReadonlyMap<string, Environment>;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    private readonly keyed: KeyedCallers,
    private readonly anonymous: AnonymousCallers,
  ) {
    super();
    this.trusted = parseAddressRanges(config.BLAZON_TRUSTED_PROXIES);
    this.environmentOfHost = new Map([
      ...hostNames(config.BLAZON_LIVE_HOSTS).map((host) => [host, 'live'] as const),
      ...hostNames(config.BLAZON_SANDBOX_HOSTS).map((host) => [host, 'sandbox'] as const),
    ]);
  }

  async admit(request: FastifyRequest, reply: FastifyReply, routes: Routes): Promise<void> {
    const environment = this.environmentOf(request);
    const { openOn, category = 'standard' } = request.routeOptions.config;
    const isOpen = openOn?.includes(environment) === true;
    if (isOpen) await this.admitAnybody(request, reply, environment);
    else request.caller = await this.admitKey(request, reply, environment, category);
    routes.assertMet(request, (route: FastifyContextConfig) => route.openOn?.includes(environment) ?? true);
    // The router of Nest takes an empty parameter for no route at all; to us it is an id that names nothing.
    if ((request.params as { project_id?: string }).project_id === '') throw projectNotFound();
    assertJsonWhereExpected(request);
  }

  /** Counts a request that could not be read; returns the headers of its bucket. */
  async countUnreadable(address: string): Promise<Record<string, string>> {
    const arrival = { peerAddress: address, encrypted: true, forwardedProto: undefined, forwardedFor: undefined };
    return rateLimitHeaders(await this.anonymous.count(new Origin(arrival, this.trusted).address));
  }

  /** Admits anybody over HTTPS, within the rate limit. */
  private async admitAnybody(request: FastifyRequest, reply: FastifyReply, environment: Environment): Promise<void> {
    const origin = originOf(request, this.trusted);
    const isFree = origin.secure && request.routeOptions.config.uncounted === true;
    if (isFree) reply.headers(rateLimitHeaders(this.anonymous.standing(origin.address)));
    else await this.countAnonymous(origin, reply);
    if (!origin.secure) throw httpsRequired();
    reply.header('blazon-environment', environment);
  }

  /** Lets a caller with a valid key in; the answer to everybody carries the headers of the bucket that counted the request. */
  private async admitKey(request: FastifyRequest, reply: FastifyReply, environment: Environment, category: Category): Promise<Caller> {
    const origin = originOf(request, this.trusted);
    const authenticated = this.authenticate(request, origin, environment, category);
    const caller = await authenticated.catch((error: unknown) => this.refuse(error, origin, reply));
    reply.headers(rateLimitHeaders(caller.standing));
    if (!hasApiAccess(caller.plan)) throw planUpgradeRequired();
    if (caller.suspendedUntil !== null) throw workspaceSuspended(caller.suspendedUntil);
    assertWithinLimit(caller.standing);
    if (caller.unpaidInvoice && caller.environment === 'live') throw unpaidInvoice();
    return caller;
  }

  private async authenticate(request: FastifyRequest, origin: Origin, environment: Environment, category: Category): Promise<Caller> {
    if (!origin.secure) throw httpsRequired();
    const recognition = await this.keyed.recognise(bearerKey(request.headers.authorization), environment, category);
    if (recognition.status === 'unknown') throw invalidApiKey();
    if (recognition.status === 'wrong_environment') throw wrongEnvironment();
    return recognition.caller;
  }

  /** Counts a refused request against the caller's address, except for errors of our own. */
  private async refuse(error: unknown, origin: Origin, reply: FastifyReply): Promise<never> {
    if (error instanceof DomainError) await this.countAnonymous(origin, reply);
    else reply.headers(rateLimitHeaders(this.anonymous.standing(origin.address)));
    if (error instanceof DomainError && error.kind === 'unauthenticated') reply.headers(bearerChallenge);
    throw error;
  }

  private async countAnonymous(origin: Origin, reply: FastifyReply): Promise<void> {
    const standing = await this.anonymous.count(origin.address);
    reply.headers(rateLimitHeaders(standing));
    assertWithinLimit(standing);
  }

  /** Live or sandbox: by host name where one is configured, else by the port. */
  private environmentOf(request: FastifyRequest): Environment {
    return this.environmentOfHost.get(hostNameOf(request)) ?? request.raw.portEnvironment ?? 'live';
  }
}
