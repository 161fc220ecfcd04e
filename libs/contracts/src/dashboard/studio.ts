import { z } from 'zod';
import { BrandOfNode, JobTimeline, ProjectJob } from '../internal/generation.js';
import { MemoryGraph } from '../internal/memory-graph.js';
import { route } from '../internal/route.js';
import { Job } from '../public/job.js';
import { listOf, pageQuery } from '../public/pagination.js';
import { Prompt } from '../public/prompt.js';
import { CreateProject, DeletedProject, Project, ProjectList, UpdateProject } from '../public/project.js';
import { text } from '../text.js';

const tenant = '/api/workspaces/:workspace_id/:environment';
const project = `${tenant}/projects/:project_id`;

export { type BrandOfNode, type ProjectJob } from '../internal/generation.js';

/** How many variations one call may ask for. */
export const maxVariations = 6;

/** The files of a node: `<name>` of `…/nodes/:memory_id/files/<name>`. */
export const brandFiles = [
  'logo.svg',
  'logo-dark.svg',
  'logo-512.png',
  'logo-1024.png',
  'logo-2048.png',
  'favicon.svg',
  'favicon-16.png',
  'favicon-32.png',
  'favicon-180.png',
  'app-icon-512.png',
  'palette.css',
  'palette.json',
  'fonts.zip',
  'sheet.html',
  'guidelines.html',
  'guidelines.pdf',
  'brand.zip',
] as const;
export type BrandFile = (typeof brandFiles)[number];

/** A step of a job or of the delivery of its result, as it happens; the events of `…/live`. */
export const LiveEvent = z.object({
  type: z.enum(['job', 'delivery']),
  project_id: z.string(),
  job_id: z.string(),
  step: z
    .enum(['queued', 'processing', 'attempt_failed', 'succeeded', 'failed', 'delivered', 'undeliverable'])
    .describe('`attempt_failed` of a delivery is a webhook attempt that is tried again'),
  at: z.int().describe('Unix milliseconds'),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

export const studioApi = {
  listProjects: route({
    method: 'GET',
    path: `${tenant}/projects`,
    query: pageQuery('proj').extend({ search: text(200).optional() }),
    response: ProjectList,
  }),
  createProject: route({ method: 'POST', path: `${tenant}/projects`, status: 201, body: CreateProject, response: Project }),
  readProject: route({ method: 'GET', path: project, response: Project }),
  updateProject: route({ method: 'PATCH', path: project, body: UpdateProject, response: Project }),
  deleteProject: route({ method: 'DELETE', path: project, response: DeletedProject }),

  graph: route({ method: 'GET', path: `${project}/graph`, response: MemoryGraph }),
  listJobs: route({ method: 'GET', path: `${project}/jobs`, query: pageQuery('job'), response: listOf(ProjectJob) }),
  readJob: route({ method: 'GET', path: `${project}/jobs/:job_id`, response: JobTimeline }),
  readNode: route({ method: 'GET', path: `${project}/nodes/:memory_id`, response: BrandOfNode }),
  /** One job for each variation; `memory_id` makes them refinements of that node. */
  generate: route({
    method: 'POST',
    path: `${project}/generate`,
    status: 202,
    body: z.strictObject({
      prompt: Prompt,
      memory_id: z.string().optional(),
      variations: z.int().min(1).max(maxVariations).default(1),
    }),
    response: z.object({ jobs: z.array(Job) }),
  }),
};

/** Server-sent events of one environment: `event: live`, `data:` a LiveEvent. A client that connects again reads what it shows anew. */
export const livePath = `${tenant}/live`;
/** A file of a node; `download=1` in the query makes it an attachment. */
export const brandFilePath = `${project}/nodes/:memory_id/files/:file`;
