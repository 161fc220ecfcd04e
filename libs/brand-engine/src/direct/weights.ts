import type { Brief } from '../brief.js';
import { type Family, isSymbolFamily } from '../families/family.js';
import { showsJoin } from '../families/interlock.js';
import { isBright } from '../scene/grounds.js';
import { markTemperament } from '../temperament/of-marks.js';
import { harmony, temperamentOf } from '../temperament/temperament.js';
import { type Architecture, architectureWeight } from './architecture.js';
import { fitnessForAsked, weightOfAsked } from './asked-picture.js';
import { isComposed, isPlainColoured, likelihoodOfLetters, showsPicture } from './constraints.js';
import type { Hand } from './hand.js';
import { nearIcons } from './mark.js';
import { decorationOf, isEveryday, ofPattern, patterned } from './plain-signs.js';
import { hasMeaning } from './meaning.js';
import type { Idea, Plan, Way } from './plans.js';
import { darkRims, isDeep } from './rims.js';
import { fielded, fieldless, halvedFields, heavyGrounds, lastResorts, plaques, rare, tonal } from './ways.js';

/** Whether a family can put a bright colour under its glyph. */
const carriesField = (family: Family): boolean =>
  isSymbolFamily(family) ? family.containers.length > 0 : family.kind === 'badge' || family.id === 'frame';

/** Whether an architecture has a field for a bright colour: a frame alone and an arch over a picture have none. */
const hasField = (architecture: Architecture, ideas: readonly { family: Family }[]): boolean =>
  architecture !== 'arched' && ideas.some(({ family }) => carriesField(family));

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

/** The ways of some ideas that are tried before all others fail. */
const openWays = (ideas: readonly Idea[]): { way: string; looks: number }[] =>
  ideas
    .flatMap(({ family, ways }) => ways.map(({ device, looks }) => ({ way: `${family.id}/${device}`, looks })))
    .filter(({ way }) => !lastResorts.has(way));

/** With as many looks as this, an architecture is not worth more for having others. */
const manyLooks = 4;

/** An architecture with few looks is worth less: else another seed is the same logo again. */
function varietyOf(ideas: readonly Idea[]): number {
  const looks = openWays(ideas).reduce((sum, { looks: own }) => sum + Math.min(own, enoughLooks), 0);
  return Math.sqrt(Math.min(1, looks / manyLooks));
}

/** Architectures that are told from all others at a glance, whatever their looks; emblems are all alike. */
const seldomSeen: Partial<Record<Architecture, number>> = { arched: 1, banner: 1, emblem: 0.8 };

/** How likely an architecture is of which mostly rare ways are open: else each of them would be seen as often as a good one. */
function rarityOf(ideas: readonly Idea[]): number {
  const all = openWays(ideas);
  return Math.sqrt(all.reduce((sum, { way }) => sum + Math.min(1, rare[way] ?? 1), 0) / Math.max(1, all.length));
}

/** How likely an emblem is that has a name and nothing to write besides: half of its ring would be empty. */
const emptyRing = 0.15;

/** How likely a name is arched over its picture where there is nothing to write below: an ornament stands there. */
const emptyFoot = 0.35;

/** The names that make an arch, by their letters, and how likely one is of fewer, which are seen as none, or of more, which are small. */
const arch = { least: 5, most: 18, beyond: 0.02 } as const;

/** How likely a part in another tone is where one colour was named, and a disc behind a picture of its own colour. */
const inTones = 0.15;
const sameDisc = 0.1;

/** How likely an abstract sign is that says nothing, where another says something of the brief. */
const besideSpeaking = 0.4;

/** How likely plans are to be tried early, and the ways to carry out their ideas. */
export interface Weights {
  ofPlan: (plan: Plan) => number;
  ofWay: (idea: Idea, way: Way) => number;
}

