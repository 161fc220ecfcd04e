import { Anchor, Button, Select, SimpleGrid, Stack } from '@mantine/core';
import type { MemoryGraph } from '@blazon/contracts';
import { Link, useParams, useSearchParams } from 'react-router';
import { Empty, Failure, Waiting } from '../components/failure';
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
  const page = to(`projects/${projectId}`);
  const frame = { title: 'Compare', back: { to: page, label: 'Back to the project' } };
  if (graph.isError) {
    return (
      <Page {...frame}>
        <Failure error={graph.error} retry={() => void graph.refetch()} />
      </Page>
    );
  }
  const { nodes } = graph.data;
  if (nodes.length < 2) {
    return (
      <Page {...frame}>
        <Empty title="Nothing to compare yet" text="It takes two identities. Generate another one, or refine the first.">
          <Button component={Link} to={page}>
            To the project
          </Button>
        </Empty>
      </Page>
    );
  }
  const shown: Record<Side, string | undefined> = {
    left: search.get('left') ?? nodes[1]?.id ?? nodes[0]?.id,
    right: search.get('right') ?? nodes[0]?.id,
  };
  const choose = (side: Side, id: string | null) => {
    if (id !== null) setSearch({ left: shown.left ?? '', right: shown.right ?? '', [side]: id }, { replace: true });
  };
  return (
    <Page {...frame}>
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
