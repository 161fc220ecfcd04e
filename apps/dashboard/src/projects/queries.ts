import { settingsApi, studioApi } from '@blazon/contracts/dashboard';
import { infiniteQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client';
import { usePlace } from '../shell/place';

/** The parameters of calls about a project of the present environment. */
export function useProjectParams(projectId: string) {
  const { workspace, environment } = usePlace();
  return { workspace_id: workspace.id, environment, project_id: projectId };
}

/** The projects of an environment, page by page, newest first; all of them, or those with a text in their name. */
export function projectsQuery(params: { workspace_id: string; environment: string }, search: string) {
  return infiniteQueryOptions({
    queryKey: ['projects', params, search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(studioApi.listProjects, {
        params,
        query: { limit: '24', ...(pageParam !== undefined && { starting_after: pageParam }), ...(search !== '' && { search }) },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
}

export function useProject(projectId: string) {
  const params = useProjectParams(projectId);
  return useQuery({ queryKey: ['project', params], queryFn: ({ signal }) => call(studioApi.readProject, { params, signal }) });
}

export function useGraph(projectId: string) {
  const params = useProjectParams(projectId);
  return useQuery({ queryKey: ['graph', params], queryFn: ({ signal }) => call(studioApi.graph, { params, signal }) });
}

/** The latest jobs of a project, for what is under way and what has failed. */
export function useJobs(projectId: string) {
  const params = useProjectParams(projectId);
  return useQuery({
    queryKey: ['jobs', params],
    queryFn: ({ signal }) => call(studioApi.listJobs, { params, query: { limit: '20' }, signal }),
    // Events move the list at once; asking again covers one that was missed.
    refetchInterval: (query) => (query.state.data?.data.some(isUnderWay) ? 3_000 : false),
  });
}

export function isUnderWay({ status }: { status: string }): boolean {
  return status === 'queued' || status === 'processing';
}

export function useNode(projectId: string, memoryId: string) {
  const params = { ...useProjectParams(projectId), memory_id: memoryId };
  return useQuery({
    queryKey: ['node', params],
    staleTime: Infinity,
    queryFn: ({ signal }) => call(studioApi.readNode, { params, signal }),
  });
}

export function useTimeline(projectId: string, jobId: string) {
  const params = { ...useProjectParams(projectId), job_id: jobId };
  return useQuery({ queryKey: ['timeline', params], queryFn: ({ signal }) => call(studioApi.readJob, { params, signal }) });
}

/** The webhook attempts of a job; live events say when to ask again. */
export function useJobDeliveries(jobId: string) {
  const params = { workspace_id: usePlace().workspace.id };
  return useQuery({
    queryKey: ['deliveries', params, { jobId }],
    queryFn: ({ signal }) => call(settingsApi.listDeliveries, { params, query: { job_id: jobId }, signal }),
  });
}

export interface Wish {
  prompt: string;
  memory_id?: string;
  variations: number;
}

export function useGenerate(projectId: string) {
  const params = useProjectParams(projectId);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Wish) => call(studioApi.generate, { params, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['jobs', params] }),
  });
}
