import type { Brief } from '../brief.js';
import { contrast } from '../colour/oklch.js';
import { isBright, isPaper } from '../scene/paints.js';
import { choosePalette } from './palette.js';
import type { Decisions, LayoutDecision, MarkDecision, PaletteDecision } from '../decisions.js';
import { type Family, isSymbolFamily } from '../families/family.js';
import { fallbacks, families, showsLetters } from '../families/index.js';
import { bounds, type Box } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import { stream } from '../random.js';
import { inCase } from '../text/word.js';
import { linesFor } from '../text/break-name.js';
import { phrasedLines } from '../text/phrased-lines.js';
import { clashes } from '../temperament/clash.js';
import { leaningTo, strongMoodOf } from '../temperament/leaning.js';
import { paletteTemperament } from '../temperament/of-colours.js';
import { markTemperament } from '../temperament/of-marks.js';
import { contradiction, harmony, mostContradiction, temperamentOf } from '../temperament/temperament.js';
import { coupledLayout, isRefusedDisc, outlined, setApart, ungrouped } from './arranging.js';
import {
  fitnessForAsked,
  isSmallPicture,
  layoutForAsked,
  paintsAlone,
  paletteForAsked,
  vividMark,
  weightOfAsked,
} from './asked-picture.js';
import { type Architecture, architectureOfIdea, architectures, architectureWeight, asksFrame } from './architecture.js';
import {
  demandedIcon,
  fitsGround,
  isAllowed,
  isComposed,
  isLetter,
  likelihoodOfLetters,
  openDevices,
  showsPicture,
} from './constraints.js';
import { isOutOfEra } from './eras.js';
import { formedMark, formedType, honouredForms, linedInLetters, heaviness, showsLine, showsRefused, showsYear } from './forms.js';
import { keepsSmallLetters, typeAround } from './letter-case.js';
import { hasMeaning } from './meaning.js';
import { chooseMark, nearIcons } from './mark.js';
import { darkRims, isDeep, paletteForBand, tonedRim } from './rims.js';
import { looksForbidden } from './ringed.js';
import { chooseType, fontCovers, isHairline } from './typography.js';
import { fielded, fieldless, halvedGround, rare, standsOnField } from './ways.js';

/** How large a symbol stands beside or over its name: as part of the line, as is usual, or as the larger of the two. */
const symbolScales = { row: [0.74, 1, 1, 1.22], stack: [0.82, 1, 1, 1.3] } as const;

/** How large a shield that was asked for stands: what is in it is small otherwise. */
const crestScales = { row: 1.5, stack: 1.8 } as const;

/** How large letters stand beside or over the name that were asked for as the mark. */
const monogramScales = { row: 1.5, stack: 1.9 } as const;

function chooseLayout(brief: Brief, family: Family, seed: string): LayoutDecision {
  const random = stream(seed, 'layout');
  const [pick, draw] = [random.next(), random.next()];
  const { layout, noText } = brief.constraints;
  if (noText) return { kind: 'symbol', symbolScale: 1 };
  if (family.kind === 'wordmark') return { kind: 'wordmark', symbolScale: 1 };
  if (family.kind === 'badge') return { kind: 'badge', symbolScale: 1 };
  if (family.kind === 'lockup') return { kind: 'lockup', symbolScale: 1 };
  // Letters that were asked for as the mark are larger than the name.
  const isMonogram = brief.constraints.symbol === 'monogram' && brief.letters !== undefined;
  const isCrest = brief.constraints.container === 'shield';
  const natural = (kind: 'row' | 'stack'): number =>
    Math.max(symbolScales[kind][Math.floor(pick * 4)] ?? 1, isCrest ? crestScales[kind] : 0);
  const scaled = (kind: 'row' | 'stack'): LayoutDecision => ({
    kind,
    symbolScale: isMonogram ? Math.max(monogramScales[kind], natural(kind)) : natural(kind),
    ...(brief.nameFirst ? { nameFirst: true as const } : {}),
  });
  if (layout === 'row' || layout === 'stack') return scaled(layout);
  if (isLetter(brief) && brief.descriptor === null) return { kind: 'symbol', symbolScale: 1 };
  if (isMonogram && layout === 'any') return scaled('stack');
  // Under a symbol, a word of a letter or two is lost.
  if (Array.from(brief.name).length <= 2) return scaled('row');
  const short = Array.from(brief.name).length <= 10;
  return scaled(draw < (short ? 0.42 : 0.34) ? 'stack' : 'row');
}

