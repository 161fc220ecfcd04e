// Deliveries per second of the sender (guard, signatures, deadline, history of the answer) beside a bare undici loop that does
// nothing but sign and POST, over TLS to the same receiver in another process, in the same run. Run: npx nx bench webhook-delivery
import { performance } from 'node:perf_hooks';
import { parseAddressRanges } from '@blazon/contracts';
import { Agent } from 'undici';
import { Sender } from '../dist/sending/sender.js';
import { newWebhookSecret, signatureHeaders } from '../dist/secrets/signature.js';
import { trustedAuthorities } from '../dist/sending/trusted-authorities.js';
import { body, startReceiver } from './target.mjs';

const loads = [
  { delay: 0, inFlight: 4, deliveries: 2_000 },
  { delay: 0, inFlight: 32, deliveries: 2_000 },
  { delay: 0, inFlight: 256, deliveries: 2_000 },
  { delay: 200, inFlight: 256, deliveries: 1_280 },
];
// Short and many, in turns: what else the machine does then meets both alike.
const rounds = 9;

const { origin, ca, stop } = await startReceiver();
const secret = newWebhookSecret();

const agent = new Agent({ connect: { ca: ca }, allowH2: false });
const sign = () => signatureHeaders({ eventId: 'evt_1', body, secret, timestamp: Math.floor(Date.now() / 1_000) });
async function bare(path) {
  const headers = { 'content-type': 'application/json', ...sign() };
  const response = await agent.request({ origin, path, method: 'POST', headers, body });
  await response.body.arrayBuffer();
  if (response.statusCode !== 200) throw new Error(`the receiver answered ${response.statusCode}`);
}

const sender = new Sender({
  resolve: () => Promise.resolve(['127.0.0.1']),
  rules: { addresses: parseAddressRanges('127.0.0.0/8'), ports: [] },
  trust: trustedAuthorities([ca]),
  // On a busy machine, opening 256 connections at once can take seconds; that is to show as a low rate, not as a failure.
  timeoutMs: 60_000,
});
async function delivery(path) {
  const { error } = await sender.send({ url: `${origin}${path}`, headers: sign(), body });
  if (error !== null) throw new Error(error);
}

async function measure(post, { delay, inFlight, deliveries }) {
  let left = deliveries;
  const worker = async () => {
    while (left-- > 0) await post(`/?delay=${delay}`);
  };
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: inFlight }, worker));
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: deliveries / seconds, cpuMs: (user + system) / 1_000 / deliveries };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

for (const load of loads) {
  const runs = [];
  await measure(bare, { ...load, deliveries: load.deliveries / 2 });
  await measure(delivery, { ...load, deliveries: load.deliveries / 2 });
  for (let round = 0; round < rounds; round++) runs.push({ bare: await measure(bare, load), sender: await measure(delivery, load) });
  const [bareRate, senderRate] = [median(runs.map((run) => run.bare.perSecond)), median(runs.map((run) => run.sender.perSecond))];
  const [bareCpu, senderCpu] = [median(runs.map((run) => run.bare.cpuMs)), median(runs.map((run) => run.sender.cpuMs))];
  console.log(
    `${load.inFlight} in flight, receiver takes ${load.delay} ms: sender ${senderRate.toFixed(0)}/s, ${senderCpu.toFixed(3)} ms CPU each; ` +
      `signing undici loop ${bareRate.toFixed(0)}/s, ${bareCpu.toFixed(3)} ms; ratio ${((senderRate / bareRate) * 100).toFixed(0)} %`,
  );
}
await sender.close();
await agent.close();
stop();
