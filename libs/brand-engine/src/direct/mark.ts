import type { Brief } from '../brief.js';
import type { Container, MarkDecision } from '../decisions.js';
import { hasRoomForFace } from '../families/face.js';
import { type Family, isSymbolFamily, type SymbolFamily } from '../families/family.js';
import type { Pack } from '../pack/pack.js';
import type { IconEntry } from '../pack/types.js';
import { stream } from '../random.js';
import { containerTemperaments } from '../temperament/of-containers.js';
import { harmony, temperamentOf } from '../temperament/temperament.js';
import { industryOf } from '../understanding/index.js';
import { aroundOf } from '../families/roundel.js';
import { grouped } from './arranging.js';
import { markForAsked, quietnessOf } from './asked-picture.js';
import { isCalledAfterThing } from './called-after-thing.js';
import { confidentIcons, demandedIcon, hasPlainPicture } from './constraints.js';
import { sharpGrounds } from './forms.js';
import { initialsOf } from './initials.js';

/** What an icon must score in a container to be tried there; the gate itself asks for a little less. */
const legible = 0.8;

/** Enough numbers for any family to read its proportions from. */
function proportions(seed: string, family: string): Record<string, number> {
  const random = stream(seed, `mark/${family}`);
  return Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, Math.round(random.next() * 1000) / 1000]));
}

/** How well a container goes with a mood and a trade. */
function leaningTo(container: Container, brief: Brief): number {
  if (container === 'none') return 12;
  const isGuard = /secur|insur|law|legal|school|educat|guard|sport/.test(brief.industry ?? '');
  const isPlant = /garden|flor|plant|spa|wellness|beauty|organic|water|tea|vegan|farm|nature|yoga|skin|cosmetic|herb/.test(
    brief.industry ?? '',
  );
  const own = (): number => {
    if (container === 'shield') return isGuard ? 1.2 : 0.03;
    if (/^(?:leaf|drop|scallop|clover)$/.test(container)) return isPlant || brief.industry === null ? 0.7 : 0.0005;
    // With its corners cut off, a square is a sheet of paper or a machine's part.
    if (container === 'facet') return brief.personality.organicTechnical >= 0.3 ? 0.5 : 0.02;
    // Square above and round below, a ground is half a shield.
    if (container === 'pocket') return 0.25;
    return container === 'circle' || container === 'squircle' ? 1.3 : 0.7;
  };
  return own() * harmony(containerTemperaments[container], temperamentOf(brief.personality));
}

function chooseContainer(
  family: SymbolFamily,
  icon: string | null,
  brief: Brief,
  needsField: boolean,
  pack: Pack,
  seed: string,
): Container {
  const asked = brief.constraints.container;
  if (asked !== 'any') return asked;
  const refused: readonly string[] = brief.refused?.containers ?? [];
  // Letters in a dark arch are a gravestone.
  const isStone = (c: Container): boolean => c === 'arch' && family.id === 'monogram';
  const open = family.containers.filter((c) => !(needsField && c === 'none') && !refused.includes(c) && !isStone(c));
  // Who asks for corners stands in none that is round.
  const cornered = brief.forms?.includes('angular') ? open.filter((c) => sharpGrounds.includes(c) || c === 'none') : open;
  const usable = cornered.length > 0 ? cornered : open;
  const scores = icon ? pack.icon(icon)?.scores : undefined;
  const clear = scores ? usable.filter((c) => (scores[c] ?? scores.circle ?? 0) >= legible) : usable;
  const isAsked = icon !== null && demandedIcon(brief) !== null;
  const serves = (c: Container): boolean => !isAsked || quietnessOf(c) > 0;
  const best = [clear.filter(serves), usable.filter(serves), clear].find((some) => some.length > 0) ?? usable;
  // Between containers the mood only leans: with its full weight nearly all marks would be round.
  const weight = (c: Container): number =>
    (isAsked ? quietnessOf(c) : 1) * (c === 'none' ? leaningTo(c, brief) : Math.sqrt(Math.max(0.0001, leaningTo(c, brief))));
  return stream(seed, `container/${family.id}`).ordered(best, weight)[0] ?? 'none';
}

