import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Environment } from '@blazon/contracts';
import { CONFIG, LOGGER, type Logger, Stopping } from '@blazon/platform';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Interval } from '@nestjs/schedule';
import { AdminModule } from '../admin/admin.module.js';
import type { GatewayConfig } from '../config.js';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { hasPages } from '../dashboard/pages.js';
import { type Application, createApplication } from '../http/application.js';
import { PublicModule } from '../public.module.js';
import { Certificate } from './certificate.js';
import { OwedAnswers } from './owed-answers.js';
import { close, createPlainServer, listen, type RequestListener } from '../http/server.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** The environment of the port on which a public request arrived; a host name may overrule it. */
    portEnvironment?: Environment;
  }
}

const CERTIFICATE_INTERVAL_MS = 5_000;
/** Requests in hand get this long to finish when the service stops. */
const GRACE_MS = 10_000;

/** The ports of the gateway, each with its application on the core: no public port can ever serve an admin route. */
@Injectable()
export class Listeners implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly servers: Server[] = [];
  private certificate: Certificate | undefined;
  /** The base URLs by name: live, sandbox, http, dashboard, and admin where it is on. */
  readonly addresses: Record<string, string> = {};

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly core: ModuleRef,
    private readonly stopping: Stopping,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { config } = this;
    this.certificate = await this.readCertificate();
    const publicHost = config.BLAZON_PUBLIC_HOST;
    const publicApi = await createApplication(PublicModule.on(this.core), this.logger);
    const live = on('live', publicApi);
    const sandbox = on('sandbox', publicApi);
    await this.open('live', this.serverOf(live, this.certificate), config.BLAZON_LIVE_PORT, publicHost);
    await this.open('sandbox', this.serverOf(sandbox, this.certificate), config.BLAZON_SANDBOX_PORT, publicHost);
    await this.open('http', this.serverOf(live), config.BLAZON_HTTP_PORT, publicHost);
    if (config.BLAZON_ADMIN_TOKEN !== undefined) {
      const adminApi = await createApplication(AdminModule.on(this.core), this.logger);
      await this.open('admin', this.serverOf(adminApi), config.BLAZON_ADMIN_PORT, config.HOST);
    }
    if (hasPages()) await this.openDashboard();
    else this.logger.warn({}, 'there is no dashboard: its pages are not built (npm run build)');
    this.logger.info({ addresses: this.addresses }, 'listening');
  }

  private async openDashboard(): Promise<void> {
    const { BLAZON_DASHBOARD_PLAIN_HTTP: isPlain, BLAZON_DASHBOARD_PORT: port, BLAZON_PUBLIC_HOST: host } = this.config;
    const plugins = (fastify: FastifyInstance) => DashboardModule.usePlugins(this.core, fastify);
    const dashboard = await createApplication(DashboardModule.on(this.core), this.logger, plugins, this.config.BLAZON_TRUSTED_PROXIES);
    await this.open('dashboard', this.serverOf(dashboard, isPlain ? undefined : this.certificate), port, host);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.servers.map((server) => close(server, GRACE_MS)));
  }

  /** Looked at, rather than watched: where files are mounted, as in Kubernetes, a renewal replaces a link that no watcher sees. */
  @Interval(CERTIFICATE_INTERVAL_MS)
  async renewCertificate(): Promise<void> {
    await this.certificate?.renew();
  }

  /** A server of an application, over TLS where there is a certificate. */
  private serverOf(application: Application, certificate?: Certificate): Server {
    const owed = new OwedAnswers();
    const handle: RequestListener = (request, response) => {
      owed.add(request, response);
      if (this.stopping.hasBegun) response.setHeader('connection', 'close');
      application.handle(request, response);
    };
    const server = certificate?.createServer(handle) ?? createPlainServer(handle);
    return server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      // The client may be gone.
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else void owed.refuse(socket as Socket, () => application.refuseUnreadable(error, socket as Socket));
    });
  }

  private async readCertificate(): Promise<Certificate | undefined> {
    const { BLAZON_TLS_CERT: cert, BLAZON_TLS_KEY: key } = this.config;
    return cert === undefined || key === undefined ? undefined : Certificate.read({ cert, key }, this.logger);
  }

  private async open(name: string, server: Server, port: number, host: string): Promise<void> {
    this.servers.push(server);
    const scheme = 'setSecureContext' in server ? 'https' : 'http';
    const actualPort = await listen(server, port, host);
    this.addresses[name] = `${scheme}://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
  }
}

/** The application as it answers on a port of this environment. */
function on(environment: Environment, application: Application): Application {
  return {
    ...application,
    handle: (request: IncomingMessage, response) => {
      request.portEnvironment = environment;
      application.handle(request, response);
    },
  };
}
