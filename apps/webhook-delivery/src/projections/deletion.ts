import type { ProjectData } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { removeDeliveries } from '../deliveries/deliveries.js';
import { DeliveryRow } from '../deliveries/delivery.entity.js';
import { JobRow } from './job.entity.js';

/** Removes all data of a project. */
@Injectable()
export class Deletion implements ProjectData {
  /** Deliveries belong to jobs; those without a job are of test events, which belong to no project. */
  readonly tables = { jobs: 'project_id' };

  async forget(em: EntityManager, projectId: string): Promise<void> {
    await em.nativeDelete(JobRow, { projectId });
    const deliveries = await em.find(DeliveryRow, { projectId }, { fields: ['id'] });
    await removeDeliveries(
      em,
      deliveries.map(({ id }) => id),
    );
  }
}
