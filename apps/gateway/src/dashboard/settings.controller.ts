import {
  type ApiKey,
  type List,
  type Member,
  type OneTimeLink,
  settingsApi,
  type UsageOfMonth,
  type WorkspaceSettings,
} from '@blazon/contracts';
import { CONFIG } from '@blazon/platform';
import { Body, Controller, Inject, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { GatewayConfig } from '../config.js';
import { hasApiAccess, requestLimit } from '../domain/plan.js';
import { unixSeconds } from '../domain/unix-seconds.js';
import { type IssuedCode, Members } from '../members/members.js';
import { presentKey } from '../workspaces/present-key.js';
import { Usage } from '../workspaces/usage.js';
import { suspensionOf, Workspaces } from '../workspaces/workspaces.js';
import { DashboardRoute } from './access.decorator.js';

/** Workspace settings: plan and usage, API keys, members. */
@Controller()
export class SettingsController {
  constructor(
    private readonly workspaces: Workspaces,
    private readonly usages: Usage,
    private readonly members: Members,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @DashboardRoute(settingsApi.read, 'member')
  async read(@Param('workspace_id') id: string): Promise<WorkspaceSettings> {
    const workspace = await this.workspaces.read(id);
    const { name, plan, unpaidInvoice } = workspace;
    const suspendedUntil = suspensionOf(workspace);
    return {
      id,
      name,
      plan,
      api_access: hasApiAccess(plan),
      unpaid_invoice: unpaidInvoice,
      suspended_until: suspendedUntil && unixSeconds(suspendedUntil),
      requests_per_minute: { generation: requestLimit(plan, 'generation'), standard: requestLimit(plan, 'standard') },
    };
  }

  @DashboardRoute(settingsApi.usage, 'member')
  async usage(@Param('workspace_id') id: string, @Query() { month }: z.output<(typeof settingsApi.usage)['query']>): Promise<UsageOfMonth> {
    return this.usages.ofMonth(await this.workspaces.read(id), month ?? new Date().toISOString().slice(0, 7));
  }

  @DashboardRoute(settingsApi.listKeys, 'owner')
  async listKeys(@Param('workspace_id') id: string): Promise<List<ApiKey>> {
    return whole((await this.workspaces.keys(id)).map(presentKey));
  }

  @DashboardRoute(settingsApi.createKey, 'owner')
  async createKey(
    @Param('workspace_id') id: string,
    @Body() { environment, label }: z.output<(typeof settingsApi.createKey)['body']>,
  ): Promise<ApiKey & { key: string }> {
    const { row, key } = await this.workspaces.mintKey(id, environment, label);
    return { ...presentKey(row), key };
  }

  @DashboardRoute(settingsApi.revokeKey, 'owner')
  async revokeKey(@Param('workspace_id') workspaceId: string, @Param('key_id') id: string): Promise<object> {
    await this.workspaces.revokeKey(workspaceId, id);
    return { id, object: 'api_key', deleted: true };
  }

  @DashboardRoute(settingsApi.listMembers, 'member')
  async listMembers(@Param('workspace_id') id: string): Promise<List<Member>> {
    return whole(await this.members.list(id));
  }

  @DashboardRoute(settingsApi.addMember, 'owner')
  async addMember(
    @Req() request: FastifyRequest,
    @Param('workspace_id') id: string,
    @Body() body: z.output<(typeof settingsApi.addMember)['body']>,
  ): Promise<Member & { link: OneTimeLink }> {
    const member = await this.members.add(id, body);
    return { ...member, link: this.link(request, await this.members.issuePasswordCode(id, member.id)) };
  }

  @DashboardRoute(settingsApi.linkMember, 'owner')
  async linkMember(
    @Req() request: FastifyRequest,
    @Param('workspace_id') workspaceId: string,
    @Param('member_id') id: string,
  ): Promise<OneTimeLink> {
    return this.link(request, await this.members.issuePasswordCode(workspaceId, id));
  }

  @DashboardRoute(settingsApi.removeMember, 'owner')
  async removeMember(@Param('workspace_id') workspaceId: string, @Param('member_id') id: string): Promise<object> {
    await this.members.remove(workspaceId, id);
    return { id, object: 'member', deleted: true };
  }

  /** Under the name that the owner uses, which admission has found to be ours. */
  private link({ headers }: FastifyRequest, { code, expiresAt }: IssuedCode): OneTimeLink {
    const scheme = this.config.BLAZON_DASHBOARD_PLAIN_HTTP ? 'http' : 'https';
    return { url: `${scheme}://${headers.host ?? ''}/code/${code}`, expires_at: unixSeconds(expiresAt) };
  }
}

function whole<T>(data: T[]): List<T> {
  return { object: 'list', data, has_more: false, next_cursor: null };
}
