import { pagesTogether, type ProjectPageQuestion, projectsApi, type ProjectQuestion, projectsTogether } from '@blazon/contracts';
import { isNull } from '@blazon/platform';
import { Injectable } from '@nestjs/common';
import { Gathering } from '../gathering.js';
import { Services } from '../services.js';
import { projectNotFound } from './ids.js';

/** Reads of projects, as bytes to pass on. Those that meet share one call to the service that owns the projects, and one statement there. */
@Injectable()
export class ProjectReads {
  private readonly pages: Gathering<ProjectPageQuestion, Buffer>;
  private readonly projects: Gathering<ProjectQuestion, Buffer>;

  constructor({ projects }: Services) {
    this.pages = new Gathering((body) => projects.forwardTogether(projectsApi.list, { body }), pagesTogether);
    this.projects = new Gathering((body) => projects.forwardTogether(projectsApi.read, { body }), projectsTogether);
  }

  page(question: ProjectPageQuestion): Promise<Buffer> {
    return this.pages.call(question);
  }

  async project(question: ProjectQuestion): Promise<Buffer> {
    const answer = await this.projects.call(question);
    if (isNull(answer)) throw projectNotFound();
    return answer;
  }
}
