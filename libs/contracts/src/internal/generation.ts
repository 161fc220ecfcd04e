import { z } from 'zod';
import { Assets, Brand, BrandList } from '../public/brand.js';
import { Interpretation } from '../public/interpretation.js';
import { Job } from '../public/job.js';
import { listOf } from '../public/pagination.js';
import { Tenant } from '../tenant.js';
import { InternalPageQuery } from './page.js';
import { route, tenantPath } from './route.js';

/** How many jobs one call may carry: with the longest prompts and URLs, escaped, they are just below the 4 MiB that a body may have. */
export const jobsTogether = 256;

/**
 * A job that is asked for. The caller mints the id, so that a repeated call after a crash finds the job it already made; it brings the
 * trace that the job belongs to, since the call that carries many has another.
 */
export const EnqueueJob = z.object({
  ...Tenant.shape,
  job_id: z.string(),
  project_id: z.string(),
  prompt: z.string(),
  webhook_url: z.string().nullable(),
  memory_id: z.string().nullable(),
  trace: z.record(z.string(), z.string()),
});
export type EnqueueJob = z.infer<typeof EnqueueJob>;

/** A brand with what was drawn, for the dashboard. */
export const BrandDetail = Brand.extend({ prompt: z.string(), parent_memory_id: z.string().nullable(), assets: Assets });
export type BrandDetail = z.infer<typeof BrandDetail>;

/** A job with its history from the log, oldest first; assets and style are left out. `at` is Unix seconds, `at_ms` says it finer. */
export const JobTimeline = Job.extend(Tenant.shape).extend({
  events: z.array(z.looseObject({ type: z.string(), version: z.int(), at: z.int(), at_ms: z.int() })),
});
export type JobTimeline = z.infer<typeof JobTimeline>;

/** A job of a project with its end, for a list of what is going on. */
export const ProjectJob = Job.extend({
  prompt: z.string(),
  parent_memory_id: z.string().nullable(),
  memory_id: z.string().nullable().describe('the node that it made'),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type ProjectJob = z.infer<typeof ProjectJob>;

/** A memory node with everything that was made for it. */
export const BrandOfNode = z.object({
  memory_id: z.string(),
  brand_id: z.string(),
  job_id: z.string(),
  project_id: z.string(),
  parent_memory_id: z.string().nullable(),
  prompt: z.string(),
  created_at: z.int(),
  assets: Assets,
  interpretation: Interpretation.nullable().describe('how the prompt was understood; null for nodes that are older than the report'),
});
export type BrandOfNode = z.infer<typeof BrandOfNode>;

const projectPath = `${tenantPath}/projects/:project_id`;

export const generationApi = {
  /**
   * A job waits until generation has heard of whatever the log knew of its project, and of its node, when it was asked. Generation may
   * still know a project that is deleted: ask the owner of projects first.
   */
  enqueue: route({
    method: 'POST',
    path: '/jobs',
    body: z.array(EnqueueJob).max(jobsTogether),
    response: Job,
    together: true,
    repeatable: true,
  }),
  listBrands: route({
    method: 'GET',
    path: `${tenantPath}/brands`,
    query: InternalPageQuery.extend({ project_id: z.string().optional() }),
    response: BrandList,
  }),
  listJobs: route({ method: 'GET', path: `${projectPath}/jobs`, query: InternalPageQuery, response: listOf(ProjectJob) }),
  readJob: route({ method: 'GET', path: `${projectPath}/jobs/:job_id`, response: JobTimeline }),
  readNode: route({ method: 'GET', path: `${projectPath}/nodes/:memory_id`, response: BrandOfNode }),
  /** The bytes of a file, as they are downloaded. */
  readFile: route({ method: 'GET', path: `${projectPath}/nodes/:memory_id/files/:file`, response: z.unknown() }),
  readBrand: route({ method: 'GET', path: `${tenantPath}/brands/:brand_id`, response: BrandDetail }),
  /** For operators, who know a job by its id alone: no tenant in the path. */
  timeline: route({ method: 'GET', path: '/jobs/:job_id/timeline', response: JobTimeline }),
};
