import { type ProjectPageQuestion, projectsApi, type ProjectQuestion, questionsTogether } from '@blazon/contracts';
import { Injectable } from '@nestjs/common';
import { Gathering } from '../../gathering.js';
import { Services } from '../../services.js';
import { projectNotFound } from './ids.js';

/** Reads of projects, as bytes to pass on. Those that meet share one call to the service that owns the projects, and one statement there. */
@Injectable()
export class ProjectReads {
  private readonly pages: Gathering<ProjectPageQuestion, Buffer>;
  private readonly projects: Gathering<ProjectQuestion, Buffer>;

  constructor({ projects }: Services) {
    this.pages = new Gathering((body) => projects.forwardTogether(projectsApi.list, { body }), questionsTogether);
    this.projects = new Gathering((body) => projects.forwardTogether(projectsApi.read, { body }), questionsTogether);
  }

  page(question: ProjectPageQuestion): Promise<Buffer> {
    return this.pages.call(question);
  }

  async project(question: ProjectQuestion): Promise<Buffer> {
    const answer = await this.projects.call(question);
    if (answer.equals(nothing)) throw projectNotFound();
    return answer;
  }
}

const nothing = Buffer.from('null');
