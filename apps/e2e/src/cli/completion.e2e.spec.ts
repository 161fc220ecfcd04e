import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { Terminal } from './terminal.js';

const program = resolve(import.meta.dirname, '../../../../apps/cli/bin/blazon.js');

/** Each shell as it starts without anybody's settings, and what makes it complete. */
const shells: [name: string, args: string[], setUp: string][] = [
  ['bash', ['--norc', '--noprofile'], 'source <(blazon completion bash)'],
  ['zsh', ['-f'], 'autoload -U compinit; compinit -D; source <(blazon completion zsh)'],
];

describe.each(shells)('completion in %s', (shell, args, setUp) => {
  const isHere = spawnSync(shell, ['-c', 'true']).status === 0;
  let folder: string;
  let terminal: Terminal;

  beforeAll(async () => {
    if (!isHere) return;
    folder = await mkdtemp(join(tmpdir(), 'blazon-completion-'));
    await symlink(program, join(folder, 'blazon'));
    const path = [folder, dirname(process.execPath), process.env.PATH ?? ''].join(delimiter);
    terminal = Terminal.open([shell, ...args, '-i'], { cwd: folder, env: { PATH: path, HOME: folder, LANG: 'C.UTF-8', PS1: '> ' } });
    terminal.type(`${setUp}; echo is "ready"\n`);
    await terminal.shows('is ready');
  });

  afterAll(async () => {
    if (!isHere) return;
    await terminal.close();
    await rm(folder, { recursive: true, force: true });
  });

  (isHere ? it : it.skip)('finishes a command, its argument and its option', async () => {
    terminal.type('blazon trigg\t');
    await terminal.shows(/trigger/);
    terminal.type('generation.s\t');
    await terminal.shows(/generation\.success/);
    terminal.type('\u0015blazon generate --ref\t');
    await terminal.shows(/--refine/);
  });
});
