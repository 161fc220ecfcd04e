import { type DeadLetterFilter, type DeadLetters as DeadLettersAnswer, deadLettersApi } from '@blazon/contracts';
import { EventLogStrategy, type RetryResult } from '@blazon/event-log';
import { Implements } from './http/implements.decorator.js';
import { Body, Controller, Get, HttpCode, Inject, Injectable, Param, Post } from '@nestjs/common';

/** Many letters mostly have one cause; the oldest ones show it. */
const MAX_SHOWN = 100;

/** The events that the service could not handle. */
@Injectable()
export class DeadLetters {
  constructor(@Inject(EventLogStrategy) private readonly reactions: EventLogStrategy) {}

  /** The oldest ones, and how many there are. */
  async list(): Promise<DeadLettersAnswer> {
    const letters = await this.reactions.consumer.listDeadLetters();
    return {
      total: letters.length,
      data: letters.slice(0, MAX_SHOWN).map(({ failedAt, offset, ...letter }) => ({
        ...letter,
        offset: offset.toString(),
        failed_at: Math.floor(failedAt.getTime() / 1000),
      })),
    };
  }

  /** Handles what waits for a subject again, in order, up to the first record that still fails. */
  retry(subject: string): Promise<RetryResult> {
    return this.reactions.consumer.retryDeadLetters(subject);
  }

  /** Handles all that waits again, or what waits of a topic or for a reason, as far as the time of a call allows. */
  retryAll(filter: DeadLetterFilter): Promise<RetryResult> {
    return this.reactions.consumer.retryAllDeadLetters(filter);
  }
}

/** The same for operators, who use the Admin API. */
@Controller()
export class DeadLettersController {
  constructor(@Inject(DeadLetters) private readonly letters: DeadLetters) {}

  @Get(deadLettersApi.list.path)
  list(): Promise<DeadLettersAnswer> {
    return this.letters.list();
  }

  @Post(deadLettersApi.retry.path)
  @HttpCode(200)
  retry(@Param('subject') subject: string): Promise<RetryResult> {
    return this.letters.retry(subject);
  }

  @Implements(deadLettersApi.retryAll)
  retryAll(@Body() filter: DeadLetterFilter): Promise<RetryResult> {
    return this.letters.retryAll(filter);
  }
}
