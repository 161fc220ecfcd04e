export interface TreeNode {
  id: string;
  parent_id: string | null;
  created_at: number;
}

/** Draws nodes below those they come from, oldest first. A node whose parent is not among them stands at the root. */
export function tree<Node extends TreeNode>(nodes: readonly Node[], label: (node: Node) => string): string {
  const known = new Set(nodes.map(({ id }) => id));
  const children = Map.groupBy(
    nodes.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ parent_id }) => (parent_id !== null && known.has(parent_id) ? parent_id : null),
  );
  const lines = (parent: string | null, indent: string): string[] => {
    const siblings = children.get(parent) ?? [];
    return siblings.flatMap((node, i) => {
      const last = i === siblings.length - 1;
      return [`${indent}${last ? '└─' : '├─'} ${label(node)}`, ...lines(node.id, `${indent}${last ? '   ' : '│  '}`)];
    });
  };
  return lines(null, '').join('\n');
}
