import { GroupCommit } from './group-commit.js';
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

describe('group commit', () => {
  it('sends appends of one tick together and gives each caller its own positions', async () => {
    const { sends, send } = recordingLog();
    const group = new GroupCommit(send);
    const [first, second] = await Promise.all([group.append([record('a'), record('b')]), group.append([record('c')])]);
    expect(sends).toEqual([['a', 'b', 'c']]);
    expect(first).toEqual([
      { partition: 0, offset: 0n },
      { partition: 0, offset: 1n },
    ]);
    expect(second).toEqual([{ partition: 0, offset: 2n }]);
  });

  it('collects what arrives during a send for the next one, in the order of the calls', async () => {
    const { sends, send } = recordingLog();
    const group = new GroupCommit(send);
    const first = group.append([record('a')]);
    await new Promise((later) => setTimeout(later, 2));
    await Promise.all([first, group.append([record('b')]), group.append([record('c')])]);
    expect(sends).toEqual([['a'], ['b', 'c']]);
  });

  it('splits at the limits, never within a call', async () => {
    const { sends, send } = recordingLog();
    const group = new GroupCommit(send, { records: 3, bytes: 100 });
    await Promise.all([
      group.append([record('a'), record('b')]),
      group.append([record('c'), record('d')]),
      group.append([record('large', 500)]),
      group.append([record('e')]),
    ]);
    expect(sends).toEqual([['a', 'b'], ['c', 'd'], ['large'], ['e']]);
  });

  it('rejects every caller of a failed send and goes on with the next', async () => {
    const { send } = recordingLog();
    const group = new GroupCommit(send);
    const results = await Promise.allSettled([group.append([record('a')]), group.append([record('refused')])]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    await expect(group.append([record('b')])).resolves.toEqual([{ partition: 0, offset: 0n }]);
  });

  it('is drained when the last send has ended', async () => {
    const { send } = recordingLog();
    const group = new GroupCommit(send);
    let appended = false;
    void group.append([record('a')]).then(() => (appended = true));
    await group.drained();
    expect(appended).toBe(true);
  });
});
