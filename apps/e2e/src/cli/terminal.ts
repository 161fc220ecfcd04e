import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ended, waitFor } from '@blazon/testing';

/** Python brings the only pseudo-terminal that is on most machines; the child is the leader of its session, so that Ctrl-C reaches it. */
const INSIDE_A_TERMINAL = 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))';

/** A program in a terminal, as people see and use it. */
export class Terminal {
  private output = '';
  private readonly closed: Promise<unknown>;

  private constructor(private readonly child: ChildProcessWithoutNullStreams) {
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.closed = once(child, 'close');
  }

  static open(command: string[], { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv }): Terminal {
    return new Terminal(spawn('python3', ['-c', INSIDE_A_TERMINAL, ...command], { cwd, env: { ...env, TERM: 'xterm' } }));
  }

  /** Waits until the screen has shown this. */
  async shows(text: string | RegExp): Promise<string> {
    try {
      return await waitFor(() => (typeof text === 'string' ? this.output.includes(text) : text.test(this.output)) && this.output, {
        withinMs: 60_000,
      });
    } catch (cause) {
      throw new Error(`The terminal did not show ${String(text)}, but:\n${this.output}`, { cause });
    }
  }

  type(text: string): void {
    this.child.stdin.write(text);
  }

  /** The exit code, and all that was shown. */
  async end(): Promise<{ code: number | null; output: string }> {
    await this.closed;
    return { code: this.child.exitCode, output: this.output };
  }

  async close(): Promise<void> {
    await ended(this.child, 'SIGTERM');
  }
}
