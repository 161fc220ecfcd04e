import { readFileSync } from 'node:fs';

/** Clock ticks a second, the same on every Linux. */
const ticksPerSecond = 100;

/** Seconds of processor time that a process has used so far; nothing where /proc is missing. */
function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return NaN;
  }
}

/** Begins to measure; the function that it returns tells how many microseconds each process has used since, for one of so many operations. */
export function measureCpu(processes: Record<string, number | undefined>): (operations: number) => Record<string, number> {
  const used = () => Object.entries(processes).map(([name, pid]) => [name, cpuSeconds(pid ?? 0)] as const);
  const before = Object.fromEntries(used());
  return (operations) => Object.fromEntries(used().map(([name, seconds]) => [name, ((seconds - (before[name] ?? 0)) / operations) * 1e6]));
}
