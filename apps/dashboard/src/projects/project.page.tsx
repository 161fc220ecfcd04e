import { Button, Drawer, Grid, Group, Menu, Stack } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { LiveEvent } from '@blazon/contracts/dashboard';
import { Columns2, EllipsisVertical } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { isRefusal } from '../api/client';
import { Empty, Failure, Waiting } from '../components/failure';
import { Page } from '../components/page';
import { usePlace } from '../shell/place';
import { DeleteProject, RenameProject } from './change-project';
import { GenerateForm } from './generate-form';
import { MemoryMap } from './graph';
import { Jobs } from './jobs';
import { useLive } from './live';
import { NodePanel } from './node-panel';
import { useGraph, useJobs, useProject } from './queries';

/** News for somebody who waits for a result. */
const bad: Record<LiveEvent['type'], Partial<Record<LiveEvent['step'], string>>> = {
  job: { failed: 'A job failed. Its reason is in the list of jobs.' },
  delivery: {
    attempt_failed: 'A webhook attempt failed and will be made again. The timeline of its job tells the reason.',
    undeliverable: 'A webhook could not be delivered. The timeline of its job tells the reason.',
  },
};

/** One project: what was made, what was refined from what, and what comes next. */
export function ProjectPage() {
  const { projectId = '' } = useParams();
  const { to, isOwner } = usePlace();
  const [search, setSearch] = useSearchParams();
  const project = useProject(projectId);
  const graph = useGraph(projectId);
  const [requested, setRequested] = useState<string>();
  const drawn = useDrawn(projectId, requested);
  useEffect(() => {
    if (drawn === undefined) return;
    setRequested(undefined);
    setSearch({ node: drawn }, { replace: true });
  }, [drawn, setSearch]);
  const [renaming, rename] = useDisclosure();
  const [deleting, remove] = useDisclosure();
  const isNarrow = useMediaQuery('(max-width: 75em)');
  const onEvent = useCallback(
    (event: LiveEvent) => {
      const message = bad[event.type][event.step];
      if (message !== undefined && event.project_id === projectId) notifications.show({ color: 'red', message });
    },
    [projectId],
  );
  useLive(onEvent);
  const back = { to: to('projects'), label: 'All projects' };
  // During an outage the data stays, and so does text that somebody is typing.
  const failed = [project, graph].find(({ data, error }) => error && (!data || isRefusal(error)));
  if (failed?.error) {
    return (
      <Page title="Project" back={back}>
        <Failure error={failed.error} retry={() => void failed.refetch()} />
      </Page>
    );
  }
  if (!project.data || !graph.data) return <Waiting />;
  const { nodes } = graph.data;
  const chosen = nodes.find(({ id }) => id === search.get('node')) ?? (isNarrow ? undefined : nodes[0]);
  const choose = (memoryId: string | undefined) => {
    setRequested(undefined);
    setSearch(memoryId === undefined ? {} : { node: memoryId }, { replace: true });
  };
  const refine = (jobId: string | undefined) => {
    // On a narrow page the panel covers the progress.
    if (isNarrow) choose(undefined);
    setRequested(jobId);
  };
  const panel = chosen && <NodePanel key={chosen.id} projectId={projectId} memoryId={chosen.id} onRefine={refine} />;
  const actions = (
    <Group gap="xs">
      {nodes.length > 1 && (
        <Button
          component={Link}
          to={to(`projects/${projectId}/compare`)}
          variant="default"
          leftSection={<Columns2 size={18} aria-hidden />}
        >
          Compare
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" px="xs" aria-label="More about this project">
            <EllipsisVertical size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={rename.open}>Rename or describe</Menu.Item>
          <Menu.Item color="red" onClick={remove.open} disabled={!isOwner}>
            Delete{isOwner ? '' : ' (owners only)'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
  return (
    <Page
      title={project.data.name}
      {...(project.data.description !== null && { text: project.data.description })}
      back={back}
      action={actions}
    >
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: chosen ? 7 : 12 }}>
          <Stack>
            <GenerateForm projectId={projectId} onAccepted={setRequested} />
            <Jobs projectId={projectId} onShow={choose} />
            {nodes.length === 0 ? (
              <Empty
                title="Nothing drawn yet"
                text="Describe the brand above: its name, what it does, how it should feel, what it must not show."
              />
            ) : (
              <MemoryMap projectId={projectId} graph={graph.data} chosen={chosen?.id} onChoose={choose} />
            )}
          </Stack>
        </Grid.Col>
        {panel && !isNarrow && <Grid.Col span={{ base: 12, lg: 5 }}>{panel}</Grid.Col>}
      </Grid>
      {isNarrow && (
        <Drawer opened={panel !== undefined} onClose={() => choose(undefined)} position="bottom" size="85%" title="Identity">
          {panel}
        </Drawer>
      )}
      <RenameProject project={project.data} opened={renaming} onClose={rename.close} />
      <DeleteProject project={project.data} opened={deleting} onClose={remove.close} />
    </Page>
  );
}

/** The identity that a job has led to, once the graph shows it. */
function useDrawn(projectId: string, jobId: string | undefined): string | undefined {
  const jobs = useJobs(projectId);
  const graph = useGraph(projectId);
  const memoryId = jobs.data?.data.find(({ id }) => id === jobId)?.memory_id;
  return graph.data?.nodes.find(({ id }) => id === memoryId)?.id;
}
