import { settingsApi, type UsageOfMonth } from '@blazon/contracts';
import { Controller, Headers, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { type UsedJob, Usage } from '../workspaces/usage.js';
import { Workspaces } from '../workspaces/workspaces.js';
import { AdminRoute } from './admin-route.decorator.js';

/** The usage of a workspace, for billing. */
@Controller()
export class UsageController {
  constructor(
    private readonly workspaces: Workspaces,
    private readonly usage: Usage,
  ) {}

  /** Day by day; as CSV, job by job. */
  @AdminRoute({ method: 'GET', path: '/admin/workspaces/:workspace_id/usage', query: settingsApi.usage.query })
  async read(
    @Param('workspace_id') id: string,
    @Query() query: z.output<(typeof settingsApi.usage)['query']>,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UsageOfMonth | Buffer> {
    const workspace = await this.workspaces.read(id);
    const month = query.month ?? new Date().toISOString().slice(0, 7);
    if (accept?.includes('text/csv') !== true) return this.usage.ofMonth(workspace, month);
    void reply.header('content-type', 'text/csv; charset=utf-8');
    return Buffer.from(csvOf(await this.usage.jobsOfMonth(id, month)));
  }
}

/** Ids and times need no quotes. */
function csvOf(jobs: UsedJob[]): string {
  const lines = jobs.map(({ id, projectId, acceptedAt, outcome }) => [id, projectId ?? '', acceptedAt.toISOString(), outcome].join(','));
  return ['job_id,project_id,accepted_at,outcome', ...lines].map((line) => `${line}\r\n`).join('');
}
