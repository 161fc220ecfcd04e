import type { JobState } from '../domain/job.js';

/** A job as this service knows it, with the id of the event that led to it. */
export interface KnownJob {
  state: JobState;
  eventId: string | undefined;
}

/** Enough for all attempts that begin in this process at a time; those that began elsewhere are noted too. */
const MAX_JOBS = 1_000;

/** What the last events that this process has handled made of jobs whose attempt they began, for the workers that wait to know it. */
export class BegunJobs {
  private readonly jobs = new Map<string, KnownJob>();

  note(id: string, job: KnownJob): void {
    this.jobs.set(id, job);
    const [oldest = ''] = this.jobs.keys();
    if (this.jobs.size > MAX_JOBS) this.jobs.delete(oldest);
  }

  /** What is noted of a job, once, if it is what this event led to. */
  take(id: string, eventId: string): KnownJob | undefined {
    const noted = this.jobs.get(id);
    this.jobs.delete(id);
    return noted?.eventId === eventId ? noted : undefined;
  }
}
