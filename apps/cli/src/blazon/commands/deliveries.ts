import { type Delivery, deliveryStatuses, type List } from '@blazon/contracts';
import { Command, Option } from 'commander';
import { Session } from '../session/session.js';
import { table, time } from '../terminal/table.js';

interface DeliveriesOptions {
  status?: string;
  job?: string;
  limit: string;
}

export function deliveriesCommand(): Command {
  const deliveries = new Command('deliveries').description('the webhooks of the workspace and what became of them');
  deliveries
    .command('list', { isDefault: true })
    .description('list deliveries of both environments, newest first')
    .addOption(new Option('--status <status>', 'only these').choices(deliveryStatuses))
    .option('--job <job>', 'only those of this job')
    .option('--limit <number>', 'how many, up to 100', '20')
    .action(async ({ status, job, limit }: DeliveriesOptions, command: Command) => {
      const session = await Session.open(command);
      const query = { limit, status, job_id: job };
      const { data } = await session.admin<List<Delivery>>('GET', `/workspaces/${session.workspaceId}/deliveries`, { query });
      session.output.result(data, () => table(data.map(row), 'There is no such delivery.'));
    });
  deliveries
    .command('resend')
    .description('make one more attempt')
    .argument('<delivery>', 'id (dlv_…)')
    .action(async (id: string, _options: object, command: Command) => {
      const session = await Session.open(command);
      const delivery = await session.admin<Delivery>('POST', `/workspaces/${session.workspaceId}/deliveries/${id}/resend`);
      session.output.result(delivery, () => `${delivery.id} is ${delivery.status}`);
    });
  return deliveries;
}

function row({ id, created_at, environment, event_type, status, attempts, url }: Delivery): string[] {
  const last = attempts.at(-1);
  const outcome = last === undefined ? '' : (last.response?.status.toString() ?? last.error ?? '');
  return [
    id,
    time(created_at),
    environment,
    event_type,
    status,
    attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`,
    outcome,
    url ?? '',
  ];
}
