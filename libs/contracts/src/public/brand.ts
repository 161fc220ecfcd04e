import { z } from 'zod';
import { listOf } from './pagination.js';

/** A brand in lists; its assets travel by webhook only. */
export const Brand = z.object({
  id: z.string(),
  object: z.literal('brand'),
  project_id: z.string(),
  job_id: z.string(),
  memory_id: z.string(),
  created_at: z.int(),
});
export type Brand = z.infer<typeof Brand>;

export const BrandList = listOf(Brand);

/** The assets of a success: always all seven. */
export const Assets = z.object({
  logo_svg: z.string(),
  logo_svg_dark: z.string(),
  primary_color: z.string(),
  secondary_color: z.string(),
  font_family: z.string(),
  font_weight_heading: z.string(),
  font_weight_body: z.string(),
});
export type Assets = z.infer<typeof Assets>;
