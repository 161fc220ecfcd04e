import type { EntityManager } from '@mikro-orm/postgresql';

/** The ORM of a service's own database, which knows `readerEntities`; each unit of work uses a fork of its entity manager. */
export interface ReaderDatabase {
  em: EntityManager;
}
