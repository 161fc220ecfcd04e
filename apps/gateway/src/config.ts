import { parseAddressRanges, parsePorts } from '@blazon/contracts';
import { port, serviceConfig, token } from '@blazon/platform';
import { z } from 'zod';

/** A text that this parser can read, which says what is wrong otherwise. */
const readBy = (parse: (text: string) => unknown) =>
  z.string().superRefine((value, context) => {
    try {
      parse(value);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
    }
  });
const addressRanges = readBy(parseAddressRanges);

const quota = z.coerce.number().int().min(0);

/** Every variable that the gateway reads. */
export const gatewayConfig = serviceConfig
  .extend({
    BLAZON_PUBLIC_HOST: z.string().default('127.0.0.1').describe('address the public listeners are bound to'),
    BLAZON_LIVE_PORT: port.default(8443).describe('port of the live host; 0 = any free port'),
    BLAZON_SANDBOX_PORT: port.default(8444).describe('port of the sandbox host; 0 = any free port'),
    BLAZON_HTTP_PORT: port
      .default(8080)
      .describe('port of plain HTTP, which answers `https_required` or serves a trusted proxy; 0 = any free port'),
    BLAZON_LIVE_HOSTS: z.string().default('').describe('comma-separated host names that mean live, on whichever port'),
    BLAZON_SANDBOX_HOSTS: z.string().default('').describe('comma-separated host names that mean sandbox, on whichever port'),
    BLAZON_TLS_CERT: z.string().optional().describe('PEM file of the certificate chain; unset = TLS ends at a trusted proxy in front'),
    BLAZON_TLS_KEY: z.string().optional().describe('PEM file of the private key'),
    BLAZON_TRUSTED_PROXIES: addressRanges
      .default('')
      .describe('comma-separated CIDR blocks whose `X-Forwarded-Proto` and `X-Forwarded-For` are believed'),
    BLAZON_ADMIN_PORT: port.default(8445).describe('port of the admin API; 0 = any free port'),
    BLAZON_ADMIN_TOKEN: token().optional().describe('token of the admin API; unset = no admin API'),
    BLAZON_ADMIN_TOKEN_ROTATING: token().optional().describe('a second one that is accepted while the token is rotated'),
    BLAZON_DASHBOARD_PORT: port.default(8446).describe('port of the dashboard; 0 = any free port'),
    BLAZON_DASHBOARD_HOSTS: z.string().default('').describe('comma-separated host names under which the dashboard is served; empty = any'),
    BLAZON_DASHBOARD_PLAIN_HTTP: z
      .stringbool()
      .default(false)
      .describe('serves the dashboard without TLS, under names of the loopback only: for one machine'),
    BLAZON_INBOX_URL: z.url().optional().describe('where the webhook inbox of one machine lists what it has received'),
    BLAZON_WEBHOOK_ALLOW_CIDRS: addressRanges.default('').describe('non-public addresses that a `webhook_url` may name all the same'),
    BLAZON_WEBHOOK_ALLOW_PORTS: readBy(parsePorts)
      .default('')
      .describe('comma-separated ports, the only ones that a `webhook_url` may name'),
    BLAZON_QUOTA_FREE: quota.default(0).describe('accepted live jobs a month on Free'),
    BLAZON_QUOTA_PRO: quota.default(1_000).describe('accepted live jobs a month on Pro'),
    BLAZON_QUOTA_AGENCY: quota.default(10_000).describe('accepted live jobs a month on Agency'),
    BLAZON_GITHUB_KEYS: z
      .string()
      .default('https://api.github.com/meta/public_keys/secret_scanning')
      .describe("file or URL of the public keys that sign GitHub's secret-scanning requests"),
    PROJECTS_URL: z.url().describe('internal API of projects'),
    GENERATION_URL: z.url().describe('internal API of generation'),
    MEMORY_GRAPH_URL: z.url().describe('internal API of memory-graph'),
    WEBHOOK_DELIVERY_URL: z.url().describe('internal API of webhook-delivery'),
  })
  .refine((config) => (config.BLAZON_TLS_CERT === undefined) === (config.BLAZON_TLS_KEY === undefined), {
    path: ['BLAZON_TLS_KEY'],
    message: 'BLAZON_TLS_CERT and BLAZON_TLS_KEY belong together: set both, or none',
  });
export type GatewayConfig = z.output<typeof gatewayConfig>;
