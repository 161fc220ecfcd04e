import { runRebuild } from '@blazon/platform';
import { memoryGraphService } from './service.js';

await runRebuild(memoryGraphService);
