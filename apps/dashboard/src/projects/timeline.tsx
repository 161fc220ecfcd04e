import { Text, Timeline as Steps } from '@mantine/core';
import { Failure, Waiting } from '../components/failure';
import { timeOfDay } from '../components/format';
import { useTimeline } from './queries';

const titles: Record<string, string> = {
  'job.queued': 'Queued',
  'job.started': 'Started',
  'job.attempt_failed': 'An attempt failed',
  'brand.generated': 'Identity drawn',
  'job.succeeded': 'Succeeded',
  'job.failed': 'Failed',
};

/** What happened to a job, from the event log. */
export function Timeline({ projectId, jobId }: { projectId: string; jobId: string }) {
  const timeline = useTimeline(projectId, jobId);
  if (timeline.isPending) return <Waiting />;
  if (timeline.isError) return <Failure error={timeline.error} />;
  const { events } = timeline.data;
  const start = events[0]?.at_ms ?? 0;
  return (
    <Steps active={events.length} bulletSize={14} lineWidth={2} mt="sm">
      {events.map(({ type, version, at_ms }) => (
        <Steps.Item key={version} title={titles[type] ?? type}>
          <Text size="xs" c="dimmed">
            {timeOfDay(at_ms)} · after {((at_ms - start) / 1_000).toFixed(2)} s
          </Text>
        </Steps.Item>
      ))}
    </Steps>
  );
}
