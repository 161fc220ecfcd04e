// Brings a checkout to where it can run: packages installed as locked, sources compiled. Runs on the machine's own Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const [major] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Blazon needs Node 20 or newer to install itself; this is ${process.version}.`);

if (!installed()) {
  console.log('· installing packages as locked (npm ci), which takes a minute or two the first time');
  await run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed. Check that the npm registry can be reached, then try again.',
  );
}
console.log('· compiling');
await run(
  'node_modules/.bin/node',
  ['node_modules/@typescript/native/bin/tsc', '-b', ...projects()],
  'The sources do not compile; the errors are above.',
);
// Each keeps one core busy.
await Promise.all([buildPages(), buildDocumentation()]);

/** Whether every package of the lockfile is there in its locked version, its programs linked; packages for other platforms may be missing. */
function installed() {
  const hidden = new URL('node_modules/.package-lock.json', root);
  if (!existsSync(hidden) || !existsSync(new URL('node_modules/.bin/node', root))) return false;
  const have = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const want = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')).packages;
  const isAsLocked = ([path, { version, bin }]) =>
    have[path]?.version === version && JSON.stringify(have[path].bin) === JSON.stringify(bin);
  return Object.entries(want).every((entry) => entry[0] === '' || entry[1].optional || isAsLocked(entry));
}

/** Builds the dashboard's pages unless they are up to date: a running system that serves them is not disturbed. */
async function buildPages() {
  const stampFile = new URL('apps/dashboard/dist/pages.stamp', root);
  const hash = createHash('sha256');
  for (const path of sourcesOfPages()) hash.update(path).update(readFileSync(new URL(path, root)));
  const stamp = hash.digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log("· building the dashboard's pages");
  rmSync(stampFile, { force: true });
  await run(
    'node_modules/.bin/node',
    ['node_modules/vite/bin/vite.js', 'build', 'apps/dashboard', '--logLevel', 'warn'],
    "The dashboard's pages do not build; the errors are above.",
  );
  writeFileSync(stampFile, stamp);
}

async function buildDocumentation() {
  console.log('· building the documentation, if it has changed');
  await run('node_modules/.bin/node', ['apps/docs/dist/build.js'], 'The documentation does not build; the errors are above.');
}

/** The compiler's notes on the contracts change with their sources. */
function sourcesOfPages() {
  const own = readdirSync(new URL('apps/dashboard', root), { recursive: true, encoding: 'utf8' }).map((path) => `apps/dashboard/${path}`);
  const written = own.filter((path) => !/\/(dist|node_modules)\b/.test(path) && statSync(new URL(path, root)).isFile());
  return [...written.sort(), 'libs/contracts/dist/tsconfig.tsbuildinfo', 'package-lock.json'];
}

/** What every workspace runs, without its tests, from the lockfile's links. */
function projects() {
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));
  const workspaces = Object.keys(packages).filter((path) => /^(apps|libs)\//.test(path));
  return workspaces.map((path) => `${path}/tsconfig.build.json`).filter((path) => existsSync(new URL(path, root)));
}

async function run(command, args, onFailure) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  const status = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve));
  if (status !== 0) fail(onFailure);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
