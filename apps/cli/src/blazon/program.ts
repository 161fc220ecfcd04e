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
  program.commands
    .find((command) => command.name() === 'completion')
    ?.hook('preAction', (_completion, { args: [shell] }) => {
      if (shell === 'bash') process.stdout.write(BASH_WITHOUT_ITS_PACKAGE);
    });
  return program;
}

/** The script for bash calls a function of the package bash-completion, which many machines lack. */
const BASH_WITHOUT_ITS_PACKAGE = `if ! declare -F _get_comp_words_by_ref > /dev/null; then
  _get_comp_words_by_ref() {
    cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD
  }
fi
`;
