import { POOL } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { type Category, type Plan, requestLimit } from '../domain/plan.js';
import type { Standing } from '../domain/rate-limit.js';
import { type CountRow, toStanding } from './counting.js';
import { countBucketsSql } from './counting.sql.js';

/** Counts requests of the dashboard towards the limits of the workspace, like those with its keys. */
@Injectable()
export class WorkspaceCallers {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  count({ id, plan }: { id: string; plan: Plan }, category: Category): Promise<Standing> {
    return this.countInto(`${id}/${category}`, requestLimit(plan, category));
  }

  /** Counts one more try at something that may be tried so often a minute. */
  async countInto(bucket: string, limit: number): Promise<Standing> {
    const { rows } = await this.pool.query<CountRow>({ name: 'count_addresses', text: countBucketsSql, values: [[bucket]] });
    const [row] = rows;
    if (row === undefined) throw new Error('a request was not counted');
    return toStanding(row, limit);
  }
}
