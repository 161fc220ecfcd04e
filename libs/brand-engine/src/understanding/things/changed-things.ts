import { showers } from '../asked/asked-things.js';
import type { IconRanker } from './icons.js';
import { brandNouns } from '../lexicon/words.js';
import type { Change } from './pictures.js';
import { meantBy } from '../language/senses.js';
import { isHolder } from './holders.js';
import { words } from '../text/phrases.js';
import { singular, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';

const stem = ({ key }: Token): string => singular(key.replace(/['’]s?$/, ''));

const isNoun = ({ pos, key }: Token): boolean => /^(?:NOUN|PROPN)$/.test(pos) || /ing$|['’]s?$/.test(key);

/** English, and the compounds of other tongues, name the head last; "un grão de café" names it first. */
export const isHeadLast = (before: Token, head: Token): boolean =>
  before.start === head.start || (before.key === before.own && head.key === head.own);

/** What the noun right before a noun makes of it: "a piano key" is a part of a piano, "a gravy boat" no boat. */
export function changeBefore(tokens: readonly Token[], at: number, icons: IconRanker): Change | undefined {
  const [before, head] = [tokens[at - 1], tokens[at]];
  if (!before || !head || before.gap !== '' || !isNoun(before) || !isHeadLast(before, head)) return undefined;
  const noun = singular(head.key);
  // "A wine bar", "a boat house": what somebody runs is told by both words.
  if ([showers, brandNouns].some((known) => known.has(noun)) || isHolder(noun)) return undefined;
  // A sense that is told has a picture of its own ("a tuning fork"), or none ("a wine press").
  const meant = meantBy(noun, [before, head], null);
  if (meant !== noun && meant !== '') return undefined;
  return icons.changes(noun, stem(before)) ?? (meant === '' ? 'other' : isPartOfAny(noun, stem(before), icons) ? 'part' : undefined);
}

/** Parts that many a thing has, whether or not a dictionary tells so: "a book spine" is no backbone. */
const commonParts = words('spine neck leg arm cap hull keel prow stern brim rim');
const isPartOfAny = (noun: string, whole: string, icons: IconRanker): boolean => commonParts.has(noun) && icons.shows(whole);

/** Parts of machines and vessels, which are things of their own elsewhere. */
const ofMachines = words('door window hatch porthole drum lid cover handle knob button dial pedal saddle lens screen roof flap');
/** What stands in the sky or around it all is there without having been told of: "a cat with the moon". */
const unique = words('sun moon sky sea ocean world earth globe star mountain hill horizon city skyline river forest name initial');

/** "A washing machine door", "a birdcage with the door open": what a thing has of its own, told right behind it. */
function isOwnPart(whole: Thing, part: Thing, tokens: readonly Token[], icons: IconRanker): boolean {
  // "The van itself with a hatch".
  const end = whole.to + (tokens[whole.to]?.key === 'itself' ? 1 : 0);
  const [before, link, first] = [tokens[whole.to - 1], tokens[end], tokens[part.to - 1]];
  if (whole.refused || part.refused || whole.term === part.term || before?.gap !== '' || !first) return false;
  const term = singular(part.term.split(' ').at(-1) ?? '');
  // What is asked for begins behind its article, with the words that say which one is meant.
  if (part.to - 1 === whole.to)
    return (
      (ofMachines.has(term) || commonParts.has(term)) &&
      (whole.to - whole.from > 1 || /['’]s$/.test(before.key)) &&
      isHeadLast(before, first)
    );
  return (
    whole.asked &&
    icons.shows(whole.term) &&
    part.from === end + 2 &&
    link?.key === 'with' &&
    (ofMachines.has(term) ? /^(?:the|its|an?)$/ : /^(?:the|its|his|her)$/).test(tokens[end + 1]?.key ?? '') &&
    !unique.has(term) &&
    // "A knight, a dragon with the knight": what was told of before is a thing of its own.
    !tokens.slice(0, whole.from).some(({ key }) => singular(key) === term)
  );
}

/** Where the thing stands that a noun is a part of: "the scroll of a violin". */
function wholeBehind(tokens: readonly Token[], at: number, icons: IconRanker): number | undefined {
  const [head, of] = [tokens[at], tokens[at + 1]];
  if (head?.gap !== '' || of?.key !== 'of' || of.gap !== '') return undefined;
  const whole = [at + 2, at + 3].find((place) => tokens[place]?.pos === 'NOUN' && tokens[place - 1]?.gap === '');
  const change = whole === undefined ? undefined : icons.changes(singular(head.key), stem(tokens[whole] ?? head));
  return change === 'part' || change === 'other' ? whole : undefined;
}

/** "A piano key": what is a part of a thing that is shown. */
export const partOf = (whole: string, tokens: readonly Token[], at: number, asked: boolean): Thing => ({
  kind: 'thing',
  term: singular(tokens[at]?.key ?? ''),
  asked,
  refused: false,
  icons: [],
  partOf: whole,
  from: at,
  to: at + 1,
});

/** "The scroll of a violin": what is a part of a thing, or is meant in another sense, is no picture beside it. */
export const withoutPartsOfWholes = (found: readonly Thing[], tokens: readonly Token[], icons: IconRanker): Thing[] => {
  const wholes = new Map(found.flatMap((thing) => (thing.refused ? [] : [[thing, wholeBehind(tokens, thing.to - 1, icons)] as const])));
  const isWholeOf = (thing: Thing, part: Thing): boolean => {
    const at = wholes.get(part);
    return (at !== undefined && thing.from <= at && at < thing.to) || isOwnPart(thing, part, tokens, icons);
  };
  return found.map((thing) => {
    const part = found.find((own) => own !== thing && isWholeOf(thing, own));
    if (part !== undefined) return { ...thing, asked: thing.asked || part.asked };
    const whole = found.find((own) => own !== thing && isWholeOf(own, thing));
    return whole === undefined ? thing : { ...thing, icons: [], ...(whole.icons.length > 0 ? { partOf: whole.term } : {}) };
  });
};
