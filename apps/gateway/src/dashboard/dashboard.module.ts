import { createHmac } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { fastifySession } from '@fastify/session';
import { CONFIG } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { AnonymousCallers } from '../admission/anonymous-callers.js';
import { WorkspaceCallers } from '../admission/workspace-callers.js';
import type { GatewayConfig } from '../config.js';
import { Admission } from '../http/admission.js';
import { fromCore } from '../http/application.js';
import { IdempotentResults } from '../idempotency/idempotent-results.js';
import { Members } from '../members/members.js';
import { Generation } from '../public/generation.js';
import { ProjectReads } from '../public/project-reads.js';
import { InternalServices } from '../internal-services.js';
import { Usage } from '../workspaces/usage.js';
import { Workspaces } from '../workspaces/workspaces.js';
import { DashboardAdmission } from './dashboard-admission.js';
import { FilesController } from './files.controller.js';
import { InboxController } from './inbox.controller.js';
import { LiveEvents } from '../live/live-events.js';
import { LiveController } from './live.controller.js';
import { servePages } from './pages.js';
import { DashboardProjectsController } from './projects.controller.js';
import { DatabaseSessions, SESSION_MS } from './session-store.js';
import { SessionController } from './session.controller.js';
import { SettingsController } from './settings.controller.js';
import { WebhookSettingsController } from './webhooks.controller.js';

/** The dashboard's pages and the API behind them, for people who sign in. */
@Module({
  controllers: [
    SessionController,
    SettingsController,
    WebhookSettingsController,
    DashboardProjectsController,
    FilesController,
    LiveController,
    InboxController,
  ],
  providers: [{ provide: Admission, useClass: DashboardAdmission }],
})
export class DashboardModule {
  static on(core: ModuleRef): DynamicModule {
    const shared = [
      CONFIG,
      InternalServices,
      Workspaces,
      Usage,
      Members,
      WorkspaceCallers,
      AnonymousCallers,
      IdempotentResults,
      Generation,
      ProjectReads,
      LiveEvents,
    ];
    return { module: DashboardModule, providers: fromCore(core, shared) };
  }

  /** Sessions by cookie, and the pages. */
  static async usePlugins(core: ModuleRef, fastify: FastifyInstance): Promise<void> {
    const config = core.get<GatewayConfig>(CONFIG, { strict: false });
    await fastify.register(fastifyCookie);
    await fastify.register(fastifySession, {
      store: new DatabaseSessions(core.get(MikroORM, { strict: false })),
      secret: sessionSecrets(config),
      cookieName: 'blazon_session',
      saveUninitialized: false,
      rolling: true,
      cookie: { httpOnly: true, sameSite: 'strict', secure: !config.BLAZON_DASHBOARD_PLAIN_HTTP, path: '/', maxAge: SESSION_MS },
    });
    await servePages(fastify);
  }
}

/** The same for all replicas, and of no use for anything else. The first one signs; cookies of the other stay good while it is rotated. */
function sessionSecrets({ SERVICE_TOKEN, SERVICE_TOKEN_ROTATING }: GatewayConfig): string[] {
  return [SERVICE_TOKEN, SERVICE_TOKEN_ROTATING]
    .filter((token) => token !== undefined)
    .map((token) => createHmac('sha256', token).update('dashboard sessions').digest('hex'));
}
