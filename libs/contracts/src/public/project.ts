import { z } from 'zod';
import { labelText, omittable, optional, text } from '../text.js';
import { listOf } from './pagination.js';

export const Project = z.object({
  id: z.string(),
  object: z.literal('project'),
  name: z.string(),
  description: z.string().nullable(),
  created_at: z.int(),
});
export type Project = z.infer<typeof Project>;

export const ProjectList = listOf(Project);

const name = labelText(200);
const description = text(500);

export const CreateProject = z.strictObject({ name, description: optional(description) });
export type CreateProject = z.infer<typeof CreateProject>;

export const UpdateProject = z
  .strictObject({ name: omittable(name), description: description.nullable().optional() })
  .superRefine((body, context) => {
    if (Object.keys(body).length === 0) {
      context.addIssue({
        code: 'custom',
        path: ['name'],
        message: 'give at least one of name and description',
        params: { code: 'invalid_param' },
      });
    }
  })
  .meta({ minProperties: 1 });
export type UpdateProject = z.infer<typeof UpdateProject>;

export const DeletedProject = z.object({ id: z.string(), object: z.literal('project'), deleted: z.literal(true) });
export type DeletedProject = z.infer<typeof DeletedProject>;
