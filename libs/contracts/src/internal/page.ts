import { z } from 'zod';

/** The page that one service asks another for; the gateway has checked the caller's cursor already. */
export const InternalPageQuery = z.object({ limit: z.coerce.number().int().min(1).max(100), starting_after: z.string().optional() });
