import { DeadLetterFilter, type DeadLetters as Letters, deadLettersApi } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { DeadLetters, type ServiceClient } from '@blazon/platform';
import { Body, Controller, Param } from '@nestjs/common';
import { RequestId } from '../http/request-id.decorator.js';
import { InternalServices } from '../internal-services.js';
import { AdminRoute } from './admin-route.decorator.js';

/** The dead letters of one service that reads the log. */
interface Desk {
  list(requestId: string): Promise<Letters>;
  retry(subject: string, requestId: string): Promise<{ handled: number; remaining: number }>;
  retryAll(filter: DeadLetterFilter, requestId: string): Promise<{ handled: number; remaining: number }>;
}

/** Lists the events that services could not handle, and retries those of one subject, or all. */
@Controller()
export class DeadLettersController {
  private readonly desks: ReadonlyMap<string, Desk>;

  constructor({ generation, memoryGraph, webhookDelivery }: InternalServices, own: DeadLetters) {
    this.desks = new Map([
      [
        'gateway',
        {
          list: () => own.list(),
          retry: (subject: string) => own.retry(subject),
          retryAll: (filter: DeadLetterFilter) => own.retryAll(filter),
        },
      ],
      ['generation', deskOf(generation)],
      ['memory-graph', deskOf(memoryGraph)],
      ['webhook-delivery', deskOf(webhookDelivery)],
    ]);
  }

  @AdminRoute({ method: 'GET', path: '/admin/dead_letters' })
  async list(@RequestId() requestId: string) {
    const answers = await Promise.all(
      [...this.desks].map(async ([service, desk]) => ({ service, letters: await unlessAway(desk.list(requestId)) })),
    );
    return {
      object: 'list',
      data: answers.flatMap(({ service, letters }) => (letters?.data ?? []).map((letter) => ({ service, ...letter }))),
      totals: Object.fromEntries(answers.map(({ service, letters }) => [service, letters?.total ?? null])),
    };
  }

  @AdminRoute({ method: 'POST', path: '/admin/dead_letters/:service/:subject/retry' })
  async retry(@Param('service') service: string, @Param('subject') subject: string, @RequestId() requestId: string) {
    return { service, subject, ...(await this.desk(service).retry(subject, requestId)) };
  }

  /** As much as fits into one call; the answer says how many remain. */
  @AdminRoute({ method: 'POST', path: '/admin/dead_letters/:service/retry', body: DeadLetterFilter })
  async retryAll(@Param('service') service: string, @Body() filter: DeadLetterFilter, @RequestId() requestId: string) {
    return { service, ...(await this.desk(service).retryAll(filter, requestId)) };
  }

  private desk(service: string): Desk {
    const desk = this.desks.get(service);
    if (desk) return desk;
    throw new DomainError('not_found', 'service_not_found', `Dead letters are kept by ${[...this.desks.keys()].join(', ')}.`);
  }
}

function deskOf(client: ServiceClient): Desk {
  return {
    list: (requestId) => client.call(deadLettersApi.list, { params: {}, requestId }),
    retry: (subject, requestId) => client.call(deadLettersApi.retry, { params: { subject }, requestId }),
    retryAll: (body, requestId) => client.call(deadLettersApi.retryAll, { params: {}, body, requestId }),
  };
}

/** A service in trouble is when an operator looks: those that answer are shown, and which one does not. */
async function unlessAway(letters: Promise<Letters>): Promise<Letters | null> {
  return letters.catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === 'unavailable') return null;
    throw error;
  });
}
