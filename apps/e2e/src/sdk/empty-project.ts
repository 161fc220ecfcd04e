import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);
const root = resolve(import.meta.dirname, '../../../..');

/** A project of a user's, with nothing in it but the SDK as it would be published. */
export class EmptyProject {
  private constructor(readonly folder: string) {}

  static async create(): Promise<EmptyProject> {
    const folder = await mkdtemp(join(tmpdir(), 'blazon-sdk-'));
    const { stdout } = await execFileAsync('npm', ['pack', '--json', '-w', '@blazon/sdk', '--pack-destination', folder], { cwd: root });
    // What the build says comes before the list of packed files.
    const [packed] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as { filename: string }[];
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    // Without a registry: the SDK needs no other package.
    await execFileAsync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed?.filename ?? ''}`], { cwd: folder });
    return new EmptyProject(folder);
  }

  async write(name: string, content: string): Promise<void> {
    await writeFile(join(this.folder, name), content);
  }

  /** Runs a program in the project; returns its output. */
  async run(program: string, args: string[], variables: Record<string, string> = {}): Promise<string> {
    const { PATH = '' } = process.env;
    const { stdout } = await execFileAsync(program, args, { cwd: this.folder, env: { PATH, ...variables } }).catch((error: unknown) => {
      const { stdout: out = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${args.join(' ')} failed:\n${out}${stderr}`, { cause: error });
    });
    return stdout;
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
