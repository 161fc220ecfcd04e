import type { Route } from '@blazon/contracts';
import type { z } from 'zod';

type Body<R extends Route> = R extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : { body?: undefined };
type Query<R extends Route> = R extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : { query?: undefined };

export type CallOptions<R extends Route> = Body<R> & Query<R> & { params?: Record<string, string>; signal?: AbortSignal };
export type Answer<R extends Route> = z.output<R['response']>;

/** A refusal of the API, in its own words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly param: string | undefined,
    readonly requestId: string | undefined,
  ) {
    super(message);
  }
}

/** Whether the API has decided: the same call would be refused again. Everything else is an outage. */
export function isRefusal(error: Error): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** A path of a contract with its `:parameters` filled in. */
export function fill(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The parts of a call as they travel, whatever its contract. */
interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  signal?: AbortSignal;
}

interface ErrorBody {
  error?: { code: string; message: string; param?: string; request_id?: string };
}

/** Makes one call of the dashboard's API. The cookie of the session travels by itself. */
export async function call<R extends Route>(route: R, options: CallOptions<R>): Promise<Answer<R>> {
  const { params, query = {}, body, signal } = options as unknown as Parts;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  const response = await fetch(`${fill(route.path, params)}${search === '' ? '' : `?${search}`}`, {
    method: route.method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'unreachable', 'Blazon cannot be reached. Check that it runs, then try again.', undefined, undefined);
  });
  const answer = (await response.json().catch(() => null)) as (Answer<R> & ErrorBody) | null;
  if (response.ok && answer !== null) return answer;
  const { code = 'internal_error', message = 'Something went wrong. Try again in a moment.', param, request_id } = answer?.error ?? {};
  throw new ApiError(response.status, code, message, param, request_id);
}
