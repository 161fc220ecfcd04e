// Runs what takes too long for `npm test`: many kills under load on both logs, and a thousand jobs. Writes what came of it, and of which
// commit, to deploy/long-tests.md.
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const kills = process.env.BLAZON_KILLS ?? '30';
const seed = process.env.BLAZON_KILL_SEED ?? String(Math.floor(Date.now() / 1000));
const jobs = process.env.BLAZON_E2E_JOBS ?? '1000';
const runs = [
  {
    what: `generation and memory-graph, ${kills} kills under load on each log: no job is lost, none is made twice`,
    args: ['apps/generation', 'crash\\.int\\.spec', '-t', 'again and again under load'],
  },
  {
    what: `webhook-delivery, ${kills} kills under load: every webhook arrives, with the same id and bytes`,
    args: ['apps/webhook-delivery', 'dispatching/crash\\.int\\.spec', '-t', 'again and again under load'],
  },
  { what: `${jobs} jobs through the whole system`, args: ['apps/e2e', 'jobs\\.e2e\\.spec'] },
];

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const commit = git('rev-parse', '--short=12', 'HEAD');
const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', ':!deploy/long-tests.md') !== '';
const rows = [];
for (const { what, args } of runs) {
  console.log(`\n== ${what} ==`);
  const started = Date.now();
  const passed = await run(args);
  rows.push({ what, passed, seconds: Math.round((Date.now() - started) / 1000) });
}

const report = `# Long tests

\`npm run test:long\` wrote this on ${new Date().toISOString().slice(0, 10)}, at commit ${commit}${isChanged ? ' with changes' : ''}, on ${availableParallelism()} cores, with seed ${seed}.
The same seed kills at the same moments: \`BLAZON_KILL_SEED=${seed} npm run test:long\`.

| what | outcome | seconds |
| ---- | ------- | ------- |
${rows.map(({ what, passed, seconds }) => `| ${what} | ${passed ? 'passed' : '**failed**'} | ${seconds} |`).join('\n')}
`;
writeFileSync('deploy/long-tests.md', report);
execFileSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', 'deploy/long-tests.md']);
process.exit(rows.every(({ passed }) => passed) ? 0 : 1);

/** One suite, on a PostgreSQL and a Kafka of its own, which a whole system brings along; whether it passed. */
function run([rootDir, pattern, ...more]) {
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--rootDir', rootDir];
  const options = ['--testPathPatterns', pattern, '--runInBand', '--forceExit', ...more];
  const backing = rootDir === 'apps/e2e' ? [] : ['libs/backing/dist/with-backing.js', '--', 'node'];
  const child = spawn(process.execPath, [...backing, ...jest, ...options], {
    stdio: 'inherit',
    env: { ...process.env, BLAZON_KILLS: kills, BLAZON_KILL_SEED: seed, BLAZON_E2E_JOBS: jobs },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}
