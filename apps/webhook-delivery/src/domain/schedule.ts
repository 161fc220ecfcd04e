import { assertNever, type Decider, DomainError } from '@blazon/kernel';

/** The waits between attempts that the specification promises, in milliseconds, each from the end of the failed attempt. */
export const specifiedDelays: readonly number[] = [60_000, 300_000, 1_800_000];

/** The part of a delivery's state that decides the next step. Times are Unix milliseconds. */
export type Delivery =
  | { status: 'new' }
  | { status: 'not_configured' }
  /** Its event was older than the retention when it was read: it is not sent, unless it is resent. */
  | { status: 'skipped'; attempts: number }
  | {
      status: 'pending';
      attempts: number;
      dueAt: number;
      /** The wait that leads to the attempt now due; null when it follows no failure. */
      wait: number | null;
      /** The waits that are left, should the attempt now due fail. */
      delays: readonly number[];
      /** Whether an earlier attempt succeeded: an event that arrived once never becomes undeliverable. */
      arrived: boolean;
    }
  | { status: 'delivered'; attempts: number }
  | { status: 'undeliverable'; attempts: number };

/** A delivery with an attempt to come. */
export type PendingDelivery = Extract<Delivery, { status: 'pending' }>;

export type DeliveryCommand =
  /** `delays` are the waits before retries; a test event has none. */
  | { type: 'schedule'; at: number; url: string | null; delays: readonly number[]; tooOld?: boolean }
  | { type: 'record_attempt'; number: number; endedAt: number; succeeded: boolean }
  /** `url` is the default of the moment, for a delivery that has none yet. */
  | { type: 'resend'; at: number; url: string | null };

export type DeliveryEvent =
  | { type: 'delivery_scheduled'; dueAt: number; delays: readonly number[] }
  | { type: 'delivery_not_configured' }
  | { type: 'delivery_skipped' }
  | { type: 'attempt_succeeded'; number: number; at: number }
  | { type: 'attempt_failed'; number: number; at: number }
  | { type: 'retry_scheduled'; dueAt: number }
  | { type: 'delivery_given_up'; at: number }
  | { type: 'resend_scheduled'; dueAt: number };

/** When a webhook is sent, retried, and given up. */
export const deliverySchedule: Decider<DeliveryCommand, DeliveryEvent, Delivery> = {
  initialState: () => ({ status: 'new' }),
  decide,
  evolve,
};

function decide(command: DeliveryCommand, delivery: Delivery): DeliveryEvent[] {
  switch (command.type) {
    case 'schedule':
      if (delivery.status !== 'new') return [];
      if (command.url === null) return [{ type: 'delivery_not_configured' }];
      if (command.tooOld === true) return [{ type: 'delivery_skipped' }];
      return [{ type: 'delivery_scheduled', dueAt: command.at, delays: command.delays }];
    case 'record_attempt':
      return recordAttempt(command, delivery);
    case 'resend':
      if (delivery.status === 'new' || (delivery.status === 'not_configured' && command.url === null)) {
        const message = 'This delivery cannot be sent: no webhook URL was configured for it. Set a default URL first.';
        throw new DomainError('invalid', 'invalid_param', message);
      }
      // An attempt that is due already is the one more that was asked for.
      if (delivery.status === 'pending' && delivery.dueAt <= command.at) return [];
      return [{ type: 'resend_scheduled', dueAt: command.at }];
    default:
      return assertNever(command);
  }
}

function recordAttempt(
  { number, endedAt: at, succeeded }: DeliveryCommand & { type: 'record_attempt' },
  delivery: Delivery,
): DeliveryEvent[] {
  // A worker that lost its lease and reports late must not count an attempt twice.
  if (delivery.status !== 'pending' || number !== delivery.attempts + 1) return [];
  if (succeeded) return [{ type: 'attempt_succeeded', number, at }];
  const failed: DeliveryEvent = { type: 'attempt_failed', number, at };
  const [delay] = delivery.delays;
  if (delay !== undefined) return [failed, { type: 'retry_scheduled', dueAt: at + delay }];
  return delivery.arrived ? [failed] : [failed, { type: 'delivery_given_up', at }];
}

function evolve(delivery: Delivery, event: DeliveryEvent): Delivery {
  const attempts = 'attempts' in delivery ? delivery.attempts : 0;
  switch (event.type) {
    case 'delivery_not_configured':
      return { status: 'not_configured' };
    case 'delivery_skipped':
      return { status: 'skipped', attempts };
    case 'delivery_scheduled':
      return { status: 'pending', attempts, dueAt: event.dueAt, wait: null, delays: event.delays, arrived: false };
    case 'attempt_succeeded':
      return { status: 'delivered', attempts: event.number };
    case 'attempt_failed':
      if (delivery.status !== 'pending') return delivery;
      return delivery.arrived && delivery.delays.length === 0
        ? { status: 'delivered', attempts: event.number }
        : { ...delivery, attempts: event.number };
    case 'retry_scheduled': {
      if (delivery.status !== 'pending') return delivery;
      const [wait = null, ...delays] = delivery.delays;
      return { ...delivery, dueAt: event.dueAt, wait, delays };
    }
    case 'delivery_given_up':
      return { status: 'undeliverable', attempts };
    case 'resend_scheduled':
      // Asked for while a retry is waited for, the attempt comes on top: should it fail, that retry is still to come.
      if (delivery.status === 'pending') {
        const delays = delivery.wait === null ? delivery.delays : [delivery.wait, ...delivery.delays];
        return { ...delivery, dueAt: event.dueAt, wait: null, delays };
      }
      return { status: 'pending', attempts, dueAt: event.dueAt, wait: null, delays: [], arrived: delivery.status === 'delivered' };
    default:
      return assertNever(event);
  }
}
