import { runRebuild } from '@blazon/platform';
import { generationService } from './service.js';

await runRebuild(generationService);
