import { Anchor, Select, SimpleGrid, Stack } from '@mantine/core';
import type { MemoryGraph } from '@blazon/contracts';
import { Link, useParams, useSearchParams } from 'react-router';
import { Failure, Waiting } from '../components/failure';
import { Page } from '../components/page';
import { usePlace } from '../shell/place';
import { NodeLook } from './node-panel';
import { useGraph } from './queries';

type Side = 'left' | 'right';

/** Two identities of a project side by side. */
export function ComparePage() {
  const { projectId = '' } = useParams();
  const { to } = usePlace();
  const graph = useGraph(projectId);
  const [search, setSearch] = useSearchParams();
  if (graph.isPending) return <Waiting />;
  if (graph.isError) return <Failure error={graph.error} retry={() => void graph.refetch()} />;
  const { nodes } = graph.data;
  const page = to(`projects/${projectId}`);
  const shown: Record<Side, string | undefined> = {
    left: search.get('left') ?? nodes[1]?.id ?? nodes[0]?.id,
    right: search.get('right') ?? nodes[0]?.id,
  };
  const choose = (side: Side, id: string | null) => {
    if (id !== null) setSearch({ left: shown.left ?? '', right: shown.right ?? '', [side]: id }, { replace: true });
  };
  return (
    <Page title="Compare" back={{ to: page, label: 'Back to the project' }}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        {(['left', 'right'] as const).map((side) => (
          <Stack key={side}>
            <Select
              label={side === 'left' ? 'First identity' : 'Second identity'}
              data={options(nodes)}
              value={shown[side] ?? null}
              onChange={(id) => choose(side, id)}
              allowDeselect={false}
              searchable
            />
            {shown[side] !== undefined && (
              <>
                <NodeLook key={shown[side]} projectId={projectId} memoryId={shown[side]} />
                <Anchor component={Link} to={`${page}?node=${shown[side]}`} size="sm">
                  Refine or download this one
                </Anchor>
              </>
            )}
          </Stack>
        ))}
      </SimpleGrid>
    </Page>
  );
}

function options(nodes: MemoryGraph['nodes']) {
  return nodes.map(({ id, prompt }, index) => ({ value: id, label: `${nodes.length - index}. ${prompt.slice(0, 80)}` }));
}
