import {
  architectureOf,
  clashes,
  type Engine,
  type Figures,
  gates,
  type Identity,
  type Pack,
  render,
  type Understanding,
} from '@blazon/brand-engine';
import type { LabelledIcons } from '@blazon/brand-engine/corpus';
import { hueErrorOf } from './colour.js';
import { disregarded, type FindIcons } from './constraints.js';
import type { Check, Gate } from './gate.js';
import { dHash, difference, distance, median, thumbnailOf } from './raster.js';
import { type PromptRun, seedOf, type SeedsRun } from './runs.js';
import { unsafeIn } from './safety.js';

const maxHueError = 15;
const minMedianDistance = 16;
const minDifferentMarks = 10;
/** The share of a small picture in which two different marks must differ. */
const visiblyDifferent = 0.05;

const gateOf: { readonly [figure in keyof Figures]: Gate } = {
  wordmarkContrast: 'wordmark contrast',
  wordmarkContrastDark: 'wordmark contrast',
  askedContrast: 'wordmark contrast',
  symbolContrast: 'symbol contrast',
  symbolContrastDark: 'symbol contrast',
  secondaryContrast: 'secondary contrast',
  accentShown: 'asked accent shown',
  legibility16: 'legible at 16 px',
  legibility32: 'legible at 32 px',
  coverage: 'ink coverage',
  centroidOffset: 'centre of gravity',
  components: 'components',
  commands: 'path commands',
  coloursMissing: 'named colours seen',
  bytes: 'safety',
};

export const isWithin = (figure: keyof Figures, value: number): boolean => {
  const { least = -Infinity, most = Infinity } = gates[figure];
  return value >= least && value <= most;
};

function checkFigures(subject: string, figures: Figures): Check[] {
  return (Object.keys(gates) as (keyof Figures)[]).flatMap((figure) => {
    const value = figures[figure];
    return value === null
      ? []
      : [{ gate: gateOf[figure], subject, passed: isWithin(figure, value), seen: `${figure} ${value.toFixed(3)}` }];
  });
}

/** Both drawings, and the watermarked ones that the sandbox gives out. */
export function checkSafety(subject: string, identity: Identity, pack: Pack): Check[] {
  const marked = render(identity.node.decisions, pack, true);
  const drawings = [identity.assets.logo_svg, identity.assets.logo_svg_dark, marked.logo_svg, marked.logo_svg_dark];
  const fault = drawings.map(unsafeIn).find((found) => found !== null);
  return [{ gate: 'safety', subject, passed: fault === undefined, seen: fault ?? '' }];
}

const hex = /^#[0-9a-f]{6}$/;

function checkAssets(subject: string, { assets, node }: Identity, pack: Pack): Check {
  const { published, family } = pack.font(node.decisions.type.font);
  const weights = [assets.font_weight_heading, assets.font_weight_body].map(Number);
  const passed =
    Object.values(assets).every((asset) => asset !== '') &&
    hex.test(assets.primary_color) &&
    hex.test(assets.secondary_color) &&
    assets.font_family === family &&
    weights.every((weight) => published.includes(weight));
  return { gate: 'all seven assets', subject, passed, seen: `${assets.font_family} ${weights.join('/')}` };
}

function checkHues(subject: string, { label, identity }: PromptRun): Check[] {
  const { primary } = label.expect;
  // The second colour is an accent that other rules may move; the first requested colour must be seen.
  if (primary === undefined) return [];
  const error = hueErrorOf(identity.assets.primary_color, primary);
  return [{ gate: 'colour hue', subject, passed: error <= maxHueError, seen: `${identity.assets.primary_color} for ${primary}` }];
}

/** Nothing in an identity contradicts the temperament of its brief. */
function checkTemperament(subject: string, { node }: Identity, pack: Pack): Check {
  const found = clashes(node.brief, node.decisions, pack);
  return { gate: 'temperament', subject, passed: found.length === 0, seen: found.map(({ part, axis }) => `${part} ${axis}`).join(', ') };
}

export function checkPrompt(run: PromptRun, pack: Pack, findIcons: FindIcons): Check[] {
  const { label, identity, figures } = run;
  const subject = label.prompt;
  const ignored = disregarded(label, identity, pack, findIcons);
  return [
    ...checkSafety(subject, identity, pack),
    ...checkFigures(subject, figures),
    ...checkHues(subject, run),
    checkAssets(subject, identity, pack),
    { gate: 'hard constraints', subject, passed: ignored.length === 0, seen: ignored.join(', ') },
    checkTemperament(subject, identity, pack),
  ];
}

/** Draws everything again with another engine and in another order: nothing may be left over from earlier work. */
export async function checkDeterminism(other: Engine, runs: readonly PromptRun[]): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { label, identity } of [...runs].reverse()) {
    const again = await other.generate({ prompt: label.prompt, seed: seedOf(label.prompt), watermark: false });
    checks.push({ gate: 'determinism', subject: label.prompt, passed: JSON.stringify(again) === JSON.stringify(identity) });
  }
  return checks;
}

export interface Distances {
  median: number;
  least: number;
  checks: Check[];
}

