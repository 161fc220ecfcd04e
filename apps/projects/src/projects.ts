import { type List, type Page, type Tenant, toList, topics } from '@blazon/contracts';
import { Outbox } from '@blazon/event-log';
import { assertNever } from '@blazon/kernel';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { POOL } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Project, ProjectEvent, ProjectState } from './domain/project.js';
import { projectDecider, projectNotFound, type ProjectCommand } from './domain/project.decider.js';
import { ProjectRow } from './project.entity.js';
import { toRecord } from './publish.js';

interface PlainRow {
  id: string;
  name: string;
  description: string | null;
  createdMs: number;
}

const selectSql = `select id, name, description, (extract(epoch from created_at) * 1000)::float8 as "createdMs" from projects`;
const readSql = `${selectSql} where workspace_id = $1 and environment = $2 and id = $3`;
const listSql = `${selectSql} where workspace_id = $1 and environment = $2 and id < $3 order by id desc limit $4`;
/** Sorts behind every id: the cursor of the first page. */
const afterEveryId = 'proj_~';

/** The projects of all workspaces: each change and the event that tells of it are one transaction. */
@Injectable()
export class Projects {
  constructor(
    private readonly orm: MikroORM,
    private readonly outbox: Outbox,
    @Inject(POOL) private readonly pool: Pool,
  ) {}

  async create(project: Project): Promise<Project> {
    const attempt = () => this.handle(project.tenant, project.id, { type: 'create', project });
    // A twin of this call may have won the race for the id; the second look finds its project.
    const state = await attempt().catch((error: unknown) => {
      if (error instanceof UniqueConstraintViolationException) return attempt();
      throw error;
    });
    return state.status === 'present' ? state.project : project;
  }

  async update(
    tenant: Tenant,
    id: string,
    changes: { name?: string | undefined; description?: string | null | undefined },
  ): Promise<Project> {
    const state = await this.handle(tenant, id, { type: 'update', changes });
    if (state.status === 'absent') throw projectNotFound();
    return state.project;
  }

  async delete(tenant: Tenant, id: string): Promise<void> {
    await this.handle(tenant, id, { type: 'delete' });
  }

  async read(tenant: Tenant, id: string): Promise<Project> {
    const [row] = await this.query('read_project', readSql, [tenant.workspace_id, tenant.environment, id]);
    if (row === undefined) throw projectNotFound();
    return { ...row, tenant, createdAt: new Date(row.createdMs) };
  }

  /** Newest first by keyset on the sortable id: a page costs the same however many projects there are. */
  async list(tenant: Tenant, page: Page): Promise<List<Project>> {
    const cursor = page.starting_after ?? afterEveryId;
    const rows = await this.query('list_projects', listSql, [tenant.workspace_id, tenant.environment, cursor, page.limit + 1]);
    return toList(
      rows.map((row) => ({ ...row, tenant, createdAt: new Date(row.createdMs) })),
      page.limit,
    );
  }

  private async query(name: string, text: string, values: unknown[]): Promise<PlainRow[]> {
    const { rows } = await this.pool.query<PlainRow>({ name, text, values });
    return rows;
  }

  private async handle(tenant: Tenant, id: string, command: ProjectCommand): Promise<ProjectState> {
    const state = await this.orm.em.fork().transactional(async (em) => {
      const row = await em.findOne(ProjectRow, { id, ...owner(tenant) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const before: ProjectState = row === null ? { status: 'absent' } : { status: 'present', project: toProject(row) };
      const events = projectDecider.decide(command, before);
      for (const event of events) await save(em, event);
      await this.outbox.add(em, events.map(toRecord));
      if (events.some(({ type }) => type === 'project.deleted')) await this.outbox.followUp(em, topics.projects, id);
      return events.reduce((current, event) => projectDecider.evolve(current, event), before);
    });
    // Whoever is told of the change may rely on the log knowing it: the read barrier of other services starts there.
    await this.outbox.publishNow();
    return state;
  }
}

async function save(em: EntityManager, event: ProjectEvent): Promise<void> {
  const { project } = event;
  switch (event.type) {
    case 'project.created':
      await em.insert(ProjectRow, {
        id: project.id,
        ...owner(project.tenant),
        name: project.name,
        description: project.description,
        createdAt: project.createdAt,
      });
      return;
    case 'project.updated':
      await em.nativeUpdate(ProjectRow, { id: project.id }, { name: project.name, description: project.description });
      return;
    case 'project.deleted':
      await em.nativeDelete(ProjectRow, { id: project.id });
      return;
    default:
      assertNever(event);
  }
}

function owner(tenant: Tenant): { workspaceId: string; environment: Tenant['environment'] } {
  return { workspaceId: tenant.workspace_id, environment: tenant.environment };
}

function toProject(row: ProjectRow): Project {
  const { id, name, description, createdAt } = row;
  return { id, tenant: { workspace_id: row.workspaceId, environment: row.environment }, name, description: description ?? null, createdAt };
}
