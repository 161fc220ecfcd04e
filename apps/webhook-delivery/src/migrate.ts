import { runMigrations } from '@blazon/platform';
import { webhookDeliveryService } from './service.js';

await runMigrations(webhookDeliveryService);
