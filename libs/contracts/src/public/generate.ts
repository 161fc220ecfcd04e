import { z } from 'zod';
import { nonBlankText, optional } from '../text.js';
import type { WebhookRules } from '../webhook-url/webhook-rules.js';
import { webhookUrl } from '../webhook-url/webhook-url.js';

export const maxPromptLength = 2_000;

/** Body of a generate call. Ids may be any string: one that names nothing is not found, whatever its shape. */
export function generateBrand(webhooks: WebhookRules) {
  return z.strictObject({
    project_id: z.string(),
    prompt: nonBlankText(maxPromptLength),
    webhook_url: optional(webhookUrl(webhooks)),
    memory_id: optional(z.string()),
  });
}
export type GenerateBrand = z.infer<ReturnType<typeof generateBrand>>;
