import type { Role } from '@blazon/contracts';
import { type HandledRoute, Implements, RouteFacts } from '@blazon/platform';
import { applyDecorators } from '@nestjs/common';
import { z } from 'zod';
import type { Category } from '../domain/plan.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route of the dashboard's API. */
    access?: Access;
  }
}

/** Anybody; a person who has signed in; a member of the workspace in the path; an owner of it. */
export type Access = 'anybody' | 'signed-in' | Role;

const noQuery = z.strictObject({});

/** Binds a handler to a route of the dashboard's API, and says who may call it. */
export function DashboardRoute(contract: HandledRoute, access: Access, category: Category = 'standard'): MethodDecorator {
  return applyDecorators(Implements({ query: noQuery, ...contract }), RouteFacts({ access, category }));
}
