import { brandFilePath, brandFiles, generationApi, type Tenant } from '@blazon/contracts';
import { RouteFacts } from '@blazon/platform';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RequestId } from '../http/request-id.decorator.js';
import { routeNotFound } from '../http/routes.js';
import { projectId } from '../domain/ids.js';
import { ProjectReads } from '../public/project-reads.js';
import { InternalServices } from '../internal-services.js';
import { TenantPipe } from './tenant.pipe.js';

const contentTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** A sheet is a page of drawings and styles. Nothing of a file may run, fetch or be framed. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";

/** Files of an identity, drawn by generation on request. */
@Controller()
export class FilesController {
  constructor(
    private readonly services: InternalServices,
    private readonly reads: ProjectReads,
  ) {}

  @Get(brandFilePath)
  @RouteFacts({ access: 'member' })
  async read(
    @Param(TenantPipe) tenant: Tenant,
    @Param('project_id') id: string,
    @Param('memory_id') memoryId: string,
    @Param('file') name: string,
    @Query('download') download: string | undefined,
    @RequestId() requestId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const file = brandFiles.find((known) => known === name);
    if (file === undefined) throw routeNotFound();
    const params = { ...tenant, project_id: projectId(id) };
    await this.reads.project(params);
    const bytes = await this.services.generation.forward(generationApi.readFile, {
      params: { ...params, memory_id: memoryId, file },
      requestId,
    });
    void reply.headers({
      'content-type': contentTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      // A node never changes, so neither do its files; but they are one workspace's alone.
      'cache-control': 'private, max-age=3600',
      'content-security-policy': filePolicy,
      ...(download !== undefined && { 'content-disposition': `attachment; filename="${file}"` }),
    });
    return bytes;
  }
}
