// Lints all projects in one process, with the types of all of them in one program (tsconfig.lint.json): a process or a program for
// each project would check the packages that they share again and again.
import { spawnSync } from 'node:child_process';

// Nx keeps what it has found out of the projects. Its rules read that, and check nothing where there is none.
const graph = spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (graph.status !== 0) process.exit(1);
const args = ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', 'apps', 'libs', 'helm', 'deploy'];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
