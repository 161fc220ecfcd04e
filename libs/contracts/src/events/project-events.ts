import { z } from 'zod';
import { Tenant } from '../tenant.js';

/** The whole project: compaction keeps only the last record of a key, so each one must stand alone. */
const ProjectSnapshot = Tenant.extend({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  created_at: z.int(),
});

/** Events of the topic `projects`. A deletion is a tombstone: no value, type and tenant in the headers. */
export const projectEvents = {
  'project.created': { version: 1, schema: ProjectSnapshot },
  'project.updated': { version: 1, schema: ProjectSnapshot },
} as const;
export type ProjectSnapshot = z.infer<typeof ProjectSnapshot>;

export const projectDeleted = 'project.deleted';
