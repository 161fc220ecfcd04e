import type { EntityManager } from '@mikro-orm/postgresql';

/** A service's own database by its ORM, which knows `readerEntities`; each piece of work takes a fork of its entity manager. */
export interface ReaderDatabase {
  em: EntityManager;
}
