import { type AddressRanges, type Environment, parseAddressRanges } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { CONFIG } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnonymousCallers } from '../../admission/anonymous-callers.js';
import { type Caller, KeyedCallers } from '../../admission/keyed-callers.js';
import type { GatewayConfig } from '../../config.js';
import {
  bearerChallenge,
  bearerKey,
  httpsRequired,
  invalidApiKey,
  planUpgradeRequired,
  unpaidInvoice,
  wrongEnvironment,
} from '../../domain/authorization.js';
import { Origin } from '../../domain/origin.js';
import { type Category, hasApiAccess } from '../../domain/plan.js';
import { assertWithinLimit, rateLimitHeaders } from '../../domain/rate-limit.js';

/** Everything that is checked before the body of a request is read, in the order that the API promises. */
@Injectable()
export class Gatekeeper {
  private readonly trusted: AddressRanges;
  private readonly environmentOfHost: ReadonlyMap<string, Environment>;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    private readonly keyed: KeyedCallers,
    private readonly anonymous: AnonymousCallers,
  ) {
    this.trusted = parseAddressRanges(config.BLAZON_TRUSTED_PROXIES);
    this.environmentOfHost = new Map([
      ...hostNames(config.BLAZON_LIVE_HOSTS).map((host) => [host, 'live'] as const),
      ...hostNames(config.BLAZON_SANDBOX_HOSTS).map((host) => [host, 'sandbox'] as const),
    ]);
  }

  /**
   * Lets a caller with a valid key in; the answer to everybody carries the headers of the bucket that counted the request. `onExpected`
   * may hear before who it probably is.
   */
  async admit(request: FastifyRequest, reply: FastifyReply, category: Category, onExpected: (caller: Caller) => void): Promise<Caller> {
    const origin = this.originOf(request);
    const authenticated = this.authenticate(request, origin, category, onExpected);
    const caller = await authenticated.catch((error: unknown) => this.refuse(error, origin, reply));
    reply.headers(rateLimitHeaders(caller.standing));
    if (!hasApiAccess(caller.plan)) throw planUpgradeRequired();
    assertWithinLimit(caller.standing);
    if (caller.unpaidInvoice && caller.environment === 'live') throw unpaidInvoice();
    return caller;
  }

  /** Lets anybody in who comes over HTTPS and not too often. */
  async admitAnonymous(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const origin = this.originOf(request);
    await this.countAnonymous(origin, reply);
    if (!origin.secure) throw httpsRequired();
  }

  /** Counts a request that could not be read; returns the headers of its bucket. */
  async countUnreadable(address: string): Promise<Record<string, string>> {
    const arrival = { peerAddress: address, encrypted: true, forwardedProto: undefined, forwardedFor: undefined };
    return rateLimitHeaders(await this.anonymous.count(new Origin(arrival, this.trusted).address));
  }

  /** Live or sandbox: by host name where one is configured, else by the port. */
  environmentOf(request: FastifyRequest): Environment {
    return this.environmentOfHost.get(hostNameOf(request)) ?? request.raw.portEnvironment ?? 'live';
  }

  private async authenticate(
    request: FastifyRequest,
    origin: Origin,
    category: Category,
    onExpected: (caller: Caller) => void,
  ): Promise<Caller> {
    if (!origin.secure) throw httpsRequired();
    const key = bearerKey(request.headers.authorization);
    const recognition = await this.keyed.recognise(key, this.environmentOf(request), category, onExpected);
    if (recognition.status === 'unknown') throw invalidApiKey();
    if (recognition.status === 'wrong_environment') throw wrongEnvironment();
    return recognition.caller;
  }

  /** Whoever is refused must not try too often; what is our own fault counts for nobody. */
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

  private originOf(request: FastifyRequest): Origin {
    const { socket, headers } = request.raw;
    return new Origin(
      {
        peerAddress: socket.remoteAddress ?? '',
        encrypted: 'encrypted' in socket && socket.encrypted === true,
        forwardedProto: single(headers['x-forwarded-proto']),
        forwardedFor: single(headers['x-forwarded-for']),
      },
      this.trusted,
    );
  }
}

/** The host name in lower case, without the port. */
function hostNameOf(request: FastifyRequest): string {
  return (request.headers.host ?? '').replace(/:\d*$/, '').toLowerCase();
}

function hostNames(list: string): string[] {
  return list
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}
