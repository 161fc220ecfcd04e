import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client';

/** What was read of the API. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // What the API refuses it refuses again; only outages are worth another try.
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});
