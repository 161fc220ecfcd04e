import { type HandledRoute, Implements } from '@blazon/platform';
import { z } from 'zod';

const noQuery = z.strictObject({});

/** Binds a handler to a route of the admin API; one without a query of its own takes none. */
export function AdminRoute(route: HandledRoute): MethodDecorator {
  return Implements({ query: noQuery, ...route });
}
