import type { ColourMention } from './colours.js';
import { areJoined, type Token } from '../text/text.js';
import type { Span, Thing } from '../wishes.js';

/** What may stand between a thing and its colour: "the hat in red", "the door should be green". */
const linking = /^(?:is|are|in|be|should|the|a|an|colou?r|all|·)$/;

/** The thing that a colour is told of: "a green cactus", "oso blanco", "a duck. The duck should be yellow". */
export function colouredThing<T extends Span>(colour: Span, things: readonly T[], tokens: readonly Token[]): T | undefined {
  const isBefore = (thing: Span): boolean =>
    thing.to <= colour.from &&
    areJoined(tokens, thing.to - 1, colour.from) &&
    tokens.slice(thing.to, colour.from).every(({ key, pos }) => linking.test(key) || pos === 'ADJ');
  const isBehind = ({ from }: Span): boolean => from === colour.to && tokens[from - 1]?.gap === '';
  const spokenOf = (is: (mention: Span) => boolean): T | undefined =>
    things.find((thing) => [thing, ...mentionsOf(thing, tokens)].some(is));
  return spokenOf(isBehind) ?? spokenOf(isBefore);
}

/** What stands for the thing that is shown: "name in green, picture in brown". */
const ofThing = /^(?:body|picture|icon|symbol|image|drawing|pictogram|illustration)$/;

/** Where a thing is spoken of: "a duck. The duck should be yellow", "a toucan, the body black". */
export const mentionsOf = ({ to }: Span, tokens: readonly Token[]): Span[] => {
  const own = tokens[to - 1]?.key;
  return tokens.flatMap(({ key }, at) => (key === own || ofThing.test(key) ? [{ from: at, to: at + 1 }] : []));
};

/** The colours that are told of two things. */
export const coloursOfPair = (
  colours: readonly ColourMention[],
  pair: readonly [Span, Span],
  tokens: readonly Token[],
): [ColourMention | undefined, ColourMention | undefined] => {
  const told = colours.filter(({ avoided, letters }) => !avoided && letters !== true);
  const of = (thing: Span): ColourMention | undefined => told.find((colour) => colouredThing(colour, pair, tokens) === thing);
  return [of(pair[0]), of(pair[1])];
};

/** The colour of the thing that is shown first, where one is told of it. */
export function colourOfThing(
  colours: readonly ColourMention[],
  things: readonly Thing[],
  tokens: readonly Token[],
): ColourMention | undefined {
  const first = things.find(({ asked, refused, icons }) => asked && !refused && icons.length > 0);
  const isPainted = ({ avoided, ground, letters, accent }: ColourMention): boolean => !avoided && !ground && letters !== true && !accent;
  return first && colours.find((colour) => isPainted(colour) && colouredThing(colour, [first], tokens));
}

/** "Two cups, one pink and one blue", "one in red, the other green": the colours of two of a kind. */
export function coloursOfTwo(colours: readonly ColourMention[], tokens: readonly Token[]): ColourMention[] {
  const keyAt = (at: number): string => tokens[at]?.key ?? '';
  const isOfOne = ({ from, avoided }: ColourMention): boolean =>
    !avoided && /^(?:one|other|second)$/.test(keyAt(keyAt(from - 1) === 'in' ? from - 2 : from - 1));
  const told = colours.filter(isOfOne);
  return told.length === 2 && tokens.some(({ key }) => /^(?:two|2|both|pair)$/.test(key)) ? told : [];
}
