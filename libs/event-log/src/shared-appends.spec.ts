import { SharedAppends } from './shared-appends.js';
import type { NewRecord, Position } from './port.js';

const record = (key: string, size = 1): NewRecord => ({ topic: 't', key, partitionKey: key, headers: {}, value: Buffer.alloc(size) });

/** A log of one partition that remembers which keys travelled together. */
function recordingLog() {
  const sends: string[][] = [];
  let end = 0n;
  const send = async (records: NewRecord[]): Promise<Position[]> => {
    sends.push(records.map((each) => each.key));
    await new Promise((later) => setTimeout(later, 5));
    if (records.some((each) => each.key === 'refused')) throw new Error('the log refused');
    return records.map(() => ({ partition: 0, offset: end++ }));
  };
  return { sends, send };
}

describe('appends that are shared', () => {
  it('sends appends of one tick together and gives each caller its own positions', async () => {
    const { sends, send } = recordingLog();
    const appends = new SharedAppends(send);
    const [first, second] = await Promise.all([appends.append([record('a'), record('b')]), appends.append([record('c')])]);
    expect(sends).toEqual([['a', 'b', 'c']]);
    expect(first).toEqual([
      { partition: 0, offset: 0n },
      { partition: 0, offset: 1n },
    ]);
    expect(second).toEqual([{ partition: 0, offset: 2n }]);
  });

  it('collects what arrives during a send for the next one, in the order of the calls', async () => {
    const { sends, send } = recordingLog();
    const appends = new SharedAppends(send);
    const first = appends.append([record('a')]);
    await new Promise((later) => setTimeout(later, 2));
    await Promise.all([first, appends.append([record('b')]), appends.append([record('c')])]);
    expect(sends).toEqual([['a'], ['b', 'c']]);
  });

  it('splits at the limits, never within a call', async () => {
    const { sends, send } = recordingLog();
    const appends = new SharedAppends(send, 3 * 1_100);
    await Promise.all([
      appends.append([record('a'), record('b')]),
      appends.append([record('c'), record('d')]),
      appends.append([record('large', 9_000)]),
      appends.append([record('e')]),
    ]);
    expect(sends).toEqual([['a', 'b'], ['c', 'd'], ['large'], ['e']]);
  });

  it('rejects every caller of a failed send and goes on with the next', async () => {
    const { send } = recordingLog();
    const appends = new SharedAppends(send);
    const results = await Promise.allSettled([appends.append([record('a')]), appends.append([record('refused')])]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    await expect(appends.append([record('b')])).resolves.toEqual([{ partition: 0, offset: 0n }]);
  });

  it('refuses a call whose turn comes too late, and never sends it', async () => {
    const { sends, send } = recordingLog();
    const appends = new SharedAppends(send);
    const first = appends.append([record('a')]);
    await new Promise((later) => setTimeout(later, 2));
    const late = appends.append([record('late')], performance.now() - 1);
    const results = await Promise.allSettled([first, late, appends.append([record('b')])]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(sends).toEqual([['a'], ['b']]);
  });

  it('is drained when the last send has ended', async () => {
    const { send } = recordingLog();
    const appends = new SharedAppends(send);
    let appended = false;
    void appends.append([record('a')]).then(() => (appended = true));
    await appends.drained();
    expect(appended).toBe(true);
  });
});
