import { runService } from '@blazon/platform';
import { generationService } from './service.js';

await runService(generationService);
