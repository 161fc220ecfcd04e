import { CONFIG, LOGGER } from '@blazon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';
import { AnonymousCallers } from './admission/anonymous-callers.js';
import { KeyedCallers } from './admission/keyed-callers.js';
import { PublicAdmission } from './admission/public-admission.js';
import { Admission } from './http/admission.js';
import { fromCore } from './http/application.js';
import { IdempotentResults } from './idempotency/idempotent-results.js';
import { SecretScanning } from './secret-scanning/secret-scanning.js';
import { InternalServices } from './internal-services.js';
import { BrandReads } from './public/brand-reads.js';
import { BrandsController } from './public/brands.controller.js';
import { DocumentationController } from './openapi/documentation.controller.js';
import { Generation } from './public/generation.js';
import { MemoryController } from './public/memory.controller.js';
import { ProjectReads } from './public/project-reads.js';
import { ProjectsController } from './public/projects.controller.js';
import { SecretScanningController } from './public/secret-scanning.controller.js';

/** The public API of both environments. */
@Module({
  controllers: [ProjectsController, BrandsController, MemoryController, SecretScanningController, DocumentationController],
  providers: [{ provide: Admission, useClass: PublicAdmission }, BrandReads],
})
export class PublicModule {
  static on(core: ModuleRef): DynamicModule {
    const shared = [
      CONFIG,
      LOGGER,
      KeyedCallers,
      AnonymousCallers,
      IdempotentResults,
      InternalServices,
      ProjectReads,
      Generation,
      SecretScanning,
    ];
    return { module: PublicModule, providers: fromCore(core, shared) };
  }
}
