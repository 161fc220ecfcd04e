import { Accordion, ColorSwatch, CopyButton, Group, Paper, SimpleGrid, Stack, Text, UnstyledButton } from '@mantine/core';
import type { BrandOfNode } from '@blazon/contracts/dashboard';
import { Failure, Waiting } from '../components/failure';
import { dateTime } from '../components/format';
import { Downloads } from './downloads';
import { GenerateForm } from './generate-form';
import { Interpretation } from './interpretation';
import { Logo } from './logo';
import { useNode } from './queries';
import { Timeline } from './timeline';

interface NodeProps {
  projectId: string;
  memoryId: string;
}

interface NodePanelProps extends NodeProps {
  onRefine: (jobId: string | undefined) => void;
}

/** One identity: its look, its origin, its files, and the next steps. */
export function NodePanel({ projectId, memoryId, onRefine }: NodePanelProps) {
  const node = useNode(projectId, memoryId);
  if (node.isPending) return <Waiting />;
  if (node.isError) return <Failure error={node.error} retry={() => void node.refetch()} />;
  const { job_id, interpretation } = node.data;
  return (
    <Stack component="section" aria-label="Identity">
      <Look brand={node.data} />
      <GenerateForm projectId={projectId} memoryId={memoryId} onAccepted={onRefine} />
      <Accordion multiple defaultValue={['understood']} variant="contained">
        {interpretation && (
          <Accordion.Item value="understood">
            <Accordion.Control>How it was understood</Accordion.Control>
            <Accordion.Panel>
              <Interpretation report={interpretation} />
            </Accordion.Panel>
          </Accordion.Item>
        )}
        <Accordion.Item value="downloads">
          <Accordion.Control>Guidelines and downloads</Accordion.Control>
          <Accordion.Panel>
            <Downloads projectId={projectId} memoryId={memoryId} />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="timeline">
          <Accordion.Control>Timeline of its job</Accordion.Control>
          <Accordion.Panel>
            <Timeline projectId={projectId} jobId={job_id} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  );
}

/** One identity beside another: its look and how its prompt was understood. */
export function NodeLook({ projectId, memoryId }: NodeProps) {
  const node = useNode(projectId, memoryId);
  if (node.isPending) return <Waiting />;
  if (node.isError) return <Failure error={node.error} retry={() => void node.refetch()} />;
  const { interpretation } = node.data;
  return (
    <Stack component="section" aria-label="Identity">
      <Look brand={node.data} />
      {interpretation && (
        <Paper withBorder p="md">
          <Interpretation report={interpretation} />
        </Paper>
      )}
    </Stack>
  );
}

function Look({ brand: { assets, prompt, created_at, parent_memory_id } }: { brand: BrandOfNode }) {
  return (
    <>
      <SimpleGrid cols={2} spacing="sm">
        <Logo svg={assets.logo_svg} ground="light" alt={`Logo for: ${prompt}`} height={160} />
        <Logo svg={assets.logo_svg_dark} ground="dark" alt={`Logo on dark ground for: ${prompt}`} height={160} />
      </SimpleGrid>
      <Paper withBorder p="md">
        <Text fs="italic">“{prompt}”</Text>
        <Text size="xs" c="dimmed">
          {parent_memory_id === null ? 'New identity' : 'Refinement'} · {dateTime(created_at)}
        </Text>
        <Style assets={assets} />
      </Paper>
    </>
  );
}

/** Colours, to be copied by a click, and type. */
function Style({ assets }: { assets: BrandOfNode['assets'] }) {
  return (
    <Group mt="sm" gap="lg">
      {[assets.primary_color, assets.secondary_color].map((colour, index) => (
        <CopyButton key={index} value={colour}>
          {({ copied, copy }) => (
            <UnstyledButton onClick={copy} aria-label={`Copy ${colour}`}>
              <Group gap="xs">
                <ColorSwatch color={colour} component="span" />
                <Text size="sm" ff="monospace">
                  {copied ? 'copied' : colour}
                </Text>
              </Group>
            </UnstyledButton>
          )}
        </CopyButton>
      ))}
      <Text size="sm">
        {assets.font_family} {assets.font_weight_heading} / {assets.font_weight_body}
      </Text>
    </Group>
  );
}
