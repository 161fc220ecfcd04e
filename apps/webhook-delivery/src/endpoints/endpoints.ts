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
import { rulesOf, type WebhookDeliveryConfig } from '../config.js';
import { EndpointRow } from './endpoint.entity.js';
import { lockDefaultSql } from './endpoints.sql.js';

/** Where a delivery goes. */
export interface Target {
  url: string;
  /** The registered endpoint that the URL comes from; null when the job brought its own. */
  endpointId: string | null;
}

/** The URLs that workspaces have registered. At most one of a workspace and environment is the default. */
@Injectable()
export class Endpoints {
  private readonly Url: z.ZodObject<{ url: z.ZodString }>;
  private readonly defaults = new WeakMap<EntityManager, Map<string, EndpointRow>>();

  constructor(
    private readonly orm: MikroORM,
    @Inject(CONFIG) config: WebhookDeliveryConfig,
  ) {
    this.Url = z.object({ url: webhookUrl(rulesOf(config)) });
  }

  async create(workspaceId: string, endpoint: CreateEndpoint): Promise<WebhookEndpoint> {
    const { environment, default: isDefault } = endpoint;
    const { url } = parseParams(this.Url, endpoint);
    return this.orm.em.fork().transactional(async (em) => {
      if (isDefault) await this.clearDefault(em, workspaceId, environment);
      return present(em.create(EndpointRow, { id: newId('whk'), workspaceId, environment, url, isDefault }));
    });
  }

  async list(workspaceId: string): Promise<List<WebhookEndpoint>> {
    const rows = await this.orm.em.fork().find(EndpointRow, { workspaceId }, { orderBy: { id: 'desc' } });
    return { object: 'list', data: rows.map(present), has_more: false, next_cursor: null };
  }

  async read(workspaceId: string, id: string): Promise<WebhookEndpoint> {
    return present(await find(this.orm.em.fork(), workspaceId, id));
  }

  async update(workspaceId: string, id: string, changes: UpdateEndpoint): Promise<WebhookEndpoint> {
    const url = changes.url === undefined ? undefined : parseParams(this.Url, changes).url;
    return this.orm.em.fork().transactional(async (em) => {
      const row = await find(em, workspaceId, id);
      if (changes.default === true) await this.clearDefault(em, workspaceId, row.environment);
      row.url = url ?? row.url;
      row.isDefault = changes.default ?? row.isDefault;
      return present(row);
    });
  }

  /** Deliveries that are already pending for the endpoint are still sent. */
  async delete(workspaceId: string, id: string): Promise<void> {
    if ((await this.orm.em.fork().nativeDelete(EndpointRow, { id, workspaceId })) === 0) throw notFound();
  }

  /** Loads the defaults of these workspaces for a unit of work, whose reactions then ask for `loadedDefault`. */
  async loadDefaults(em: EntityManager, workspaceIds: string[]): Promise<void> {
    if (workspaceIds.length === 0) return;
    const rows = await em.find(EndpointRow, { workspaceId: workspaceIds, isDefault: true });
    this.defaults.set(em, new Map(rows.map((row) => [`${row.workspaceId} ${row.environment}`, row])));
  }

  loadedDefault(em: EntityManager, { workspace_id, environment }: Tenant): Target | null {
    const row = this.defaults.get(em)?.get(`${workspace_id} ${environment}`);
    return row ? { url: row.url, endpointId: row.id } : null;
  }

  /** Serialises two calls that set the default; the later one wins. */
  private async clearDefault(em: EntityManager, workspaceId: string, environment: Environment): Promise<void> {
    await em.execute(lockDefaultSql, [workspaceId]);
    await em.nativeUpdate(EndpointRow, { workspaceId, environment, isDefault: true }, { isDefault: false });
  }
}

async function find(em: EntityManager, workspaceId: string, id: string): Promise<EndpointRow> {
  const row = await em.findOne(EndpointRow, { id, workspaceId });
  if (!row) throw notFound();
  return row;
}

function present({ id, environment, url, isDefault }: EndpointRow): WebhookEndpoint {
  return {
    id,
    object: 'webhook_endpoint',
    environment,
    url,
    default: isDefault,
    created_at: Math.floor(timeOf(id).getTime() / 1_000),
  };
}

function notFound(): DomainError {
  return new DomainError('not_found', 'endpoint_not_found', 'There is no such endpoint in this workspace.', { param: 'endpoint_id' });
}
