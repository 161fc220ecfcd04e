import type { Brief } from '../brief.js';
import type { MarkDecision } from '../decisions.js';
import { stream } from '../random.js';
import { temperamentOf } from '../temperament/temperament.js';
import { moods } from '../understanding/language/personality.js';
import { asksFrame } from './architecture.js';
import { hasPlainPicture, isOfIdeas, saysThingOfTrade } from './constraints.js';

/** Whether the prompt says how the brand looks: a bare name leaves every kind of sign open, and so does a colour that is part of it. */
const isDescribed = ({ name, colours, era, forms = [] }: Brief): boolean =>
  (colours.primary !== null && !name.toLowerCase().includes(colours.primary.words.toLowerCase())) ||
  colours.colourful === true ||
  era !== undefined ||
  forms.length > 0;

/** Whether words tell the mood, and not the trade alone: "a craft brewery" is only what it is called. */
function hasMoodOfItsOwn({ moods: told = [], trade = '' }: Brief): boolean {
  const ofTrade = trade
    .toLowerCase()
    .split(' ')
    .filter((word) => moods.get(word) !== undefined);
  return told.length > ofTrade.length;
}

/** Whether a brand is a shop, a workshop or a practice, which people know by a thing or by its name, and by no pattern. */
const isOfThings = (brief: Brief): boolean =>
  brief.constraints.symbol !== 'abstract' &&
  brief.abstractShape === undefined &&
  (hasPlainPicture(brief) || (brief.industry !== null && !isOfIdeas(brief)));

/** Whether such a brand was described, or is a sober one, which no game of tiles stands for. */
export const isEveryday = (brief: Brief): boolean => (isDescribed(brief) || brief.personality.seriousPlayful <= sober) && isOfThings(brief);

/** How many seeds show the trade by its picture where it has one: nearly all of a brand that was described, and of a mood alone more than half, so that seeds differ. */
const shareOfPictures = { described: 0.97, ofMood: 0.6, bare: 0 } as const;

/** What a mark lacks then that shows letters or a pattern: less than a form that was asked for. */
const lessTelling = 0.3;

/** Letters that a picture is hidden behind, or hides the foot of. */
const lettersFirst = /^(?:hollow-letter|letter-icon)$/;

/** What a mark lacks that does not show the trade, where it is known by a thing. */
export function lackOfPicture(brief: Brief, seed: string): (mark: Pick<MarkDecision, 'icon' | 'family'>) => number {
  const share = shareOfPictures[isDescribed(brief) ? 'described' : hasMoodOfItsOwn(brief) ? 'ofMood' : 'bare'];
  const hasPicture = hasPlainPicture(brief) || saysThingOfTrade(brief);
  const isShown = isOfThings(brief) && hasPicture && stream(seed, 'sign-of-trade').next() < share;
  return ({ icon, family }) => (isShown && (icon === null || lettersFirst.test(family)) ? lessTelling : 0);
}

/** How likely an abstract sign or a letter of blocks is for such a brand, where it speaks of the trade and where it says nothing. */
export const ofPattern = { speaking: 0.2, silent: 0.05 } as const;

/** Letters made of tiles or blocks: a pattern rather than an initial. */
export const patterned = /^(?:tile-letter|built-letter)\//;

/** Boxes, rings, ornaments and stray rules around a name. */
const decorated =
  /^(?:frame\/|badge\/|banner\/|roundel\/(?!arched)|lockup\/(?:initial|flanked|ruled|justified|pointed)|word-letter\/(?:raised-initial|boxed-initial)|icon-container\/(?:split|diagonal)|wordmark\/(?:ring-o|dotted))/;

/** How likely a decoration is in a brand that is to be plain. */
const leastDecorated = 0.3;

/** From here on a brand is to be plain. */
const leastPlain = -0.2;

/** Whether the words of a brief ask for as little as possible. */
export function isPlain(brief: Brief): boolean {
  const { personality, constraints, forms = [] } = brief;
  if (constraints.symbol === 'badge' || constraints.layout === 'badge' || asksFrame(brief) || forms.includes('rules')) return false;
  return temperamentOf(personality).plainOrnate <= leastPlain;
}

/** Letters with a disc in their place are a joke that a sober brand does not make. */
const sober = -0.35;
const joking = /^(?:wordmark\/(?:ring-o|dotted)|word-letter\/|word-picture\/(?!between|closing|for-letter))/;

/** A box in the colour of which there is to be only a little. */
const boxed = /^frame\/(?!block)/;

/** How likely a way is by what the words ask for in decoration. */
export function decorationOf(brief: Brief): (way: string) => number {
  const [isOfPlain, isSober] = [isPlain(brief), brief.personality.seriousPlayful <= sober];
  const isSparing = brief.colours.secondary?.role === 'accent' && !asksFrame(brief);
  return (way) =>
    (isOfPlain && decorated.test(way) ? leastDecorated : 1) *
    (isSober && joking.test(way) ? leastDecorated : 1) *
    (isSparing && boxed.test(way) ? leastDecorated : 1);
}
