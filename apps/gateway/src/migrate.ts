import { runMigrations } from '@blazon/platform';
import { gatewayService } from './service.js';

await runMigrations(gatewayService);
