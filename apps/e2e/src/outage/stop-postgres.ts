import { globSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stops every process of the PostgreSQL in a data directory, as on a machine that hangs; returns a function that resumes them. */
export async function stopPostgres(dataDir: string): Promise<() => void> {
  const [file = ''] = globSync(join(dataDir, 'postgres/**/postmaster.pid'));
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  // The one that starts others first, so that none is missed.
  process.kill(postmaster, 'SIGSTOP');
  const all = [postmaster, ...(await childrenOf(postmaster))];
  signal(all, 'SIGSTOP');
  return () => {
    signal(all, 'SIGCONT');
  };
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').then(parentIn, () => 0)));
  return pids.filter((_, index) => parents[index] === parent).map(Number);
}

/** The name of a program, in parentheses, may hold spaces. */
function parentIn(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function signal(pids: number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // A connection that has ended takes its process along.
    }
  }
}
