import type { IdPrefix } from '@blazon/kernel';
import { Implements, RouteFacts } from '@blazon/platform';
import { applyDecorators, SetMetadata, type Type, UseInterceptors } from '@nestjs/common';
import { z } from 'zod';
import type { Category } from '../domain/plan.js';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.js';

/** The text of an operation in the API reference, beside its schemas; the examples are real and tested. */
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

/** The contract of one operation of the public API: route, checks and reference are all made from it. */
export interface OperationContract {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:parameters`. */
  path: string;
  category: Category;
  status: number;
  body?: z.ZodType;
  query: z.ZodType;
  response: z.ZodType;
  /** The kind of resource that the call makes: it takes an `Idempotency-Key`. */
  creates?: IdPrefix;
  reference: Reference;
}

type Definition = Omit<OperationContract, 'category' | 'status' | 'query'> &
  Partial<Pick<OperationContract, 'category' | 'status' | 'query'>>;

/** Defines an operation; most are of the standard category, answer 200 and take no query. */
export function operation(definition: Definition): OperationContract {
  return { category: 'standard', status: 200, query: z.strictObject({}), ...definition };
}

const OPERATION = Symbol('operation');

/** Binds a handler to the operation that it implements: one object decides how it is served, checked, counted, repeated and documented. */
export function Operation(contract: OperationContract): MethodDecorator {
  const { category, creates } = contract;
  return applyDecorators(
    SetMetadata(OPERATION, contract),
    Implements(contract),
    RouteFacts({ category, ...(creates && { creates }) }),
    ...(creates ? [UseInterceptors(IdempotencyInterceptor)] : []),
  );
}

/** The operations that these controllers implement, in their order. */
export function operationsOf(controllers: readonly Type<object>[]): OperationContract[] {
  return controllers
    .flatMap((controller) => Object.values(Object.getOwnPropertyDescriptors(controller.prototype as object)))
    .map(({ value }): unknown => (typeof value === 'function' ? Reflect.getMetadata(OPERATION, value as object) : undefined))
    .filter((contract): contract is OperationContract => contract !== undefined);
}
