import type { Assets, Interpretation, JobEventData, WebhookEvent } from '@blazon/contracts';
import { newId } from '@blazon/kernel';

type Success = Pick<JobEventData['job.succeeded'], 'job_id' | 'project_id' | 'memory_id' | 'at'>;
/** The result of a job and its interpretation. Older events have no interpretation. */
export interface Made {
  assets: Assets;
  interpretation: Interpretation | null;
}
type Failure = Pick<JobEventData['job.failed'], 'job_id' | 'project_id' | 'error' | 'at'>;

/** The event of a success. Its id is that of the log's event, so no replay can create another. */
export function successEvent(eventId: string, { job_id, project_id, memory_id, at }: Success, made: Made): WebhookEvent {
  const { assets, interpretation } = made;
  return {
    event_id: eventId,
    type: 'generation.success',
    created_at: Math.floor(at / 1_000),
    data: { job_id, project_id, memory_id, assets, ...(interpretation && { interpretation }) },
  };
}

/** The event of a failure. */
export function failureEvent(eventId: string, { job_id, project_id, error, at }: Failure): WebhookEvent {
  return { event_id: eventId, type: 'generation.failed', created_at: Math.floor(at / 1_000), data: { job_id, project_id, error } };
}

/** The success of a job that never existed, to test a receiver. */
export function testEvent(at: number): WebhookEvent {
  return successEvent(newId('evt'), { job_id: newId('job'), project_id: newId('proj'), memory_id: newId('mem'), at }, sample);
}

/** The bytes that are signed, sent and kept. They are made once: another serialisation could differ, and break signatures. */
export function bodyOf(event: WebhookEvent): Buffer {
  return Buffer.from(JSON.stringify(event));
}

const sample: Made = {
  assets: {
    logo_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="24" fill="#1f4d3a"/></svg>',
    logo_svg_dark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="24" fill="#e9f2ec"/></svg>',
    primary_color: '#1f4d3a',
    secondary_color: '#e9f2ec',
    font_family: 'Inter',
    font_weight_heading: '700',
    font_weight_body: '400',
  },
  interpretation: { summary: 'A test event: nothing was drawn.', clauses: [] },
};
