const hour = 3_600_000;

/** The topics of the system. Partition counts are fixed when a topic is created: order per project depends on them. */
export const topics = {
  projects: { name: 'projects', partitions: 12, cleanup: { policy: 'compact', maxLagMs: hour } },
  jobs: { name: 'jobs', partitions: 12, cleanup: { policy: 'compact', maxLagMs: hour } },
  memory: { name: 'memory', partitions: 12, cleanup: { policy: 'compact', maxLagMs: hour } },
  webhooks: { name: 'webhooks', partitions: 12, cleanup: { policy: 'delete', retentionMs: 7 * 24 * hour } },
} as const;
export type TopicName = keyof typeof topics;
