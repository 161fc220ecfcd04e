import { type HandledRoute, Implements } from '@blazon/platform';
import { z } from 'zod';

const noQuery = z.strictObject({});

/** Binds a handler to a route of the admin API; a route without a query schema accepts no query. */
export function AdminRoute(route: HandledRoute): MethodDecorator {
  return Implements({ query: noQuery, ...route });
}
