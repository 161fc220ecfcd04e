import type { DeadLetter } from '@blazon/contracts';
import { Command } from 'commander';
import { Session } from '../../session/session.js';
import { table, time } from '../../terminal/table.js';

interface DeadLetters {
  data: (DeadLetter & { service: string })[];
  /** How many each service has; null for one that does not answer. */
  totals: Record<string, number | null>;
}

export function deadLettersCommand(): Command {
  const letters = new Command('dead-letters').description('events that services could not handle');
  letters
    .command('list', { isDefault: true })
    .description('list them, oldest first')
    .action(async (_options: object, command: Command) => {
      const session = await Session.open(command);
      const all = await session.admin<DeadLetters>('GET', '/dead_letters');
      const away = Object.entries(all.totals).filter(([, total]) => total === null);
      for (const [service] of away) session.output.note(`${service} does not answer`);
      session.output.result(all, () =>
        table(
          all.data.map(({ service, subject, topic, partition, offset, failed_at, reason }) => [
            service,
            subject,
            `${topic}/${partition}@${offset}`,
            time(failed_at),
            reason,
          ]),
          'There is no dead letter.',
        ),
      );
    });
  letters
    .command('retry')
    .description('handle what waits for a subject again')
    .argument('<service>')
    .argument('<subject>', 'as the list shows it')
    .action(async (service: string, subject: string, _options: object, command: Command) => {
      const session = await Session.open(command);
      const path = `/dead_letters/${encodeURIComponent(service)}/${encodeURIComponent(subject)}/retry`;
      const retried = await session.admin<{ handled: number; remaining: number }>('POST', path);
      session.output.result(retried, () => `${retried.handled} handled, ${retried.remaining} remain`);
    });
  return letters;
}
