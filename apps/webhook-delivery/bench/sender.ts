// Deliveries per second of the sender (guard, signatures, deadline, history of the answer) beside a bare undici loop that does
// nothing but sign and POST, over TLS to the same receiver in another process, in the same run. Run: npx nx bench webhook-delivery
import { parseAddressRanges } from '@blazon/contracts';
import { Sender } from '../dist/sending/sender.js';
import { trustedAuthorities } from '../dist/sending/trusted-authorities.js';
import { inFlight, type Load, measured, report, signed, SigningLoop } from './comparison.ts';
import { body, startTarget } from './target.ts';

const loads: Load[] = [
  { delay: 0, inFlight: 4, deliveries: 2_000 },
  { delay: 0, inFlight: 32, deliveries: 2_000 },
  { delay: 0, inFlight: 256, deliveries: 2_000 },
  { delay: 200, inFlight: 256, deliveries: 1_280 },
];
// Many short rounds in turns, so that other work of the machine affects both alike.
const rounds = 9;

const target = await startTarget();
const loop = new SigningLoop(target);
const sender = new Sender({
  resolve: () => Promise.resolve(['127.0.0.1']),
  rules: { addresses: parseAddressRanges('127.0.0.0/8'), ports: [] },
  trust: trustedAuthorities([target.ca]),
  // On a busy machine, opening 256 connections at once can take seconds; that is to show as a low rate, not as a failure.
  timeoutMs: 60_000,
});

function throughSender(load: Load): Promise<void> {
  return inFlight(load, async (path) => {
    const { error } = await sender.send({ url: `${target.origin}${path}`, headers: signed(), body });
    if (error !== null) throw new Error(error);
  });
}

for (const load of loads) {
  const warmUp = { ...load, deliveries: load.deliveries / 2 };
  await loop.run(warmUp);
  await throughSender(warmUp);
  const figures = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push({
      bare: await measured(load.deliveries, () => loop.run(load)),
      ours: await measured(load.deliveries, () => throughSender(load)),
    });
  }
  report(load, 'sender', figures);
}
await sender.close();
await loop.close();
target.stop();
