import { readFileSync } from 'node:fs';

/** Clock ticks a second, the same on every Linux. */
const ticksPerSecond = 100;

/** Seconds of processor time that a process has used so far; nothing where /proc is missing. */
export function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return NaN;
  }
}
