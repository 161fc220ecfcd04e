import { z } from 'zod';
import { route } from '../internal/route.js';
import { listOf } from '../public/pagination.js';

/** A webhook in the built-in inbox of one machine, byte for byte. */
export const ReceivedEvent = z.object({
  id: z.string().describe('the event id'),
  object: z.literal('received_event'),
  received_at: z.int().describe('Unix milliseconds'),
  attempts: z.int().describe('how often it came'),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
export type ReceivedEvent = z.infer<typeof ReceivedEvent>;

/** Newest first, the last hundred of all workspaces. */
export const ReceivedEvents = listOf(ReceivedEvent).extend({ url: z.string().describe('the webhook URL that leads here') });
export type ReceivedEvents = z.infer<typeof ReceivedEvents>;

/** The webhooks of a workspace in the inbox, which exists only where `npm start` runs Blazon on one machine. */
export const inboxApi = {
  readInbox: route({ method: 'GET', path: '/api/workspaces/:workspace_id/inbox', response: ReceivedEvents }),
};
