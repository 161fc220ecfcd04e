// Runs every check of the repository, cheapest first, and sums up. `npm test -- unit` runs one phase alone.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** No phase takes half as long on a slow machine; one that hangs must still say where. */
const phaseDeadlineMs = 35 * 60_000;
const withBacking = ['libs/backing/dist/with-backing.js', '--', 'node'];
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--runInBand', '--forceExit'];
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
    alone: [...withBacking, ...jest],
  },
  e2e: {
    title: 'whole-system tests',
    args: [nx, 'run-many', '-t', 'e2e', '--parallel=1', '--output-style=stream-without-prefixes', '--exclude-task-dependencies'],
    alone: jest,
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
const unsteady = [];
/** The exit code of a phase for which this machine lacks a program; what is missing was said. */
const skipped = 77;
for (const [name, phase] of Object.entries(phases)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n== ${phase.title} ==`);
  const started = Date.now();
  const { code, tests, failedSuites } = await run(phase.args);
  const passedAlone = code !== 0 && (await passAlone(phase, failedSuites));
  const end = passedAlone ? 'passed' : ({ 0: 'passed', [skipped]: 'SKIPPED' }[code] ?? 'FAILED');
  console.log(`== ${phase.title}: ${end} in ${Math.round((Date.now() - started) / 1000)} s ==`);
  if (passedAlone) unsteady.push(...failedSuites);
  total.passed += tests.passed + (passedAlone ? tests.failed : 0);
  total.failed += passedAlone ? 0 : tests.failed;
  total.skipped += tests.skipped;
  if (end === 'SKIPPED') skippedPhases.push(phase.title);
  if (end === 'FAILED') failedPhases.push(phase.title);
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (skippedPhases.length > 0) console.log(`Skipped: ${skippedPhases.join('; ')}.`);
if (unsteady.length > 0) console.log(`UNSTEADY, failed at first and passed alone: ${unsteady.join(', ')}. Each has a race to be mended.`);
if (failedPhases.length > 0) console.error(`Failed: ${failedPhases.join('; ')}. The first error above says where to look.`);
process.exit(failedPhases.length > 0 ? 1 : 0);

/**
 * Suites with a whole system in them share two cores with others and can lose a race that says nothing about the code. Up to three that failed
 * get a second run, each alone on the machine; the summary names them.
 */
async function passAlone({ title, alone }, suites) {
  if (alone === undefined || suites.length === 0 || suites.length > 3) return false;
  for (const suite of suites) {
    console.log(`\n== ${title}: ${suite} failed and runs again alone ==`);
    const project = suite.split('/').slice(0, 2).join('/');
    const { code } = await run([...alone, '--rootDir', project, '--runTestsByPath', suite]);
    if (code !== 0) return false;
  }
  return true;
}

/** Runs a phase with its output shown, and gathers what Jest counted. */
function run(args) {
  const tests = { passed: 0, failed: 0, skipped: 0 };
  const failedSuites = [];
  const note = (line) => {
    // Jest's summary names a suite again, by its path within the project.
    const failedSuite = /^FAIL ((?:apps|libs)\/\S+)/.exec(line)?.[1];
    if (failedSuite !== undefined) failedSuites.push(failedSuite);
    if (!/^\s*Tests:\s/.test(line)) return;
    for (const [, number, kind] of line.matchAll(/(\d+) (passed|failed|skipped)/g)) tests[kind] += Number(number);
  };
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
    show(child.stdout, process.stdout, note);
    show(child.stderr, process.stderr, note);
    child.on('close', (code) => {
      clearTimeout(deadline);
      resolve({ code: code ?? 1, tests, failedSuites });
    });
  });
}

/** Passes output on as it comes; Jest writes its count to one stream or the other. */
function show(from, to, note) {
  from.on('data', (chunk) => to.write(chunk));
  createInterface(from).on('line', note);
}
