import { Command, Option } from 'commander';
import { Session } from '../../session/session.js';
import { UserError } from '../../session/user-error.js';
import { fields } from '../../terminal/table.js';

const PLANS = ['free', 'pro', 'agency'];

interface UpdateOptions {
  plan?: string;
  quota?: string;
  unpaid?: string;
  suspendUntil?: string;
}

export function workspacesCommand(): Command {
  const workspaces = new Command('workspaces').description('create, show and change workspaces');
  workspaces
    .command('create')
    .description('create a workspace; its keys and webhook secret are shown once')
    .argument('<name>')
    .addOption(new Option('--plan <plan>').choices(PLANS).default('pro'))
    .action(async (name: string, { plan }: { plan: string }, command: Command) => {
      const session = await Session.open(command);
      const workspace = await session.admin<object>('POST', '/workspaces', { body: { name, plan } });
      session.output.result(workspace, () => fields(workspace));
    });
  workspaces
    .command('show', { isDefault: true })
    .description('show a workspace, by default that of the profile')
    .argument('[workspace]', 'id (ws_…)')
    .action(async (id: string | undefined, _options: object, command: Command) => {
      const session = await Session.open(command);
      const workspace = await session.admin<object>('GET', `/workspaces/${id ?? session.workspaceId}`);
      session.output.result(workspace, () => fields(workspace));
    });
  workspaces
    .command('update')
    .description('change plan, quota, invoice or suspension')
    .argument('<workspace>', 'id (ws_…)')
    .addOption(new Option('--plan <plan>').choices(PLANS))
    .option('--quota <number>', 'live jobs a month, or "plan" for what the plan has')
    .addOption(new Option('--unpaid <answer>', 'whether an invoice is unpaid').choices(['yes', 'no']))
    .option('--suspend-until <time>', 'a time such as 2026-12-01T00:00Z, or "no" to lift a suspension')
    .action(async (id: string, options: UpdateOptions, command: Command) => {
      const session = await Session.open(command);
      const workspace = await session.admin<object>('PATCH', `/workspaces/${id}`, { body: changesOf(options) });
      session.output.result(workspace, () => fields(workspace));
    });
  return workspaces;
}

function changesOf({ plan, quota, unpaid, suspendUntil }: UpdateOptions): object {
  return {
    ...(plan !== undefined && { plan }),
    ...(quota !== undefined && { monthly_quota: quota === 'plan' ? null : Number(quota) }),
    ...(unpaid !== undefined && { unpaid_invoice: unpaid === 'yes' }),
    ...(suspendUntil !== undefined && { suspended_until: suspendUntil === 'no' ? null : secondsOf(suspendUntil) }),
  };
}

function secondsOf(text: string): number {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw new UserError(`${text} is not a time. Write it as 2026-12-01T00:00Z.`);
  return Math.floor(ms / 1_000);
}
