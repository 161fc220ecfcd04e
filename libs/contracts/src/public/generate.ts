import { z } from 'zod';
import { webhookUrlPattern } from '../patterns.js';
import { optional, text } from '../text.js';
import { maxWebhookUrlLength } from '../webhook-url/webhook-url.js';
import { Prompt } from './prompt.js';

/**
 * Body of a generate call. Ids may be any string: one that names nothing is not found, whatever its shape. Where webhooks may be sent
 * is a matter of configuration: see `webhookUrl`.
 */
export const GenerateBrand = z.strictObject({
  project_id: z.string(),
  prompt: Prompt,
  webhook_url: optional(text(maxWebhookUrlLength).meta({ maxLength: maxWebhookUrlLength, pattern: webhookUrlPattern })),
  memory_id: optional(z.string()),
});
export type GenerateBrand = z.output<typeof GenerateBrand>;
