import {
  type Delivery,
  type DeliveryAttempt,
  type DeliveryFilter,
  type DeliveryStatus,
  deliveryStatuses,
  type Environment,
  type List,
  type Page,
  toList,
} from '@blazon/contracts';
import { DomainError, timeOf } from '@blazon/kernel';
import { type EntityManager, type FilterQuery, IsolationLevel, type Loaded, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AttemptRow, ScheduleRow } from './delivery.entity.js';
import { idsByStatus, newestOfEnvironment } from './ids-by-status.js';

/** A schedule with its delivery. */
type ScheduledRow = Loaded<ScheduleRow, 'delivery'>;

/** Sorts behind every id of a delivery. */
const LAST_ID = 'dlv_~';

/** Deliveries as they are shown, with every attempt. */
@Injectable()
export class History {
  constructor(private readonly orm: MikroORM) {}

  list(workspaceId: string, filter: DeliveryFilter, page: Page): Promise<List<Delivery>> {
    return this.atOneMoment((em) => this.listIn(em, workspaceId, filter, page));
  }

  read(workspaceId: string, id: string): Promise<Delivery> {
    return this.atOneMoment((em) => this.readIn(em, workspaceId, id));
  }

  /** As `read`, in the caller's transaction. */
  async readIn(em: EntityManager, workspaceId: string, id: string): Promise<Delivery> {
    const rows = await em.find(ScheduleRow, { delivery: id, workspaceId }, { populate: ['delivery'] });
    const [delivery] = await this.withAttempts(em, rows);
    if (!delivery) throw deliveryNotFound();
    return delivery;
  }

  /** Newest first by keyset on the sortable id. */
  private async listIn(em: EntityManager, workspaceId: string, filter: DeliveryFilter, page: Page): Promise<List<Delivery>> {
    const to = page.starting_after ?? LAST_ID;
    const where: FilterQuery<ScheduleRow> =
      filter.job_id === undefined
        ? { delivery: { $in: await this.newest(em, workspaceId, filter, to, page.limit + 1) } }
        : { workspaceId, ...ofFilter(filter), delivery: { jobId: filter.job_id, id: { $lt: to }, ...ofEnvironment(filter) } };
    const rows = await em.find(ScheduleRow, where, { orderBy: { delivery: 'desc' }, populate: ['delivery'] });
    const list = toList(
      rows.map((row) => ({ id: row.delivery.id, row })),
      page.limit,
    );
    const shown = list.data.map(({ row }) => row);
    return { ...list, data: await this.withAttempts(em, shown) };
  }

  /**
   * The newest of each status, merged. Nearly all deliveries of an environment are delivered: those are found by their own index, and the
   * few others by their status.
   */
  private async newest(em: EntityManager, workspaceId: string, filter: DeliveryFilter, to: string, limit: number): Promise<string[]> {
    const { endpoint_id: endpointId, environment } = filter;
    if (environment !== undefined && endpointId === undefined && (filter.status ?? 'delivered') === 'delivered') {
      return newestOfEnvironment(em, { workspaceId, environment, status: filter.status, to, limit });
    }
    const ids: string[] = [];
    for (const status of filter.status === undefined ? deliveryStatuses : [filter.status]) {
      ids.push(...(await idsByStatus(em, { workspaceId, endpointId, environment, status, from: '', to, order: 'desc', limit })));
    }
    return ids.sort().reverse().slice(0, limit);
  }

  /** A delivery and its attempts are read one after the other; an attempt that ends in between shows in both or in neither. */
  private atOneMoment<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.orm.em.fork().transactional(work, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
  }

  private async withAttempts(em: EntityManager, rows: ScheduledRow[]): Promise<Delivery[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ delivery }) => delivery.id);
    const attempts = await em.find(AttemptRow, { deliveryId: ids }, { orderBy: { deliveryId: 'asc', number: 'asc' } });
    const byDelivery = Map.groupBy(attempts, (attempt) => attempt.deliveryId);
    return rows.map((row) => present(row, byDelivery.get(row.delivery.id) ?? []));
  }
}

function ofFilter({ status, endpoint_id }: DeliveryFilter): { status?: DeliveryStatus; endpointId?: string } {
  return { ...(status !== undefined && { status }), ...(endpoint_id !== undefined && { endpointId: endpoint_id }) };
}

function ofEnvironment({ environment }: DeliveryFilter): { environment?: Environment } {
  return environment === undefined ? {} : { environment };
}

export function deliveryNotFound(): DomainError {
  return new DomainError('not_found', 'delivery_not_found', 'There is no such delivery in this workspace.', { param: 'delivery_id' });
}

function present({ delivery, schedule, status }: ScheduledRow, attempts: AttemptRow[]): Delivery {
  const sent = delivery.body.toString();
  return {
    id: delivery.id,
    object: 'delivery',
    environment: delivery.environment,
    event_id: delivery.eventId,
    event_type: delivery.eventType,
    job_id: delivery.jobId,
    project_id: delivery.projectId,
    endpoint_id: delivery.endpointId ?? null,
    url: delivery.url ?? null,
    status,
    created_at: Math.floor(timeOf(delivery.id).getTime() / 1_000),
    next_attempt_at: schedule.status === 'pending' ? Math.floor(schedule.dueAt / 1_000) : null,
    attempts: attempts.map((attempt) => presentAttempt(attempt, sent)),
  };
}

function presentAttempt({ number, made, responseBody }: AttemptRow, sent: string): DeliveryAttempt {
  const { request, response, ...rest } = made;
  return {
    number,
    ...rest,
    request: { ...request, body: sent },
    response: response && { ...response, body: responseBody?.toString() ?? '' },
  };
}
