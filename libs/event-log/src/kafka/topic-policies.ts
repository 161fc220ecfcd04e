import type { TopicDefinition } from '../port.js';
import { UnsafeTopicError } from '../topic-errors.js';

/** A reader that was down for less than this still reads every tombstone. */
export const TOMBSTONES_KEPT_MS = 2 * 24 * 3_600_000;

/** The settings of a topic on which it depends what is lost, and when. */
export const VERIFIED_SETTINGS = ['cleanup.policy', 'retention.ms', 'delete.retention.ms', 'min.insync.replicas'] as const;
type Setting = (typeof VERIFIED_SETTINGS)[number];

export interface PolicyRules {
  /** For the command that fixes a topic. */
  brokers: string[];
  minInsyncReplicas: number;
}

/** Throws if the settings of a topic keep less than its definition says. Keeping more is fine. */
export function assertKept({ name, cleanup }: TopicDefinition, found: Partial<Record<string, string>>, rules: PolicyRules): void {
  const wanted = new Map<Setting, string>();
  const require = (setting: Setting, isKept: (value: string) => boolean, value: string | number) => {
    if (!isKept(found[setting] ?? '')) wanted.set(setting, String(value));
  };
  const atLeast = (least: number) => (value: string) => value === '-1' || Number(value) >= least;
  require('cleanup.policy', (policy) => policy === cleanup.policy, cleanup.policy);
  if (cleanup.policy === 'delete') require('retention.ms', atLeast(cleanup.retentionMs), cleanup.retentionMs);
  else require('delete.retention.ms', atLeast(TOMBSTONES_KEPT_MS), TOMBSTONES_KEPT_MS);
  require('min.insync.replicas', atLeast(rules.minInsyncReplicas), rules.minInsyncReplicas);
  if (wanted.size === 0) return;
  const faults = [...wanted].map(([setting, value]) => `${setting} is ${found[setting] ?? 'unknown'} instead of ${value}`);
  const settings = [...wanted].map(([setting, value]) => `${setting}=${value}`).join(',');
  throw new UnsafeTopicError(
    name,
    faults,
    `kafka-configs.sh --bootstrap-server ${rules.brokers.join(',')} --alter --entity-type topics --entity-name ${name} --add-config ${settings}`,
  );
}
