import type { z } from 'zod';

/** One call of a service's internal HTTP API, shared by the controller that answers it and the client that makes it. */
export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  /** Path with `:parameters`, which a client fills and encodes. */
  path: string;
  /** Of success; 200 where nothing else is said. */
  status?: number;
  body?: z.ZodType;
  query?: z.ZodType;
  response: z.ZodType;
  /** The body is a list of questions that met; the answer has a line of JSON for each, in their order: what was asked for, or a refusal. */
  together?: true;
  /** Asking twice is the same as asking once, since the caller has minted the id, or nothing is changed: as every GET. */
  repeatable?: true;
}

/** Checks a route definition and keeps the precise types of its schemas. */
export function route<R extends Route>(definition: R): R {
  return definition;
}

/** Path prefix of everything that belongs to one tenant. */
export const tenantPath = '/workspaces/:workspace_id/:environment';
