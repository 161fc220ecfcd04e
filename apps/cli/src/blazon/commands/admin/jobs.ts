import type { JobTimeline } from '@blazon/contracts';
import { Command } from 'commander';
import { Session } from '../../session/session.js';
import { table } from '../../terminal/table.js';

export function jobsCommand(): Command {
  return new Command('jobs')
    .description('the history of a job')
    .argument('<job>', 'id (job_…)')
    .action(async (id: string, _options: object, command: Command) => {
      const session = await Session.open(command);
      const job = await session.admin<JobTimeline>('GET', `/jobs/${encodeURIComponent(id)}`);
      const start = job.events[0]?.at_ms ?? 0;
      session.output.result(job, () =>
        [
          `${job.id} ${job.status}, ${job.environment}, ${job.workspace_id}, ${job.project_id}`,
          table(
            job.events.map(({ type, at_ms }) => [`+${at_ms - start} ms`, type]),
            '',
          ),
        ].join('\n'),
      );
    });
}
