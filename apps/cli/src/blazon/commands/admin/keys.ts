import type { List } from '@blazon/contracts';
import { Command } from 'commander';
import { Session } from '../../session/session.js';
import { fields, table, time } from '../../terminal/table.js';

interface Key {
  id: string;
  environment: string;
  label: string;
  last_four: string;
  created_at: number;
}

interface WorkspaceOption {
  workspace?: string;
}

export function keysCommand(): Command {
  const keys = new Command('keys').description('API keys of a workspace');
  const pathOf = (session: Session, workspace = session.workspaceId) => `/workspaces/${workspace}/keys`;
  keys
    .command('list', { isDefault: true })
    .description('list keys')
    .option('--workspace <id>', 'that of the profile by default')
    .action(async ({ workspace }: WorkspaceOption, command: Command) => {
      const session = await Session.open(command);
      const { data } = await session.admin<List<Key>>('GET', pathOf(session, workspace));
      session.output.result(data, () =>
        table(
          data.map(({ id, environment, last_four, created_at, label }) => [id, environment, `…${last_four}`, time(created_at), label]),
          'The workspace has no key.',
        ),
      );
    });
  keys
    .command('create')
    .description('create a key for the environment (--live or the sandbox); it is shown once')
    .argument('<label>')
    .option('--workspace <id>', 'that of the profile by default')
    .action(async (label: string, { workspace }: WorkspaceOption, command: Command) => {
      const session = await Session.open(command);
      const body = { environment: session.environment, label };
      const key = await session.admin<object>('POST', pathOf(session, workspace), { body });
      session.output.result(key, () => fields(key));
    });
  keys
    .command('revoke')
    .description('revoke a key; the next request with it fails')
    .argument('<key>', 'id (key_…)')
    .option('--workspace <id>', 'that of the profile by default')
    .action(async (id: string, { workspace }: WorkspaceOption, command: Command) => {
      const session = await Session.open(command);
      const revoked = await session.admin<object>('DELETE', `${pathOf(session, workspace)}/${id}`);
      session.output.result(revoked, () => `revoked ${id}`);
    });
  return keys;
}
