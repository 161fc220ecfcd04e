import type { components, operations } from './openapi.js';

type Schemas = components['schemas'];
type BodyOf<Operation extends { requestBody: { content: { 'application/json': object } } }> =
  Operation['requestBody']['content']['application/json'];

/** The top-level container; every generated asset and memory node belongs to one. */
export type Project = Schemas['Project'];
/** The response to the deletion of a project. */
export type DeletedProject = Schemas['DeletedProject'];
/** A generation that was accepted. Its result comes by webhook only. */
export type Job = Schemas['Job'];
/** A finished brand; its assets came by webhook. */
export type Brand = Schemas['Brand'];
/** The memory of one generation, which a later one can refine. */
export type MemoryNode = Schemas['MemoryNode'];

export type CreateProjectParams = BodyOf<operations['createProject']>;
export type UpdateProjectParams = BodyOf<operations['updateProject']>;
export type GenerateParams = BodyOf<operations['generateBrand']>;

/** Any event that a webhook endpoint receives. Its `event_id` is the same in every attempt: remember it to process each event once. */
export type WebhookEvent = Schemas['WebhookEvent'];
/** All assets were compiled. */
export type GenerationSucceeded = Extract<WebhookEvent, { type: 'generation.success' }>;
/** The generation ended in an error after all internal retries. */
export type GenerationFailed = Extract<WebhookEvent, { type: 'generation.failed' }>;
/** The result of a successful generation. */
export type BrandAssets = GenerationSucceeded['data']['assets'];
/** How a prompt was understood: the brief read back as a sentence, and what became of every clause. */
export type Interpretation = NonNullable<GenerationSucceeded['data']['interpretation']>;
