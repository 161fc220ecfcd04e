import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../../..');
const releases = join(root, '.cache/releases');
const services = ['projects', 'generation', 'memory-graph', 'webhook-delivery', 'gateway'];

/** The commit that counts as the release before this one. */
export async function previousRelease(): Promise<string> {
  return (await readFile(join(root, 'deploy/previous-release'), 'utf8')).trim();
}

/**
 * Builds the services of an earlier commit, once, and returns the root of its tree. It runs on the packages that are installed here, if its
 * lockfile asks for the same ones, and on its own otherwise.
 */
export async function buildRelease(commit: string): Promise<string> {
  const built = join(releases, commit);
  if (existsSync(built)) return built;
  await mkdir(releases, { recursive: true });
  const folder = await mkdtemp(`${built}-`);
  try {
    await extract(commit, folder);
    if (await sameLock(folder)) await linkPackages(folder);
    else await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
    const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-b', '--noCheck', ...services.map((name) => `apps/${name}`)];
    await run(process.execPath, tsc, { cwd: folder });
    await rename(folder, built);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const output = (error as { stdout?: string }).stdout ?? '';
    throw new Error(`The release ${commit} does not build. A clone without its history does not hold it.\n${output}`, { cause: error });
  }
  return built;
}

async function extract(commit: string, folder: string): Promise<void> {
  const archive = spawn('git', ['archive', commit], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const unpacking = spawn('tar', ['-x', '-C', folder], { stdio: [archive.stdout, 'ignore', 'inherit'] });
  const codes = await Promise.all([once(archive, 'exit'), once(unpacking, 'exit')]);
  if (codes.some(([code]) => code !== 0)) throw new Error(`git archive ${commit} has failed.`);
}

/** Whether both lockfiles name the same packages of others. */
async function sameLock(folder: string): Promise<boolean> {
  const packagesIn = async (tree: string) => {
    const { packages } = JSON.parse(await readFile(join(tree, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string; link?: true }>;
    };
    const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
    return JSON.stringify(foreign.map(([path, { version }]) => [path, version]).sort());
  };
  return (await packagesIn(folder)) === (await packagesIn(root));
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
