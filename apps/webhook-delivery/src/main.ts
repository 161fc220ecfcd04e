import { runService } from '@blazon/platform';
import { webhookDeliveryService } from './service.js';

await runService(webhookDeliveryService);
