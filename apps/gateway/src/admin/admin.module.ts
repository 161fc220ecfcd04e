import { CONFIG, DeadLetters } from '@blazon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';
import { Admission } from '../http/admission.js';
import { fromCore } from '../http/application.js';
import { Members } from '../members/members.js';
import { InternalServices } from '../internal-services.js';
import { Provisioning } from '../workspaces/provisioning.js';
import { Usage } from '../workspaces/usage.js';
import { Workspaces } from '../workspaces/workspaces.js';
import { AdminAdmission } from './admin-admission.js';
import { AdminBrandsController } from './brands.controller.js';
import { DeadLettersController } from './dead-letters.controller.js';
import { JobsController } from './jobs.controller.js';
import { KeysController } from './keys.controller.js';
import { MembersController } from './members.controller.js';
import { UsageController } from './usage.controller.js';
import { WebhooksController } from './webhooks.controller.js';
import { WorkspacesController } from './workspaces.controller.js';

/** The API for operators, the command line and tests, behind a separate token. */
@Module({
  controllers: [
    WorkspacesController,
    UsageController,
    KeysController,
    MembersController,
    WebhooksController,
    AdminBrandsController,
    JobsController,
    DeadLettersController,
  ],
  providers: [{ provide: Admission, useClass: AdminAdmission }],
})
export class AdminModule {
  static on(core: ModuleRef): DynamicModule {
    return {
      module: AdminModule,
      providers: fromCore(core, [CONFIG, InternalServices, Workspaces, Usage, Provisioning, Members, DeadLetters]),
    };
  }
}
