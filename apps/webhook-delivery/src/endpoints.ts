import {
  type CreateEndpoint,
  type Environment,
  type List,
  parseParams,
  type Tenant,
  type UpdateEndpoint,
  type WebhookEndpoint,
  webhookUrl,
} from '@blazon/contracts';
import { DomainError, newId, timeOf } from '@blazon/kernel';
import { CONFIG } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { rulesOf, type WebhookDeliveryConfig } from './config.js';
import type { Target } from './deliveries/deliveries.js';

interface EndpointRow {
  id: string;
  environment: Environment;
  url: string;
  is_default: boolean;
}

const columns = 'id, environment, url, is_default';

/** The URLs that workspaces have registered. At most one of a workspace and environment is the default. */
@Injectable()
export class Endpoints {
  private readonly Url: z.ZodObject<{ url: z.ZodString }>;

  constructor(
    private readonly orm: MikroORM,
    @Inject(CONFIG) config: WebhookDeliveryConfig,
  ) {
    this.Url = z.object({ url: webhookUrl(rulesOf(config)) });
  }

  async create(workspaceId: string, endpoint: CreateEndpoint): Promise<WebhookEndpoint> {
    const { url } = parseParams(this.Url, endpoint);
    return this.orm.em.fork().transactional(async (em) => {
      if (endpoint.default) await this.clearDefault(em, workspaceId, endpoint.environment);
      const [row] = await em.execute<EndpointRow[]>(
        `insert into endpoints (id, workspace_id, environment, url, is_default) values (?, ?, ?, ?, ?) returning ${columns}`,
        [newId('whk'), workspaceId, endpoint.environment, url, endpoint.default],
      );
      return present(row);
    });
  }

  async list(workspaceId: string): Promise<List<WebhookEndpoint>> {
    const rows = await this.orm.em
      .fork()
      .execute<EndpointRow[]>(`select ${columns} from endpoints where workspace_id = ? order by id desc`, [workspaceId]);
    return { object: 'list', data: rows.map(present), has_more: false, next_cursor: null };
  }

  async read(workspaceId: string, id: string): Promise<WebhookEndpoint> {
    const [row] = await this.orm.em
      .fork()
      .execute<EndpointRow[]>(`select ${columns} from endpoints where id = ? and workspace_id = ?`, [id, workspaceId]);
    return present(row);
  }

  async update(workspaceId: string, id: string, changes: UpdateEndpoint): Promise<WebhookEndpoint> {
    const url = changes.url === undefined ? null : parseParams(this.Url, changes).url;
    return this.orm.em.fork().transactional(async (em) => {
      const [before] = await em.execute<EndpointRow[]>(`select ${columns} from endpoints where id = ? and workspace_id = ?`, [
        id,
        workspaceId,
      ]);
      if (before && changes.default === true) await this.clearDefault(em, workspaceId, before.environment);
      const [row] = await em.execute<EndpointRow[]>(
        `update endpoints set url = coalesce(?, url), is_default = coalesce(?, is_default) where id = ? and workspace_id = ? returning ${columns}`,
        [url, changes.default ?? null, id, workspaceId],
      );
      return present(row);
    });
  }

  /** What was already on its way to the endpoint stays on its way. */
  async delete(workspaceId: string, id: string): Promise<void> {
    const rows = await this.orm.em
      .fork()
      .execute<unknown[]>('delete from endpoints where id = ? and workspace_id = ? returning 1', [id, workspaceId]);
    if (rows.length === 0) throw notFound();
  }

  async defaultOf(em: EntityManager, { workspace_id, environment }: Tenant): Promise<Target | null> {
    const [row] = await em.execute<EndpointRow[]>(
      `select ${columns} from endpoints where workspace_id = ? and environment = ? and is_default`,
      [workspace_id, environment],
    );
    return row ? { url: row.url, endpointId: row.id } : null;
  }

  /** Two calls that both want to set the default take turns; the later one wins. */
  private async clearDefault(em: EntityManager, workspaceId: string, environment: Environment): Promise<void> {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`default endpoint ${workspaceId}`]);
    await em.execute('update endpoints set is_default = false where workspace_id = ? and environment = ? and is_default', [
      workspaceId,
      environment,
    ]);
  }
}

function present(row: EndpointRow | undefined): WebhookEndpoint {
  if (!row) throw notFound();
  const { id, environment, url, is_default } = row;
  return {
    id,
    object: 'webhook_endpoint',
    environment,
    url,
    default: is_default,
    created_at: Math.floor(timeOf(id).getTime() / 1_000),
  };
}

function notFound(): DomainError {
  return new DomainError('not_found', 'endpoint_not_found', 'There is no such endpoint in this workspace.', { param: 'endpoint_id' });
}
