import type { Tenant } from '@blazon/contracts';
import type { IdPrefix } from '@blazon/kernel';
import { z } from 'zod';
import type { Category } from '../../domain/plan.js';

/** A checked call of an endpoint. */
export interface Call<Body, Query> {
  tenant: Tenant;
  requestId: string;
  /** Parameters of the path, as sent. */
  params: Record<string, string>;
  body: Body;
  query: Query;
  /** The id of the resource that the call creates; an idempotency key fixes it, so that a repeated run makes the same one. */
  newId: string;
}

/** What the reference says of an endpoint beyond its schemas. */
export interface EndpointReference {
  operationId: string;
  tag: 'Projects' | 'Brands' | 'Memory';
  summary: string;
  description: string;
  response: z.ZodType;
  errors: readonly number[];
}

/** One operation of the public API: router, checks and reference are all made from it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:parameters`. */
  path: string;
  category: Category;
  status: number;
  body?: z.ZodType;
  query: z.ZodType;
  /** The kind of id that a POST mints. */
  creates?: IdPrefix;
  /** The existing project that a POST is about: its deletion takes the stored result along. */
  projectOf?(call: Call<never, never>): string;
  reference: EndpointReference;
  /** Returns the bytes of the answer: the owner of a resource writes its JSON, the gateway passes it on. */
  handle(call: Call<never, never>): Promise<Buffer>;
}

interface Definition<Body extends z.ZodType, Query extends z.ZodType> extends Omit<
  Endpoint,
  'category' | 'body' | 'query' | 'projectOf' | 'handle'
> {
  category?: Category;
  body?: Body;
  query?: Query;
  projectOf?(call: Call<z.output<Body>, z.output<Query>>): string;
  handle(call: Call<z.output<Body>, z.output<Query>>): Promise<Buffer>;
}

const noQuery = z.strictObject({});

/** Defines an endpoint, with the types of its body and query known to its handler. */
export function endpoint<Body extends z.ZodType = z.ZodUndefined, Query extends z.ZodType = typeof noQuery>(
  definition: Definition<Body, Query>,
): Endpoint {
  return { category: 'standard', query: noQuery, ...definition };
}
