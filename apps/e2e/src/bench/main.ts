/** `npm run bench [-- reads …]`: measures, prints each value beside its target, and judges nothing: machines differ. */
import { availableParallelism } from 'node:os';
import { benchAccepting } from './accepting.js';
import { measureMachine } from './cpu.js';
import { benchDashboard } from './dashboard.js';
import { benchIdentities } from './identities.js';
import { benchLatency } from './latency.js';
import { benchPages } from './pages.js';
import { benchReads } from './reads.js';
import { type Line, print } from './report.js';
import { benchWebhooks } from './webhooks.js';

// As many as in production, where it is not set either.
process.env.ENGINE_THREADS ??= String(availableParallelism());

const progress = (line: string) => {
  console.log(`· ${line}`);
};

const parts: Record<string, { title: string; run: () => Promise<Line[]> }> = {
  identities: { title: 'Identities end to end, on PostgreSQL', run: () => benchIdentities('embedded', progress) },
  'identities-kafka': { title: 'Identities end to end, on Kafka', run: () => benchIdentities('kafka', progress) },
  webhooks: { title: 'Webhooks at 20 jobs a second, on PostgreSQL', run: () => benchWebhooks('embedded') },
  'webhooks-kafka': { title: 'Webhooks at 20 jobs a second, on Kafka', run: () => benchWebhooks('kafka') },
  pages: { title: 'Pages', run: () => benchPages(progress) },
  dashboard: { title: 'The first page of the dashboard', run: () => benchDashboard(progress) },
  reads: { title: 'Reads', run: () => benchReads(progress) },
  accepting: { title: 'Accepting jobs', run: () => benchAccepting(progress) },
  latency: { title: 'Jobs at 20 a second, on PostgreSQL', run: () => benchLatency('embedded') },
  'latency-kafka': { title: 'Jobs at 20 a second, on Kafka', run: () => benchLatency('kafka') },
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [name, { title, run }] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  progress(`${title.toLowerCase()}: starting`);
  const machine = measureMachine();
  const lines = await run();
  print(title, [...lines, { what: 'the machine meanwhile', measured: machine() }]);
}
