import type { ColourMention } from '../colours/colours.js';
import { words } from '../text/phrases.js';
import { areJoined, singular, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';
import type { IconRanker } from './icons.js';

/** What a creature or a thing has of its own. */
export const bodyParts = words(
  'eye eyes whisker mustache moustache beak bill tail horn ear wing mane tusk antler fur paw claw hoof mouth tongue nose tooth leg foot hand back shell fin feather antenna root hole handle lid spout belly tummy chest breast neck cheek stem stalk',
);

/** "Head of an okapi": the part of something that nobody draws is no picture of its own. */
export const isPartOfUnknown = ({ term, to, asked }: Thing, tokens: readonly Token[], icons: IconRanker): boolean => {
  const whole = tokens[to + 2];
  return (
    asked &&
    (term === 'head' || bodyParts.has(term)) &&
    tokens[to]?.key === 'of' &&
    /^(?:a|an|the|our)$/.test(tokens[to + 1]?.key ?? '') &&
    whole?.pos === 'NOUN' &&
    icons.find(singular(whole.key)).length === 0
  );
};

/** "A bell, mouth upward", "a wren, tail up": how a thing holds its parts. */
export const isHeldSo = ({ term, from, to }: Thing, tokens: readonly Token[]): boolean => {
  const start = /^(?:the|its)$/.test(tokens[from - 1]?.key ?? '') ? from - 1 : from;
  const [next, before] = [tokens[to], tokens[start - 1]];
  // "A hen with the eyes bandaged".
  if (term === 'eye' && before?.key === 'with' && tokens[to - 1]?.gap === '') return true;
  return (
    (term === 'head' || bodyParts.has(term)) &&
    before !== undefined &&
    (before.gap === ',' || before.key === 'with') &&
    tokens[to - 1]?.gap === '' &&
    /^(?:up|upwards?|down|downwards?|forward|forwards|back|raised|lowered|spread|open|closed|out|outstretched|stretched|sticking|standing)$/.test(
      next?.key ?? '',
    )
  );
};

/** What may stand between a part and its colour. */
const linking = /^(?:is|are|in|be|should|the|a|an|colou?r|·)$/;
const reach = 4;

/** A part of a thing with the colour that is told of it. */
export interface PartInColour {
  part: Thing;
  colour: ColourMention;
}

/** "A toucan …, the beak orange", "ears pink", "las alas verdes": parts of what is shown that are told a colour of their own. */
export function findPartsInColour(
  tokens: readonly Token[],
  colours: readonly ColourMention[],
  things: readonly Thing[],
  meant: (term: string) => string,
): PartInColour[] {
  const terms = tokens.map(({ key }) => (bodyParts.has(singular(key)) ? singular(key) : meant(singular(key))));
  const isPart = (at: number): boolean => bodyParts.has(terms[at] ?? '') && isBelonging(tokens, at);
  const owner = things.find((thing) => thing.asked && !thing.refused && !bodyParts.has(thing.term) && !isPart(thing.to - 1));
  if (!owner) return [];
  return terms.flatMap((term, at) => {
    const colour = isPart(at) ? colours.find((own) => isToldOf(own, at, tokens)) : undefined;
    const part = { kind: 'thing' as const, term, asked: true, refused: false, icons: [], partOf: owner.term, from: at, to: at + 1 };
    return colour ? [{ part, colour }] : [];
  });
}

function isToldOf({ avoided, from, to }: ColourMention, at: number, tokens: readonly Token[]): boolean {
  if (avoided) return false;
  if (to === at) return tokens[at - 1]?.gap === '';
  if (from <= at || from - at > reach) return false;
  return areJoined(tokens, at, from) && tokens.slice(at + 1, from).every(({ key }) => linking.test(key));
}

/** "The beak", "its tail", "with a white belly"; "an owl and a red hand" are two things. */
function isBelonging(tokens: readonly Token[], at: number): boolean {
  const clause = tokens.slice(Math.max(0, at - reach), at);
  const own = clause.slice(clause.findLastIndex(({ gap }) => gap !== '') + 1).map(({ key }) => key);
  return !own.some((key) => /^(?:a|an|one)$/.test(key)) || own.includes('with') || own.includes('and');
}

/** The things of a prompt, with parts as what they are: nothing that is drawn apart. */
export const withParts = (things: readonly Thing[], parts: readonly PartInColour[]): Thing[] =>
  [
    ...things.filter(({ from, to }) => !parts.some(({ part }) => from <= part.from && part.from < to)),
    ...parts.map(({ part }) => part),
  ].sort((one, other) => one.from - other.from);

/** What is told of parts alone is no colour of the brand, where another one is. */
export function withoutPartColours(colours: readonly ColourMention[], parts: readonly PartInColour[]): readonly ColourMention[] {
  const others = colours.filter((own) => !parts.some(({ colour }) => colour === own));
  return others.some(({ avoided }) => !avoided) ? others : colours;
}