/** How far apart the logos of different prompts are, each with each. */
export function checkDistinct(runs: readonly PromptRun[]): Distances {
  const logos = runs.map(({ label: { prompt }, identity: { assets } }) => ({ prompt, svg: assets.logo_svg, hash: dHash(assets.logo_svg) }));
  const pairs = logos.flatMap((a, i) => logos.slice(i + 1).map((b) => ({ a, b, apart: distance(a.hash, b.hash) })));
  // Two round seals may have one hash, whatever they show.
  const isToldApart = (a: { svg: string }, b: { svg: string }): boolean =>
    difference(thumbnailOf(a.svg), thumbnailOf(b.svg)) >= visiblyDifferent;
  const middle = median(pairs.map(({ apart }) => apart));
  return {
    median: middle,
    least: Math.min(...pairs.map(({ apart }) => apart)),
    checks: [
      { gate: 'median distance', subject: 'all prompts', passed: middle >= minMedianDistance, seen: String(middle) },
      ...pairs.map(({ a, b, apart }) => ({
        gate: 'never two alike' as const,
        subject: `${a.prompt} ↔ ${b.prompt}`,
        passed: apart > 0 || isToldApart(a, b),
      })),
    ],
  };
}

/** Devices that hold a solid picture in an outline; the others cut it out of a field. */
const outlines = new Set(['framed', 'ring', 'open-ring', 'double-ring']);

/** Families whose devices put the same picture into another shape: one, a pair or three of it, with a letter in it or around it. */
const reshaping = new Set(['free-icon', 'nested-icon', 'hollow-letter', 'roundel', 'lockup', 'frame', 'word-picture']);

/** The lettering of a mark that is the name itself: class and case. */
function letteringOf({ type }: Identity['node']['decisions'], pack: Pack): string {
  return `${pack.font(type.font).classes[0] ?? ''} ${type.letterCase === 'upper' ? 'capitals' : 'small letters'}`;
}

/** The idea of a mark as a person sees it: the same picture in the same shape is the same mark, in any tones. */
function ideaOf({ node }: Identity, pack: Pack): string {
  const { mark, layout } = node.decisions;
  const { family, device, icon, letters, container } = mark;
  const shape = reshaping.has(family) ? `${family} ${device}` : outlines.has(device) ? `${container} outline` : container;
  const lettering = layout.kind === 'wordmark' || layout.kind === 'lockup' ? letteringOf(node.decisions, pack) : '';
  return (icon === null ? [family, device, letters, lettering] : [icon, letters, shape, lettering]).join('/');
}

function symbolOf({ node, assets }: Identity, pack: Pack): string {
  const { layout } = node.decisions;
  if (layout.kind !== 'row' && layout.kind !== 'stack') return assets.logo_svg;
  return render({ ...node.decisions, descriptor: null, layout: { kind: 'symbol', symbolScale: 1 } }, pack).logo_svg;
}

/** How many of the marks differ visibly from every earlier one, by their idea and by their look at a small size. */
function differentMarks({ identities }: SeedsRun, pack: Pack): number {
  const seen: { idea: string; picture: Float64Array }[] = [];
  for (const identity of identities) {
    const mark = { idea: ideaOf(identity, pack), picture: thumbnailOf(symbolOf(identity, pack)) };
    if (seen.every((other) => other.idea !== mark.idea && difference(other.picture, mark.picture) >= visiblyDifferent)) seen.push(mark);
  }
  return seen.length;
}

export function checkSeeds(run: SeedsRun, pack: Pack, gate: 'twelve seeds' | 'twelve seeds elsewhere'): Check {
  const different = differentMarks(run, pack);
  return {
    gate,
    subject: run.prompt,
    passed: different >= minDifferentMarks,
    seen: `${different} of ${run.identities.length}`,
  };
}

const minArchitectures = 6;
/** Constraints that leave fewer architectures than are asked for. */
const isNarrow = ({ node }: Identity): boolean => {
  const { symbol, container, layout, noIcon, noText } = node.brief.constraints;
  return symbol !== 'any' || container !== 'any' || layout !== 'any' || noIcon || noText;
};

/** Twelve seeds are at least six kinds of logo, not one in twelve variations. */
export function checkArchitectures({ prompt, identities }: SeedsRun): Check[] {
  if (identities.some(isNarrow)) return [];
  const seen = new Set(identities.map(({ node }) => architectureOf(node.decisions)));
  return [{ gate: 'six architectures', subject: prompt, passed: seen.size >= minArchitectures, seen: [...seen].join(' ') }];
}

/** Ideas in which a disc sits at the corner of a letter. */
const cornered = new Set(['letter-icon/plate', 'accented-letter/overprint', 'accented-letter/orbit']);
const maxShareCornered = 1 / 40;

/** A letter with a disc at its corner is one idea among many. */
export function checkCornered(runs: readonly SeedsRun[]): Check {
  const all = runs.flatMap(({ identities }) => identities);
  const found = all.filter(({ node: { decisions } }) => cornered.has(`${decisions.mark.family}/${decisions.mark.device}`));
  return {
    gate: 'a disc at a letter',
    subject: 'all seeds',
    passed: found.length <= all.length * maxShareCornered,
    seen: `${found.length} of ${all.length}`,
  };
}

/** Whether one of the first three icons is one that a person would think of. */
export async function checkIcons(understanding: Understanding, labels: readonly LabelledIcons[]): Promise<Check[]> {
  return Promise.all(
    labels.map(async ({ prompt, icons }) => {
      const found = (await understanding.understand(prompt)).icons.slice(0, 3).map(({ id }) => id);
      return { gate: 'icon relevance' as const, subject: prompt, passed: found.some((id) => icons.includes(id)), seen: found.join(' ') };
    }),
  );
}
