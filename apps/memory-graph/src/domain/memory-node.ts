import type { StyleData, Tenant } from '@blazon/contracts';

/** One result that later jobs can refine. */
export interface MemoryNode {
  id: string;
  tenant: Tenant;
  project_id: string;
  job_id: string;
  parent_id: string | null;
  prompt: string;
  /** Style seed and all structural decisions, for later refinements. */
  style: StyleData;
  created_at: Date;
}

/** The graph around a new node. */
export interface Surroundings {
  /** Whether a node of this id is there already. */
  known: boolean;
  /** Whether its parent is there, in the same project. */
  parentKnown: boolean;
}

/**
 * A node whose place in the graph does not make sense. Adding only new nodes below existing ones is what keeps the graph acyclic,
 * so this is never repaired by guessing.
 */
export class MisplacedNodeError extends Error {
  override readonly name = 'MisplacedNodeError';
}

/** Whether the node has to be added; a repeated one does not. Refuses a place that could break the graph. */
export function hasToBeAdded(node: Pick<MemoryNode, 'id' | 'parent_id'>, { known, parentKnown }: Surroundings): boolean {
  if (known) return false;
  if (node.parent_id === node.id) throw new MisplacedNodeError(`The node ${node.id} names itself as its parent.`);
  if (node.parent_id !== null && !parentKnown) {
    throw new MisplacedNodeError(`The parent ${node.parent_id} of the node ${node.id} is not in its project.`);
  }
  return true;
}
