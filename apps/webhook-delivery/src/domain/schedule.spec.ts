import { replay } from '@blazon/kernel';
import { given } from '@blazon/testing';
import { type DeliveryCommand, type DeliveryEvent, deliverySchedule, specifiedDelays } from './schedule.js';

const minute = 60_000;
const start = Date.UTC(2026, 0, 1);
const scheduled: DeliveryEvent = { type: 'delivery_scheduled', dueAt: start, delays: specifiedDelays };
const testEvent: DeliveryEvent = { type: 'delivery_scheduled', dueAt: start, delays: [] };
const failed = (number: number, at: number): DeliveryEvent => ({ type: 'attempt_failed', number, at });
const succeeded = (number: number, at: number): DeliveryEvent => ({ type: 'attempt_succeeded', number, at });
const retry = (dueAt: number): DeliveryEvent => ({ type: 'retry_scheduled', dueAt });
const givenUp = (at: number): DeliveryEvent => ({ type: 'delivery_given_up', at });
const resent = (dueAt: number): DeliveryEvent => ({ type: 'resend_scheduled', dueAt });

const fail = (number: number, endedAt: number): DeliveryCommand => ({ type: 'record_attempt', number, endedAt, succeeded: false });
const succeed = (number: number, endedAt: number): DeliveryCommand => ({ type: 'record_attempt', number, endedAt, succeeded: true });
const resend = (at: number, url: string | null = null): DeliveryCommand => ({ type: 'resend', at, url });

const threeFailures = [
  scheduled,
  failed(1, start + 1),
  retry(start + 1 + minute),
  failed(2, start + 2 * minute),
  retry(start + 7 * minute),
  failed(3, start + 8 * minute),
  retry(start + 38 * minute),
];
const undeliverable = [...threeFailures, failed(4, start + 39 * minute), givenUp(start + 39 * minute)];

describe('the schedule of a delivery', () => {
  it('sends at once', () => {
    given(deliverySchedule).when({ type: 'schedule', at: start, url: 'https://a.example/', delays: specifiedDelays }).then([scheduled]);
  });

  it('sends nothing where no URL is configured', () => {
    given(deliverySchedule)
      .when({ type: 'schedule', at: start, url: null, delays: specifiedDelays })
      .then([{ type: 'delivery_not_configured' }]);
  });

  it('is made once, however often the job ends', () => {
    given(deliverySchedule, scheduled)
      .when({ type: 'schedule', at: start + 9, url: 'https://a.example/', delays: specifiedDelays })
      .then([]);
  });

  it('waits 1, 5 and 30 minutes from the end of each failed attempt, then gives up', () => {
    given(deliverySchedule, scheduled)
      .when(fail(1, start + 5_000))
      .then([failed(1, start + 5_000), retry(start + 65_000)]);
    given(deliverySchedule, ...threeFailures.slice(0, 3))
      .when(fail(2, start + 2 * minute))
      .then([failed(2, start + 2 * minute), retry(start + 7 * minute)]);
    given(deliverySchedule, ...threeFailures.slice(0, 5))
      .when(fail(3, start + 8 * minute))
      .then([failed(3, start + 8 * minute), retry(start + 38 * minute)]);
    given(deliverySchedule, ...threeFailures)
      .when(fail(4, start + 39 * minute))
      .then([failed(4, start + 39 * minute), givenUp(start + 39 * minute)]);
  });

  it.each([1, 2, 3, 4])('ends with the first success, be it attempt %d', (number) => {
    const history = threeFailures.slice(0, 1 + (number - 1) * 2);
    given(deliverySchedule, ...history)
      .when(succeed(number, start + 99 * minute))
      .then([succeeded(number, start + 99 * minute)]);
    expect(replay(deliverySchedule, [...history, succeeded(number, start)])).toEqual({ status: 'delivered', attempts: number });
  });

  it('counts an attempt once: late reports of a worker that lost its lease change nothing', () => {
    given(deliverySchedule, ...threeFailures)
      .when(fail(3, start + 9 * minute))
      .then([]);
    given(deliverySchedule, ...threeFailures)
      .when(succeed(2, start + 9 * minute))
      .then([]);
    given(deliverySchedule, ...threeFailures)
      .when(fail(5, start + 9 * minute))
      .then([]);
    given(deliverySchedule, ...undeliverable)
      .when(succeed(4, start + 40 * minute))
      .then([]);
    given(deliverySchedule, scheduled, succeeded(1, start))
      .when(fail(1, start + 1))
      .then([]);
  });

  it('follows other delays when they are configured', () => {
    given(deliverySchedule, { type: 'delivery_scheduled', dueAt: start, delays: [10] })
      .when(fail(1, start))
      .then([failed(1, start), retry(start + 10)]);
    given(deliverySchedule, { type: 'delivery_scheduled', dueAt: start, delays: [10] }, failed(1, start), retry(start + 10))
      .when(fail(2, start + 10))
      .then([failed(2, start + 10), givenUp(start + 10)]);
  });
});

