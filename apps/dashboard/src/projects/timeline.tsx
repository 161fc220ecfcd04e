import { Text, Timeline as Steps } from '@mantine/core';
import type { Delivery } from '@blazon/contracts';
import { Check, Clock, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Failure, Waiting } from '../components/failure';
import { dateTime, timeOfDay } from '../components/format';
import { useJobDeliveries, useTimeline } from './queries';

const titles: Record<string, string> = {
  'job.queued': 'Queued',
  'job.started': 'Started',
  'job.attempt_failed': 'An attempt failed',
  'brand.generated': 'Identity drawn',
  'job.succeeded': 'Succeeded',
  'job.failed': 'Failed',
};

interface Step {
  key: string;
  title: string;
  color?: string;
  bullet?: ReactNode;
  text: string;
}

/** The history of a job from the event log, and of its webhook, attempt by attempt. */
export function Timeline({ projectId, jobId }: { projectId: string; jobId: string }) {
  const timeline = useTimeline(projectId, jobId);
  const deliveries = useJobDeliveries(jobId);
  if (timeline.isPending) return <Waiting />;
  if (timeline.isError) return <Failure error={timeline.error} retry={() => void timeline.refetch()} />;
  const { events } = timeline.data;
  const start = events[0]?.at_ms ?? 0;
  const steps: Step[] = [
    ...events.map(({ type, version, at_ms }) => ({
      key: String(version),
      title: titles[type] ?? type,
      ...(type.endsWith('failed') && { color: 'red' }),
      text: `${timeOfDay(at_ms)} · after ${seconds(at_ms - start)}`,
    })),
    ...(deliveries.data?.data ?? []).flatMap(stepsOf),
  ];
  return (
    <Steps active={steps.length} bulletSize={18} lineWidth={2} mt="sm">
      {steps.map(({ key, title, color, bullet, text }) => (
        <Steps.Item key={key} title={title} bullet={bullet} {...(color !== undefined && { color })}>
          <Text size="xs" c="dimmed">
            {text}
          </Text>
        </Steps.Item>
      ))}
    </Steps>
  );
}

/** A delivery as steps: each attempt, and the one that is waited for. */
function stepsOf({ id, status, attempts, next_attempt_at }: Delivery): Step[] {
  const made = attempts.map(({ number, started_at, duration_ms, response, error }) => ({
    key: `${id}/${number}`,
    title: error === null ? 'Webhook delivered' : `Webhook attempt ${number} failed`,
    color: error === null ? 'green' : 'red',
    bullet: error === null ? <Check size={12} aria-hidden /> : <X size={12} aria-hidden />,
    text: `${timeOfDay(started_at)} · ${error ?? `answered ${response?.status ?? ''} within ${Math.round(duration_ms)} ms`}`,
  }));
  const waiting = { key: `${id}/next`, color: 'gray' };
  if (status === 'not_configured') {
    const text = 'No webhook URL was configured when the job ended.';
    return [{ ...waiting, title: 'Webhook not sent', text, bullet: <Clock size={12} aria-hidden /> }];
  }
  if (status !== 'pending') return made;
  const text = next_attempt_at === null ? 'now' : dateTime(next_attempt_at);
  return [...made, { ...waiting, title: 'Next webhook attempt', text, bullet: <RotateCw size={12} aria-hidden /> }];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}
