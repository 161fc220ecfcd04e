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
  type WebhookEventType,
} from '@blazon/contracts';
import { DomainError, timeOf } from '@blazon/kernel';
import { type EntityManager, IsolationLevel, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Delivery as Schedule } from '../sending/schedule.js';
import type { KeptAttempt } from './outcome.js';

interface DeliveryRow {
  id: string;
  environment: Environment;
  project_id: string;
  job_id: string;
  endpoint_id: string | null;
  event_id: string;
  event_type: WebhookEventType;
  url: string | null;
  body: Buffer;
  schedule: Schedule;
  status: DeliveryStatus;
}

interface AttemptRow {
  delivery_id: string;
  number: number;
  made: KeptAttempt;
  response_body: Buffer | null;
}

/** Sorts behind every id of a delivery. */
const LAST_ID = 'dlv_~';
const columns = `id, environment, project_id, job_id, deliveries.endpoint_id, event_id, event_type, url, body, schedule, status`;

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

  /**
   * Newest first by keyset on the sortable id. A page is the newest of each status, put together. Each is read in the order of an index
   * that begins with the status: ordered by id alone, the database might read through all ids instead, for something that is rare.
   */
  private async listIn(
    em: EntityManager,
    workspaceId: string,
    { job_id, status, endpoint_id }: DeliveryFilter,
    page: Page,
  ): Promise<List<Delivery>> {
    const most = page.limit + 1;
    const [of, owner] = endpoint_id === undefined ? ['workspace_id', workspaceId] : ['endpoint_id', endpoint_id];
    const ofJob = job_id === undefined ? '' : 'and delivery_id = (select id from deliveries where job_id = ?)';
    const rows = await em.execute<DeliveryRow[]>(
      `with page as (
         select of_status.* from unnest(array[?]) as wanted (status) cross join lateral (
           select * from courses
           where ${of} = ? and (status, delivery_id) > (wanted.status, '') and (status, delivery_id) < (wanted.status, ?) ${ofJob}
           order by status desc, delivery_id desc limit ?
         ) as of_status where workspace_id = ? order by delivery_id desc limit ?
       )
       select ${columns} from page join deliveries on id = delivery_id order by id desc`,
      [
        status === undefined ? deliveryStatuses : [status],
        owner,
        page.starting_after ?? LAST_ID,
        ...(job_id === undefined ? [] : [job_id]),
        most,
        workspaceId,
        most,
      ],
    );
    const list = toList(rows, page.limit);
    return { ...list, data: await this.withAttempts(em, list.data) };
  }

  /** As `read`, in the caller's transaction. */
  async readIn(em: EntityManager, workspaceId: string, id: string): Promise<Delivery> {
    const rows = await em.execute<DeliveryRow[]>(
      `select ${columns} from courses join deliveries on id = delivery_id where delivery_id = ? and courses.workspace_id = ?`,
      [id, workspaceId],
    );
    const [delivery] = await this.withAttempts(em, rows);
    if (!delivery) throw deliveryNotFound();
    return delivery;
  }

  /** A delivery and its attempts are read one after the other; an attempt that ends in between shows in both or in neither. */
  private atOneMoment<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.orm.em.fork().transactional(work, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
  }

  private async withAttempts(em: EntityManager, rows: DeliveryRow[]): Promise<Delivery[]> {
    if (rows.length === 0) return [];
    const attempts = await em.execute<AttemptRow[]>('select * from attempts where delivery_id in (?) order by delivery_id, number', [
      rows.map(({ id }) => id),
    ]);
    const byDelivery = Map.groupBy(attempts, (attempt) => attempt.delivery_id);
    return rows.map((row) => present(row, byDelivery.get(row.id) ?? []));
  }
}

export function deliveryNotFound(): DomainError {
  return new DomainError('not_found', 'delivery_not_found', 'There is no such delivery in this workspace.', { param: 'delivery_id' });
}

function present({ body, schedule, ...row }: DeliveryRow, attempts: AttemptRow[]): Delivery {
  const sent = body.toString();
  return {
    id: row.id,
    object: 'delivery',
    environment: row.environment,
    event_id: row.event_id,
    event_type: row.event_type,
    job_id: row.job_id,
    project_id: row.project_id,
    endpoint_id: row.endpoint_id,
    url: row.url,
    status: row.status,
    created_at: Math.floor(timeOf(row.id).getTime() / 1_000),
    next_attempt_at: schedule.status === 'pending' ? Math.floor(schedule.dueAt / 1_000) : null,
    attempts: attempts.map((attempt) => presentAttempt(attempt, sent)),
  };
}

function presentAttempt({ number, made, response_body: received }: AttemptRow, sent: string): DeliveryAttempt {
  const { request, response, ...rest } = made;
  return {
    number,
    ...rest,
    request: { ...request, body: sent },
    response: response && { ...response, body: received?.toString() ?? '' },
  };
}
