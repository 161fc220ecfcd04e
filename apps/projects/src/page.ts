import type { Page, Tenant } from '@blazon/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tables } from './project.entity.js';

/** Sorts behind every id: the cursor of the first page. */
const afterEveryId = 'proj_~';

/**
 * A page of a tenant's projects, newest first, and one row more. Keyset on the sortable id: it costs the same however many projects
 * there are, whoever owns them. All columns of the index are named in the order, so that no other index has it.
 */
export function pageOf(em: EntityManager, { workspace_id, environment, starting_after, limit }: Tenant & Page) {
  return em
    .getKysely<Tables>({ convertValues: true })
    .selectFrom('projects')
    .select(['id', 'name', 'description', 'created_at'])
    .where('workspace_id', '=', workspace_id)
    .where('environment', '=', environment)
    .where('id', '<', starting_after ?? afterEveryId)
    .orderBy('workspace_id', 'desc')
    .orderBy('environment', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
}
