import { projectEvents, topics } from '@blazon/contracts';
import { readerEntities, readerMigrations } from '@blazon/event-log';
import { serviceConfig, type ServiceDefinition } from '@blazon/platform';
import { AppModule } from './app.module.js';
import { CreateProjects } from './migrations/0001-projects.js';
import { OrderProjects } from './migrations/0002-project-order.js';
import { RememberDeletedProjects } from './migrations/0003-deleted-projects.js';
import { DeletedProjectRow, ProjectRow } from './project.entity.js';

/** Owns the projects: create, read, list, update, delete. */
export const projectsService: ServiceDefinition = {
  name: 'projects',
  config: serviceConfig,
  database: {
    entities: [...readerEntities, ProjectRow, DeletedProjectRow],
    migrations: [CreateProjects, OrderProjects, RememberDeletedProjects, ...readerMigrations],
  },
  topics: [topics.projects],
  consumes: [topics.projects],
  readsInBackground: true,
  events: projectEvents,
  module: () => AppModule,
};
