import { type EventContext, Outbox } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { CONFIG } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { type GenerationConfig, policyOf } from '../config.js';
import { jobDecider } from '../domain/job.decider.js';
import type { JobRow } from '../entities.js';
import { toRecord } from '../publish.js';

/**
 * Ends a job whose brand and memory node are both known. The event leaves through the outbox, after the commit: a receiver that calls back
 * at once finds brand and node here.
 */
@Injectable()
export class Success {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: GenerationConfig,
  ) {}

  announce({ state, eventId }: JobRow, { em, afterCommit }: EventContext): void {
    const events = jobDecider(policyOf(this.config)).decide({ type: 'remember', at: Date.now() }, state);
    this.outbox.add(
      em,
      events.map((event) => toRecord(event, newId('evt'), eventId)),
    );
    if (events.length > 0) afterCommit(() => this.outbox.publishNow());
  }
}