export function weightsOf(hand: Hand, plans: readonly Plan[]): Weights {
  const { brief, pack, needsField, isInlaid, isAsked } = hand;
  // Beside the trade the prompt may speak of a thing, and a trade may have a picture of its own: who does not see it will miss it. Where
  // there is but one picture of it, letters are as likely: else another seed is the same mark again.
  const isScarce = nearIcons(brief, pack, () => true).length <= 1;
  const unpictured = isScarce ? { architecture: 1, way: 1 } : likelihoodOfLetters(brief);
  const isSmallAccent = brief.colours.secondary?.role === 'accent';
  const ideaWeight = (idea: Idea): number =>
    Math.max(0.02, idea.family.suits(brief)) *
    relevance(idea, brief) *
    (needsField && !carriesField(idea.family) && !(isAsked && !isInlaid && isSymbolFamily(idea.family)) ? 0.15 : 1) *
    (isSmallAccent && idea.family.accents !== true ? 0.3 : 1);
  const wayWeight = wayWeightOf(hand, plans, unpictured.way);
  const weighsDown = weighsDownOf(hand);
  const weightOfGrounds = (ideas: readonly Idea[]): number => {
    const all = ideas.flatMap(({ family, ways }) => ways.map(({ device }) => weighsDown(`${family.id}/${device}`)));
    // What is mostly heavy is rarely tried, so that its few light ways are not what passes last.
    return (all.reduce((sum, own) => sum + own, 0) / Math.max(1, all.length)) ** 2;
  };
  const ofEveryday = isEveryday(brief);
  const patternWeight = ({ architecture, ideas }: Plan): number => {
    if (!ofEveryday || architecture !== 'abstract') return 1;
    return ideas.some(({ family, ways }) => ways.some(({ device }) => hasMeaning(family, device))) ? ofPattern.speaking : ofPattern.silent;
  };
  const isOfOneColour = ofOneColour(hand);
  const lettersOfName = Array.from(brief.name).length;
  const hasAside = [brief.descriptor, brief.year, brief.place, brief.trade].some((text) => text != null);
  const withoutField = isInlaid ? 0.1 : 0.3;
  return {
    ofPlan: ({ architecture, ideas }) =>
      architectureWeight(architecture, brief) *
      patternWeight({ architecture, ideas }) *
      weightOfGrounds(ideas) *
      rarityOf(ideas) *
      (isOfOneColour && architecture === 'two-colour-type' ? inTones : 1) *
      (isAsked ? weightOfAsked(architecture) : (seldomSeen[architecture] ?? varietyOf(ideas))) *
      (ideas.some(({ family }) => showsPicture(family)) ? 1 : unpictured.architecture) *
      // A picture that was asked for has its colour, however bright.
      (needsField && !(isAsked && !isInlaid && architecture === 'bare-symbol') && !hasField(architecture, ideas) ? withoutField : 1) *
      (hasTwoBright(hand) && hasHalves(ideas) ? 4 : 1) *
      // Both colours in the picture itself say more than one of them in a rule.
      (ideas.some(({ ways }) => ways.some(({ device }) => device === 'panels')) ? 4 : 1) *
      (architecture === 'emblem' && !hasAside ? (isAsked ? emptyRing : 2.5 * emptyRing) : 1) *
      (architecture === 'arched' && !hasAside ? emptyFoot : 1) *
      (architecture === 'arched' && (lettersOfName < arch.least || lettersOfName > arch.most) ? arch.beyond : 1),
    ofWay: (idea, way) => (ideaWeight(idea) * wayWeight(idea.family, way)) / idea.ways.length,
  };
}

/** From here on a mood is light and airy. */
const airy = { calm: -0.35, soft: -0.45 } as const;

/** A heavy ground weighs down what is to be light, and a plaque what is to be silly. */
function weighsDownOf({ brief, needsField }: Hand): (way: string) => number {
  const { personality, forms = [], constraints } = brief;
  const isAiry = personality.calmEnergetic <= airy.calm && personality.softSharp <= airy.soft;
  const isLight = isAiry || forms.some((form) => form === 'thin' || form === 'hand-made' || form === 'outlined');
  const isFree = constraints.container === 'any' && constraints.symbol !== 'badge' && !needsField;
  const decoration = decorationOf(brief);
  const ofGround = (way: string): number =>
    !isFree ? 1 : isLight && heavyGrounds.test(way) ? 0.03 : personality.seriousPlayful >= 0.5 && plaques.test(way) ? 0.2 : 1;
  return (way) => ofGround(way) * decoration(way);
}

