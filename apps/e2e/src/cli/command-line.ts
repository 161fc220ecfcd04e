import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { Terminal } from './terminal.js';

const program = resolve(import.meta.dirname, '../../../../apps/cli/bin/blazon.js');

/** The command line of a user: a working folder, a home, and a desktop that records opened files. */
export class CommandLine {
  private readonly terminals: Terminal[] = [];

  private constructor(
    readonly folder: string,
    private readonly dataDir: string,
  ) {}

  static async create(dataDir: string): Promise<CommandLine> {
    const folder = await mkdtemp(join(tmpdir(), 'blazon-cli-'));
    await mkdir(join(folder, 'bin'));
    for (const opener of ['xdg-open', 'open']) {
      await writeFile(join(folder, 'bin', opener), `#!/bin/sh\necho "$1" >> '${join(folder, 'opened')}'\n`);
      await chmod(join(folder, 'bin', opener), 0o755);
    }
    return new CommandLine(folder, dataDir);
  }

  /** Runs a command in a terminal. */
  open(args: string[]): Terminal {
    const terminal = Terminal.open([process.execPath, program, ...args], { cwd: this.folder, env: this.env() });
    this.terminals.push(terminal);
    return terminal;
  }

  /** Runs a command as another program does, without a terminal. */
  run(args: string[], variables: Record<string, string> = {}): Promise<{ code: number; stdout: string; stderr: string }> {
    return new Promise((done) => {
      execFile(process.execPath, [program, ...args], { cwd: this.folder, env: this.env(variables) }, (error, stdout, stderr) => {
        done({ code: error === null ? 0 : Number(error.code), stdout, stderr });
      });
    });
  }

  /** The output with --json of a command that must succeed. */
  async json<Result>(args: string[], variables: Record<string, string> = {}): Promise<Result> {
    const { code, stdout, stderr } = await this.run([...args, '--json'], variables);
    if (code !== 0) throw new Error(`blazon ${args.join(' ')}: ${stderr}`);
    return JSON.parse(stdout) as Result;
  }

  async remove(): Promise<void> {
    await Promise.all(this.terminals.map((terminal) => terminal.close()));
    await rm(this.folder, { recursive: true, force: true });
  }

  private env(variables: Record<string, string> = {}): NodeJS.ProcessEnv {
    const path = [join(this.folder, 'bin'), process.env.PATH ?? ''].join(delimiter);
    return { PATH: path, HOME: this.folder, LANG: 'C.UTF-8', BLAZON_DATA_DIR: this.dataDir, ...variables };
  }
}
