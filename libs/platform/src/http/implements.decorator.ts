import type { Route } from '@blazon/contracts';
import { Body, Header, HttpCode, Query, RequestMapping, RequestMethod } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import type { z } from 'zod';

interface Slot {
  index: number;
  pipes: [];
}

/**
 * Binds a handler to the contract that it implements: method, path and status are the contract's, and so are the schemas of what the
 * handler takes by `@Body()` and `@Query()`. A query is checked even where the handler takes none: a mistyped one must not pass.
 */
export function Implements(contract: Route): MethodDecorator {
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
  };
}
