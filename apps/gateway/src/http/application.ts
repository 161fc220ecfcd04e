import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { newRequestId } from '@blazon/kernel';
import { ErrorFilter, type Logger, measureRequests, NestLogger, SchemaPipe } from '@blazon/platform';
import { type DynamicModule, type InjectionToken, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, type ModuleRef, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestListener } from './server.js';
import { answerUnreadable, unreadableRequest } from './unreadable-request.js';
import { Admission } from './admission.js';
import { JsonPipe } from './json-body.js';
import { Routes } from './routes.js';
import { securityHeaders } from './security-headers.js';

const MAX_BODY_BYTES = 64 * 1024;
/** Ids of any length are looked up and not found, like every other id that names nothing. */
const MAX_ID_LENGTH = 16 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How large the body of this route may be, in bytes. */
    bodyLimit?: number;
  }
}

/** One of the gateway's HTTP applications, for servers that are made by hand. */
export interface Application {
  handle: RequestListener;
  /** Answers a request that could not be read. */
  refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): Promise<void>;
}

/**
 * Makes a thin Nest application of a module that provides controllers and an `Admission`. It gets its dependencies from the core by value
 * (`fromCore`): pools, schedules and services exist once, and a route of one application does not exist in another.
 */
export async function createApplication(
  module: DynamicModule,
  logger: Logger,
  plugins?: (fastify: FastifyInstance) => Promise<void>,
  /** Those whom plugins believe that a request came over HTTPS: comma-separated CIDR blocks. */
  trustedProxies = '',
): Promise<Application> {
  const adapter = new FastifyAdapter({
    trustProxy: trustedProxies || false,
    bodyLimit: MAX_BODY_BYTES,
    genReqId: newRequestId,
    routerOptions: { maxParamLength: MAX_ID_LENGTH },
    rewriteUrl: (request: IncomingMessage) => decodable(request.url ?? '/'),
    skipMiddie: true,
  });
  const fastify = adapter.getInstance();
  const routes = new Routes(fastify);
  measureRequests(fastify);
  readBodiesAsBytes(fastify);
  await plugins?.(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(withGlobals(module, logger), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  const admission = app.get(Admission);
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    await admission.admit(request, reply, routes);
  };
  // The adapter's own hook runs before those of plugins, but an application with plugins admits by their results: the session.
  if (plugins) fastify.addHook('onRequest', admit);
  else adapter.setOnRequestHook(admit);
  await app.init();
  await fastify.ready();
  return {
    handle: (request, response) => {
      fastify.routing(request, response);
    },
    async refuseUnreadable(error, socket) {
      const headers = await admission.countUnreadable(socket.remoteAddress ?? '');
      answerUnreadable(socket, unreadableRequest(error), { ...securityHeaders, ...headers });
    },
  };
}

/**
 * Providers of the core, by value, for another application. They must not start anything in a Nest lifecycle hook: it would start twice.
 */
export function fromCore(core: ModuleRef, tokens: InjectionToken[]): Provider[] {
  return tokens.map((token) => ({ provide: token, useValue: core.get<unknown>(token, { strict: false }) }));
}

@Module({})
class ApplicationRoot {}

function withGlobals(module: DynamicModule, logger: Logger): DynamicModule {
  return {
    module: ApplicationRoot,
    imports: [module],
    providers: [
      { provide: APP_PIPE, useClass: JsonPipe },
      { provide: APP_PIPE, useClass: SchemaPipe },
      { provide: APP_FILTER, useValue: new ErrorFilter(logger) },
    ],
  };
}

/** Signatures and fingerprints are made of the bytes as they came. */
function readBodiesAsBytes(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  fastify.addHook('onRoute', (route) => {
    if (route.config?.bodyLimit !== undefined) route.bodyLimit = route.config.bodyLimit;
  });
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    if (awaitsContinue(request)) reply.raw.writeContinue();
    done();
  });
}

/**
 * Whether to send `100 Continue`: not to a client whose body is too large, nor to HTTP/1.0, which has no interim responses and would take
 * it for the response.
 */
function awaitsContinue({ headers, raw, routeOptions }: FastifyRequest): boolean {
  const asks = /\b100-continue\b/i.test(headers.expect ?? '') && raw.httpVersion !== '1.0';
  return asks && Number(headers['content-length'] ?? 0) <= routeOptions.bodyLimit;
}

/** A path whose escapes do not decode is treated like every other unknown path, authentication included. */
function decodable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return '/malformed-path';
  }
}
