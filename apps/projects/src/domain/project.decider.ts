import { assertNever, type Decider, DomainError } from '@blazon/kernel';
import { evolve, type Project, type ProjectEvent, type ProjectState } from './project.js';

export type ProjectCommand =
  | { type: 'create'; project: Project }
  | { type: 'update'; changes: { name?: string | undefined; description?: string | null | undefined } }
  | { type: 'delete' };

export const projectDecider: Decider<ProjectCommand, ProjectEvent, ProjectState> = {
  decide,
  evolve,
  initialState: () => ({ status: 'absent' }),
};

function decide(command: ProjectCommand, state: ProjectState): ProjectEvent[] {
  switch (command.type) {
    case 'create':
      // The caller mints the id: meeting it again is the same call, repeated after a crash.
      return state.status === 'present' ? [] : [{ type: 'project.created', project: command.project }];
    case 'update':
      return [{ type: 'project.updated', project: { ...present(state), ...definedFields(command.changes) } }];
    case 'delete':
      return [{ type: 'project.deleted', project: present(state) }];
    default:
      return assertNever(command);
  }
}

function present(state: ProjectState): Project {
  if (state.status === 'present') return state.project;
  throw projectNotFound();
}

/** The same answer for a project that never was, was deleted, or belongs to somebody else. */
export function projectNotFound(): DomainError {
  return new DomainError('not_found', 'project_not_found', 'There is no such project in this workspace.', { param: 'project_id' });
}

function definedFields(changes: { name?: string | undefined; description?: string | null | undefined }): {
  name?: string;
  description?: string | null;
} {
  return {
    ...(changes.name !== undefined && { name: changes.name }),
    ...(changes.description !== undefined && { description: changes.description }),
  };
}
