import { DomainError, isId, type MemoryId, type ProjectId } from '@blazon/kernel';

/** A well-formed project id; any other string names no project, so no service has to be asked. */
export function projectId(value: string | undefined): ProjectId {
  if (isId('proj', value)) return value;
  throw projectNotFound();
}

export function projectNotFound(): DomainError {
  return new DomainError('not_found', 'project_not_found', 'There is no such project in this workspace.', { param: 'project_id' });
}

/** An id that can name a memory node. */
export function memoryId(value: string): MemoryId {
  if (isId('mem', value)) return value;
  throw memoryNotFound();
}

export function memoryNotFound(): DomainError {
  return new DomainError('not_found', 'memory_not_found', 'There is no such memory node in this project.', { param: 'memory_id' });
}
