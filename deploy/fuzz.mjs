// Fuzzes the public API of a fresh system by its OpenAPI document: npm run fuzz [-- --max-examples 100 and other options].
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '..');
const cache = resolve(process.env.BLAZON_CACHE_DIR ?? join(root, '.cache'));
const requirements = join(import.meta.dirname, 'fuzz-requirements.txt');
const [requirement] = readFileSync(requirements, 'utf8').match(/^schemathesis==.*$/m);
const startMs = 120_000;

const fuzzer = findFuzzer(join(cache, requirement.replace('==', '-')));
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
const system = startSystem();
try {
  const { sandbox, ca, workspace } = await ready();
  process.exitCode = fuzz(sandbox, ca, workspace.test_key);
} finally {
  if (system.exitCode === null) {
    system.kill('SIGTERM');
    await once(system, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Installs the fuzzer into its own environment, once. */
function findFuzzer(environment) {
  const program = join(environment, 'bin/schemathesis');
  if (existsSync(program)) return program;
  console.log(`· installing ${requirement} into ${environment}`);
  const isInstalled =
    run('python3', ['-m', 'venv', environment]) && run(join(environment, 'bin/pip'), ['install', '--quiet', '--requirement', requirements]);
  if (isInstalled) return program;
  rmSync(environment, { recursive: true, force: true });
  console.error('The fuzzer could not be installed. It needs Python 3.10 or newer with venv, and a package registry that pip can reach.');
  process.exit(1);
}

function startSystem() {
  const anyPort = ['LIVE', 'SANDBOX', 'HTTP', 'ADMIN', 'DASHBOARD'].map((name) => [`BLAZON_${name}_PORT`, '0']);
  return spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/standalone/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...Object.fromEntries(anyPort), BLAZON_DATA_DIR: folder },
  });
}

async function ready() {
  for (const until = Date.now() + startMs; Date.now() < until; await setTimeout(200)) {
    if (existsSync(join(folder, 'dev.json'))) return JSON.parse(readFileSync(join(folder, 'dev.json'), 'utf8'));
    if (system.exitCode !== null) break;
  }
  throw new Error('The system did not start; its errors are above.');
}

/** With every check; a caller that is told to wait waits. */
function fuzz(url, ca, key) {
  const config = join(import.meta.dirname, 'fuzz.toml');
  const args = [
    '--config-file',
    config,
    'run',
    `${url}/openapi.json`,
    '--url',
    url,
    '--tls-verify',
    ca,
    '--header',
    `Authorization: Bearer ${key}`,
  ];
  const options = ['--checks', 'all', '--max-examples', '1400', '--rate-limit', 'auto', '--no-color', '--continue-on-failure'];
  const hooks = { SCHEMATHESIS_HOOKS: join(import.meta.dirname, 'fuzz_hooks.py'), FUZZ_URL: url, FUZZ_KEY: key, FUZZ_CA: ca };
  const env = { ...process.env, ...hooks, PYTHONDONTWRITEBYTECODE: '1' };
  return spawnSync(fuzzer, [...args, ...options, ...process.argv.slice(2)], { cwd: folder, stdio: 'inherit', env }).status ?? 1;
}

function run(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
