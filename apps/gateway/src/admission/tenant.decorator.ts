import type { Tenant } from '@blazon/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Whose data an admitted request is about. */
export const CallerTenant = createParamDecorator((_data: unknown, context: ExecutionContext): Tenant => {
  return tenantOf(context.switchToHttp().getRequest());
});

export function tenantOf({ caller }: FastifyRequest): Tenant {
  if (caller === undefined) throw new Error('a request reached a handler without a caller');
  return { workspace_id: caller.workspaceId, environment: caller.environment };
}
