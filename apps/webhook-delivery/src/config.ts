import { hostname } from 'node:os';
import { parseAddressRanges, parsePorts, type WebhookRules } from '@blazon/contracts';
import { secret, serviceConfig } from '@blazon/platform';
import { z } from 'zod';
import { parseSealingKeys } from './secrets/secret-box.js';

/** The parsed form of a text, whose parser says what is wrong with it. */
function parsed<T>(parse: (text: string) => T) {
  return z.string().transform((text, context) => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });
}

const positive = z.coerce.number().int().min(1);

/** Every variable that the service reads. */
export const webhookDeliveryConfig = serviceConfig.extend({
  BLAZON_WEBHOOK_DELAYS: z
    .string()
    .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?)*$/, 'must be seconds separated by commas, as 60,300,1800')
    .default('60,300,1800')
    .describe('seconds between attempts; each wait begins when the attempt before has failed'),
  BLAZON_WEBHOOK_ALLOW_CIDRS: parsed(parseAddressRanges)
    .default([])
    .describe('comma-separated CIDR blocks that may be reached although they are not public'),
  BLAZON_WEBHOOK_ALLOW_PORTS: parsed(parsePorts).default([]).describe('comma-separated ports, the only ones that may be reached'),
  BLAZON_WEBHOOK_EXTRA_CA: z
    .string()
    .optional()
    .describe('PEM file of authorities that receivers’ certificates may come from besides the system’s'),
  WEBHOOK_SEALING_KEYS: secret(parsed(parseSealingKeys)).describe(
    'keys that seal webhook secrets, as `id:base64 of 32 bytes`, comma-separated; the first one seals, all of them open',
  ),
  WEBHOOK_IN_FLIGHT: positive.default(512).describe('attempts that one replica makes at once'),
  WEBHOOK_IN_FLIGHT_PER_HOST: positive.default(32).describe('of these, attempts to one host'),
  WEBHOOK_CONNECTS_PER_HOST: positive.default(8).describe('connections to one host that are opened at once'),
  WEBHOOK_LEASE_MS: z.coerce
    .number()
    .int()
    .min(6_500, 'must leave room for an attempt, which takes up to 5 seconds: at least 6500')
    .default(15_000)
    .describe('how long a replica that died keeps the attempts it had begun'),
  WEBHOOK_HISTORY_DAYS: positive.default(30).describe('how long ended deliveries and their attempts are kept'),
  REPLICA_NAME: z
    .string()
    .default(() => `${hostname()}/${process.pid}`)
    .describe('how this replica signs what it works on'),
});
export type WebhookDeliveryConfig = z.output<typeof webhookDeliveryConfig>;

/** Where webhooks may be sent. */
export function rulesOf({ BLAZON_WEBHOOK_ALLOW_CIDRS: addresses, BLAZON_WEBHOOK_ALLOW_PORTS: ports }: WebhookDeliveryConfig): WebhookRules {
  return { addresses, ports };
}

/** The waits between attempts, in milliseconds. */
export function delaysOf(config: WebhookDeliveryConfig): number[] {
  return config.BLAZON_WEBHOOK_DELAYS.split(',').map((seconds) => Number(seconds) * 1_000);
}
