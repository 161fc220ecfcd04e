import { Button, List, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import type { Project } from '@blazon/contracts';
import { studioApi } from '@blazon/contracts/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/client';
import { Confirm } from '../components/confirm';
import { usePlace } from '../shell/place';
import { useProjectParams } from './queries';
import { submitted } from '../components/form';
import { Refusal } from '../components/refusal';

interface ChangeProps {
  project: Project;
  opened: boolean;
  onClose: () => void;
}

export function RenameProject({ project, opened, onClose }: ChangeProps) {
  const params = useProjectParams(project.id);
  const queries = useQueryClient();
  const update = useMutation({
    mutationFn: (body: { name: string; description: string | null }) => call(studioApi.updateProject, { params, body }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['project'] });
      void queries.invalidateQueries({ queryKey: ['projects'] });
      onClose();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const field = submitted(event);
    const description = field('description');
    update.mutate({ name: field('name'), description: description === '' ? null : description });
  };
  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={update.reset} title="Rename or describe" centered>
      <form onSubmit={submit}>
        <Stack>
          <Refusal error={update.error} />
          <TextInput name="name" label="Name" defaultValue={project.name} required maxLength={200} />
          <Textarea name="description" label="Description" defaultValue={project.description ?? ''} maxLength={500} autosize minRows={2} />
          <Button type="submit" loading={update.isPending}>
            Save
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

export function DeleteProject({ project, opened, onClose }: ChangeProps) {
  const params = useProjectParams(project.id);
  const { to } = usePlace();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(studioApi.deleteProject, { params }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: ['project'] });
      void queries.invalidateQueries({ queryKey: ['projects'] });
      void navigate(to('projects'));
    },
  });
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title={`Delete ${project.name}`}
      action="Delete for good"
      typed={project.name}
      mutation={remove}
    >
      This erases, from every service and from the event log, without a way back:
      <List size="sm" my="xs">
        <List.Item>all identities, with their logos, colours and guidelines</List.Item>
        <List.Item>the memory: every prompt and what was refined from it</List.Item>
        <List.Item>jobs under way, which end without a webhook</List.Item>
        <List.Item>the history of its webhook deliveries</List.Item>
      </List>
    </Confirm>
  );
}
