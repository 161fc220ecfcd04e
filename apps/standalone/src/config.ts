import { resolve } from 'node:path';
import { port } from '@blazon/platform';
import { z } from 'zod';

/** The variables of one machine; other variables of the services pass through to them. */
export const standaloneConfig = z.object({
  BLAZON_DATA_DIR: z
    .string()
    .default('.blazon')
    .transform((path) => resolve(path))
    .describe('where everything is kept'),
  BLAZON_LIVE_PORT: port.default(8443).describe('HTTPS port of the live host; 0 = any free port'),
  BLAZON_SANDBOX_PORT: port.default(8444).describe('HTTPS port of the sandbox host'),
  BLAZON_HTTP_PORT: port.default(8080).describe('plain HTTP, which only says that HTTPS is required'),
  BLAZON_ADMIN_PORT: port.default(8445).describe('port of the Admin API'),
  BLAZON_DASHBOARD_PORT: port.default(8446).describe('port of the dashboard'),
  BLAZON_DEMO: z.stringbool().default(true).describe('whether the first start fills the demo workspace with something to look at'),
  BLAZON_WEBHOOK_DELAYS: z
    .string()
    .regex(/^\d+(,\d+)*$/, 'must be seconds separated by commas, as 60,300,1800')
    .default('60,300,1800')
    .describe('seconds between webhook attempts'),
  // Unlike elsewhere an empty value means something here: no address at all. It is read before empty variables are dropped.
  BLAZON_JOB_WINDOW_SECONDS: z.coerce.number().int().min(1).default(60).describe('longest time a job may take'),
  EVENT_LOG_PARTITIONS: z.coerce.number().int().min(1).default(3).describe('partitions of each topic, fixed by the first start'),
  KAFKA_BROKERS: z.string().optional().describe('npm run start:kafka only: brokers to use instead of starting one'),
  LOG_LEVEL: z.string().default('warn'),
});
export type StandaloneConfig = z.output<typeof standaloneConfig>;

/** By default deliveries may reach this machine; set but empty means no exception at all. */
export function webhookAllowCidrs(variables: NodeJS.ProcessEnv): string {
  return variables.BLAZON_WEBHOOK_ALLOW_CIDRS ?? '127.0.0.0/8,::1/128';
}
