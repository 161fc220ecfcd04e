import type { Brand, Job, List, MemoryNode, Project } from '@blazon/contracts';

/** Resources as the reference shows them. */
export const projectExample: Project = {
  id: 'proj_01k9x3c6txf2frtqk0q6m4s2vd',
  object: 'project',
  name: 'Morgenrot',
  description: 'Rebranding of the roastery, spring season',
  created_at: 1_763_032_800,
};

export const jobExample: Job = {
  id: 'job_01k9x3d0mzfd3bkxg7hv8e1c4n',
  object: 'job',
  project_id: projectExample.id,
  status: 'queued',
  created_at: 1_763_032_826,
};

export const memoryNodeExample: MemoryNode = {
  id: 'mem_01k9x3d6rwe9ht3gh8kz5x7a2p',
  object: 'memory_node',
  prompt: 'A calm, confident coffee roastery called Morgenrot',
  parent_id: null,
  created_at: 1_763_032_832,
};

export const brandExample: Brand = {
  id: 'brand_01k9x3d6rte2ps4d6n0r9q8w1y',
  object: 'brand',
  project_id: projectExample.id,
  job_id: jobExample.id,
  memory_id: memoryNodeExample.id,
  created_at: 1_763_032_832,
};

export function pageOf<T>(item: T): List<T> {
  return { object: 'list', data: [item], has_more: false, next_cursor: null };
}
