import { createEngine } from '@blazon/brand-engine';
import { runHostile } from './hostile.js';

const count = Number(process.argv[2] ?? 10_000);
const batch = 500;
const faultsShown = 20;

const engine = await createEngine();
let [drawn, refused] = [0, 0];
const faults: { prompt: string; fault: string }[] = [];
for (let from = 0; from < count; from += batch) {
  const result = await runHostile(engine, from, Math.min(count, from + batch));
  drawn += result.drawn;
  refused += result.refused;
  faults.push(...result.faults);
  console.log(`${Math.min(count, from + batch)} of ${count} hostile prompts: ${drawn} drawn, ${refused} refused, ${faults.length} faults`);
}
for (const { prompt, fault } of faults.slice(0, faultsShown)) console.log(`${JSON.stringify(prompt.slice(0, 200))}\n  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
