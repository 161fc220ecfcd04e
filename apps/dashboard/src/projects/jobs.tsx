import { Badge, Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import type { ProjectJob } from '@blazon/contracts/dashboard';
import { useState } from 'react';
import { Failure } from '../components/failure';
import { Timeline } from './timeline';
import { isUnderWay, useJobs } from './queries';

const colours: Record<ProjectJob['status'], string> = { queued: 'gray', processing: 'azure', succeeded: 'green', failed: 'red' };

/** Jobs that are under way or have failed lately; those that succeeded are in the graph. */
export function Jobs({ projectId, onShow }: { projectId: string; onShow: (memoryId: string) => void }) {
  const jobs = useJobs(projectId);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = jobs.data?.data.filter((job) => (isUnderWay(job) || job.status === 'failed') && !hidden.has(job.id)).slice(0, 8) ?? [];
  if (jobs.isError) return <Failure error={jobs.error} retry={() => void jobs.refetch()} />;
  if (shown.length === 0) return null;
  return (
    <Stack gap="xs" aria-live="polite">
      {shown.map((job) => (
        <JobLine key={job.id} projectId={projectId} job={job} onShow={onShow} onHide={() => setHidden(new Set([...hidden, job.id]))} />
      ))}
    </Stack>
  );
}

function JobLine({
  projectId,
  job,
  onShow,
  onHide,
}: {
  projectId: string;
  job: ProjectJob;
  onShow: (memoryId: string) => void;
  onHide: () => void;
}) {
  const [open, setOpen] = useState(false);
  const { memory_id } = job;
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap" miw={0}>
          {isUnderWay(job) && <Loader size="xs" aria-hidden />}
          <Badge color={colours[job.status]} style={{ flexShrink: 0 }}>
            {job.status}
          </Badge>
          <Text size="sm" truncate>
            {job.prompt}
          </Text>
        </Group>
        <Group gap={4} wrap="nowrap">
          {memory_id !== null && (
            <Button size="compact-xs" variant="subtle" onClick={() => onShow(memory_id)}>
              Show
            </Button>
          )}
          <Button size="compact-xs" variant="subtle" onClick={() => setOpen(!open)} aria-expanded={open}>
            Timeline
          </Button>
          {job.status === 'failed' && (
            <Button size="compact-xs" variant="subtle" color="gray" onClick={onHide}>
              Hide
            </Button>
          )}
        </Group>
      </Group>
      {job.error && (
        <Text size="sm" c="red" mt={4}>
          {job.error.message}
        </Text>
      )}
      {open && <Timeline projectId={projectId} jobId={job.id} />}
    </Paper>
  );
}
