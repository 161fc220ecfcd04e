import type { EntityManager } from '@mikro-orm/postgresql';

/** The data of projects that a service holds. */
export interface ProjectData {
  /** The tables that hold something of a project, each with its column of the project's id. */
  readonly tables: Readonly<Record<string, string>>;
  /** Removes all that is held of a project, here and in the log, in a transaction that has locked the project's partition. */
  forget(em: EntityManager, projectId: string): Promise<void>;
}

/** Under this token a service provides its `ProjectData`. */
export const PROJECT_DATA = Symbol('project data');
