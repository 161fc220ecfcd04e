// Runs every check of the repository, two phases at a time, and sums up. `npm test -- unit` runs one phase alone.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** No phase takes half as long on a slow machine; one that hangs must still say where. */
const phaseDeadlineMs = 35 * 60_000;
/** Where more suites fail, it is the code. */
const maxRerun = 8;
const nx = 'node_modules/nx/dist/bin/nx.js';
const jest = ['node_modules/jest/bin/jest.js', '--forceExit', '--roots', 'apps', 'libs'];
const jestOnBacking = ['libs/backing/dist/with-backing.js', '--', 'node', ...jest];
const phases = {
  lint: { title: 'lint and module boundaries', args: ['deploy/lint.mjs'] },
  format: { title: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  circles: {
    title: 'circles between files and folders',
    args: ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.mjs', 'apps', 'libs'],
  },
  chart: {
    title: 'chart, alert rules and dashboards',
    args: ['deploy/with-chart-tools.mjs', '--', 'node', nx, 'run', '@blazon/helm:chart', '--output-style=stream-without-prefixes'],
  },
  e2e: {
    title: 'whole-system tests',
    args: [...jest, '--maxWorkers=2', '--testPathPatterns', '\\.e2e\\.spec\\.ts$'],
    alone: [...jest, '--runInBand', '--runTestsByPath'],
  },
  integration: {
    title: 'integration tests on real PostgreSQL and Kafka',
    args: [...jestOnBacking, '--maxWorkers=3', '--testPathPatterns', '\\.int\\.spec\\.ts$'],
    alone: [...jestOnBacking, '--runInBand', '--runTestsByPath'],
  },
  unit: {
    title: 'unit tests',
    args: [...jest, '--maxWorkers=2', '--testPathPatterns', '(?<!\\.(int|e2e|long))\\.spec\\.ts$'],
    alone: [...jest, '--runInBand', '--runTestsByPath'],
  },
};
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in phases));
if (unknown.length > 0) {
  console.error(`There is no phase called ${unknown.join(', ')}. The phases are ${Object.keys(phases).join(', ')}.`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const took = [];
const failedPhases = [];
const skippedPhases = [];
const unsteady = [];
/** The exit code of a phase for which this machine lacks a program; what is missing was said. */
const skipped = 77;
const started = Date.now();
// Two at a time, in the order above: whichever has ended makes room for the next. Integration suites wait half of their time, for limits to
// pass and for Kafka to give partitions to others; whole systems compute meanwhile. Unit tests come last: alone they keep all cores busy.
const waiting = Object.keys(phases).filter((name) => chosen.length === 0 || chosen.includes(name));
await Promise.all([runInTurn(), runInTurn()]);
console.log(`\n${took.join(', ')}; all in ${secondsSince(started)} s`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (skippedPhases.length > 0) console.log(`Skipped: ${skippedPhases.join('; ')}.`);
if (unsteady.length > 0) console.log(`UNSTEADY, failed at first and passed alone: ${unsteady.join(', ')}. Each has a race to be mended.`);
if (failedPhases.length > 0) console.error(`Failed: ${failedPhases.join('; ')}. The first error above says where to look.`);
process.exit(failedPhases.length > 0 ? 1 : 0);

async function runInTurn() {
  for (let name; (name = waiting.shift()) !== undefined;) await runPhase(name, phases[name]);
}

async function runPhase(name, phase) {
  const begun = Date.now();
  // Checks run side by side: each is shown as a whole when it has ended. Suites are shown as they end.
  const heldBack = [];
  const show = phase.alone === undefined ? (text) => heldBack.push(text) : (text) => process.stdout.write(text);
  show(`\n== ${phase.title} ==\n`);
  const { code, tests, failedSuites } = await run(phase.args, show);
  const passedAlone = code !== 0 && (await passAlone(phase, failedSuites, show));
  const end = passedAlone ? 'passed' : ({ 0: 'passed', [skipped]: 'SKIPPED' }[code] ?? 'FAILED');
  show(`== ${phase.title}: ${end} in ${secondsSince(begun)} s ==\n`);
  process.stdout.write(heldBack.join(''));
  took.push(`${name} ${secondsSince(begun)} s`);
  if (passedAlone) unsteady.push(...failedSuites);
  total.passed += tests.passed + (passedAlone ? tests.failed : 0);
  total.failed += passedAlone ? 0 : tests.failed;
  total.skipped += tests.skipped;
  if (end === 'SKIPPED') skippedPhases.push(phase.title);
  if (end === 'FAILED') failedPhases.push(phase.title);
}

/**
 * Suites share two cores with whole systems, and can lose a race that says nothing about the code. Up to eight of a phase that failed
 * get a second run, each alone; the summary names them.
 */
async function passAlone({ title, alone }, suites, show) {
  if (alone === undefined || suites.length === 0 || suites.length > maxRerun) return false;
  for (const suite of suites) {
    show(`\n== ${title}: ${suite} failed and runs again alone ==\n`);
    const { code } = await run([...alone, suite], show);
    if (code !== 0) return false;
  }
  return true;
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1000);
}

/** Runs a phase, shows its output and gathers what Jest counted. */
function run(args, show) {
  const tests = { passed: 0, failed: 0, skipped: 0 };
  const failedSuites = new Set();
  const note = (line) => {
    // Jest names it again in its summary.
    const failedSuite = /^FAIL ((?:apps|libs)\/\S+)/.exec(line)?.[1];
    if (failedSuite !== undefined) failedSuites.add(failedSuite);
    if (!/^\s*Tests:\s/.test(line)) return;
    for (const [, number, kind] of line.matchAll(/(\d+) (passed|failed|skipped)/g)) tests[kind] += Number(number);
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NX_TUI: 'false' },
    });
    const deadline = setTimeout(() => {
      show(`\nThis did not end within ${phaseDeadlineMs / 60_000} minutes and is stopped. What hangs comes after the last suite above.\n`);
      child.kill('SIGTERM');
      setTimeout(() => {
        child.kill('SIGKILL');
        // Processes that it left behind may keep the output open.
        child.stdout.destroy();
        child.stderr.destroy();
      }, 15_000).unref();
    }, phaseDeadlineMs);
    // Jest writes its count to one stream or the other.
    for (const from of [child.stdout, child.stderr]) {
      from.setEncoding('utf8').on('data', show);
      createInterface(from).on('line', note);
    }
    child.on('close', (code) => {
      clearTimeout(deadline);
      resolve({ code: code ?? 1, tests, failedSuites: [...failedSuites] });
    });
  });
}
