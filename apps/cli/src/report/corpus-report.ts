import { createEngine, createUnderstanding, type Engine, Pack, type Understanding } from '@blazon/brand-engine';
import { labelledChains, labelledIcons, labelledPrompts, tradePrompts } from '@blazon/brand-engine/corpus';
import { type GateResult, summarise } from './gate.js';
import { checkChain, checkLongChain } from './judge-chains.js';
import {
  checkArchitectures,
  checkCornered,
  checkDeterminism,
  checkDistinct,
  checkIcons,
  checkPrompt,
  checkSeeds,
  type Distances,
} from './judge-prompts.js';
import { longChains } from './long-chains.js';
import { type ChainRun, type PromptRun, runChains, runPrompts, runSeeds, type SeedsRun } from './runs.js';

/** Prompts whose twelve seeds are shown: a trade with a picture, one without, a named thing, a bare name, a mood, a colour. */
const seededPrompts = [
  'Coffee roastery called Northwind, warm and crafted',
  'A cloud platform named Relayform',
  'Florist Petal & Stem, elegant',
  'Law firm Ada & Finch, elegant serif',
  'Toy shop Bumblebox, bright yellow and fun',
  'Marlow',
  'Cyber security company Bastion, indigo',
  'A playful dog grooming salon called Pawsh, pink',
  'Yoga studio Stillwater, calm',
  'Bicycle repair workshop Spoke & Chain',
  'Organic skincare Luma Botanica',
  'Travel agency Far & Away',
];
/** How many seeds of one prompt are held against each other. */
const seedCount = 12;
const longChainCount = 12;

/** The whole report: the drawings and the result of every gate. */
export interface CorpusReport {
  prompts: PromptRun[];
  chains: ChainRun[];
  longChains: ChainRun[];
  seeds: SeedsRun[];
  distances: Distances;
  gates: GateResult[];
}

interface Parts {
  engine: Engine;
  /** A second engine, to draw everything again. */
  other: Engine;
  understanding: Understanding;
  pack: Pack;
}

export async function loadParts(): Promise<Parts> {
  const pack = Pack.load();
  return { pack, engine: await createEngine(), other: await createEngine(), understanding: await createUnderstanding(pack.icons) };
}

/** Runs the whole corpus and judges all of it. */
export async function measureCorpus({ engine, other, understanding, pack }: Parts): Promise<CorpusReport> {
  const findIcons = (thing: string): string[] => understanding.findIcons(thing);
  const prompts = await runPrompts(engine, pack, labelledPrompts());
  const chains = await runChains(engine, pack, labelledChains());
  const long = await runChains(engine, pack, longChains(labelledChains(), longChainCount));
  const seeded = await runSeeds(engine, seededPrompts, seedCount);
  const elsewhere = await runSeeds(engine, tradePrompts(), seedCount);
  const distances = checkDistinct(prompts);
  const known = new Set(pack.icons.map(({ id }) => id));
  const checks = [
    ...prompts.flatMap((run) => checkPrompt(run, pack, findIcons)),
    ...(await checkDeterminism(other, prompts)),
    ...distances.checks,
    ...seeded.map((run) => checkSeeds(run, pack, 'twelve seeds')),
    ...elsewhere.map((run) => checkSeeds(run, pack, 'twelve seeds elsewhere')),
    ...[...seeded, ...elsewhere].flatMap(checkArchitectures),
    checkCornered([...seeded, ...elsewhere]),
    ...(await checkIcons(
      understanding,
      labelledIcons().filter(({ icons }) => icons.some((id) => known.has(id))),
    )),
    ...chains.flatMap((run) => checkChain(run, pack)),
    ...long.map((run) => checkLongChain(run, pack)),
  ];
  return { prompts, chains, longChains: long, seeds: seeded, distances, gates: summarise(checks) };
}
