import { TransientError } from '@blazon/kernel';
import { backoff, pause } from '@blazon/concurrency';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { metrics } from '@opentelemetry/api';
import { isObservable, lastValueFrom } from 'rxjs';
import type { EventHandler, EventHandlers, EventLoader } from '../consumer/dispatch.js';
import { EventConsumer, type EventConsumerOptions } from '../consumer/event-consumer.js';
import { stderrLogger } from '../logger.js';
import { replay, type ReplayOptions } from '../replay.js';
import { loadedTypes } from './reactions.js';

/**
 * As an EventConsumer's, whose handlers are the methods with `@EventPattern`. By default a consumer that cannot recover is restarted after
 * a while: the process still serves requests, and other partitions may continue.
 */
export type EventLogStrategyOptions = Omit<EventConsumerOptions, 'handlers' | 'loaders' | 'onFatal'> &
  Partial<Pick<EventConsumerOptions, 'onFatal'>> & {
    /** The service does not wait for its reader: `prepare` and the start are tried in the background until they succeed. */
    background?: { prepare(): Promise<void> };
    /** How long until a consumer that cannot recover is restarted; other partitions continue meanwhile. */
    restartAfterMs?: number;
  };

const RESTART_AFTER_MS = 60_000;
const FIRST_TRY_AGAIN_MS = 1_000;

const failedGauge = metrics.getMeter('@blazon/event-log').createGauge('event_log.consumer.failed', {
  description:
    '1 while the reader of this replica is stopped, wholly or in a partition, by what no retry mends, or could not be started yet',
});

/** Lets Nest classes react to events of the log: `app.connectMicroservice({ strategy: new EventLogStrategy(…) })`. */
export class EventLogStrategy extends Server implements CustomTransportStrategy {
  /** Errors of handlers reach the consumer, which decides between retrying and parking. */
  override readonly propagatesEventHandlerErrors = true;
  private current: EventConsumer | undefined;
  private readonly closing = new AbortController();
  private restarting: Promise<void> | undefined;

  constructor(private readonly options: EventLogStrategyOptions) {
    super();
  }

  /** The consumer, for progress and dead letters; there from `startAllMicroservices` on. */
  get consumer(): EventConsumer {
    if (!this.current) throw new Error('The reactions have not been started yet. Call startAllMicroservices first.');
    return this.current;
  }

  listen(callback: (error?: unknown) => void): void {
    this.current = this.newConsumer();
    if (this.options.background) {
      this.restart(0);
      callback();
      return;
    }
    this.current.start().then(() => {
      callback();
    }, callback);
  }

  /** Builds the projection from the log with the same reactions, instead of following it; for an app that is only initialised. */
  replay(options: Pick<ReplayOptions, 'until' | 'parked' | 'onProgress'>): Promise<void> {
    return replay({ ...this.options, ...options, ...this.reactions() });
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.restarting;
    await this.current?.stop();
  }

  on(): never {
    throw new Error('The event log has no transport events; ask the consumer for its progress.');
  }

  unwrap(): never {
    throw new Error('The event log stands behind no client of its own; use the log that was given to the strategy.');
  }

  /** The methods with `@EventPattern`, and those with `@Load`, which are separate patterns to Nest. */
  private reactions(): { handlers: EventHandlers; loaders: EventLoader[] } {
    const handlers = new Map<string, EventHandler>();
    const loaders: EventLoader[] = [];
    for (const [pattern, handler] of this.messageHandlers) {
      const call = this.calling(pattern, handler);
      const types = loadedTypes(pattern);
      if (types) loaders.push({ types, load: call });
      else handlers.set(pattern, call);
    }
    return { handlers, loaders };
  }

  private calling(type: string, handler: MessageHandler): (payload: unknown, context: unknown) => Promise<void> {
    if (!handler.isEventHandler) throw new Error(`"${type}" is declared with @MessagePattern. The log has no replies: use @EventPattern.`);
    if (handler.next) throw new Error(`Two reactions are declared for "${type}". Their order would be left to chance: let one call both.`);
    return async (payload, context) => {
      try {
        const result: unknown = await handler(payload, context);
        if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
      } catch (error) {
        throw isReplaced(error) ? this.swallowed(type) : error;
      }
    };
  }

  /** Without the original error it is unknown whether a retry can help, so nothing may be skipped. */
  private swallowed(type: string): Error {
    const error = new TransientError(`Nest has replaced the error of the reaction to "${type}". Mark its class with @Reactions().`);
    this.onFatal(error);
    return error;
  }

  private onFatal(error: Error): void {
    if (this.options.onFatal) {
      this.options.onFatal(error);
      return;
    }
    this.report(error, 'a reader cannot go on; it is started again after a while');
    this.restart(this.options.restartAfterMs ?? RESTART_AFTER_MS);
  }

  private newConsumer(): EventConsumer {
    const consumer = new EventConsumer({
      ...this.options,
      ...this.reactions(),
      onFatal: (error) => {
        if (this.current === consumer) this.onFatal(error);
      },
    });
    return consumer;
  }

  private restart(afterMs: number): void {
    this.restarting = this.startAnew(afterMs);
  }

  private async startAnew(afterMs: number): Promise<void> {
    const { signal } = this.closing;
    await pause(afterMs, signal);
    for (let failures = 1; !signal.aborted; failures += 1) {
      try {
        await this.current?.stop();
        this.current = this.newConsumer();
        await this.options.background?.prepare();
        await this.current.start();
        failedGauge.record(0, { group: this.options.group });
        return;
      } catch (error) {
        this.report(error, 'the reader could not be started; it is tried again');
        await pause(backoff(failures, FIRST_TRY_AGAIN_MS, RESTART_AFTER_MS), signal);
      }
    }
  }

  private report(error: unknown, message: string): void {
    failedGauge.record(1, { group: this.options.group });
    (this.options.logger ?? stderrLogger).error({ err: error, group: this.options.group }, message);
  }
}

/** Nest's replacement for an error that is not its own. */
function isReplaced(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 'error' && !('stack' in error);
}