/** As long as this a name stands on one line: under a picture there is more room than beside one. */
const oneLine = { beside: 14, under: 17 } as const;

/** The layout with its name broken where the sense of it is. */
function phrased(layout: LayoutDecision, name: string): LayoutDecision {
  const lines = linesFor(name);
  return { ...layout, lines, phrases: phrasedLines(name, lines, layout.kind === 'row' ? oneLine.beside : oneLine.under) };
}

/** Whether a family can put a bright colour under its glyph. */
const carriesField = (family: Family): boolean =>
  isSymbolFamily(family) ? family.containers.length > 0 : family.kind === 'badge' || family.id === 'frame';

/** Whether an architecture has a field for a bright colour: a frame alone and an arch over a picture have none. */
const hasField = (architecture: Architecture, ideas: readonly { family: Family }[]): boolean =>
  architecture !== 'arched' && ideas.some(({ family }) => carriesField(family));

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

/** What an asked picture lacks on a ground that is cut in two: less than a colour that is not seen. */
const lessWhole = 0.4;

/** The ideas of one architecture, those that are likelier first. */
interface Plan {
  architecture: Architecture;
  ideas: readonly Idea[];
}

/** With as many looks as this, an architecture is not worth more for having others. */
const manyLooks = 4;

/** An architecture with few looks is worth less: else another seed is the same logo again. */
function varietyOf(ideas: readonly Idea[]): number {
  const looks = ideas.flatMap(({ ways }) => ways).reduce((sum, { looks: own }) => sum + Math.min(own, enoughLooks), 0);
  return Math.sqrt(Math.min(1, looks / manyLooks));
}

/** Architectures that are told from all others at a glance, and worth as much as those of many looks. */
const seldomSeen: Partial<Record<Architecture, number>> = { arched: 1, banner: 1.4 };

/** The open ideas by what is seen of them first. */
function plansOf(brief: Brief, pack: Pack, isOpen: (family: Family) => boolean): Plan[] {
  const plans = new Map<Architecture, Idea[]>();
  for (const family of families) {
    if (!isAllowed(family, brief) || !isOpen(family)) continue;
    const { ways } = ideaOf(family, brief, pack);
    for (const [architecture, own] of Map.groupBy(ways, ({ device }) => architectureOfIdea(family.id, device)))
      plans.set(architecture, [...(plans.get(architecture) ?? []), { family, ways: own }]);
  }
  return architectures.flatMap((architecture) => {
    const ideas = plans.get(architecture);
    return ideas ? [{ architecture, ideas }] : [];
  });
}

/** The first palette of the seed that does not contradict the mood. */
function palettesFor(brief: Brief, seed: string): [halves: PaletteDecision, accents: PaletteDecision] {
  const draw = (name: string): [PaletteDecision, PaletteDecision] => [
    choosePalette(brief, false, stream(seed, name)),
    choosePalette(brief, true, stream(seed, name)),
  ];
  const first = draw('palette');
  const asked = temperamentOf(brief.personality);
  const suits = ([halves]: [PaletteDecision, PaletteDecision]): boolean =>
    contradiction(paletteTemperament(halves), asked).amount <= mostContradiction;
  if (brief.colours.primary !== null || suits(first)) return first;
  return (
    Array.from({ length: 6 }, (_, i) => `palette/${i}`)
      .map(draw)
      .find(suits) ?? first
  );
}

/** A longer line under a name is too small to be read. */
const longestLine = 34;

/** Where neither an emblem nor a lock-up writes the founding year, the line under the name does. */
const asideLine = ({ year, place, descriptor }: Brief, { kind }: Family): string | null => {
  if (!year || kind === 'badge' || kind === 'lockup') return descriptor;
  const line = [...(descriptor ? [descriptor] : place ? [place] : []), year].join(' · ');
  return line.length <= longestLine ? line : descriptor;
};

/** How likely an emblem is that has a name and nothing to write besides: half of its ring would be empty. */
const emptyRing = 0.15;

/** How likely a name is arched over its picture where there is nothing to write below: an ornament stands there. */
const emptyFoot = 0.5;

/** What a name that is arched over its picture lacks where an emblem was asked for: an edge. */
const lessClosed = 0.7;

/** How often an emblem or a lock-up names the trade where it has nothing else to say. */
const namesTrade = 0.85;

