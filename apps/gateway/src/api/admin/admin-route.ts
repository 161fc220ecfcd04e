import { z } from 'zod';

/** A checked call of the admin API. */
export interface AdminCall<Body, Query> {
  requestId: string;
  params: Record<string, string>;
  body: Body;
  query: Query;
}

/** One operation of the admin API. */
export interface AdminRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  status: number;
  body?: z.ZodType;
  query: z.ZodType;
  handle(call: AdminCall<never, never>): Promise<unknown>;
}

interface Definition<Body extends z.ZodType, Query extends z.ZodType> extends Omit<AdminRoute, 'status' | 'body' | 'query' | 'handle'> {
  status?: number;
  body?: Body;
  query?: Query;
  handle(call: AdminCall<z.output<Body>, z.output<Query>>): Promise<unknown>;
}

const noQuery = z.strictObject({});

/** Defines an operation, with the types of its body and query known to its handler. */
export function adminRoute<Body extends z.ZodType = z.ZodUndefined, Query extends z.ZodType = typeof noQuery>(
  definition: Definition<Body, Query>,
): AdminRoute {
  return { status: 200, query: noQuery, ...definition };
}

/** The parameter of a path, which the router has filled. */
export function param(params: Record<string, string>, name: string): string {
  const value = params[name];
  if (value === undefined) throw new Error(`the path has no parameter ${name}`);
  return value;
}
