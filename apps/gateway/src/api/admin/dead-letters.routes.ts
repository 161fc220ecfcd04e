import { type DeadLetters, deadLettersApi } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import type { DeadLetters as OwnDeadLetters, ServiceClient } from '@blazon/platform';
import type { Services } from '../../services.js';
import { adminRoute, type AdminRoute, param } from './admin-route.js';

/** The dead letters of one service that reads the log. */
interface Desk {
  list(requestId: string): Promise<DeadLetters>;
  retry(subject: string, requestId: string): Promise<{ handled: number; remaining: number }>;
}

/** What services could not handle: the events of all of them, and another try for one. */
export function deadLetterRoutes({ generation, memoryGraph, webhookDelivery }: Services, own: OwnDeadLetters): AdminRoute[] {
  const desks: Record<string, Desk> = {
    gateway: { list: () => own.list(), retry: (subject) => own.retry(subject) },
    generation: deskOf(generation),
    'memory-graph': deskOf(memoryGraph),
    'webhook-delivery': deskOf(webhookDelivery),
  };
  return [
    adminRoute({
      method: 'GET',
      path: '/admin/dead_letters',
      handle: async ({ requestId }) => {
        const answers = await Promise.all(
          Object.entries(desks).map(async ([service, desk]) => ({ service, letters: await unlessAway(desk.list(requestId)) })),
        );
        return {
          object: 'list',
          data: answers.flatMap(({ service, letters }) => (letters?.data ?? []).map((letter) => ({ service, ...letter }))),
          totals: Object.fromEntries(answers.map(({ service, letters }) => [service, letters?.total ?? null])),
        };
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/admin/dead_letters/:service/:subject/retry',
      handle: async ({ params, requestId }) => {
        const service = param(params, 'service');
        const subject = param(params, 'subject');
        const desk = Object.hasOwn(desks, service) ? desks[service] : undefined;
        if (desk === undefined) {
          throw new DomainError('not_found', 'service_not_found', `Dead letters are kept by ${Object.keys(desks).join(', ')}.`);
        }
        return { service, subject, ...(await desk.retry(subject, requestId)) };
      },
    }),
  ];
}

function deskOf(client: ServiceClient): Desk {
  return {
    list: (requestId) => client.call(deadLettersApi.list, { params: {}, requestId }),
    retry: (subject, requestId) => client.call(deadLettersApi.retry, { params: { subject }, requestId }),
  };
}

/** A service in trouble is when an operator looks: those that answer are shown, and which one does not. */
async function unlessAway(letters: Promise<DeadLetters>): Promise<DeadLetters | null> {
  return letters.catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === 'unavailable') return null;
    throw error;
  });
}
