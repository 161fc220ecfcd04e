/** The top-level container; every generated asset and memory node belongs to one. */
export interface Project {
  id: string;
  object: 'project';
  name: string;
  description: string | null;
  /** Unix seconds. */
  created_at: number;
}

/** What deleting a project answers. */
export interface DeletedProject {
  id: string;
  object: 'project';
  deleted: true;
}

/** A generation that was accepted. Its result comes by webhook only. */
export interface Job {
  object: 'job';
  id: string;
  project_id: string;
  status: 'queued' | 'processing' | 'succeeded' | 'failed';
  created_at: number;
}

/** A finished brand; its assets came by webhook. */
export interface Brand {
  id: string;
  object: 'brand';
  project_id: string;
  job_id: string;
  memory_id: string;
  created_at: number;
}

/** The memory of one generation, which a later one can refine. */
export interface MemoryNode {
  id: string;
  object: 'memory_node';
  prompt: string;
  parent_id: string | null;
  created_at: number;
}

/** What a successful generation made. */
export interface BrandAssets {
  logo_svg: string;
  logo_svg_dark: string;
  primary_color: string;
  secondary_color: string;
  font_family: string;
  font_weight_heading: string;
  font_weight_body: string;
}

interface WebhookEnvelope<Type extends string, Data> {
  /** The same in every attempt: remember it to process each event once. */
  event_id: string;
  type: Type;
  created_at: number;
  data: Data;
}

/** How a prompt was understood: the brief read back as a sentence, and what became of every clause. */
export interface Interpretation {
  summary: string;
  clauses: {
    /** The words of the prompt. */
    text: string;
    outcome: 'applied' | 'kept' | 'not_applied';
    /** A sentence, or null where there is nothing to say. */
    reason: string | null;
  }[];
}

/** All assets were compiled. `interpretation` is absent for jobs from before the report. */
export type GenerationSucceeded = WebhookEnvelope<
  'generation.success',
  { job_id: string; project_id: string; memory_id: string; assets: BrandAssets; interpretation?: Interpretation }
>;

/** The generation ended in an error after all internal retries. */
export type GenerationFailed = WebhookEnvelope<
  'generation.failed',
  { job_id: string; project_id: string; error: { code: string; message: string } }
>;

/** Any event that a webhook endpoint receives. */
export type WebhookEvent = GenerationSucceeded | GenerationFailed;
