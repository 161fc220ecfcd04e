// Jest's `testSequencer`: a suite that takes minutes begins while there are others to run beside it, else it runs alone at the end. Jest
// itself goes by the durations of the last run, which a fresh checkout does not have, and then by the size of the file.
import { createRequire } from 'node:module';

// The one that Jest brings.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: Sequencer } = createRequire(require.resolve('@jest/core'))('@jest/test-sequencer');

/** The slowest ones, each by the end of its path; their order hardly matters. Most of them wait more than they compute. */
const slowest = [
  'e2e/src/readme.e2e.spec.ts',
  'e2e/src/disaster.e2e.spec.ts',
  'separate-services/postgres.e2e.spec.ts',
  'separate-services/kafka.e2e.spec.ts',
  'dashboard/dashboard.e2e.spec.ts',
  'dashboard/accessibility.e2e.spec.ts',
  'e2e/src/one-machine.e2e.spec.ts',
  'e2e/src/previous-release.e2e.spec.ts',
  'both-logs/kafka.e2e.spec.ts',
  'both-logs/postgres.e2e.spec.ts',
  'conformance/conformance.e2e.spec.ts',
  'event-log/src/contract/kafka.int.spec.ts',
  'generation/src/workers/crash.int.spec.ts',
  'generation/src/workers/hanging.int.spec.ts',
  'backing/src/kafka/start-kafka.int.spec.ts',
  'webhook-delivery/src/dispatching/scarce-places.int.spec.ts',
  'webhook-delivery/src/dispatching/crash.int.spec.ts',
  'webhook-delivery/src/dispatching/fairness.int.spec.ts',
  'webhook-delivery/src/dispatching/hanging.int.spec.ts',
  'platform/src/run-service.int.spec.ts',
  'event-log/src/kafka/read-range.int.spec.ts',
  'event-log/src/kafka/outage.int.spec.ts',
  'generation/src/projections/rebuild.int.spec.ts',
  'generation/src/workers/replicas.int.spec.ts',
  'cli/src/report/corpus.spec.ts',
  'brand-engine/src/interpreting/honest.spec.ts',
  'docs/src/samples.spec.ts',
];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const place = slowest.findIndex((end) => path.endsWith(end));
      return place === -1 ? slowest.length : place;
    };
    // Sorting keeps Jest's order where the rank is the same.
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
