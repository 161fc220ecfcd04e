import { Center, Loader, Skeleton, Text, useComputedColorScheme } from '@mantine/core';
import { Logo } from './logo';
import { isUnderWay, useJobs, useNode } from './queries';

const height = 128;
/** With the room around a logo, so that nothing moves when one comes. */
const placeHeight = `calc(${height}px + 2 * var(--mantine-spacing-md))`;

/** The latest identity of a project, or the empty place where one will be. */
export function Cover({ projectId }: { projectId: string }) {
  const { data, isError } = useJobs(projectId);
  const memoryId = data?.data.find(({ memory_id }) => memory_id !== null)?.memory_id;
  if (!data) return isError ? <EmptyPlace text="The identity could not be loaded" /> : <Skeleton h={placeHeight} radius={0} />;
  if (memoryId != null) return <LatestLogo projectId={projectId} memoryId={memoryId} />;
  return <EmptyPlace {...(!data.data.some(isUnderWay) && { text: 'Nothing drawn yet' })} />;
}

function LatestLogo({ projectId, memoryId }: { projectId: string; memoryId: string }) {
  const ground = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { data, isError } = useNode(projectId, memoryId);
  if (!data) return isError ? <EmptyPlace text="The identity could not be loaded" /> : <Skeleton h={placeHeight} radius={0} />;
  return <Logo svg={ground === 'dark' ? data.assets.logo_svg_dark : data.assets.logo_svg} ground={ground} alt="" height={height} bare />;
}

/** Why there is no picture; without a text, one is being drawn. */
function EmptyPlace({ text }: { text?: string }) {
  return (
    <Center h={placeHeight} bg="var(--mantine-color-default-hover)">
      {text === undefined ? (
        <Loader type="dots" role="status" aria-label="Being drawn" />
      ) : (
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      )}
    </Center>
  );
}