/** Beside a picture of what the prompt itself names, only close ones will do: a cat is no sign for a dog salon. */
function nearness(best: string | undefined, brief: Brief): number {
  const isNamed = brief.concepts.some(({ term, weight }) => weight >= 0.74 && best?.split('-').includes(term) === true);
  return isNamed ? 0.78 : 0.74;
}

/** What a picture of something that the prompt names scores at least where it is of the thing itself. */
const leastNamed = 0.75;

/** Whether the trade itself would show a picture; "bubble tea" says more than tea. */
const isOfTrade = (id: string, { industry, concepts }: Brief): boolean => {
  const called = id.replace(/^(?:own|mdi|maki|temaki|fluent)-/, '').replaceAll('-', ' ');
  const isSpokenOf = concepts.some(({ term, source }) => term === called && term.includes(' ') && (source === 'said' || source === 'name'));
  return !isSpokenOf && (industryOf(industry)?.concepts ?? []).some((term) => ` ${called} `.includes(` ${term} `));
};

/** The icon that was asked for, or the best ones, as far as they are accepted. */
export function nearIcons(brief: Brief, pack: Pack, accepts: (icon: IconEntry) => boolean): Brief['icons'] {
  const isAccepted = (id: string): boolean => {
    const icon = pack.icon(id);
    return icon !== undefined && accepts(icon);
  };
  const demanded = demandedIcon(brief);
  if (demanded) return brief.icons.filter(({ id }) => id === demanded && isAccepted(id));
  const known = confidentIcons(brief).filter(({ id }) => pack.icon(id));
  const best = known[0]?.score ?? 0;
  // A clearer picture of something else is no gain.
  const least = best * Math.max(nearness(known[0]?.id, brief), isAccepted(known[0]?.id ?? '') ? 0 : 0.85);
  return known.slice(0, 6).filter(({ id, score }) => score >= least && isAccepted(id));
}

/** How much likelier a picture of what the prompt names is than one that a trade suggests which has nothing to do with it. */
const likelierNamed = 10;

/** One of the near icons; the closest is likelier, but never nearly certain unless the prompt names it. */
function chooseIcon(near: Brief['icons'], brief: Brief, seed: string): string | null {
  const isNamed = near.some(({ id, score, named }) => named === true && score >= leastNamed && !isOfTrade(id, brief));
  const weight = ({ score, named }: Brief['icons'][number]): number => score ** 3 * (isNamed && named === true ? likelierNamed : 1);
  return stream(seed, 'icon').ordered(near, weight)[0]?.id ?? null;
}

/** How many seeds show a brand by the thing that it is called after, and not by one of its trade. */
const shareOfName = 0.75;

/** The pictures of one idea: of the name's thing in most seeds, whatever way it is drawn, and of the trade in the others. */
function ofOneIdea(near: Brief['icons'], brief: Brief, seed: string): Brief['icons'] {
  if (!isCalledAfterThing(brief) || demandedIcon(brief) !== null) return near;
  const [ofName, ofTrade] = [near.filter(({ named }) => named === true), near.filter(({ named }) => named !== true)];
  const isOfName = stream(seed, 'called-after').next() < shareOfName;
  return isOfName || ofTrade.length === 0 ? ofName : ofTrade;
}

/** The letters that were asked for, or the initials of the name. */
function lettersFor(family: Family, device: string, { letters, name }: Brief, count: 1 | 2): string {
  const asked = letters ?? '';
  const isWhole = family.id === 'monogram' || /^(?:wreathed|chain)$/.test(device) || Array.from(asked).length === count;
  return asked !== '' && isWhole ? asked : initialsOf(name, count);
}

/** How often a lock-up shows a picture that nobody asked for: more often where the trade has one of its own. */
const usualPicture = (brief: Brief): number => (hasPlainPicture(brief) ? 0.85 : 0.55);

