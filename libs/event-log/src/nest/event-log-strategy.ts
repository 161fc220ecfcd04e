import { TransientError } from '@blazon/kernel';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { EventHandler, EventHandlers, EventLoader } from '../consumer/dispatch.js';
import { EventConsumer, type EventConsumerOptions } from '../consumer/event-consumer.js';
import { stderrLogger } from '../logger.js';
import { replay, type ReplayOptions } from '../replay.js';
import { loadedTypes } from './reactions.js';

/** As an EventConsumer's, whose handlers are the methods with `@EventPattern`; by default the process exits when it cannot go on. */
export type EventLogStrategyOptions = Omit<EventConsumerOptions, 'handlers' | 'loaders' | 'onFatal'> &
  Partial<Pick<EventConsumerOptions, 'onFatal'>>;

/** Lets Nest classes react to events of the log: `app.connectMicroservice({ strategy: new EventLogStrategy(…) })`. */
export class EventLogStrategy extends Server implements CustomTransportStrategy {
  /** Errors of handlers reach the consumer, which decides between trying again and parking. */
  override readonly propagatesEventHandlerErrors = true;
  private started: EventConsumer | undefined;

  constructor(private readonly options: EventLogStrategyOptions) {
    super();
  }

  /** The consumer, for progress and dead letters; there from `startAllMicroservices` on. */
  get consumer(): EventConsumer {
    if (!this.started) throw new Error('The reactions have not been started yet. Call startAllMicroservices first.');
    return this.started;
  }

  listen(callback: (error?: unknown) => void): void {
    const consumer = new EventConsumer({
      ...this.options,
      ...this.reactions(),
      onFatal: (error) => {
        this.onFatal(error);
      },
    });
    consumer.start().then(() => {
      this.started = consumer;
      callback();
    }, callback);
  }

  /** Builds the projection from the log with the same reactions, instead of following it; for an app that is only initialised. */
  replay(options: Pick<ReplayOptions, 'until' | 'parked' | 'onProgress'>): Promise<void> {
    return replay({ ...this.options, ...options, ...this.reactions() });
  }

  async close(): Promise<void> {
    await this.started?.stop();
  }

  on(): never {
    throw new Error('The event log has no transport events; ask the consumer for its progress.');
  }

  unwrap(): never {
    throw new Error('The event log stands behind no client of its own; use the log that was given to the strategy.');
  }

  /** The methods with `@EventPattern`, and those with `@Load`, which Nest knows as patterns of their own. */
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

  /** Without the error nobody can tell whether it passes by itself, so nothing may be skipped. */
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
    const logger = this.options.logger ?? stderrLogger;
    logger.error({ err: error }, 'the consumer cannot go on; the process ends');
    // A partition whose batch hangs must not keep the process from ending.
    setTimeout(() => process.exit(1), 5_000).unref();
    void this.close().finally(() => process.exit(1));
  }
}

/** What Nest makes of an error that is none of its own. */
function isReplaced(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 'error' && !('stack' in error);
}
