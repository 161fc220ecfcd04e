import { lockPartition, type Sql } from '@blazon/event-log';
import type { HeldOfProjects } from '@blazon/platform';
import { Injectable } from '@nestjs/common';
import { removeDeliveries } from '../deliveries/deliveries.js';

/** Removes all that is kept of a project; from now on its late events are dropped. Attempts and what is queued go with the deliveries. */
@Injectable()
export class Deletion implements HeldOfProjects {
  /** Deliveries have their jobs beside them; those without one are of test events, whose project never was. */
  readonly idsSql = 'select project_id as id from jobs';

  async forget(sql: Sql, projectId: string, partition: number): Promise<void> {
    await lockPartition(sql, partition);
    await sql.execute('insert into deleted_projects (id) values (?) on conflict do nothing', [projectId]);
    await sql.execute('delete from jobs where project_id = ?', [projectId]);
    await removeDeliveries(sql, 'project_id = ?', [projectId]);
  }
}
