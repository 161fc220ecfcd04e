import type { HeldOfProjects } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { removeDeliveries } from '../deliveries/deliveries.js';

/** Removes all that is kept of a project; from now on its late events are dropped. Attempts and what is queued go with the deliveries. */
@Injectable()
export class Deletion implements HeldOfProjects {
  /** Deliveries have their jobs beside them; those without one are of test events, whose project never was. */
  readonly tables = { jobs: 'project_id' };

  async forget(em: EntityManager, projectId: string): Promise<void> {
    await em.execute('insert into deleted_projects (id) values (?) on conflict do nothing', [projectId]);
    await em.execute('delete from jobs where project_id = ?', [projectId]);
    await removeDeliveries(em, 'project_id = ?', [projectId]);
  }
}
