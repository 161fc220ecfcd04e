import type { Tenant } from '@blazon/contracts';
import type { z } from 'zod';
import type { Operation } from './operation.js';

/** A checked call of an operation. */
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

/** An operation and who carries it out. */
export interface Endpoint {
  operation: Operation;
  /** The existing project that a POST is about: its deletion takes the stored result along. */
  projectOf?(call: Call<never, never>): string;
  /** Returns the bytes of the answer: the owner of a resource writes its JSON, the gateway passes it on. */
  handle(call: Call<never, never>): Promise<Buffer>;
}

interface Handlers<Body, Query> {
  projectOf?(call: Call<Body, Query>): string;
  handle(call: Call<Body, Query>): Promise<Buffer>;
}

/** Joins an operation with its handler, which gets the types that the operation's schemas make. */
export function endpoint<Body extends z.ZodType, Query extends z.ZodType>(
  operation: Operation<Body, Query>,
  handlers: Handlers<z.output<Body>, z.output<Query>>,
): Endpoint {
  return { operation, ...handlers };
}
