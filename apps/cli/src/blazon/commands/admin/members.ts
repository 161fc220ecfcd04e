import type { List, Member } from '@blazon/contracts';
import { Command } from 'commander';
import { Session } from '../../session/session.js';
import { fields, table, time } from '../../terminal/table.js';

interface WorkspaceOption {
  workspace?: string;
}

export function membersCommand(): Command {
  const members = new Command('members').description('people of a workspace');
  const pathOf = (session: Session, workspace = session.workspaceId) => `/workspaces/${workspace}/members`;
  members
    .command('list', { isDefault: true })
    .description('list members')
    .option('--workspace <id>', 'that of the profile by default')
    .action(async ({ workspace }: WorkspaceOption, command: Command) => {
      const session = await Session.open(command);
      const { data } = await session.admin<List<Member>>('GET', pathOf(session, workspace));
      session.output.result(data, () =>
        table(
          data.map(({ id, role, email, created_at, invited }) => [id, role, email, time(created_at), invited ? 'invited' : '']),
          'The workspace has no member.',
        ),
      );
    });
  members
    .command('add')
    .description('add a member; the code is for <dashboard>/code/<code>, where a password is set')
    .argument('<email>')
    .option('--role <role>', 'as the dashboard names it', 'owner')
    .option('--workspace <id>', 'that of the profile by default')
    .action(async (email: string, { role, workspace }: WorkspaceOption & { role: string }, command: Command) => {
      const session = await Session.open(command);
      const member = await session.admin<object>('POST', pathOf(session, workspace), { body: { email, role } });
      session.output.result(member, () => fields(member));
    });
  return members;
}
