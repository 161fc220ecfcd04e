import { omittable, nonBlankText } from '@blazon/contracts';
import { Body, Controller, Param } from '@nestjs/common';
import { z } from 'zod';
import { plans } from '../domain/plan.js';
import { RequestId } from '../http/request-id.decorator.js';
import { type NewWorkspace, Provisioning } from '../workspaces/provisioning.js';
import { Usage } from '../workspaces/usage.js';
import type { WorkspaceRow } from '../workspaces/workspace.entity.js';
import { Workspaces } from '../workspaces/workspaces.js';
import { AdminRoute } from './admin-route.decorator.js';

const Plan = z.enum(plans);
const CreateWorkspace = z.strictObject({ name: nonBlankText(200), plan: Plan });
const UpdateWorkspace = z.strictObject({
  plan: omittable(Plan),
  monthly_quota: z.int().min(0).max(2_000_000_000).nullable().optional(),
  unpaid_invoice: omittable(z.boolean()),
});

/** Workspaces, their plan, quota and invoice. */
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
    const changes = { plan: body.plan, monthlyQuota: body.monthly_quota, unpaidInvoice: body.unpaid_invoice };
    return this.present(await this.workspaces.update(id, changes));
  }

  private async present(row: WorkspaceRow) {
    return {
      id: row.id,
      name: row.name,
      plan: row.plan,
      monthly_quota: this.usage.quotaOf(row),
      used_this_month: await this.usage.usedThisMonth(row.id),
      unpaid_invoice: row.unpaidInvoice,
    };
  }
}
