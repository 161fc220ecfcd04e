import { Injectable, type PipeTransform } from '@nestjs/common';
import { Workspaces } from '../workspaces/workspaces.js';

type Params = Record<string, string>;

/** Refuses the parameters of a path that name no workspace: the services behind do not know which there are. */
@Injectable()
export class ExistingWorkspacePipe implements PipeTransform<Params, Promise<Params>> {
  constructor(private readonly workspaces: Workspaces) {}

  async transform(params: Params): Promise<Params> {
    await this.workspaces.read(params.workspace_id ?? '');
    return params;
  }
}
