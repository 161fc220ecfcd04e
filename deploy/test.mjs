// Runs every check of the repository, cheapest first, and sums up. `npm test -- unit` runs one phase alone.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** No phase takes half as long on a slow machine; one that hangs must still say where. */
const phaseDeadlineMs = 35 * 60_000;
const withBacking = ['libs/backing/dist/with-backing.js', '--', 'node'];
const nx = 'node_modules/nx/dist/bin/nx.js';
const phases = {
  format: { title: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'] },
  lint: { title: 'lint and module boundaries', args: [nx, 'run-many', '-t', 'lint', '--parallel=2', '--output-style=static'] },
  circles: {
    title: 'circles between files and folders',
    args: ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.mjs', 'apps', 'libs'],
  },
  chart: {
    title: 'chart, alert rules and dashboards',
    args: ['deploy/with-chart-tools.mjs', '--', 'node', nx, 'run', '@blazon/helm:chart', '--output-style=stream-without-prefixes'],
  },
  unit: { title: 'unit tests', args: [nx, 'run-many', '-t', 'test', '--parallel=2', '--output-style=static'] },
  integration: {
    title: 'integration tests on real PostgreSQL and Kafka',
    args: [
      ...withBacking,
      nx,
      'run-many',
      '-t',
      'integration',
      '--parallel=2',
      '--output-style=stream-without-prefixes',
      '--exclude-task-dependencies',
    ],
  },
  e2e: {
    title: 'whole-system tests',
    args: [nx, 'run-many', '-t', 'e2e', '--parallel=1', '--output-style=stream-without-prefixes', '--exclude-task-dependencies'],
  },
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in phases));
if (unknown.length > 0) {
  console.error(`There is no phase called ${unknown.join(', ')}. The phases are ${Object.keys(phases).join(', ')}.`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failedPhases = [];
const skippedPhases = [];
/** The exit code of a phase for which this machine lacks a program; what is missing was said. */
const skipped = 77;
for (const [name, phase] of Object.entries(phases)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n== ${phase.title} ==`);
  const started = Date.now();
  const code = await run(phase.args);
  const end = { 0: 'passed', [skipped]: 'SKIPPED' }[code] ?? 'FAILED';
  console.log(`== ${phase.title}: ${end} in ${Math.round((Date.now() - started) / 1000)} s ==`);
  if (end === 'SKIPPED') skippedPhases.push(phase.title);
  if (end === 'FAILED') failedPhases.push(phase.title);
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (skippedPhases.length > 0) console.log(`Skipped: ${skippedPhases.join('; ')}.`);
if (failedPhases.length > 0) console.error(`Failed: ${failedPhases.join('; ')}. The first error above says where to look.`);
process.exit(failedPhases.length > 0 ? 1 : 0);

/** Runs a phase with its output shown, and adds up what Jest counted. */
function run(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NX_TUI: 'false' },
    });
    const deadline = setTimeout(() => {
      console.error(
        `\nThis did not end within ${phaseDeadlineMs / 60_000} minutes and is stopped. What hangs comes after the last suite above.`,
      );
      child.kill('SIGTERM');
      setTimeout(() => {
        child.kill('SIGKILL');
        // What it left behind may hold on to the output.
        child.stdout.destroy();
        child.stderr.destroy();
      }, 15_000).unref();
    }, phaseDeadlineMs);
    show(child.stdout, process.stdout);
    show(child.stderr, process.stderr);
    child.on('close', (code) => {
      clearTimeout(deadline);
      resolve(code ?? 1);
    });
  });
}

/** Passes output on as it comes; Jest writes its count to one stream or the other. */
function show(from, to) {
  from.on('data', (chunk) => to.write(chunk));
  createInterface(from).on('line', count);
}

function count(line) {
  if (!/^\s*Tests:\s/.test(line)) return;
  for (const [, number, kind] of line.matchAll(/(\d+) (passed|failed|skipped)/g)) total[kind] += Number(number);
}