describe('a test event', () => {
  it('is one attempt, never retried', () => {
    given(deliverySchedule, testEvent)
      .when(fail(1, start))
      .then([failed(1, start), givenUp(start)]);
  });
});

describe('a resend', () => {
  const later = start + 1_000 * minute;

  it('of an undeliverable event is one more attempt', () => {
    given(deliverySchedule, ...undeliverable)
      .when(resend(later))
      .then([resent(later)]);
    given(deliverySchedule, ...undeliverable, resent(later))
      .when(succeed(5, later))
      .then([succeeded(5, later)]);
    given(deliverySchedule, ...undeliverable, resent(later))
      .when(fail(5, later))
      .then([failed(5, later), givenUp(later)]);
  });

  it('of a delivered event that fails leaves it delivered', () => {
    const delivered = [scheduled, succeeded(1, start), resent(later)];
    given(deliverySchedule, ...delivered)
      .when(fail(2, later))
      .then([failed(2, later)]);
    expect(replay(deliverySchedule, [...delivered, failed(2, later)])).toEqual({ status: 'delivered', attempts: 2 });
  });

  it('during a wait comes on top of the retries that are left', () => {
    const waiting = [scheduled, failed(1, start), retry(start + minute)];
    given(deliverySchedule, ...waiting)
      .when(resend(start + 1))
      .then([resent(start + 1)]);
    given(deliverySchedule, ...waiting, resent(start + 1))
      .when(fail(2, start + 2))
      .then([failed(2, start + 2), retry(start + 2 + minute)]);
  });

  it('of what is due already asks for nothing more', () => {
    given(deliverySchedule, scheduled).when(resend(start)).then([]);
    given(deliverySchedule, ...undeliverable, resent(later))
      .when(resend(later + 1))
      .then([]);
  });

  it('of what had no URL is its first attempt, once there is one', () => {
    given(deliverySchedule, { type: 'delivery_not_configured' })
      .when(resend(later, 'https://example.com/'))
      .then([resent(later)]);
    given(deliverySchedule, { type: 'delivery_not_configured' }, resent(later))
      .when(fail(1, later))
      .then([failed(1, later), givenUp(later)]);
  });

  it('is refused where there is no URL', () => {
    given(deliverySchedule, { type: 'delivery_not_configured' }).when(resend(start)).thenThrows('no webhook URL was configured');
  });

  it('is skipped when its event is older than the history, and sent all the same when somebody asks for it', () => {
    const skip = { type: 'schedule', at: 0, url: 'https://example.com', delays: specifiedDelays, tooOld: true } as const;
    given(deliverySchedule)
      .when(skip)
      .then([{ type: 'delivery_skipped' }]);
    given(deliverySchedule, { type: 'delivery_skipped' })
      .when(resend(5))
      .then([{ type: 'resend_scheduled', dueAt: 5 }]);
  });
});