/** A lock-up is set in type alone about as often as with a picture, unless the picture was asked for. */
function mayShow(family: Family, device: string, brief: Brief, seed: string): boolean {
  if (family.kind !== 'lockup') return true;
  if (family.pictured?.includes(device) === false) return false;
  if (family.id === 'banner') return true;
  return (
    demandedIcon(brief) !== null ||
    device === 'divided' ||
    device === 'arch' ||
    stream(seed, `picture/${family.id}`).next() < usualPicture(brief)
  );
}

/** A picture that was asked for is larger than the letters that it stands beside. */
const besideWord = 1.9;

/** Proportions that no seed may change: a line under a part of the name looks like a slip, and a picture too near to the name like a letter. */
const ofWay = new Map<string, Record<string, number>>([
  ['wordmark/underline', { a: 0 }],
  ['word-picture/closing', { gap: 0.5 }],
  // The widest letters would touch the edge of their half.
  ['duogram/halves', { clear: 1 }],
  // A rim as heavy as its picture is seen first.
  ['line-icon/ring', { slim: 1 }],
  ['icon-container/framed', { slim: 1 }],
]);

/** Rules and frames are as fine as the letters allow, unless the brand is loud or their colour is too pale for that. */
const linesOf = ({ id }: Family, { personality }: Brief, needsField: boolean): Record<string, number> =>
  /^(?:lockup|frame)$/.test(id) && personality.calmEnergetic < loud && !needsField ? { b: 0 } : {};

/** From here on a brand is loud. */
const loud = 0.3;

/** How a family carries out its idea for this brief; null when it would take a picture and none serves. */
export function chooseMark(
  family: Family,
  device: string,
  brief: Brief,
  needsField: boolean,
  pack: Pack,
  seed: string,
): MarkDecision | null {
  const isSymbol = isSymbolFamily(family);
  const wantsIcon = family.needsIcon === true && !brief.constraints.noIcon && mayShow(family, device, brief, seed);
  const accepts = (icon: IconEntry): boolean => !('accepts' in family) || family.accepts(device, icon);
  const { inLetters } = brief;
  const isInLetters = device === 'for-letter' && inLetters !== undefined;
  const icon = isInLetters
    ? inLetters.icon
    : wantsIcon
      ? chooseIcon(ofOneIdea(nearIcons(brief, pack, accepts), brief, seed), brief, seed)
      : null;
  if (icon === null && wantsIcon && (isSymbol || family.kind === 'wordmark')) return null;
  const count = isSymbol ? family.letters : 1;
  const mark: MarkDecision = {
    family: family.id,
    device,
    icon,
    letters: count === 0 ? '' : lettersFor(family, device, brief, count),
    container: isSymbol ? chooseContainer(family, icon, brief, needsField, pack, seed) : 'none',
    params: { ...proportions(seed, family.id), ...ofWay.get(`${family.id}/${device}`), ...linesOf(family, brief, needsField) },
    weight: 0,
    roundness: 0,
    detail: 0,
    optical: true,
    faithful: true,
    ...(family.id === 'monogram' || family.id === 'duogram' ? { fitted: true as const } : {}),
    ...(brief.face && icon !== null && family.id !== 'line-icon' && hasRoomForFace(pack, icon) ? { faced: true as const } : {}),
    ...(family.id === 'roundel' ? aroundOf(brief, device) : {}),
    ...(family.id === 'roundel' && device === 'ring' && brief.rim ? { rim: brief.rim } : {}),
    ...(device === 'part' && brief.colours.ofPart !== undefined ? { coloured: brief.colours.ofPart } : {}),
    ...(family.id === 'word-picture' && !isInLetters && demandedIcon(brief) !== null && !brief.smallPicture ? { scale: besideWord } : {}),
    ...(isInLetters ? { letterPicture: { at: inLetters.at, letter: inLetters.letter, place: inLetters.place } } : {}),
  };
  if (isInLetters) return pack.icon(inLetters.icon) ? mark : null;
  return grouped(demandedIcon(brief) === null ? mark : markForAsked(mark), family, brief, pack);
}
