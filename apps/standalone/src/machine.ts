import type { StandaloneConfig } from './config.js';
import type { DataDir, Secrets } from './data-dir.js';

/** A service that runs, wherever it runs. */
export interface Launched {
  url: string;
  addresses: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts one service with these variables, in this process or in another. */
export type Launch = (service: ServiceName, variables: Record<string, string>) => Promise<Launched>;

/** The services in the order of their start: the gateway comes last, since it needs the addresses of the others. */
export const serviceNames = ['projects', 'generation', 'memory-graph', 'webhook-delivery', 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The machine on which the services stand. */
export interface Ground {
  config: StandaloneConfig;
  dataDir: DataDir;
  secrets: Secrets;
  certificate: { certificate: string; key: string; ca: string };
  /** Variables that name the event log. */
  eventLog: Record<string, string>;
  webhookAllowCidrs: string;
  /** The address at which the inbox lists its webhooks. */
  inboxUrl: string;
  createDatabase(name: string): Promise<string>;
}

/** All services, running. */
export interface RunningServices {
  gateway: Launched;
  /** The variables of each service, for tools that work beside it. */
  variables: Partial<Record<ServiceName, Record<string, string>>>;
  stop(): Promise<void>;
}

/** Starts all services on this ground; stops those that run when one cannot start. */
export async function startServices(ground: Ground, launch: Launch, progress: (line: string) => void): Promise<RunningServices> {
  const running: { name: ServiceName; service: Launched }[] = [];
  const variables: RunningServices['variables'] = {};
  const stop = async () => {
    for (const { service } of running.toReversed()) await service.stop();
  };
  try {
    for (const name of serviceNames) {
      progress(`starting ${name}`);
      const urls = Object.fromEntries(running.map((other) => [urlVariable(other.name), other.service.url]));
      const given = { ...(await common(ground, name)), ...urls, ...own(ground, name) };
      running.push({ name, service: await launch(name, given) });
      variables[name] = given;
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const gateway = running.at(-1);
  if (gateway === undefined) throw new Error('no service was started');
  return { gateway: gateway.service, variables, stop };
}

async function common(ground: Ground, name: ServiceName): Promise<Record<string, string>> {
  return {
    ...ground.eventLog,
    EVENT_LOG_PARTITIONS: String(ground.config.EVENT_LOG_PARTITIONS),
    DATABASE_URL: await ground.createDatabase(name.replace('-', '_')),
    SERVICE_TOKEN: ground.secrets.serviceToken,
    LOG_LEVEL: ground.config.LOG_LEVEL,
    SHUTDOWN_DELAY_SECONDS: '0',
    BLAZON_WEBHOOK_ALLOW_CIDRS: ground.webhookAllowCidrs,
  };
}

/** Variables of one service alone. */
function own({ config, secrets, certificate, inboxUrl }: Ground, name: ServiceName): Record<string, string> {
  switch (name) {
    case 'projects':
    case 'memory-graph':
      return {};
    case 'generation':
      return { BLAZON_JOB_WINDOW_SECONDS: String(config.BLAZON_JOB_WINDOW_SECONDS) };
    case 'webhook-delivery':
      return {
        BLAZON_WEBHOOK_DELAYS: config.BLAZON_WEBHOOK_DELAYS,
        BLAZON_WEBHOOK_EXTRA_CA: certificate.ca,
        WEBHOOK_SEALING_KEYS: `local:${secrets.webhookKey}`,
      };
    case 'gateway':
      return {
        BLAZON_LIVE_PORT: String(config.BLAZON_LIVE_PORT),
        BLAZON_SANDBOX_PORT: String(config.BLAZON_SANDBOX_PORT),
        BLAZON_HTTP_PORT: String(config.BLAZON_HTTP_PORT),
        BLAZON_ADMIN_PORT: String(config.BLAZON_ADMIN_PORT),
        BLAZON_ADMIN_TOKEN: secrets.adminToken,
        BLAZON_DASHBOARD_PORT: String(config.BLAZON_DASHBOARD_PORT),
        BLAZON_DASHBOARD_PLAIN_HTTP: 'true',
        BLAZON_INBOX_URL: inboxUrl,
        BLAZON_TLS_CERT: certificate.certificate,
        BLAZON_TLS_KEY: certificate.key,
      };
  }
}

function urlVariable(name: ServiceName): string {
  return `${name.toUpperCase().replace('-', '_')}_URL`;
}
