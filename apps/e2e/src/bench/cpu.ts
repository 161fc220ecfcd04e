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

/** Begins to measure; the function that it returns tells which share of the machine was idle since, and which its host gave to others. */
export function measureMachine(): () => string {
  const before = machineTicks();
  return () => {
    const ticks = machineTicks().map((value, index) => value - (before[index] ?? 0));
    const all = ticks.reduce((sum, each) => sum + each, 0);
    const share = (part = 0) => `${Math.round((part / all) * 100)} %`;
    const [, , , idle, , , , stolen] = ticks;
    return all > 0 ? `${share(idle)} idle, ${share(stolen)} stolen by its host` : 'not known';
  };
}

/** The processor time of each kind of work so far; empty where /proc is missing. */
function machineTicks(): number[] {
  try {
    return readFileSync('/proc/stat', 'utf8').split('\n', 1).join('').split(/\s+/).slice(1, 9).map(Number);
  } catch {
    return [];
  }
}
