import dagre from '@dagrejs/dagre';
import type { MemoryGraph } from '@blazon/contracts';

export const nodeSize = { width: 168, height: 132 };

/** Where each node stands: roots on the left, what was refined from a node to the right of it. */
export function layOut({ nodes, edges }: MemoryGraph): Map<string, { x: number; y: number }> {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: 24, ranksep: 56 });
  graph.setDefaultEdgeLabel(() => ({}));
  // Oldest first, so that a new branch never moves the ones above it.
  for (const { id } of nodes.toReversed()) graph.setNode(id, { ...nodeSize });
  for (const { from, to } of edges) graph.setEdge(from, to);
  dagre.layout(graph);
  return new Map(
    nodes.map(({ id }) => {
      const { x, y } = graph.node(id) as { x: number; y: number };
      return [id, { x: x - nodeSize.width / 2, y: y - nodeSize.height / 2 }];
    }),
  );
}
