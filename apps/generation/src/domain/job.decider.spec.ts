import type { Interpretation } from '@blazon/contracts';
import { replay } from '@blazon/kernel';
import { given, sampleAssets } from '@blazon/testing';
import type { JobEvent, JobRequest } from './job.js';
import { jobDecider } from './job.decider.js';

const decider = jobDecider({ maxAttempts: 3, windowMs: 60_000, retryDelayMs: 500 });

const request: JobRequest = {
  job_id: 'job_1',
  project_id: 'proj_1',
  tenant: { workspace_id: 'ws_1', environment: 'live' },
  prompt: 'A fox',
  webhook_url: null,
  memory_id: 'mem_0',
};
const about = { job_id: 'job_1', project_id: 'proj_1', workspace_id: 'ws_1', environment: 'live' } as const;
const made = { brand_id: 'brand_1', memory_id: 'mem_1' };
const style = { seed: 'aa' };
const interpretation: Interpretation = { summary: 'A fox.', clauses: [{ text: 'a fox', outcome: 'applied', reason: null }] };

const queued: JobEvent = { type: 'job.queued', ...about, version: 1, at: 0, prompt: 'A fox', webhook_url: null, memory_id: 'mem_0' };
const started = (version: number, attempt: number): JobEvent => ({
  type: 'job.started',
  ...about,
  version,
  at: 100,
  attempt,
  worker: 'w1',
  deadline_at: 60_100,
});
const attemptFailed = (version: number, attempt: number): JobEvent => ({
  type: 'job.attempt_failed',
  ...about,
  version,
  at: 200,
  attempt,
  message: 'boom',
  retry_at: 700,
});
const generated = (version: number): JobEvent => ({
  type: 'brand.generated',
  ...about,
  version,
  at: 300,
  attempt: 1,
  ...made,
  parent_memory_id: 'mem_0',
  prompt: 'A fox',
  assets: sampleAssets,
  style,
  interpretation,
});
const succeeded = (version: number): JobEvent => ({ type: 'job.succeeded', ...about, version, at: 400, ...made });
const failed = (version: number, at: number, code: 'generation_timeout' | 'generation_failed' | 'unsupported_prompt', message: string) => ({
  type: 'job.failed' as const,
  ...about,
  version,
  at,
  error: { code, message },
});
const exhaustedMessage = 'The identity could not be generated after all internal retries.';
const noTimeMessage = 'The identity could not be generated, and the processing window left no time for another try.';
const notRememberedMessage = "The identity was drawn, but could not be added to the project's memory in time.";
const timeoutMessage = 'There was no result within the maximum processing window of 60 seconds.';

