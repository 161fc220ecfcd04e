import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Options, transformFile } from '@swc/core';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../../..');
const releases = join(root, '.cache/releases');
const services = ['projects', 'generation', 'memory-graph', 'webhook-delivery', 'gateway'];

const toModules = JSON.parse(readFileSync(join(root, 'deploy/swc.json'), 'utf8')) as Options;

/** The commit that counts as the release before this one. */
export const previousRelease = readFileSync(join(root, 'deploy/previous-release'), 'utf8').trim();

/** `describe` for suites that run the previous release, or `describe.skip` in a clone whose history does not hold it. */
export const describePreviousRelease = holds(previousRelease) ? describe : describe.skip;

/**
 * Builds the services of an earlier commit, once, and returns the root of its tree. It runs on the packages that are installed here, if they
 * are the ones that its lockfile asks for, and on its own otherwise.
 */
export async function buildRelease(commit: string): Promise<string> {
  const built = join(releases, commit);
  if (existsSync(built)) return built;
  await mkdir(releases, { recursive: true });
  const folder = await mkdtemp(`${built}-`);
  try {
    await extract(commit, folder);
    if (await isInstalled(folder)) await linkPackages(folder);
    else await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
    await compile(folder);
    await rename(folder, built);
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    const output = (error as { stdout?: string }).stdout ?? '';
    throw new Error(`The release ${commit} does not build.\n${output}`, { cause: error });
  }
  return built;
}

function holds(commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' }).status === 0;
}

async function extract(commit: string, folder: string): Promise<void> {
  const archive = spawn('git', ['archive', commit], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const unpacking = spawn('tar', ['-x', '-C', folder], { stdio: [archive.stdout, 'ignore', 'inherit'] });
  const codes = await Promise.all([once(archive, 'exit'), once(unpacking, 'exit')]);
  if (codes.some(([code]) => code !== 0)) throw new Error(`git archive ${commit} has failed.`);
}

/**
 * Compiles file by file, as the tests' own loader does: TypeScript takes 35 seconds of CPU time for it, this little more than one, and that
 * release was checked when it was made.
 */
async function compile(folder: string): Promise<void> {
  const compiled = [...services.map((name) => `apps/${name}`), 'libs/*'];
  for await (const path of glob(
    compiled.map((project) => `${project}/src/**/*.ts`),
    { cwd: folder },
  )) {
    if (path.endsWith('.spec.ts')) continue;
    const target = join(folder, path.replace('/src/', '/dist/').replace(/\.ts$/, '.js'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, (await transformFile(join(folder, path), toModules)).code);
  }
}

/** Whether every package of others that it asks for is installed here, in the same place and version. */
async function isInstalled(folder: string): Promise<boolean> {
  const packagesIn = async (tree: string) => {
    const { packages } = JSON.parse(await readFile(join(tree, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string; link?: true }>;
    };
    return Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  };
  const installed = new Map((await packagesIn(root)).map(([path, { version }]) => [path, version]));
  return (await packagesIn(folder)).every(([path, { version }]) => installed.get(path) === version);
}

/** Its own packages are those of its tree; all others are the ones installed here. */
async function linkPackages(folder: string): Promise<void> {
  const own = join(folder, 'node_modules/@blazon');
  await mkdir(own, { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@blazon') await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const workspace of ['apps', 'libs']) {
    for (const name of await readdir(join(folder, workspace))) {
      await symlink(join('../..', workspace, name), join(own, name));
      const nested = join(root, workspace, name, 'node_modules');
      if (existsSync(nested)) await symlink(nested, join(folder, workspace, name, 'node_modules'));
    }
  }
}
