import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Environment } from '@blazon/contracts';
import { CONFIG, LOGGER, type Logger } from '@blazon/platform';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AdminApi } from '../api/admin/admin-api.js';
import { PublicApi } from '../api/public/public-api.js';
import type { GatewayConfig } from '../config.js';
import { Certificate } from './certificate.js';
import { close, createPlainServer, listen, type RequestListener } from './server.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** The environment of the port on which a public request arrived; a host name may overrule it. */
    portEnvironment?: Environment;
  }
}

/** Requests in hand get this long to finish when the service stops. */
const graceMs = 10_000;

/** The ports of the gateway. Public and admin API are separate applications, so that no public port can ever serve an admin route. */
@Injectable()
export class Listeners implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly servers: Server[] = [];
  private certificate: Certificate | undefined;
  /** The base URLs by name: live, sandbox, http, and admin where it is on. */
  readonly addresses: Record<string, string> = {};

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly publicApi: PublicApi,
    private readonly adminApi: AdminApi,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { config } = this;
    this.certificate = await this.followCertificate();
    const publicHost = config.BLAZON_PUBLIC_HOST;
    const publicHandler = await this.publicApi.handler();
    const on = (environment: Environment): RequestListener => {
      return (request: IncomingMessage, response) => {
        request.portEnvironment = environment;
        publicHandler(request, response);
      };
    };
    await this.open('live', this.publicServer(on('live'), this.certificate), config.BLAZON_LIVE_PORT, publicHost);
    await this.open('sandbox', this.publicServer(on('sandbox'), this.certificate), config.BLAZON_SANDBOX_PORT, publicHost);
    await this.open('http', this.publicServer(on('live')), config.BLAZON_HTTP_PORT, publicHost);
    if (config.BLAZON_ADMIN_TOKEN !== undefined) {
      const adminHandler = await this.adminApi.handler(config.BLAZON_ADMIN_TOKEN);
      await this.open('admin', refusing(createPlainServer(adminHandler), this.adminApi), config.BLAZON_ADMIN_PORT, config.HOST);
    }
    this.logger.info({ addresses: this.addresses }, 'listening');
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.certificate?.stop();
    await Promise.all(this.servers.map((server) => close(server, graceMs)));
  }

  /** A public server, over TLS where there is a certificate. */
  private publicServer(listener: RequestListener, certificate?: Certificate): Server {
    return refusing(certificate?.createServer(listener) ?? createPlainServer(listener), this.publicApi);
  }

  private async followCertificate(): Promise<Certificate | undefined> {
    const { BLAZON_TLS_CERT: cert, BLAZON_TLS_KEY: key } = this.config;
    return cert === undefined || key === undefined ? undefined : Certificate.follow({ cert, key }, this.logger);
  }

  private async open(name: string, server: Server, port: number, host: string): Promise<void> {
    this.servers.push(server);
    const scheme = 'setSecureContext' in server ? 'https' : 'http';
    const actualPort = await listen(server, port, host);
    this.addresses[name] = `${scheme}://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
  }
}

/** Lets an API answer what its server could not read, unless whoever sent it is gone. */
function refusing(server: Server, api: PublicApi | AdminApi): Server {
  return server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else void api.refuseUnreadable(error, socket as Socket);
  });
}
