import {
  type List,
  type ProjectPageQuestion,
  type ProjectQuestion,
  type ProjectSearch,
  type Tenant,
  toList,
  topics,
} from '@blazon/contracts';
import { Outbox } from '@blazon/event-log';
import { assertNever } from '@blazon/kernel';
import { POOL } from '@blazon/platform';
import { type EntityManager, LockMode, MikroORM, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Project, ProjectEvent, ProjectState } from './domain/project.js';
import { projectDecider, projectNotFound, type ProjectCommand } from './domain/project.decider.js';
import { afterEveryId, pagesSql } from './pages.sql.js';
import { ProjectRow } from './project.entity.js';
import { toRecord } from './publish.js';

interface PageRow extends Pick<Project, 'id' | 'name' | 'description'> {
  /** Which question the row answers, from 1. */
  question: number;
  created_ms: number;
}

/** The projects of all workspaces: each change and its event are one transaction. */
@Injectable()
export class Projects {
  constructor(
    private readonly orm: MikroORM,
    @Inject(POOL) private readonly pool: Pool,
    private readonly outbox: Outbox,
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
    const ids = questions.map(({ project_id }) => project_id);
    const rows = await this.orm.em.fork().find(ProjectRow, { id: { $in: ids } });
    const found = new Map(rows.map((row) => [row.id, toProject(row)]));
    return questions.map(({ project_id, workspace_id, environment }) => {
      const project = found.get(project_id);
      return project?.tenant.workspace_id === workspace_id && project.tenant.environment === environment ? project : undefined;
    });
  }

  /** The page of each question, newest first; those of one size share a statement. */
  async list(questions: ProjectPageQuestion[]): Promise<List<Project>[]> {
    const sizes = Map.groupBy(questions, ({ limit }) => limit);
    const pages = new Map((await Promise.all([...sizes].map(([limit, some]) => this.pages(some, limit)))).flat());
    return questions.map((question) => toList(pages.get(question) ?? [], question.limit));
  }

  /** A page of a tenant's projects whose names contain a text; people look for one now and then, so no index helps. */
  async search(tenant: Tenant, { search, ...page }: ProjectSearch): Promise<List<Project>> {
    const rows = await this.orm.em.fork().find(
      ProjectRow,
      {
        ...owner(tenant),
        ...(page.starting_after !== undefined && { id: { $lt: page.starting_after } }),
        ...(search !== undefined && { name: { $ilike: `%${search.replace(/[\\%_]/g, '\\$&')}%` } }),
      },
      { orderBy: { id: 'desc' }, limit: page.limit + 1 },
    );
    return toList(rows.map(toProject), page.limit);
  }

  /** The projects of each page, and one more where there is one. */
  private async pages(questions: ProjectPageQuestion[], limit: number): Promise<[ProjectPageQuestion, Project[]][]> {
    const { rows } = await this.pool.query<PageRow>({
      name: `pages of ${limit}`,
      text: pagesSql(limit + 1),
      values: [
        questions.map(({ workspace_id }) => workspace_id),
        questions.map(({ environment }) => environment),
        questions.map(({ starting_after }) => starting_after ?? afterEveryId),
      ],
    });
    const found = Map.groupBy(rows, ({ question }) => question);
    return questions.map((question, index) => [question, (found.get(index + 1) ?? []).map((row) => inPage(row, question))]);
  }

  private async handle(tenant: Tenant, id: string, command: ProjectCommand): Promise<ProjectState> {
    // A caller who was told of the change relies on the log having it: the read barrier of other services starts there. So does a caller who was
    // told that there is no such project: an earlier call may have deleted it while the log was unavailable.
    try {
      return await this.orm.em.transactional((em) => this.handleIn(em, tenant, id, command));
    } finally {
      await this.outbox.publishNow();
    }
  }

  private async handleIn(em: EntityManager, tenant: Tenant, id: string, command: ProjectCommand): Promise<ProjectState> {
    const row = await em.findOne(ProjectRow, { id, ...owner(tenant) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const before: ProjectState = row === null ? { status: 'absent' } : { status: 'present', project: toProject(row) };
    const events = projectDecider.decide(command, before);
    for (const event of events) save(em, row, event);
    this.outbox.add(em, events.map(toRecord));
    if (events.some(({ type }) => type === 'project.deleted')) this.outbox.followUp(em, topics.projects, id);
    return events.reduce((current, event) => projectDecider.evolve(current, event), before);
  }
}

function save(em: EntityManager, row: ProjectRow | null, { type, project }: ProjectEvent): void {
  const { id, tenant, name, description, createdAt } = project;
  switch (type) {
    case 'project.created':
      em.create(ProjectRow, { id, ...owner(tenant), name, description, createdAt });
      return;
    case 'project.updated':
      if (row) em.assign(row, { name, description });
      return;
    case 'project.deleted':
      if (row) em.remove(row);
      return;
    default:
      assertNever(type);
  }
}

function owner(tenant: Tenant): { workspaceId: string; environment: Tenant['environment'] } {
  return { workspaceId: tenant.workspace_id, environment: tenant.environment };
}

function inPage({ id, name, description, created_ms }: PageRow, { workspace_id, environment }: Tenant): Project {
  return { id, tenant: { workspace_id, environment }, name, description, createdAt: new Date(created_ms) };
}

function toProject(row: ProjectRow): Project {
  const { id, name, description, createdAt } = row;
  return { id, tenant: { workspace_id: row.workspaceId, environment: row.environment }, name, description: description ?? null, createdAt };
}
