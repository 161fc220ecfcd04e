import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isRefusal } from './client';

/** The cache of everything that was read from the API. */
export const queries: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Somebody else has deleted what is on the page, or the session is over: the page finds out what is left.
    onError: (error) => {
      if (isRefusal(error) && (error.status === 404 || error.status === 401)) void queries.invalidateQueries();
    },
  }),
  // Blazon may run on this machine: a browser without a network still reaches it, and a call that fails says so at once.
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 5_000,
      // A refusal would be repeated; only outages are worth a retry.
      retry: (failures, error) => failures < 2 && !isRefusal(error),
    },
    mutations: { networkMode: 'always' },
  },
});
