import { topics } from '@blazon/contracts';
import { serviceConfig, type ServiceDefinition } from '@blazon/platform';
import { AppModule } from './app.module.js';
import { CreateProjects } from './migrations/0001-projects.js';
import { ProjectRow } from './project.entity.js';

/** Owns the projects: create, read, list, update, delete. */
export const projectsService: ServiceDefinition = {
  name: 'projects',
  config: serviceConfig,
  database: { entities: [ProjectRow], migrations: [CreateProjects] },
  topics: [topics.projects],
  consumes: [],
  module: () => AppModule,
};
