import { runMigrations } from '@blazon/platform';
import { memoryGraphService } from './service.js';

await runMigrations(memoryGraphService);
