import { sessionApi, type Session, type WorkspaceOfSession } from '@blazon/contracts/dashboard';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../api/client';

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<Session | null> => {
    try {
      return await call(sessionApi.read, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

export function useSession() {
  return useQuery(sessionQuery);
}

/** Puts another session in the place of the present one; nothing that the last person saw is kept. */
export function useSetSession(): (session: Session | null) => void {
  const queries = useQueryClient();
  return (session) => {
    queries.clear();
    queries.setQueryData(sessionQuery.queryKey, session);
  };
}

/** Where a workspace begins: those without live jobs in the sandbox. */
export function homeOf(workspace: WorkspaceOfSession): string {
  return `/${workspace.id}/${workspace.plan === 'free' ? 'sandbox' : 'live'}/projects`;
}
