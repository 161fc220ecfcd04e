import type { Route } from '@blazon/contracts';
import { Body, Header, HttpCode, Query, RequestMapping, RequestMethod } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';
import type { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route that the handler implements. */
    contract?: HandledRoute;
  }
}

/** The part of a contract that its handler needs. */
export type HandledRoute = Omit<Route, 'response'>;

interface Slot {
  index: number;
  pipes: [];
}

/**
 * Binds a handler to the contract that it implements: method, path and status are the contract's, and so are the schemas of what the
 * handler takes by `@Body()` and `@Query()`. A query is checked even where the handler takes none: a mistyped one must not pass.
 */
export function Implements(contract: HandledRoute): MethodDecorator {
  return (target, key, descriptor) => {
    const slots = (Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, key) ?? {}) as Record<string, Slot>;
    const bind = (decorator: typeof Body | typeof Query, type: RouteParamtypes, schema: z.ZodType | undefined) => {
      if (schema === undefined) return;
      const slot = Object.entries(slots).find(([name]) => name.startsWith(`${type}:`))?.[1];
      decorator({ schema, pipes: slot?.pipes ?? [] })(target, key, slot?.index ?? Object.keys(slots).length);
    };
    bind(Body, RouteParamtypes.BODY, contract.body);
    bind(Query, RouteParamtypes.QUERY, contract.query);
    RequestMapping({ method: RequestMethod[contract.method], path: contract.path })(target, key, descriptor);
    HttpCode(contract.status ?? 200)(target, key, descriptor);
    Header('content-type', 'application/json; charset=utf-8')(target, key, descriptor);
    RouteFacts({ contract })(target, key, descriptor);
  };
}

/** Adds to what the hooks of the adapter, which run before a handler is chosen, find in the config of a route. */
export function RouteFacts(facts: FastifyContextConfig): MethodDecorator {
  return (target, key, descriptor) => {
    const known = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object) as FastifyContextConfig | undefined;
    RouteConfig({ ...known, ...facts })(target, key, descriptor);
  };
}
