import { type IdPrefix, newId } from '@blazon/kernel';
import { type CallHandler, createParamDecorator, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, mergeMap, type Observable, of } from 'rxjs';
import { tenantOf } from '../admission/tenant.decorator.js';
import { fingerprint, idempotencyKey } from '../domain/fingerprint.js';
import { isRefusal } from '../domain/refusal.js';
import { pathOf } from '../http/routes.js';
import { type Claim, IdempotentResults } from './idempotent-results.js';

/** The resource that a call makes. */
export interface NewResource {
  /** An idempotency key fixes it, so that a repeated run makes the same one. */
  id: string;
  /** The claim of the call's idempotency key, if it has one. */
  claim?: Claim;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of resource that the route makes. */
    creates?: IdPrefix;
  }
  interface FastifyRequest {
    newResource?: NewResource;
  }
}

/** The resource that a handler is to make, with its id. */
export const Creating = createParamDecorator((_data: unknown, context: ExecutionContext): NewResource => {
  const { newResource } = context.switchToHttp().getRequest<FastifyRequest>();
  if (newResource === undefined) throw new Error('the route does not say what it makes');
  return newResource;
});

/** Runs a request that has an `Idempotency-Key` once: before its body is so much as parsed, a repeated one gets the stored result. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor<Buffer, Buffer> {
  constructor(private readonly results: IdempotentResults) {}

  async intercept(context: ExecutionContext, next: CallHandler<Buffer>): Promise<Observable<Buffer>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const { creates } = request.routeOptions.config;
    if (creates === undefined) throw new Error('the route does not say what it makes');
    const freshId = newId(creates);
    const key = idempotencyKey(request.headers['idempotency-key']);
    if (key === undefined) {
      request.newResource = { id: freshId };
      return next.handle();
    }
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const keyed = { tenant: tenantOf(request), key, fingerprint: fingerprint(request.method, pathOf(request), body) };
    const claimed = await this.results.claim(keyed, freshId);
    if ('result' in claimed) {
      reply.status(claimed.result.status).header('idempotent-replayed', 'true');
      return of(claimed.result.body);
    }
    request.newResource = { id: claimed.claim.resourceId, claim: claimed.claim };
    return next.handle().pipe(this.kept(claimed.claim, reply));
  }

  /** Stores the result before anybody sees it; a run that fails gives the key back. */
  private kept(claim: Claim, reply: FastifyReply) {
    return (run: Observable<Buffer>): Observable<Buffer> =>
      run.pipe(
        mergeMap(async (body) => {
          await this.results.complete(claim, { status: reply.statusCode, body });
          return body;
        }),
        catchError(async (error: unknown) => {
          // If even this fails, the lease expires.
          await (isRefusal(error) ? this.results.forget(claim) : this.results.release(claim)).catch(() => undefined);
          throw error;
        }),
      );
  }
}
