import { SpanCollector } from '@blazon/testing';
import { Blazon } from '../system/blazon.js';
import type { Mode } from '../system/machine.js';
import { jobs } from './jobs.js';
import { tracing } from './tracing.js';
import { webhooks } from './webhooks.js';

/** One machine as callers see it, with spans collected, on either log; each section has its own workspace. */
export function everyPath(mode: Mode): void {
  const blazon = new Blazon();
  let collector: SpanCollector;

  beforeAll(async () => {
    collector = await SpanCollector.start();
    const variables = { ...collector.variables, OTEL_BSP_SCHEDULE_DELAY: '100', BLAZON_WEBHOOK_DELAYS: '1,1,1' };
    await blazon.start({ mode, variables });
  }, 180_000);

  afterAll(async () => {
    await blazon.stop();
    await collector.stop();
  });

  describe('the trace of a job', () => {
    tracing(blazon, () => collector);
  });
  describe('webhooks', () => {
    webhooks(blazon);
  });
  describe('generation', () => {
    jobs(blazon);
  });
}
