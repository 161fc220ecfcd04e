import tab from '@bomb.sh/tab/commander';
import { Command } from 'commander';
import { adminCommand } from './commands/admin/index.js';
import { deliveriesCommand } from './commands/deliveries.js';
import { generateCommand } from './commands/generate.js';
import { listenCommand } from './commands/listen.js';
import { memoryCommand } from './commands/memory.js';
import { profilesCommand } from './commands/profiles.js';
import { projectsCommand } from './commands/projects.js';
import { triggerCommand } from './commands/trigger.js';

/** Every command, with the options that all of them have. */
export function createProgram(): Command {
  const program = new Command('blazon')
    .description('A sentence in, a brand identity out. Works against npm start as it is; other installations are profiles.')
    .option('--live', 'the live environment instead of the sandbox')
    .option('--profile <name>', 'the installation to use; "local" is the one that npm start runs here')
    .option('--json', 'print results as JSON')
    .showHelpAfterError('(blazon --help tells more)');
  const commands = [
    generateCommand(),
    listenCommand(),
    triggerCommand(),
    projectsCommand(),
    memoryCommand(),
    deliveriesCommand(),
    profilesCommand(),
    adminCommand(),
  ];
  for (const command of commands) {
    program.addCommand(command.copyInheritedSettings(program));
  }
  tab(program, { completionCommandName: 'completion' });
  return program;
}
