import type { Brief } from '../brief.js';
import { isBright } from '../colour/paints.js';
import { choosePalette } from '../colour/palette.js';
import type { Decisions, LayoutDecision, PaletteDecision } from '../decisions.js';
import type { Family } from '../families/family.js';
import { fallbacks, families } from '../families/index.js';
import type { Pack } from '../pack/pack.js';
import { stream } from '../random.js';
import { fitsGround, isAllowed, isLetter, openDevices } from './constraints.js';
import { hasMeaning } from './meaning.js';
import { chooseMark, nearIcons } from './mark.js';
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

/** A way to carry out an idea, and how many marks it has that a person tells apart. */
interface Way {
  device: string;
  looks: number;
}

/** A family with the ways that the brief leaves open. */
interface Idea {
  family: Family;
  ways: readonly Way[];
}

function ideaOf(family: Family, brief: Brief, pack: Pack): Idea {
  const looksOf = (device: string): number => {
    if (family.kind !== 'icon') return 1;
    const pictures = nearIcons(brief, pack, (icon) => family.accepts?.(device, icon) !== false).length;
    return pictures * (family.shaped?.includes(device) === false ? 1 : family.containers.length);
  };
  const ways = openDevices(family, brief).map((device) => ({ device, looks: looksOf(device) }));
  return { family, ways: ways.filter(({ looks }) => looks > 0) };
}

/** An idea with as many looks as this is not worth more for having others. */
const enoughLooks = 4;

/**
 * A picture of the trade is worth more the better it fits, and so is an abstract idea that speaks of it; one that says nothing is worth
 * less the better the pictures are. And an idea is worth less the fewer looks it has: else another seed is the same mark again.
 */
function relevance({ family, ways }: Idea, brief: Brief): number {
  const fit = brief.icons[0]?.score ?? 0;
  const all = ways.map(({ looks }) => looks);
  // Whichever way it is drawn, the same picture in the same shape stays the same mark.
  const looks = family.kind === 'icon' ? Math.max(...all) : all.length;
  const variety = Math.min(1, looks / enoughLooks);
  if (family.kind === 'icon') return (0.5 + 1.5 * fit) * variety;
  if (family.kind !== 'abstract') return 0.85 * variety;
  return (ways.some(({ device }) => hasMeaning(family, device)) ? 1.4 : 0.9 - 0.2 * fit) * variety;
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
    .map((family) => ideaOf(family, brief, pack))
    .filter(({ ways }) => ways.length > 0);
  const perFamily = open.length <= 4 ? 4 : 2;
  for (const { family, ways } of stream(seed, 'family').ordered(open, weight).slice(0, 6)) {
    const tried = stream(seed, `device/${family.id}`).ordered(ways, ({ looks }) => Math.sqrt(looks));
    for (const { device } of tried.slice(0, perFamily)) yield* settle(family, device);
  }
  for (const { family, device } of fallbacks)
    if (isAllowed(family, brief) && fitsGround(family, device, brief)) yield* settle(family, device);
}
