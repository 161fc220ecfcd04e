import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { DomainError } from '@blazon/kernel';
import type { FastifyRequest } from 'fastify';
import type { BearerTokens } from './bearer-tokens.js';

/** Paths that answer without a token: probes and metrics, which say nothing about anybody's data. */
const openPaths = new Set(['/livez', '/readyz', '/metrics']);

/** Services trust each other by token, never by network position alone. */
export class ServiceTokenGuard implements CanActivate {
  constructor(private readonly tokens: BearerTokens) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (openPaths.has(request.routeOptions.url ?? '')) return true;
    if (this.tokens.isIn(request.headers.authorization)) return true;
    throw new DomainError('unauthenticated', 'invalid_service_token', 'This API is for services that carry the service token.');
  }
}
