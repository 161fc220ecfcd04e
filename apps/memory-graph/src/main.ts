import { runService } from '@blazon/platform';
import { memoryGraphService } from './service.js';

await runService(memoryGraphService);