function wayWeightOf(hand: Hand, plans: readonly Plan[], unpictured: number): (family: Family, way: Way) => number {
  const { brief, halves, isOnPlate, needsField, isAsked } = hand;
  const isOfHalves = hasTwoBright(hand);
  const isOfOneColour = ofOneColour(hand);
  const weighsDown = weighsDownOf(hand);
  const asked = temperamentOf(brief.personality);
  const moodWeight = (family: Family, device: string): number => harmony(markTemperament({ family: family.id, device }), asked);
  const pictureWeight = (family: Family, device: string): number =>
    showsPicture(family) && (family.kind !== 'lockup' || family.pictured?.includes(device) !== false) ? 1 : unpictured;
  // "White on navy" is a white sign, and none that is cut out of a white field; a bright colour is seen in a field alone.
  const onGround = (way: string): number => ((isOnPlate && fielded.test(way)) || (needsField && fieldless.test(way)) ? 0.05 : 1);
  // Around an emblem most of the colour is that of its rim.
  const isToned = halves.primaryAsked === true && isDeep(halves);
  const leaning = (way: string): number => (darkRims.test(way) && halves.primaryAsked === true && !isToned ? 0.2 : 1);
  // A shield in a pale tint is hardly a crest.
  const isPaleCrest = (device: string): boolean => device === 'tinted' && brief.constraints.container === 'shield';
  // Beside an abstract sign that speaks of the trade, one that speaks of nothing is only a pattern.
  const isSilent = (family: Family, device: string): boolean => family.kind === 'abstract' && !hasMeaning(family, device);
  const hasSpeaking = plans.some(({ ideas }) =>
    ideas.some(({ family, ways }) => family.kind === 'abstract' && ways.some(({ device }) => hasMeaning(family, device))),
  );
  const ofEveryday = isEveryday(brief);
  const isJoined = (id: string, device: string): boolean =>
    brief.joinedLetters !== undefined && showsJoin(brief.joinedLetters, { family: id, device });
  return (family, { device, looks }) =>
    (isSilent(family, device) && hasSpeaking ? besideSpeaking : 1) *
    (ofEveryday && (isSilent(family, device) || patterned.test(`${family.id}/${device}`)) ? ofPattern.silent : 1) *
    // The drawing that composes what was asked for is never left out for others.
    ((isComposed(device) && !isPaleCrest(device)) || isJoined(family.id, device) ? 50 : 1) *
    leaning(`${family.id}/${device}`) *
    weighsDown(`${family.id}/${device}`) *
    pictureWeight(family, device) *
    Math.sqrt(looks) *
    moodWeight(family, device) *
    (rare[`${family.id}/${device}`] ?? 1) *
    (isPlainColoured(brief) && device === 'sunlit' ? sameDisc : 1) *
    (isOfOneColour && tonal.test(`${family.id}/${device}`) ? inTones : 1) *
    (isAsked ? fitnessForAsked(`${family.id}/${device}`) : 1) *
    (isOfHalves && halvedFields.test(`${family.id}/${device}`) ? 40 : 1) *
    onGround(`${family.id}/${device}`);
}

/** Whether one colour was named alone, so that the second is a tone of it. */
const ofOneColour = ({ halves: { accentAsked }, brief: { colours } }: Hand): boolean => accentAsked !== true && colours.primary !== null;

/** Two colours that are too light to draw in: each is seen in a field of its own alone. */
const hasTwoBright = ({ halves: { primary, secondary, accentAsked }, isOnPlate }: Hand): boolean =>
  accentAsked === true && !isOnPlate && isBright(primary) && isBright(secondary);

const hasHalves = (ideas: readonly Idea[]): boolean =>
  ideas.some(({ family, ways }) => ways.some(({ device }) => halvedFields.test(`${family.id}/${device}`)));