/** The trade, where there is room for a line and it is not in the name. */
function tradeLine({ trade, year, place, name }: Brief, { kind, id }: Family, device: string, seed: string): string | null {
  const hasRoom = kind === 'badge' ? device !== 'label' && id !== 'badge' : kind === 'lockup' && year == null && place == null;
  if (!hasRoom || trade === undefined || name.toLowerCase().includes(trade.toLowerCase())) return null;
  return stream(seed, 'trade').next() < namesTrade ? trade : null;
}

/** What two pictures lack that stand side by side because their composition fails: less than one that is left out. */
const lessComposed = 0.6;

/** How likely an abstract sign is that says nothing, where another says something of the brief. */
const besideSpeaking = 0.4;

/** One deep colour that was named is that of the picture in a word too: a lighter tone of it would be another. */
const inOneTone = (palette: PaletteDecision): PaletteDecision =>
  palette.primaryAsked === true && palette.accentAsked !== true && palette.ink === palette.primary
    ? { ...palette, secondary: palette.primary }
    : palette;

/** What a picture lacks that is large though a small one was asked for. */
const lessSmall = 0.5;

/** How many typefaces the ideas of one hand are set in. */
const typefacesPerHand = 3;

/**
 * Candidates in the order in which they should be tried: the architecture first, so that another seed is another idea.
 * The last ones are plain enough to pass. Nothing comes when no font has the characters of the name.
 */
