import { type List, type ProjectPageQuestion, type ProjectQuestion, type Tenant, toList, topics } from '@blazon/contracts';
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
  /** Which question the row answers, from 1. */
  n: number;
  id: string;
  name: string;
  description: string | null;
  createdMs: number;
}

const fields = `id, name, description, date_part('epoch', created_at) * 1000 as "createdMs"`;

const readSql = `select n::int, ${fields}
  from unnest($1::text[], $2::text[], $3::text[]) with ordinality as asked (workspace_id, environment, id, n)
  join projects using (workspace_id, environment, id)`;

/**
 * Keyset on the sortable id: a page costs the same however many projects there are, and whoseever. Rows are compared as a whole, so
 * that only the index of a tenant's projects has this order: with equalities the planner may walk the primary key past all others' rows.
 * The inner selects hide from it how many questions there are, so that it plans once for all and not, in vain, for each call.
 */
export const listSql = `select n::int, page.*
  from unnest((select $1::text[]), (select $2::text[]), (select $3::text[]), (select $4::int[]))
    with ordinality as asked (workspace_id, environment, cursor, size, n)
  cross join lateral (
    select ${fields} from projects
    where (workspace_id, environment, id) < (asked.workspace_id, asked.environment, asked.cursor)
      and (workspace_id, environment) >= (asked.workspace_id, asked.environment)
    order by workspace_id desc, environment desc, id desc limit asked.size
  ) as page
  order by n, id desc`;

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

  /** The project of each question; nothing where there is none. */
  async read(questions: ProjectQuestion[]): Promise<(Project | undefined)[]> {
    const rows = await this.query('read_projects', readSql, [...owners(questions), questions.map(({ project_id }) => project_id)]);
    const found = new Map(rows.map((row) => [row.n, row]));
    return questions.map((question, index) => {
      const row = found.get(index + 1);
      return row && fromPlain(row, question);
    });
  }

  /** The page of each question, newest first. */
  async list(questions: ProjectPageQuestion[]): Promise<List<Project>[]> {
    const cursors = questions.map(({ starting_after }) => starting_after ?? afterEveryId);
    const sizes = questions.map(({ limit }) => limit + 1);
    const pages = Map.groupBy(await this.query('list_projects', listSql, [...owners(questions), cursors, sizes]), ({ n }) => n);
    return questions.map((question, index) => {
      const rows = pages.get(index + 1) ?? [];
      return toList(
        rows.map((row) => fromPlain(row, question)),
        question.limit,
      );
    });
  }

  private async query(name: string, text: string, values: unknown[]): Promise<PlainRow[]> {
    const { rows } = await this.pool.query<PlainRow>({ name, text, values });
    return rows;
  }

  private async handle(tenant: Tenant, id: string, command: ProjectCommand): Promise<ProjectState> {
    const change = this.orm.em.fork().transactional(async (em) => {
      const row = await em.findOne(ProjectRow, { id, ...owner(tenant) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const before: ProjectState = row === null ? { status: 'absent' } : { status: 'present', project: toProject(row) };
      const events = projectDecider.decide(command, before);
      for (const event of events) await save(em, event);
      await this.outbox.add(em, events.map(toRecord));
      if (events.some(({ type }) => type === 'project.deleted')) await this.outbox.followUp(em, topics.projects, id);
      return events.reduce((current, event) => projectDecider.evolve(current, event), before);
    });
    // Whoever is told of the change may rely on the log knowing it: the read barrier of other services starts there. So may whoever is
    // told that there is no such project: an earlier call may have deleted it while the log was away.
    return change.finally(() => this.outbox.publishNow());
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

/** The first two parameters of both questions. */
function owners(tenants: Tenant[]): [string[], string[]] {
  return [tenants.map(({ workspace_id }) => workspace_id), tenants.map(({ environment }) => environment)];
}

function fromPlain({ id, name, description, createdMs }: PlainRow, { workspace_id, environment }: Tenant): Project {
  return { id, tenant: { workspace_id, environment }, name, description, createdAt: new Date(createdMs) };
}

function toProject(row: ProjectRow): Project {
  const { id, name, description, createdAt } = row;
  return { id, tenant: { workspace_id: row.workspaceId, environment: row.environment }, name, description: description ?? null, createdAt };
}
