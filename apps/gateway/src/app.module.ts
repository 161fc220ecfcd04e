import { Module } from '@nestjs/common';
import { AnonymousCallers } from './admission/anonymous-callers.js';
import { KeyedCallers } from './admission/keyed-callers.js';
import { AdminApi } from './api/admin/admin-api.js';
import { EndpointRunner } from './api/public/endpoint-runner.js';
import { Gatekeeper } from './api/public/gatekeeper.js';
import { Generation } from './api/public/generation.js';
import { ProjectReads } from './api/public/project-reads.js';
import { PublicApi } from './api/public/public-api.js';
import { IdempotentResults } from './idempotency/idempotent-results.js';
import { Housekeeping } from './housekeeping.js';
import { Listeners } from './listeners/listeners.js';
import { OnJobEvents } from './reactions/on-job-events.js';
import { OnProjectDeleted } from './reactions/on-project-deleted.js';
import { SecretScanning } from './secret-scanning/secret-scanning.js';
import { Services } from './services.js';
import { Provisioning } from './workspaces/provisioning.js';
import { Usage } from './workspaces/usage.js';
import { Workspaces } from './workspaces/workspaces.js';

@Module({
  controllers: [OnJobEvents, OnProjectDeleted],
  providers: [
    Services,
    Workspaces,
    Usage,
    Provisioning,
    KeyedCallers,
    AnonymousCallers,
    Gatekeeper,
    IdempotentResults,
    Generation,
    ProjectReads,
    SecretScanning,
    EndpointRunner,
    PublicApi,
    AdminApi,
    Listeners,
    Housekeeping,
  ],
})
export class AppModule {}
