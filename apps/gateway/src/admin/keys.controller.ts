import { Environment, nonBlankText, type List } from '@blazon/contracts';
import { Body, Controller, Param } from '@nestjs/common';
import { z } from 'zod';
import { presentKey } from '../workspaces/present-key.js';
import { Workspaces } from '../workspaces/workspaces.js';
import { AdminRoute } from './admin-route.decorator.js';

const CreateKey = z.strictObject({ environment: Environment, label: nonBlankText(200) });
const path = '/admin/workspaces/:workspace_id/keys';

/** The API keys of a workspace. */
@Controller()
export class KeysController {
  constructor(private readonly workspaces: Workspaces) {}

  @AdminRoute({ method: 'POST', path, status: 201, body: CreateKey })
  async create(@Param('workspace_id') workspaceId: string, @Body() { environment, label }: z.output<typeof CreateKey>) {
    const { row, key } = await this.workspaces.mintKey(workspaceId, environment, label);
    return { ...presentKey(row), key };
  }

  @AdminRoute({ method: 'GET', path })
  async list(@Param('workspace_id') workspaceId: string): Promise<List<object>> {
    const rows = await this.workspaces.keys(workspaceId);
    return { object: 'list', data: rows.map(presentKey), has_more: false, next_cursor: null };
  }

  @AdminRoute({ method: 'DELETE', path: `${path}/:key_id` })
  async revoke(@Param('workspace_id') workspaceId: string, @Param('key_id') id: string) {
    await this.workspaces.revokeKey(workspaceId, id);
    return { id, object: 'api_key', deleted: true };
  }
}
