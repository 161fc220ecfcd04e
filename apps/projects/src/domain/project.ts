import type { Tenant } from '@blazon/contracts';
import { assertNever } from '@blazon/kernel';

/** A container for everything generated for one brand. */
export interface Project {
  id: string;
  tenant: Tenant;
  name: string;
  description: string | null;
  createdAt: Date;
}

export type ProjectEvent =
  | { type: 'project.created'; project: Project }
  | { type: 'project.updated'; project: Project }
  | { type: 'project.deleted'; project: Project };

export type ProjectState = { status: 'absent' } | { status: 'present'; project: Project };

export function evolve(_state: ProjectState, event: ProjectEvent): ProjectState {
  switch (event.type) {
    case 'project.created':
    case 'project.updated':
      return { status: 'present', project: event.project };
    case 'project.deleted':
      return { status: 'absent' };
    default:
      return assertNever(event);
  }
}
