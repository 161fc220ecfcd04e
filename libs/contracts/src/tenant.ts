import { z } from 'zod';

export const environments = ['live', 'sandbox'] as const;
export const Environment = z.enum(environments);
export type Environment = z.infer<typeof Environment>;

/** Whose data a call or an event is about: data of two workspaces, or of two environments of one, never meet. */
export const Tenant = z.object({ workspace_id: z.string(), environment: Environment });
export type Tenant = z.infer<typeof Tenant>;
