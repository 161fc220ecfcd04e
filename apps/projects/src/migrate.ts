import { runMigrations } from '@blazon/platform';
import { projectsService } from './service.js';

await runMigrations(projectsService);
