import type { DeliveryStatus, Environment } from '@blazon/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';

interface Tables {
  deliveries: { id: string; workspace_id: string; environment: Environment };
  schedules: { delivery_id: string; workspace_id: string; endpoint_id: string | null; status: DeliveryStatus };
}

export interface IdRange {
  workspaceId: string;
  endpointId: string | undefined;
  environment?: Environment | undefined;
  status: DeliveryStatus;
  /** The first id, and the one behind the last. */
  from: string;
  to: string;
  order: 'asc' | 'desc';
  limit: number;
}

/**
 * The deliveries of one status in a range of ids. Status and id are compared and ordered together, as in the indexes of the history:
 * ordered by id alone, the database might scan all ids for a rare status.
 */
export async function idsByStatus(em: EntityManager, range: IdRange): Promise<string[]> {
  const { workspaceId, endpointId, environment, status, from, to, order, limit } = range;
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('schedules')
    .select('delivery_id')
    .where('workspace_id', '=', workspaceId)
    .$if(endpointId !== undefined, (query) => query.where('endpoint_id', '=', endpointId ?? ''))
    .$if(environment !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('deliveries')
            .select('id')
            .whereRef('id', '=', 'delivery_id')
            .where('environment', '=', environment ?? 'live'),
        ),
      ),
    )
    .where((eb) => eb(eb.refTuple('status', 'delivery_id'), '>=', eb.tuple(status, from)))
    .where((eb) => eb(eb.refTuple('status', 'delivery_id'), '<', eb.tuple(status, to)))
    .orderBy('status', order)
    .orderBy('delivery_id', order)
    .limit(limit)
    .execute();
  return rows.map(({ delivery_id }) => delivery_id);
}

export interface NewestOfEnvironment {
  workspaceId: string;
  environment: Environment;
  status: DeliveryStatus | undefined;
  to: string;
  limit: number;
}

/** The newest deliveries of an environment, of any status or of a common one. */
export async function newestOfEnvironment(em: EntityManager, wanted: NewestOfEnvironment): Promise<string[]> {
  const { workspaceId, environment, status, to, limit } = wanted;
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('deliveries')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('environment', '=', environment)
    .where('id', '<', to)
    .$if(status !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('schedules')
            .select('delivery_id')
            .whereRef('delivery_id', '=', 'id')
            .where('status', '=', status ?? 'delivered'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
