import { type ChildProcess, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

/**
 * The moment a process began, in the words of the system, or null when it is not running.
 * Together with the pid it names a process for good: pids alone are given out again, in containers soon.
 */
export async function startOf(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The second field is the command in brackets and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, start] = [fields[0], fields[19]];
  return state === 'Z' || start === undefined ? null : start;
}

/** The command line of a running process, or null when it is not running. */
export async function commandOf(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return ps(pid, 'command=');
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command === '' ? null : command.replaceAll('\0', ' ').trim();
}

/** Sends each signal in turn until the process is gone, giving it `graceMs` after each. */
export async function endProcess(pid: number, signals: NodeJS.Signals[], graceMs: number): Promise<void> {
  const start = await startOf(pid);
  const isGone = async () => (await startOf(pid)) !== start;
  for (const signal of signals) {
    if (start === null || (await isGone())) return;
    process.kill(pid, signal);
    if (await becomesTrue(isGone, graceMs)) return;
  }
  throw new Error(`Process ${pid} does not end, not even after ${signals.join(', ')}. End it by hand and start again.`);
}

/** Asks again and again until the answer is yes; false when `withinMs` have passed before. */
export async function becomesTrue(question: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (!(await question())) {
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
}

/** Sends a signal to a process that may be gone already. */
export function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone.
  }
}

/** Whether a child has ended, or could never be run. */
export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** The end of a log, short enough for an error message. */
export function lastLines(text: string): string {
  return text.trim().split('\n').slice(-5).join('\n');
}

/** A port of the loopback address that was free a moment ago. */
export async function freePort(...taken: number[]): Promise<number> {
  const port = await anyFreePort();
  return taken.includes(port) ? freePort(...taken) : port;
}

function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('The system gave no port.'));
        else resolve(address.port);
      });
    });
  });
}

async function ps(pid: number, column: string): Promise<string | null> {
  const output = await execFileAsync('ps', ['-o', column, '-p', String(pid)]).catch(() => null);
  return output?.stdout.trim() ?? null;
}