export function* direct(brief: Brief, styleSeed: string, pack: Pack, idea = 0): Generator<Decisions, void> {
  // The name takes part, so that one seed does not give two brands the same idea.
  const hand = `${styleSeed}/${brief.name}`;
  // The ideas of one hand share its colours and its few typefaces; all else may differ.
  const seed = idea === 0 ? hand : `${hand}/${idea}`;
  const type = chooseType(brief, pack, { font: stream(hand, 'font'), setting: stream(seed, 'setting') }, idea % typefacesPerHand);
  if (!type) return;
  const [halves, accents] = palettesFor(brief, hand);
  // A bright colour, the first or an accent that was asked for, is only seen with a field around it or under it.
  const isOnPlate = halves.ground !== undefined && !isPaper(halves);
  const needsField = !isOnPlate && (isBright(halves.primary) || (halves.accentAsked === true && isBright(halves.secondary)));
  // A second colour that is too bright to write the name is seen on a field of the first.
  const isInlaid = needsField && !isBright(halves.primary) && halves.accentSmall !== true && !paintsAlone(halves);
  const isSmallAccent = brief.colours.secondary?.role === 'accent';
  // "White on navy" is a white sign, and none that is cut out of a white field; a bright colour is seen in a field alone.
  const onGround = (way: string): number => ((isOnPlate && fielded.test(way)) || (needsField && fieldless.test(way)) ? 0.05 : 1);
  const asked = temperamentOf(brief.personality);
  const isAsked = demandedIcon(brief) !== null && !brief.constraints.noIcon;
  const moodWeight = (family: Family, device: string): number => harmony(markTemperament({ family: family.id, device }), asked);
  // Beside the trade the prompt may speak of a thing, and a trade may have a picture of its own: who does not see it will miss it. Where
  // there is but one picture of it, letters are as likely: else another seed is the same mark again.
  const isScarce = nearIcons(brief, pack, () => true).length <= 1;
  const unpictured = isScarce ? { architecture: 1, way: 1 } : likelihoodOfLetters(brief);
  const pictureWeight = (family: Family, device: string): number =>
    showsPicture(family) && (family.kind !== 'lockup' || family.pictured?.includes(device) !== false) ? 1 : unpictured.way;
  const isFine = brief.constraints.symbol !== 'badge' && isHairline(pack, type.font, type.heading);
  const plans = plansOf(brief, pack, (family) => !(isFine && family.kind === 'badge'));
  const hasSpeaking = plans.some(({ ideas }) =>
    ideas.some(({ family, ways }) => family.kind === 'abstract' && ways.some(({ device }) => hasMeaning(family, device))),
  );
  const weight = (idea: Idea): number =>
    Math.max(0.02, idea.family.suits(brief)) *
    relevance(idea, brief) *
    (needsField && !carriesField(idea.family) && !(isAsked && !isInlaid && isSymbolFamily(idea.family)) ? 0.15 : 1) *
    (isSmallAccent && idea.family.accents !== true ? 0.3 : 1);
  // Around an emblem most of the colour is that of its rim.
  const isToned = halves.primaryAsked === true && isDeep(halves);
  const leaning = (way: string): number => (darkRims.test(way) && halves.primaryAsked === true && !isToned ? 0.2 : 1);
  const hasAside = [brief.descriptor, brief.year, brief.place, brief.trade].some((text) => text != null);
  // A shield in a pale tint is hardly a crest.
  const isPaleCrest = (device: string): boolean => device === 'tinted' && brief.constraints.container === 'shield';
  // Beside an abstract sign that speaks of the trade, one that speaks of nothing is only a pattern.
  const isSilent = (family: Family, device: string): boolean => family.kind === 'abstract' && !hasMeaning(family, device);
  // The drawing that composes what was asked for is never left out for others.
  const wayWeight = (family: Family, { device, looks }: Way): number =>
    (isSilent(family, device) && hasSpeaking ? besideSpeaking : 1) *
    (isComposed(device) && !isPaleCrest(device) ? 50 : 1) *
    leaning(`${family.id}/${device}`) *
    pictureWeight(family, device) *
    Math.sqrt(looks) *
    moodWeight(family, device) *
    (rare[`${family.id}/${device}`] ?? 1) *
    (isAsked ? fitnessForAsked(`${family.id}/${device}`) : 1) *
    onGround(`${family.id}/${device}`);
  const boxOf = (icon: string): Box => bounds(pack.drawing(icon, 'silhouette'));
  const sizedLayout = (layout: LayoutDecision, { icon, container, partner, count }: MarkDecision): LayoutDecision =>
    isAsked && icon !== null && partner === undefined && count === undefined
      ? layoutForAsked(layout, brief, container === 'none' ? boxOf(icon) : { x: 0, y: 0, width: 1, height: 1 })
      : layout;
  const face = pack.font(type.font);
  // Handwriting is bent only where a round emblem was asked for: its letters come apart.
  const isBentScript = ({ id }: Family): boolean =>
    id === 'roundel' && face.classes.includes('script') && brief.constraints.symbol !== 'badge';
  // A picture over handwriting in a narrow box is an invitation card.
  const isScriptCard = ({ icon }: MarkDecision): boolean => icon !== null && face.classes.includes('script') && !asksFrame(brief);
  const settle = (family: Family, device: string): Decisions[] => {
    if (family.kind === 'wordmark' && family.suitsFace?.(device, face, type.heading) === false) return [];
    // Capitals have no dots to work with.
    if (/^(?:dotted|for-dot)$/.test(device) && !/[ij]/.test(inCase(brief.name, type.letterCase))) return [];
    if (isBentScript(family) || isOutOfEra(brief, `${family.id}/${device}`)) return [];
    // Small under its initial, the name stands in capitals.
    if (keepsSmallLetters(brief) && family.id === 'lockup' && device === 'initial') return [];
    // A picture that covers the foot of a letter leaves hairlines of it: what was asked for is not shown so.
    if (family.id === 'letter-icon' && isAsked) return [];
    const mark = chooseMark(family, device, brief, needsField, pack, seed);
    const trade = tradeLine(brief, family, device, seed);
    // The face was chosen for the name; a trade in another script may be beyond it.
    const ownTrade = trade !== null && fontCovers(pack, face, trade, 'as-given') && fontCovers(pack, face, trade, 'upper') ? trade : null;
    const descriptor = brief.constraints.noText ? null : (asideLine(brief, family) ?? ownTrade);
    // A line under the name has no room below a bar.
    if (device === 'underline' && descriptor !== null) return [];
    const shared = family.accents === true ? accents : halves;
    const own = isAsked && mark !== null ? paletteForAsked(shared, mark, brief) : shared;
    const palette = family.id === 'banner' ? paletteForBand(own, brief.colours.avoid) : family.id === 'word-picture' ? inOneTone(own) : own;
    const told = { ...(brief.year ? { year: brief.year } : {}), ...(brief.place ? { place: brief.place } : {}) };
    if (!mark || looksForbidden(mark, palette) || (family.id === 'frame' && isScriptCard(mark))) return [];
    const hasSymbol = isSymbolFamily(family) || mark.icon !== null;
    const decisions: Decisions = {
      name: brief.name,
      descriptor,
      ...told,
      mark: formedMark(tonedRim(outlined(isAsked ? vividMark(mark, palette) : mark, palette), palette), brief),
      type: { ...formedType(type, brief, face, hasSymbol), ...(family.kind === 'badge' ? typeAround(brief, face) : {}) },
      layout: coupledLayout(phrased(sizedLayout(chooseLayout(brief, family, seed), mark), brief.name), mark, brief.smallPicture),
      palette,
    };
    // A ground that is striped or engraved looks broken.
    return [mark.container === 'none' ? decisions : linedInLetters(decisions)];
  };
  // "A green cactus" is green itself, and not white on green.
  const isOfThing = brief.colours.ofThing === true && /^(?:any|none)$/.test(brief.constraints.container);
  const own = halves.things?.[0] ?? halves.primary;
  const isAnother = (!isOnPlate && isBright(own)) || contrast(own, halves.primary) > 1.3;
  const isInOwnColour = (mark: MarkDecision): boolean => mark.arranged !== undefined || !(isAnother || standsOnField(mark));
  const perPlan =
    plans.length <= 3 || (brief.forms?.length ?? 0) > 0 || brief.year || brief.together || brief.count || brief.arrangement || isOfThing
      ? 8
      : 4;
  const withoutField = isInlaid ? 0.1 : 0.3;
  const planWeight = ({ architecture, ideas }: Plan): number =>
    architectureWeight(architecture, brief) *
    (isAsked ? weightOfAsked(architecture) : (seldomSeen[architecture] ?? varietyOf(ideas))) *
    (ideas.some(({ family }) => showsPicture(family)) ? 1 : unpictured.architecture) *
    // A picture that was asked for has its colour, however bright.
    (needsField && !(isAsked && !isInlaid && architecture === 'bare-symbol') && !hasField(architecture, ideas) ? withoutField : 1) *
    // Both colours in the picture itself say more than one of them in a rule.
    (ideas.some(({ ways }) => ways.some(({ device }) => device === 'panels')) ? 4 : 1) *
    (architecture === 'emblem' && !hasAside ? (isAsked ? emptyRing : 2.5 * emptyRing) : 1) *
    (architecture === 'arched' && !hasAside ? emptyFoot : 1);
  const mood = strongMoodOf(brief.personality);
  const lacking: { decisions: Decisions; missing: number }[] = [];
  for (const { architecture, ideas } of stream(seed, 'architecture').ordered(plans, planWeight)) {
    const ways = ideas.flatMap((idea) =>
      idea.ways.map((way) => ({ family: idea.family, way, weight: (weight(idea) * wayWeight(idea.family, way)) / idea.ways.length })),
    );
    for (const { family, way } of stream(seed, `ideas/${architecture}`)
      .ordered(ways, (own) => own.weight)
      .slice(0, perPlan))
      for (const decisions of settle(family, way.device)) {
        if (clashes(brief, decisions, pack).length > 0 || showsRefused(brief, decisions, pack)) continue;
        const missing =
          (brief.forms?.length ?? 0) -
          honouredForms(brief, decisions, pack).length +
          (brief.year && !showsYear(decisions) ? 1.5 : 0) +
          (brief.descriptor && !brief.constraints.noText && !showsLine(decisions) ? 1.5 : 0) +
          (brief.forms?.includes('thin') ? heaviness(decisions) : 0) +
          (mood && leaningTo(mood, false, decisions, pack) !== 'to' ? 0.5 : 0) +
          (brief.smallPicture && !isSmallPicture(decisions) ? lessSmall : 0) +
          (isOfThing && !isInOwnColour(decisions.mark) ? 1 : 0) +
          (architecture === 'arched' && brief.constraints.symbol === 'badge' ? lessClosed : 0) +
          (isAsked && brief.letters !== undefined && !showsLetters(decisions.mark) ? 1 : 0) +
          (isAsked && halvedGround.test(`${family.id}/${way.device}`) ? lessWhole : 0) +
          (!decisions.mark.bared && isRefusedDisc(brief, decisions.mark.icon, pack) ? 1 : 0) +
          ungrouped(brief, decisions.mark);
        if (missing === 0) yield decisions;
        else lacking.push({ decisions, missing });
        const apart = setApart(decisions.mark);
        if (apart !== null) lacking.push({ decisions: { ...decisions, mark: apart }, missing: missing + lessComposed });
      }
  }
  // Where nothing shows every form that was asked for, what shows the most comes first.
  yield* lacking.sort((a, b) => a.missing - b.missing).map(({ decisions }) => decisions);
  for (const { family, device } of fallbacks)
    if (isAllowed(family, brief) && fitsGround(family, device, brief)) yield* settle(family, device);
}
