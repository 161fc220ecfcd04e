import type { IdPrefix } from '@blazon/kernel';
import { z } from 'zod';
import type { Category } from '../../domain/plan.js';

/** What the reference says of an operation beyond its schemas; the examples are real and tested. */
export interface Reference {
  id: string;
  tag: 'Projects' | 'Brands' | 'Memory';
  summary: string;
  description: string;
  /** Statuses of the failures that are particular to the operation. */
  errors: readonly number[];
  requestExample?: object;
  responseExample: object;
}

/** The contract of one operation of the public API: router, checks and reference are all made from it. */
export interface Operation<Body extends z.ZodType = z.ZodType, Query extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:parameters`. */
  path: string;
  category: Category;
  status: number;
  body?: Body;
  query: Query;
  response: z.ZodType;
  /** The kind of id that a POST mints. */
  creates?: IdPrefix;
  reference: Reference;
}

type Definition<Body extends z.ZodType, Query extends z.ZodType> = Omit<Operation<Body, Query>, 'category' | 'status' | 'query'> &
  Partial<Pick<Operation<Body, Query>, 'category' | 'status' | 'query'>>;

const noQuery = z.strictObject({});

/** Defines an operation; most are of the standard category, answer 200 and take no query. */
export function operation<Body extends z.ZodType = z.ZodUndefined, Query extends z.ZodType = typeof noQuery>(
  definition: Definition<Body, Query>,
): Operation<Body, Query> {
  // Where no query schema is given, `Query` is the type of `noQuery`.
  return { category: 'standard', status: 200, query: noQuery as unknown as Query, ...definition };
}
