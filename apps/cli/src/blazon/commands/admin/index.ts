import { Command } from 'commander';
import { deadLettersCommand } from './dead-letters.js';
import { jobsCommand } from './jobs.js';
import { keysCommand } from './keys.js';
import { membersCommand } from './members.js';
import { workspacesCommand } from './workspaces.js';

/** The commands of operators, over the Admin API. */
export function adminCommand(): Command {
  const admin = new Command('admin').description('for operators: workspaces, keys, members, dead letters, jobs');
  for (const command of [workspacesCommand(), keysCommand(), membersCommand(), deadLettersCommand(), jobsCommand()]) {
    admin.addCommand(command);
  }
  return admin;
}
