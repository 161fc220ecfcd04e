import type { JobState } from '../domain/job.js';
import { BegunJobs } from './begun-jobs.js';

const state = { status: 'processing', version: 2, attempt: 1 } as JobState;

describe('what a process notes of jobs whose attempt has begun', () => {
  const begun = new BegunJobs();
  const note = (id: string, eventId: string) => {
    begun.note(id, { state, eventId });
  };

  it('is told to the worker that appended the event', () => {
    note('job_1', 'evt_own');
    expect(begun.take('job_1', 'evt_own')).toEqual({ state, eventId: 'evt_own' });
  });

  it('is not told where another event has won, or another replica has handled the event', () => {
    note('job_1', 'evt_other');
    expect(begun.take('job_1', 'evt_own')).toBeUndefined();
    expect(begun.take('job_2', 'evt_own')).toBeUndefined();
  });

  it('is told once: it does not grow old', () => {
    note('job_1', 'evt_own');
    begun.take('job_1', 'evt_own');
    expect(begun.take('job_1', 'evt_own')).toBeUndefined();
  });

  it('is kept for a thousand jobs', () => {
    for (let number = 1; number <= 1_001; number += 1) note(`job_${number}`, 'evt_own');
    expect(begun.take('job_1', 'evt_own')).toBeUndefined();
    expect(begun.take('job_2', 'evt_own')).toBeDefined();
  });
});
