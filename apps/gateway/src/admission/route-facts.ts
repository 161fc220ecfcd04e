import type { Environment } from '@blazon/contracts';
import { RouteFacts } from '@blazon/platform';
import type { Category } from '../domain/plan.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The hosts on which a route answers without a key. */
    openOn?: readonly Environment[];
    /** Whether requests of an open route count against no limit. */
    uncounted?: boolean;
    /** Which limit a request counts against. */
    category?: Category;
  }
}

/** A route that answers without a key, on these hosts; on others it does not exist. */
export function Open(...environments: Environment[]): MethodDecorator {
  return RouteFacts({ openOn: environments });
}

/** An open route whose requests count against no limit. */
export function Uncounted(): MethodDecorator {
  return RouteFacts({ uncounted: true });
}
