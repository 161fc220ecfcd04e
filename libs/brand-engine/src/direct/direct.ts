import type { Brief } from '../brief.js';
import { isBright } from '../colour/paints.js';
import { choosePalette } from '../colour/palette.js';
import type { Decisions, LayoutDecision, PaletteDecision } from '../decisions.js';
import type { Family } from '../families/family.js';
import { fallbacks, families } from '../families/index.js';
import type { Pack } from '../pack/pack.js';
import { stream } from '../random.js';
import { isAllowed, isLetter, openDevices } from './constraints.js';
import { hasMeaning } from './meaning.js';
import { chooseMark } from './mark.js';
import { chooseType, isHairline } from './typography.js';

export function chooseLayout(brief: Brief, family: Family, seed: string): LayoutDecision {
  const random = stream(seed, 'layout');
  const symbolScale = Math.round(random.between(0.96, 1.06) * 100) / 100;
  const { layout, noText } = brief.constraints;
  if (noText) return { kind: 'symbol', symbolScale: 1 };
  if (family.kind === 'wordmark') return { kind: 'wordmark', symbolScale: 1 };
  if (family.kind === 'badge') return { kind: 'badge', symbolScale: 1 };
  if (layout === 'row' || layout === 'stack') return { kind: layout, symbolScale };
  if (isLetter(brief) && brief.descriptor === null) return { kind: 'symbol', symbolScale: 1 };
  // Under a symbol, a word of a letter or two is lost.
  if (Array.from(brief.name).length <= 2) return { kind: 'row', symbolScale };
  const short = Array.from(brief.name).length <= 10;
  return { kind: random.next() < (short ? 0.36 : 0.28) ? 'stack' : 'row', symbolScale };
}

/** Whether a family can put a bright colour under its glyph. */
const carriesField = (family: Family): boolean => family.kind === 'badge' || (family.kind !== 'wordmark' && family.containers.length > 0);

/** A family with the devices that the brief leaves open. */
interface Idea {
  family: Family;
  devices: readonly string[];
}

/**
 * A picture of the trade is worth more the better it fits, and so is an abstract idea that speaks of it. An idea is worth less the
 * fewer ways there are to draw it, and one that says nothing the better the pictures are: else the same mark stands in everywhere.
 */
function relevance({ family, devices }: Idea, brief: Brief): number {
  const fit = brief.icons[0]?.score ?? 0;
  if (family.kind === 'icon') return 0.5 + 1.5 * fit;
  if (family.kind !== 'abstract') return 0.85;
  const variety = 0.4 + (0.6 * devices.length) / family.devices.length;
  return (devices.some((device) => hasMeaning(family, device)) ? 1.4 : 0.9 - 0.2 * fit) * variety;
}

/**
 * Candidates in the order in which they should be tried: ideas first, so that another seed is another idea.
 * The last ones are plain enough to pass. Nothing comes when no font has the characters of the name.
 */
export function* direct(brief: Brief, styleSeed: string, pack: Pack): Generator<Decisions, void> {
  // The name takes part, so that one seed does not give two brands the same idea.
  const seed = `${styleSeed}/${brief.name}`;
  const type = chooseType(brief, pack, { font: stream(seed, 'font'), setting: stream(seed, 'setting') });
  if (!type) return;
  const [halves, accents] = [false, true].map((isAccent) => choosePalette(brief, isAccent, stream(seed, 'palette'))) as [
    PaletteDecision,
    PaletteDecision,
  ];
  // A bright colour, the first or an accent that was asked for, is only seen with a field around it or under it.
  const needsField = isBright(halves.primary) || (halves.accentAsked === true && isBright(halves.secondary));
  const weight = (idea: Idea): number =>
    Math.max(0.02, idea.family.suits(brief)) * relevance(idea, brief) * (needsField && !carriesField(idea.family) ? 0.15 : 1);
  const settle = (family: Family, device: string): Decisions[] => {
    const mark = chooseMark(family, device, brief, needsField, pack, seed);
    const descriptor = brief.constraints.noText ? null : brief.descriptor;
    const palette = family.accents === true ? accents : halves;
    return mark ? [{ name: brief.name, descriptor, mark, type, layout: chooseLayout(brief, family, seed), palette }] : [];
  };
  const isFine = brief.constraints.symbol !== 'badge' && isHairline(pack, type.font, type.heading);
  const open = families
    .filter((family) => isAllowed(family, brief) && !(isFine && family.kind === 'badge'))
    .map((family): Idea => ({ family, devices: openDevices(family, brief) }))
    .filter(({ devices }) => devices.length > 0);
  const perFamily = open.length <= 4 ? 4 : 2;
  for (const { family, devices } of stream(seed, 'family').ordered(open, weight).slice(0, 6))
    for (const device of stream(seed, `device/${family.id}`).shuffled(devices).slice(0, perFamily)) yield* settle(family, device);
  for (const { family, device } of fallbacks) if (isAllowed(family, brief)) yield* settle(family, device);
}
