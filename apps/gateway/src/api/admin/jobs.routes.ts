import { generationApi } from '@blazon/contracts';
import type { Services } from '../../services.js';
import { adminRoute, type AdminRoute } from './admin-route.js';

/** What happened to a job, from the log. */
export function jobRoutes({ generation }: Services): AdminRoute[] {
  return [
    adminRoute({
      method: 'GET',
      path: '/admin/jobs/:job_id',
      handle: ({ params, requestId }) => generation.call(generationApi.timeline, { params, requestId }),
    }),
  ];
}
