import { Module } from '@nestjs/common';
import { AnonymousCallers } from './admission/anonymous-callers.js';
import { KeyedCallers } from './admission/keyed-callers.js';
import { WorkspaceCallers } from './admission/workspace-callers.js';
import { LiveEvents } from './live/live-events.js';
import { LiveListener } from './live/live-listener.js';
import { Members } from './members/members.js';
import { Generation } from './public/generation.js';
import { ProjectReads } from './public/project-reads.js';
import { IdempotentResults } from './idempotency/idempotent-results.js';
import { Housekeeping } from './housekeeping/housekeeping.js';
import { Listeners } from './listeners/listeners.js';
import { OnJobEvents } from './reactions/on-job-events.js';
import { OnProjectDeleted } from './reactions/on-project-deleted.js';
import { OnWebhookEvents } from './reactions/on-webhook-events.js';
import { SecretScanning } from './secret-scanning/secret-scanning.js';
import { InternalServices } from './internal-services.js';
import { Provisioning } from './workspaces/provisioning.js';
import { Usage } from './workspaces/usage.js';
import { Workspaces } from './workspaces/workspaces.js';

@Module({
  controllers: [OnJobEvents, OnProjectDeleted, OnWebhookEvents],
  providers: [
    InternalServices,
    Workspaces,
    Usage,
    Provisioning,
    KeyedCallers,
    AnonymousCallers,
    IdempotentResults,
    Generation,
    ProjectReads,
    SecretScanning,
    Members,
    WorkspaceCallers,
    LiveEvents,
    LiveListener,
    Listeners,
    Housekeeping,
  ],
})
export class AppModule {}
