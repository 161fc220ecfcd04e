// Lints all projects with Oxlint, which checks their types too, and their package.json files with ESLint.
import { spawnSync } from 'node:child_process';

// Nx keeps what it has found out of the projects. Its rules read that, and check nothing where there is none.
run(['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], 'ignore');
run(['node_modules/oxlint/bin/oxlint', 'apps', 'libs', 'helm', 'deploy', 'oxlint.config.ts']);
run(['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', 'apps/*/package.json', 'libs/*/package.json']);

function run(args, output = 'inherit') {
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', output, 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
