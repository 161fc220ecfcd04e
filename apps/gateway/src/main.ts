import { runService } from '@blazon/platform';
import { gatewayService } from './service.js';

await runService(gatewayService);
