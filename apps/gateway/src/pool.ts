import { MikroORM } from '@mikro-orm/postgresql';
import type { FactoryProvider } from '@nestjs/common';
import type { Pool } from 'pg';

/**
 * The connection pool below the ORM, for statements that run on every request: bound parameters and prepared plans, which the ORM's
 * `execute` does not offer.
 */
export const POOL = Symbol('connection pool');

export const poolProvider: FactoryProvider<Pool> = {
  provide: POOL,
  inject: [MikroORM],
  useFactory: (orm: MikroORM) => orm.em.getConnection().getNativeClient(),
};
