import { resolve } from 'node:path';
import { receiveWebhooks } from '@blazon/sdk/node';
import { Command } from 'commander';
import { type ReceiverOptions, receiverOptions, serveOptions } from '../session/receiver.js';
import { Session } from '../session/session.js';
import { UserError } from '../session/user-error.js';
import { openFile } from '../terminal/open-file.js';
import { writeBrand } from './brand-files.js';
import { defaultProject, projectOfMemory } from './default-project.js';

const TIMEOUT_MS = 5 * 60_000;

interface GenerateOptions extends ReceiverOptions {
  refine?: string;
  project?: string;
  out?: string;
  open: boolean;
}

export function generateCommand(): Command {
  const command = new Command('generate')
    .description('ask for a brand, receive its webhook and write the files')
    .argument('<prompt>', 'what the brand should be; with --refine, only what should change')
    .option('--refine <memory>', 'memory node (mem_…) to start from')
    .option('--project <project>', 'project (proj_…) to make it in; one called "Command line" by default')
    .option('--out <folder>', 'where the files go; out/<memory node> by default')
    .option('--no-open', 'do not open the brand sheet')
    .addHelpText('after', '\nExample:\n  blazon generate "a calm coffee roastery called Driftwood, deep greens"');
  for (const option of receiverOptions) command.addOption(option);
  return command.action(generate);
}

async function generate(prompt: string, options: GenerateOptions, command: Command): Promise<void> {
  const session = await Session.open(command);
  const { api, output } = session;
  const webhooks = await receiveWebhooks({ secret: session.webhookSecret, ...(await serveOptions(session, options)) });
  try {
    const job = await api.brands.generate({
      project_id: await projectOf(session, options),
      prompt,
      webhook_url: options.tunnel ?? webhooks.url,
      ...(options.refine !== undefined && { memory_id: options.refine }),
    });
    output.note(`${job.id} is queued (${session.environment})`);
    const event = await output.progress('drawing', webhooks.waitForWebhook({ jobId: job.id, timeoutMs: TIMEOUT_MS }));
    if (event.type === 'generation.failed') throw new UserError(`${event.data.error.message} (${event.data.error.code}, ${job.id})`);
    const { memory_id, assets, interpretation, project_id } = event.data;
    const files = await writeBrand(resolve(options.out ?? `out/${memory_id}`), prompt, event);
    output.result({ job_id: job.id, project_id, memory_id, files, interpretation }, () =>
      [
        interpretation?.summary ?? prompt,
        ...(interpretation?.clauses ?? []).map(
          ({ text, outcome, reason }) => `  ${outcome.replace('_', ' ').padEnd(11)}  ${text}${reason === null ? '' : `: ${reason}`}`,
        ),
        `${assets.primary_color} with ${assets.secondary_color}, ${assets.font_family}`,
        '',
        ...Object.values(files).map((path: string) => `  ${path}`),
        '',
        `memory node ${memory_id}`,
        `refine it:  blazon generate${session.environment === 'live' ? ' --live' : ''} --refine ${memory_id} "warmer"`,
      ].join('\n'),
    );
    if (options.open && output.interactive) openFile(files.sheet);
  } finally {
    await webhooks.close();
  }
}

async function projectOf({ api }: Session, { project, refine }: GenerateOptions): Promise<string> {
  if (project !== undefined) return project;
  return refine === undefined ? (await defaultProject(api)).id : projectOfMemory(api, refine);
}