describe('a job', () => {
  it('is queued once, however often it is asked for', () => {
    given(decider).when({ type: 'enqueue', request, at: 0 }).then([queued]);
    given(decider, queued).when({ type: 'enqueue', request, at: 9 }).then([]);
  });

  it('starts its window with the first attempt, not in the queue', () => {
    given(decider, queued)
      .when({ type: 'start', worker: 'w1', at: 500_000 })
      .then([{ ...started(2, 1), at: 500_000, deadline_at: 560_000 } as JobEvent]);
  });

  it('becomes a brand, and succeeds only when the memory graph has its node', () => {
    given(decider, queued, started(2, 1))
      .when({ type: 'complete', attempt: 1, made, assets: sampleAssets, style, interpretation, at: 300 })
      .then([generated(3)]);
    given(decider, queued, started(2, 1)).when({ type: 'remember', at: 400 }).then([]);
    given(decider, queued, started(2, 1), generated(3))
      .when({ type: 'remember', at: 400 })
      .then([succeeded(4)]);
    given(decider, queued, started(2, 1), generated(3), succeeded(4)).when({ type: 'remember', at: 500 }).then([]);
  });

  it('is tried again after an error, later each time, within the same window', () => {
    given(decider, queued, started(2, 1))
      .when({ type: 'fail', attempt: 1, failure: { kind: 'error', message: 'boom' }, at: 200 })
      .then([attemptFailed(3, 1)]);
    given(decider, queued, started(2, 1), attemptFailed(3, 1))
      .when({ type: 'start', worker: 'w1', at: 700 })
      .then([{ ...started(4, 2), at: 700 }]);
    given(decider, queued, started(2, 2))
      .when({ type: 'fail', attempt: 2, failure: { kind: 'error', message: 'boom' }, at: 200 })
      .then([{ ...attemptFailed(3, 2), retry_at: 1_200 } as JobEvent]);
  });

  it('fails for good after the last attempt, without telling what went wrong inside', () => {
    given(decider, queued, started(2, 3))
      .when({ type: 'fail', attempt: 3, failure: { kind: 'error', message: 'secret' }, at: 200 })
      .then([failed(3, 200, 'generation_failed', exhaustedMessage)]);
  });

  it('fails at once when the prompt can never work', () => {
    given(decider, queued, started(2, 1))
      .when({ type: 'fail', attempt: 1, failure: { kind: 'unsupported', message: 'No letters.' }, at: 200 })
      .then([failed(3, 200, 'unsupported_prompt', 'No letters.')]);
  });

  it('times out when the window is used up, by the worker or by whoever takes over', () => {
    given(decider, queued, started(2, 1))
      .when({ type: 'fail', attempt: 1, failure: { kind: 'timeout' }, at: 60_100 })
      .then([failed(3, 60_100, 'generation_timeout', timeoutMessage)]);
    given(decider, queued, started(2, 1))
      .when({ type: 'start', worker: 'w2', at: 60_100 })
      .then([failed(3, 60_100, 'generation_timeout', timeoutMessage)]);
  });

  it('is given up when its memory node does not come, unless it has succeeded meanwhile', () => {
    given(decider, queued, started(2, 1), generated(3))
      .when({ type: 'give_up', at: 900 })
      .then([failed(4, 900, 'generation_failed', notRememberedMessage)]);
    given(decider, queued, started(2, 1), generated(3), succeeded(4)).when({ type: 'give_up', at: 900 }).then([]);
    given(decider, queued, started(2, 1)).when({ type: 'give_up', at: 900 }).then([]);
  });

  it('does not plan a retry behind the end of the window', () => {
    given(decider, queued, started(2, 1))
      .when({ type: 'fail', attempt: 1, failure: { kind: 'error', message: 'boom' }, at: 59_900 })
      .then([failed(3, 59_900, 'generation_failed', noTimeMessage)]);
  });

  it('counts an attempt whose worker was lost, so that a job which kills its workers ends', () => {
    given(decider, queued, started(2, 1))
      .when({ type: 'start', worker: 'w1', at: 100 })
      .then([started(3, 2)]);
    given(decider, queued, started(2, 3))
      .when({ type: 'start', worker: 'w2', at: 900 })
      .then([failed(3, 900, 'generation_failed', exhaustedMessage)]);
  });

  it('ignores what a worker says about an attempt that was taken over, or a job that has ended', () => {
    const complete = { type: 'complete', attempt: 1, made, assets: sampleAssets, style, interpretation, at: 300 } as const;
    given(decider, queued, started(2, 1), started(3, 2)).when(complete).then([]);
    given(decider, queued, started(2, 1), failed(3, 0, 'generation_timeout', ''))
      .when(complete)
      .then([]);
    given(decider).when({ type: 'start', worker: 'w1', at: 0 }).then([]);
  });
});

describe('the version rule', () => {
  it('lets the first event of a version win and ignores every other, early, late or repeated', () => {
    const history = [
      queued,
      { ...queued, prompt: 'A duplicate' } as JobEvent,
      started(2, 1),
      { ...started(2, 1), worker: 'zombie' } as JobEvent,
      succeeded(9),
      generated(3),
      failed(3, 0, 'generation_timeout', 'too late'),
      succeeded(4),
      succeeded(4),
    ];
    expect(replay(decider, history)).toEqual(replay(decider, [queued, started(2, 1), generated(3), succeeded(4)]));
    expect(replay(decider, history)).toMatchObject({ status: 'succeeded', version: 4, request: { prompt: 'A fox' } });
  });
});
