import { type DeadLetter, deadLettersApi } from '@blazon/contracts';
import { EventLogStrategy, type RetryResult } from '@blazon/event-log';
import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

/** What the service could not handle, for operators. */
@Controller()
export class DeadLettersController {
  constructor(@Inject(EventLogStrategy) private readonly reactions: EventLogStrategy) {}

  @Get(deadLettersApi.list.path)
  async list(): Promise<{ data: DeadLetter[] }> {
    const letters = await this.reactions.consumer.listDeadLetters();
    return {
      data: letters.map(({ failedAt, offset, ...letter }) => ({
        ...letter,
        offset: offset.toString(),
        failed_at: Math.floor(failedAt.getTime() / 1000),
      })),
    };
  }

  @Post(deadLettersApi.retry.path)
  @HttpCode(200)
  retry(@Param('subject') subject: string): Promise<RetryResult> {
    return this.reactions.consumer.retryDeadLetters(subject);
  }
}
