import { runMigrations } from '@blazon/platform';
import { generationService } from './service.js';

await runMigrations(generationService);
