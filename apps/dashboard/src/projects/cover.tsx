import { Center, Skeleton, Text, useComputedColorScheme } from '@mantine/core';
import { Logo } from './logo';
import { useJobs, useNode } from './queries';

const height = 120;
/** With the room around a logo, so that nothing moves when one comes. */
const placeHeight = `calc(${height}px + 2 * var(--mantine-spacing-md) + 2px)`;

/** The latest identity of a project, or the empty place where one will be. */
export function Cover({ projectId }: { projectId: string }) {
  const jobs = useJobs(projectId);
  const memoryId = jobs.data?.data.find(({ memory_id }) => memory_id !== null)?.memory_id;
  if (jobs.isPending) return <Skeleton h={placeHeight} radius={0} />;
  return memoryId == null ? <EmptyPlace /> : <LatestLogo projectId={projectId} memoryId={memoryId} />;
}

function LatestLogo({ projectId, memoryId }: { projectId: string; memoryId: string }) {
  const ground = useComputedColorScheme('light');
  const { data } = useNode(projectId, memoryId);
  if (!data) return <Skeleton h={placeHeight} radius={0} />;
  return <Logo svg={ground === 'dark' ? data.assets.logo_svg_dark : data.assets.logo_svg} ground={ground} alt="" height={height} />;
}

function EmptyPlace() {
  return (
    <Center h={placeHeight} bg="var(--mantine-color-default-hover)">
      <Text size="sm" c="dimmed">
        Nothing drawn yet
      </Text>
    </Center>
  );
}
