import { spawn } from 'node:child_process';

/** Opens a file with the program that this desktop has for it; where there is none, nothing happens. */
export function openFile(path: string): void {
  const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  spawn(program, [...args, path], { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}
