import { SharedCalls } from '@blazon/concurrency';
import { pagesTogether, type ProjectPageQuestion, projectsApi, type ProjectQuestion, projectsTogether } from '@blazon/contracts';
import { Injectable } from '@nestjs/common';
import { InternalServices } from '../internal-services.js';

/** Reads of projects, as bytes to pass on. Concurrent reads share one call to the service that owns the projects. */
@Injectable()
export class ProjectReads {
  private readonly pages = new SharedCalls<ProjectPageQuestion, Buffer>(
    (body) => this.services.projects.forwardTogether(projectsApi.list, { body }),
    // One is put together while another is answered.
    { maxBatch: pagesTogether, maxBatches: 2 },
  );
  private readonly projects = new SharedCalls<ProjectQuestion, Buffer>(
    (body) => this.services.projects.forwardTogether(projectsApi.read, { body }),
    { maxBatch: projectsTogether },
  );

  constructor(private readonly services: InternalServices) {}

  page(question: ProjectPageQuestion): Promise<Buffer> {
    return this.pages.call(question);
  }

  project(question: ProjectQuestion): Promise<Buffer> {
    return this.projects.call(question);
  }
}
