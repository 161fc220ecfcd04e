import { Environment, type Tenant } from '@blazon/contracts';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { routeNotFound } from '../http/routes.js';

/** The tenant that a path names; its workspace was found by the admission. */
@Injectable()
export class TenantPipe implements PipeTransform {
  transform({ workspace_id = '', environment }: { workspace_id?: string; environment?: string }): Tenant {
    const known = Environment.safeParse(environment);
    if (!known.success) throw routeNotFound();
    return { workspace_id, environment: known.data };
  }
}
