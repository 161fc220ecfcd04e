import { omittable, nonBlankText } from '@blazon/contracts';
import { Body, Controller, Param } from '@nestjs/common';
import { z } from 'zod';
import { plans } from '../domain/plan.js';
import { unixSeconds } from '../domain/unix-seconds.js';
import { RequestId } from '../http/request-id.decorator.js';
import { type NewWorkspace, Provisioning } from '../workspaces/provisioning.js';
import { Usage } from '../workspaces/usage.js';
import type { WorkspaceRow } from '../workspaces/workspace.entity.js';
import { suspensionOf, Workspaces } from '../workspaces/workspaces.js';
import { AdminRoute } from './admin-route.decorator.js';

const Plan = z.enum(plans);
const CreateWorkspace = z.strictObject({ name: nonBlankText(200), plan: Plan });
const UpdateWorkspace = z.strictObject({
  plan: omittable(Plan),
  monthly_quota: z.int().min(0).max(2_000_000_000).nullable().optional(),
  unpaid_invoice: omittable(z.boolean()),
  suspended_until: z.int().min(0).max(9_999_999_999).nullable().optional(),
});

/** Workspaces, their plan, quota, invoice and suspension. */
@Controller()
export class WorkspacesController {
  constructor(
    private readonly workspaces: Workspaces,
    private readonly usage: Usage,
    private readonly provisioning: Provisioning,
  ) {}

  @AdminRoute({ method: 'POST', path: '/admin/workspaces', status: 201, body: CreateWorkspace })
  create(@RequestId() requestId: string, @Body() { name, plan }: z.output<typeof CreateWorkspace>): Promise<NewWorkspace> {
    return this.provisioning.createWorkspace(name, plan, requestId);
  }

  @AdminRoute({ method: 'GET', path: '/admin/workspaces/:workspace_id' })
  async read(@Param('workspace_id') id: string) {
    return this.present(await this.workspaces.read(id));
  }

  @AdminRoute({ method: 'PATCH', path: '/admin/workspaces/:workspace_id', body: UpdateWorkspace })
  async update(@Param('workspace_id') id: string, @Body() body: z.output<typeof UpdateWorkspace>) {
    const { plan, monthly_quota: monthlyQuota, unpaid_invoice: unpaidInvoice, suspended_until: until } = body;
    const suspendedUntil = until == null ? until : new Date(until * 1_000);
    return this.present(await this.workspaces.update(id, { plan, monthlyQuota, unpaidInvoice, suspendedUntil }));
  }

  private async present(row: WorkspaceRow) {
    const suspendedUntil = suspensionOf(row);
    return {
      id: row.id,
      name: row.name,
      plan: row.plan,
      monthly_quota: this.usage.quotaOf(row),
      used_this_month: await this.usage.usedThisMonth(row.id),
      unpaid_invoice: row.unpaidInvoice,
      suspended_until: suspendedUntil && unixSeconds(suspendedUntil),
    };
  }
}
