// Runs what takes too long for `npm test`: many kills under load on both logs, a thousand jobs, and variants of what is shown there once.
// Writes what came of each part, and of which commit, to deploy/long-tests.md. `npm run test:long -- jobs` runs one part and leaves the rows of the others as they are.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const kills = process.env.BLAZON_KILLS ?? '30';
const seed = process.env.BLAZON_KILL_SEED ?? String(Math.floor(Date.now() / 1000));
const jobs = process.env.BLAZON_E2E_JOBS ?? '1000';
const arrangements = process.env.BLAZON_E2E_ARRANGEMENTS ?? '4';
const parts = {
  generation: {
    what: `generation and memory-graph, ${kills} kills under load on each log: no job is lost, none is made twice`,
    args: ['workers/crash\\.int\\.spec', '-t', 'again and again under load'],
  },
  webhooks: {
    what: `webhook-delivery, ${kills} kills under load: every webhook arrives, with the same id and bytes`,
    args: ['dispatching/crash\\.int\\.spec', '-t', 'again and again under load'],
  },
  jobs: { what: `${jobs} jobs through the whole system`, args: ['both-logs/\\w+\\.e2e\\.spec', '-t', 'jobs through the whole path'] },
  rollout: {
    what: 'each service replaced in turn under load, log on Kafka: no request fails, no job is lost',
    args: ['rolling\\.long\\.spec'],
  },
  releases: {
    what: 'previous release, any two services each once ahead of the other; `npm test` has one arrangement',
    args: ['previous-release\\.e2e\\.spec'],
  },
  dashboard: {
    what: 'dashboard with the log on Kafka; `npm test` has it with the log on PostgreSQL',
    args: ['dashboard-kafka\\.long\\.spec'],
  },
};
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const report = 'deploy/long-tests.md';
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', `:!${report}`) !== '';
const commit = `${git('rev-parse', '--short=12', 'HEAD')}${isChanged ? ' with changes' : ''}`;
const rows = new Map(existsSync(report) ? rowsOf(readFileSync(report, 'utf8')) : []);
let allPassed = true;
for (const [name, { what, args }] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n== ${what} ==`);
  const started = Date.now();
  const passed = await run(args);
  const seconds = Math.round((Date.now() - started) / 1000);
  rows.set(name, [what, passed ? 'passed' : '**failed**', seconds, commit, new Date().toISOString().slice(0, 10), seed]);
  allPassed &&= passed;
}

writeFileSync(
  report,
  `# Long tests

\`npm run test:long\` wrote this, on ${availableParallelism()} cores. A seed kills at the same moments again: \`BLAZON_KILL_SEED=1 npm run test:long\`.

| part | what | outcome | seconds | commit | on | seed |
| ---- | ---- | ------- | ------- | ------ | -- | ---- |
${[...rows].map(([name, cells]) => `| ${[name, ...cells].join(' | ')} |`).join('\n')}
`,
);
execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', report]);
process.exit(allPassed ? 0 : 1);

/** The rows of an earlier report, by the name of their part. */
function rowsOf(text) {
  const lines = text.split('\n').filter((line) => Object.keys(parts).some((name) => line.startsWith(`| ${name} `)));
  return lines.map((line) => line.split('|').slice(1, -1)).map(([name, ...cells]) => [name.trim(), cells.map((cell) => cell.trim())]);
}

/** One suite on PostgreSQL and Kafka; whether it passed. A whole system brings its own. */
function run([pattern, ...more]) {
  const jest = ['node_modules/jest/bin/jest.js', '--roots', 'apps'];
  const options = ['--testPathPatterns', pattern, '--runInBand', '--forceExit', ...more];
  const backing = pattern.includes('int') ? ['libs/backing/dist/with-backing.js', '--', 'node'] : [];
  const child = spawn(process.execPath, [...backing, ...jest, ...options], {
    stdio: 'inherit',
    env: { ...process.env, BLAZON_KILLS: kills, BLAZON_KILL_SEED: seed, BLAZON_E2E_JOBS: jobs, BLAZON_E2E_ARRANGEMENTS: arrangements },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}
