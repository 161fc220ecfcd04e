import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fromSource } from '@blazon/testing';
import type { ChildTask } from './child.js';

/** A consumer in a separate process. */
export interface Child {
  /** Resolves when the child writes this line. */
  says(line: string): Promise<void>;
  kill(signal: 'SIGKILL' | 'SIGTERM'): void;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

const program = fromSource(new URL('./child.ts', import.meta.url));

/** Starts a child; whatever a test leaves running is ended by `endAll`. */
export class Children {
  private readonly running = new Set<ChildProcessByStdio<null, Readable, Readable>>();

  start(task: ChildTask): Child {
    const child = spawn(process.execPath, program, {
      env: { ...process.env, CONTRACT_TASK: JSON.stringify(task) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.running.add(child);
    const lines: string[] = [];
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    const output = createInterface(child.stdout);
    output.on('line', (line) => lines.push(line));
    const ended = new Promise<number | string>((resolve) => {
      child.once('close', (code, signal) => {
        this.running.delete(child);
        resolve(code ?? signal ?? 'unknown');
      });
    });
    return {
      says: (line) =>
        Promise.race([
          said(output, lines, line),
          ended.then((end) => Promise.reject(new Error(`The child ended (${end}): ${complaints}`))),
        ]),
      kill: (signal) => child.kill(signal),
      ended,
    };
  }

  endAll(): void {
    for (const child of this.running) child.kill('SIGKILL');
  }
}

function said(output: ReturnType<typeof createInterface>, lines: string[], line: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!lines.includes(line)) return;
      output.off('line', look);
      resolve();
    };
    output.on('line', look);
    look();
  });
}
