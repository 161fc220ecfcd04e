import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Runs the text of a module in a separate process, on the build of this library, and waits for the line of JSON that it prints. */
export async function inOwnProcess(code: string): Promise<{ answer: unknown; kill: () => Promise<void> }> {
  const library = join(import.meta.dirname, '../../dist/index.js');
  const child = spawn(process.execPath, ['--input-type=module', '-e', `import * as backing from ${JSON.stringify(library)};\n${code}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { answer: JSON.parse(line) as unknown, kill: () => killHard(child) };
}

async function killHard(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
