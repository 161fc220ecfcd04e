import type { Outbox } from '@blazon/event-log';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { JobState } from '../domain/job.js';
import type { JobRow } from '../entities.js';
import { JobHistory } from './job-history.js';

const state = { status: 'processing', version: 2, attempt: 1 } as JobState;
const stored = { id: 'job_1', state: { status: 'failed', version: 3 } as JobState, eventId: 'evt_late' };

describe('what a worker is told of the job whose attempt it began', () => {
  let queries = 0;
  let history: JobHistory;
  beforeEach(() => {
    queries = 0;
    const find = () => Promise.resolve(((queries += 1), [stored]));
    history = new JobHistory({ em: { fork: () => ({ find }) } } as unknown as MikroORM, {} as Outbox);
  });
  const noteBegun = (id: string, eventId: string) => {
    history.noteBegun({ id, eventId, state } as JobRow);
  };

  it('comes from its own process where that has handled the event, without a query', async () => {
    noteBegun('job_1', 'evt_own');
    expect(await history.readBegun('job_1', 'evt_own')).toEqual({ state, eventId: 'evt_own' });
    expect(queries).toBe(0);
  });

  it('comes from the table where another replica has handled it, or another event has won', async () => {
    const inTable = { state: stored.state, eventId: 'evt_late' };
    expect(await history.readBegun('job_1', 'evt_own')).toEqual(inTable);
    noteBegun('job_1', 'evt_other');
    expect(await history.readBegun('job_1', 'evt_own')).toEqual(inTable);
  });

  it('is asked for once: what was noted does not grow old', async () => {
    noteBegun('job_1', 'evt_own');
    await history.readBegun('job_1', 'evt_own');
    expect((await history.readBegun('job_1', 'evt_own')).eventId).toBe('evt_late');
  });

  it('is kept for a thousand jobs', async () => {
    for (let number = 1; number <= 1_001; number += 1) noteBegun(`job_${number}`, 'evt_own');
    expect((await history.readBegun('job_1', 'evt_own')).eventId).toBe('evt_late');
    expect((await history.readBegun('job_2', 'evt_own')).eventId).toBe('evt_own');
  });
});
