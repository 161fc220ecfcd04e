import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Identity, Pack } from '@blazon/brand-engine';
import { unseenPrompts } from '@blazon/brand-engine/corpus';
import { type Captioned, contactSheet, markCaption } from './contact-sheet.js';
import { type CorpusReport, loadParts, measureCorpus } from './corpus-report.js';
import { type GateResult, isMissed } from './gate.js';
import { percent, reportPage } from './page.js';
import type { ChainRun } from './runs.js';
import { runUnseen, unseenLines, type UnseenRun } from './unseen.js';

const folder = resolve('out/report');
const promptsPerSheet = 24;
const chainsPerSheet = 10;

const parts = await loadParts();
const report = await measureCorpus(parts);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const unseen = await runUnseen(parts.engine, unseenPrompts());
const pictures = await writePictures(report, unseen, parts.pack);
await writeFile(join(folder, 'index.html'), reportPage(report, pictures));
console.log(report.gates.map(line).join('\n'));
console.log(`\nPrompts nobody had seen, looked at and mended\n${unseenLines(unseen, 1).join('\n')}`);
console.log(`\nPrompts nobody had seen, only measured\n${unseenLines(unseen, 2).join('\n')}`);
console.log(`\n${join(folder, 'index.html')}`);
process.exitCode = report.gates.some(isMissed) ? 1 : 0;

function line(result: GateResult): string {
  const { gate, passed, of, rate, required, misses } = result;
  const shown = misses.slice(0, 5).map(({ subject, seen }) => `\n      ${subject}: ${seen ?? ''}`);
  return `${isMissed(result) ? 'MISSED' : 'passed'}  ${gate.padEnd(24)} ${percent(rate).padStart(8)} (${passed} of ${of}, required ${percent(required)})${shown.join('')}`;
}

async function writePictures(
  { prompts, seeds, chains, longChains }: CorpusReport,
  unseen: readonly UnseenRun[],
  pack: Pack,
): Promise<string[]> {
  const captionedAll = (runs: readonly { identity: Identity }[]): Captioned[] =>
    runs.map(({ identity }) => ({ identity, caption: markCaption(identity) }));
  const sheets: [name: string, items: Captioned[], columns: number][] = [
    ...inSheets(captionedAll(prompts), promptsPerSheet).map((items, i): [string, Captioned[], number] => [
      `prompts-${i + 1}.png`,
      items,
      4,
    ]),
    ...inSheets(captionedAll(unseen), promptsPerSheet).map((items, i): [string, Captioned[], number] => [`unseen-${i + 1}.png`, items, 4]),
    ...seeds.map(({ identities }, i): [string, Captioned[], number] => [
      `seeds-${i + 1}.png`,
      identities.map((identity) => ({ identity, caption: markCaption(identity) })),
      4,
    ]),
    ...inSheets(chains, chainsPerSheet).map((some, i): [string, Captioned[], number] => [
      `refinements-${i + 1}.png`,
      some.flatMap((run) => padded(run, 4)),
      4,
    ]),
    ...inSheets(longChains, 4).map((some, i): [string, Captioned[], number] => [
      `chains-of-ten-${i + 1}.png`,
      some.flatMap((run) => padded(run, 4)),
      4,
    ]),
  ];
  for (const [name, items, columns] of sheets) await writeFile(join(folder, name), contactSheet(items, columns, pack));
  return sheets.map(([name]) => name);
}

function inSheets<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}

/** A chain in whole rows: the last picture fills up, so that the next chain starts on the left. */
function padded({ prompt, start, steps }: ChainRun, columns: number): Captioned[] {
  const items = [{ identity: start, caption: prompt }, ...steps.map(({ step, after }) => ({ identity: after, caption: `→ ${step.say}` }))];
  const last = items.at(-1);
  while (last && items.length % columns !== 0) items.push({ ...last, caption: '' });
  return items;
}
