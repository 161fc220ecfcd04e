import { Argument, Command } from 'commander';
import { Session } from '../session/session.js';
import { defaultProject } from './default-project.js';

/** Prompts that end in these events. */
const PROMPTS = {
  'generation.success': 'a calm coffee roastery called Driftwood',
  // Nothing in it can be drawn, so that the job fails with unsupported_prompt.
  'generation.failed': '🦊',
};

export function triggerCommand(): Command {
  return new Command('trigger')
    .description('run a job that ends in this event, which goes to the default endpoint (see listen)')
    .addArgument(new Argument('<event>').choices(Object.keys(PROMPTS)))
    .option('--webhook-url <url>', 'send it there instead')
    .action(async (event: keyof typeof PROMPTS, { webhookUrl }: { webhookUrl?: string }, command: Command) => {
      const { api, output } = await Session.open(command);
      const project = await defaultProject(api);
      const job = await api.brands.generate({
        project_id: project.id,
        prompt: PROMPTS[event],
        ...(webhookUrl !== undefined && { webhook_url: webhookUrl }),
      });
      output.result(job, () => `${job.id} will end in ${event}`);
    });
}
