import '@xyflow/react/dist/style.css';
import './graph.css';
import { Box, Paper, Text, useComputedColorScheme } from '@mantine/core';
import type { MemoryGraph } from '@blazon/contracts';
import { brandFilePath } from '@blazon/contracts/dashboard';
import {
  Background,
  Controls,
  type Edge,
  type FitViewOptions,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react';
import { useEffect, useMemo, useState } from 'react';
import { fill } from '../api/client';
import { layOut, nodeSize } from './graph-layout';
import { useProjectParams } from './queries';

type IdentityNode = Node<{ prompt: string; thumbnail: string }, 'identity'>;

/** All nodes, with room for the controls below them. */
const wholeGraph: FitViewOptions<IdentityNode> = { maxZoom: 1, padding: { x: '24px', top: '24px', bottom: '56px' } };

interface MemoryMapProps {
  projectId: string;
  graph: MemoryGraph;
  chosen: string | undefined;
  onChoose: (memoryId: string) => void;
}

/** The memory of a project as a graph: an edge leads from an identity to what was refined from it. */
export function MemoryMap({ projectId, graph, chosen, onChoose }: MemoryMapProps) {
  const params = useProjectParams(projectId);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [flow, setFlow] = useState<ReactFlowInstance<IdentityNode>>();
  useEffect(() => {
    void flow?.fitView(wholeGraph);
  }, [flow, graph.nodes.length]);
  const places = useMemo(() => layOut(graph), [graph]);
  const file = scheme === 'dark' ? 'logo-dark.svg' : 'logo.svg';
  const nodes: IdentityNode[] = graph.nodes.map(({ id, prompt }) => ({
    id,
    type: 'identity',
    position: places.get(id) ?? { x: 0, y: 0 },
    selected: id === chosen,
    ariaLabel: prompt,
    data: { prompt, thumbnail: fill(brandFilePath, { ...params, memory_id: id, file }) },
    ...nodeSize,
  }));
  const edges: Edge[] = graph.edges.map(({ from, to }) => ({ id: `${from}/${to}`, source: from, target: to }));
  return (
    <Paper withBorder h={480} style={{ overflow: 'hidden' }}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        onNodeClick={(_, node) => onChoose(node.id)}
        onNodesChange={(changes) => {
          const picked = changes.find((change) => change.type === 'select' && change.selected);
          if (picked?.type === 'select' && picked.id !== chosen) onChoose(picked.id);
        }}
        colorMode={scheme}
        nodesDraggable={false}
        nodesConnectable={false}
        onInit={setFlow}
        fitView
        fitViewOptions={wholeGraph}
        defaultEdgeOptions={{ style: { stroke: 'var(--mantine-color-dimmed)', strokeWidth: 1.5 } }}
        minZoom={0.1}
        aria-label="Memory of the project"
      >
        <Background />
        <Controls showInteractive={false} position="bottom-left" orientation="horizontal" />
      </ReactFlow>
      {graph.truncated && (
        <Text size="xs" c="dimmed" p="xs">
          The newest 2,000 identities are shown.
        </Text>
      )}
    </Paper>
  );
}

/** Where a line begins and ends; nobody draws lines by hand here. */
const unseen = { opacity: 0 };

function Identity({ data, selected }: NodeProps<IdentityNode>) {
  return (
    <Box
      p={8}
      h="100%"
      bg="var(--mantine-color-body)"
      style={{
        borderRadius: 'var(--mantine-radius-md)',
        border: `2px solid ${selected ? 'var(--mantine-primary-color-filled)' : 'var(--mantine-color-default-border)'}`,
      }}
    >
      <Handle type="target" position={Position.Left} isConnectable={false} style={unseen} />
      <img src={data.thumbnail} alt="" loading="lazy" style={{ width: '100%', height: 76, objectFit: 'contain' }} />
      <Text size="xs" lineClamp={2}>
        {data.prompt}
      </Text>
      <Handle type="source" position={Position.Right} isConnectable={false} style={unseen} />
    </Box>
  );
}

const nodeTypes = { identity: Identity };
