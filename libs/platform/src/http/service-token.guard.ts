import { createHash, timingSafeEqual } from 'node:crypto';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { DomainError } from '@blazon/kernel';
import type { FastifyRequest } from 'fastify';

/** Paths that answer without a token: probes and metrics, which say nothing about anybody's data. */
const openPaths = new Set(['/livez', '/readyz', '/metrics']);

/** Services trust each other by token, never by network position alone. */
export class ServiceTokenGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor(token: string) {
    this.expected = digest(`Bearer ${token}`);
  }

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (openPaths.has(request.routeOptions.url ?? '')) return true;
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), this.expected)) return true;
    throw new DomainError('unauthenticated', 'invalid_service_token', 'This API is for services that carry the service token.');
  }
}

/** Hashing first makes the lengths equal, so that the comparison takes the same time for every guess. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
