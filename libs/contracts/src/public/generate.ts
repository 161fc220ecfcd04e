import { z } from 'zod';
import { optional } from '../text.js';
import type { WebhookRules } from '../webhook-url/webhook-rules.js';
import { webhookUrl } from '../webhook-url/webhook-url.js';
import { Prompt } from './prompt.js';

/** Body of a generate call. Ids may be any string: one that names nothing is not found, whatever its shape. */
export function generateBrand(webhooks: WebhookRules) {
  return z.strictObject({
    project_id: z.string(),
    prompt: Prompt,
    webhook_url: optional(webhookUrl(webhooks)),
    memory_id: optional(z.string()),
  });
}
export type GenerateBrand = z.infer<ReturnType<typeof generateBrand>>;
