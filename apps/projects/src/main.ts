import { runService } from '@blazon/platform';
import { projectsService } from './service.js';

await runService(projectsService);
