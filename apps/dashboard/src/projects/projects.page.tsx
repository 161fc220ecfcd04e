import { Button, Card, Group, Modal, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { studioApi } from '@blazon/contracts/dashboard';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { FolderPlus, Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../api/client';
import { Empty, Failure, Waiting } from '../components/failure';
import { dateTime } from '../components/format';
import { Page } from '../components/page';
import { usePlace } from '../shell/place';
import { submitted } from '../components/form';
import { Refusal } from '../components/refusal';
import { Cover } from './cover';
import { useLive } from './live';
import { projectsQuery } from './queries';

export function ProjectsPage() {
  const { workspace, environment, to } = usePlace();
  useLive();
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), 200);
  const [creating, { open, close }] = useDisclosure();
  const projects = useInfiniteQuery(projectsQuery({ workspace_id: workspace.id, environment }, wanted));
  const create = (
    <Button leftSection={<FolderPlus size={18} aria-hidden />} onClick={open}>
      New project
    </Button>
  );
  const all = projects.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Page title="Projects" text="A project holds the identities of one brand, and what was refined from what." action={create}>
      <TextInput
        aria-label="Search projects"
        placeholder="Search by name"
        leftSection={<Search size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        maw={360}
      />
      {projects.isPending && <Waiting />}
      {projects.isError && <Failure error={projects.error} retry={() => void projects.refetch()} />}
      {projects.isSuccess && all.length === 0 && wanted === '' && (
        <Empty title="No project yet" text="Make one, then describe the brand in a sentence: Blazon draws its identity in a moment.">
          {create}
        </Empty>
      )}
      {projects.isSuccess && all.length === 0 && wanted !== '' && (
        <Empty title="Nothing found" text={`No project of this environment has "${wanted}" in its name.`}>
          <Button variant="default" onClick={() => setSearch('')}>
            Show all projects
          </Button>
        </Empty>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        {all.map((project) => (
          <Card key={project.id} component={Link} to={to(`projects/${project.id}`)} withBorder padding="md">
            <Card.Section mb="sm" withBorder>
              <Cover projectId={project.id} />
            </Card.Section>
            <Text fw={600} truncate>
              {project.name}
            </Text>
            <Text size="sm" c="dimmed" lineClamp={2} mih={42}>
              {project.description ?? 'No description'}
            </Text>
            <Text size="xs" c="dimmed" mt="xs">
              Created {dateTime(project.created_at)}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
      {projects.hasNextPage && (
        <Group justify="center">
          <Button variant="default" onClick={() => void projects.fetchNextPage()} loading={projects.isFetchingNextPage}>
            Show more
          </Button>
        </Group>
      )}
      <CreateProject opened={creating} onClose={close} />
    </Page>
  );
}

function CreateProject({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { workspace, environment, to } = usePlace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (body: { name: string; description?: string }) =>
      call(studioApi.createProject, { params: { workspace_id: workspace.id, environment }, body }),
    onSuccess: (project) => {
      void queries.invalidateQueries({ queryKey: ['projects'] });
      void navigate(to(`projects/${project.id}`));
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const field = submitted(event);
    const description = field('description');
    create.mutate({ name: field('name'), ...(description !== '' && { description }) });
  };
  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={create.reset} title="New project" centered>
      <form onSubmit={submit}>
        <Stack>
          <Refusal error={create.error} />
          <TextInput name="name" label="Name" required maxLength={200} data-autofocus />
          <Textarea
            name="description"
            label="Description (optional)"
            description="For yourselves; it does not reach the engine."
            maxLength={500}
            autosize
            minRows={2}
          />
          <Button type="submit" loading={create.isPending}>
            Create
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
