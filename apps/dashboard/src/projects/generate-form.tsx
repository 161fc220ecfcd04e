import { Button, Group, Paper, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useGenerate } from './queries';
import { Refusal } from '../components/refusal';

interface GenerateFormProps {
  projectId: string;
  /** The node that is refined; a new identity without it. */
  memoryId?: string;
  /** Called with the id of the first job that was accepted. */
  onAccepted: (jobId: string | undefined) => void;
}

/** Asks for an identity, or for a change to one. */
export function GenerateForm({ projectId, memoryId, onAccepted }: GenerateFormProps) {
  const generate = useGenerate(projectId);
  const [prompt, setPrompt] = useState('');
  const [variations, setVariations] = useState('1');
  const isRefinement = memoryId !== undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    generate.mutate(
      { prompt, variations: Number(variations), ...(isRefinement && { memory_id: memoryId }) },
      {
        onSuccess: ({ jobs }) => {
          setPrompt('');
          onAccepted(jobs[0]?.id);
        },
      },
    );
  };
  return (
    <Paper withBorder p="md" component="form" onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          label={isRefinement ? 'Refine from here' : 'Describe the brand'}
          placeholder={isRefinement ? 'warmer, and use a fox' : 'a calm coffee roastery called Driftwood, deep greens, no gradients'}
          value={prompt}
          onChange={(event) => setPrompt(event.currentTarget.value)}
          maxLength={2_000}
          autosize
          minRows={2}
          required
        />
        <Refusal error={generate.error} />
        <Group justify="space-between">
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              Variations
            </Text>
            <SegmentedControl size="xs" aria-label="Variations" value={variations} onChange={setVariations} data={['1', '3', '6']} />
          </Group>
          <Button type="submit" loading={generate.isPending} disabled={prompt.trim() === ''}>
            {isRefinement ? 'Refine' : 'Generate'}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
