import type { TopicDefinition } from '../port.js';
import { assertKept } from './topic-policies.js';

const rules = { brokers: ['one:9092', 'two:9092'], minInsyncReplicas: 2 };
const projects: TopicDefinition = { name: 'projects', partitions: 12, cleanup: { policy: 'compact', maxLagMs: 1_000 } };
const webhooks: TopicDefinition = { name: 'webhooks', partitions: 12, cleanup: { policy: 'delete', retentionMs: 5_000 } };
const compacted = { 'cleanup.policy': 'compact', 'retention.ms': '1', 'delete.retention.ms': '172800000', 'min.insync.replicas': '2' };
const aged = { 'cleanup.policy': 'delete', 'retention.ms': '5000', 'delete.retention.ms': '1', 'min.insync.replicas': '3' };

describe('the settings of a topic', () => {
  it('are right as defined, and where more is kept', () => {
    expect(() => {
      assertKept(projects, compacted, rules);
      assertKept(webhooks, aged, rules);
      assertKept(webhooks, { ...aged, 'retention.ms': '-1' }, rules);
    }).not.toThrow();
  });

  it.each([
    [
      'removes by age what must stay',
      projects,
      { ...compacted, 'cleanup.policy': 'delete' },
      'cleanup.policy is delete instead of compact',
    ],
    [
      'removes by age besides compaction',
      projects,
      { ...compacted, 'cleanup.policy': 'compact,delete' },
      'cleanup.policy is compact,delete',
    ],
    [
      'forgets tombstones early',
      projects,
      { ...compacted, 'delete.retention.ms': '1000' },
      'delete.retention.ms is 1000 instead of 172800000',
    ],
    ['forgets records early', webhooks, { ...aged, 'retention.ms': '4999' }, 'retention.ms is 4999 instead of 5000'],
    ['is confirmed by one replica', projects, { ...compacted, 'min.insync.replicas': '1' }, 'min.insync.replicas is 1 instead of 2'],
  ])('are refused of a topic that %s', (_what, definition, found, complaint) => {
    expect(() => {
      assertKept(definition, found, rules);
    }).toThrow(complaint);
  });

  it('are refused with the command that mends them', () => {
    expect(() => {
      assertKept(projects, { ...compacted, 'cleanup.policy': 'delete', 'min.insync.replicas': '1' }, rules);
    }).toThrow(
      'Mend it with: kafka-configs.sh --bootstrap-server one:9092,two:9092 --alter --entity-type topics --entity-name projects ' +
        '--add-config cleanup.policy=compact,min.insync.replicas=2',
    );
  });
});
