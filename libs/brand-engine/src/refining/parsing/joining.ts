import type { Joins, Patch } from '../../refinement.js';
import { relationOf } from '../../understanding/things/arrangement.js';
import type { Token } from '../../understanding/text/text.js';
import type { ClauseText } from './clause.js';
import { exchangeOf } from './exchange.js';
import { isShown, type Mention } from './things.js';

/** "Waves", and what a thing floats on, are more than one of them where there is such a picture. */
export const severalOf = ({ tokens, context }: ClauseText, { thing, relation }: Joining): Mention => {
  // Water is waves, and none on a square of their own.
  if (boxed.has(thing.icons[0] ?? ''))
    return { ...thing, icons: [...context.findIcons('wave').filter((id) => !boxed.has(id)), ...thing.icons] };
  const plural = `${thing.term}s`;
  const isPlural = relation === 'under' || tokens[thing.to - 1]?.key === plural;
  return isPlural && thing.icons.includes(plural) && !boxed.has(plural)
    ? { ...thing, icons: [plural, ...thing.icons.filter((id) => id !== plural)] }
    : thing;
};

/** Pictures that are drawn on a square of their own: under a boat they would be a crate. */
const boxed: ReadonlySet<string> = new Set(['waves']);

/** What comes, how it stands to the picture, and what that is where it is not shown yet. */
export interface Joining {
  thing: Mention;
  relation: Joins;
  place?: Mention;
}

/** "Put a moon inside the glass", "add a mouse next to the cheese", "the bird sits on a cup", "add a sun": what comes to the picture that there is. */
export function joinedTo(clause: ClauseText, wanted: readonly Mention[], used: ReadonlySet<number>): Joining | undefined {
  const [first, second] = wanted.filter(({ term }) => !bodyParts.test(term));
  const { pictures } = clause.context;
  // "Two loaves" of what shows bread are of that.
  const isCounted = first?.icons.some((id) => pictures.includes(id)) === true && isNumber(clause.tokens[first.from - 1]?.key ?? '');
  if (!first || isCounted || exchangeOf(clause.tokens) || /\binstead$/.test(clause.keys)) return undefined;
  if (pictures.length === 0) return second ? joinedToNone(clause, first, second) : undefined;
  // "In white" is no place.
  const said = (from: number, to: number): Token[] =>
    clause.tokens.slice(from, to).filter(({ key }, at) => key !== 'in' || !used.has(from + at + 1));
  const isAdded =
    beside.test(clause.keys) || additions.test(clause.keys) || (isBroughtIn(clause, first) && standsSomewhere.test(clause.keys));
  // "Behind the mountain a sun" names the place first.
  const [thing, place] = second && isShown(clause, first) && !isShown(clause, second) ? [second, first] : [first, second];
  // What shows a hammock may be called a palm, and has none that could not come.
  const isDrawn = thing.icons.some((id) => pictures.includes(id)) || clause.context.brief.concepts.some(({ term }) => term === thing.term);
  if (isShown(clause, thing) && (isDrawn || !isNew(clause, thing))) return undefined;
  if (!place || !isShown(clause, place)) {
    const isPlaced = place !== undefined && puts.test(clause.keys) && isDefinite(clause, place);
    const relation = place ? 'beside' : relationIn(said(0, clause.tokens.length));
    // "I'd like to see the water too": it is under what swims or sails.
    return isAdded || isPlaced
      ? { thing, relation: relation === 'beside' && boxed.has(thing.icons[0] ?? '') ? 'under' : relation }
      : undefined;
  }
  const between = said(Math.min(thing.to, place.to), Math.max(thing.from, place.from));
  if (!isAdded && !adds.test(clause.keys) && !between.some(({ key }) => stands.test(key))) return undefined;
  if (place === second) return { thing, relation: relationIn(between) };
  const before = said(0, place.from);
  // "Let the owl wear glasses": what is worn is on it, and not under it.
  if (between.some(({ key }) => /^(?:wear|hold|carr)/.test(key))) return { thing, relation: relationIn(between) };
  return { thing, relation: before.some(({ key }) => relationOf([key])) ? relationIn(before) : turnedRound(relationIn(between)) };
}

const isNumber = (key: string): boolean => /^(?:two|three|four|five|six|seven)$/.test(key);

/** "Add a mountain behind the bird", where the mark shows no picture. */
function joinedToNone(clause: ClauseText, thing: Mention, place: Mention): Joining | undefined {
  const between = clause.tokens.slice(thing.to, place.from);
  const isPlaced = additions.test(clause.keys) && between.some(({ key }) => stands.test(key));
  return isPlaced ? { thing, place, relation: relationIn(between) } : undefined;
}

/** "The bird sits on a cup": the cup comes under the bird. */
const turnedRound = (relation: Joins): Joins =>
  relation === 'on' || relation === 'over' ? 'under' : relation === 'under' ? 'over' : relation === 'inside' ? 'around' : 'beside';

export const isDefinite = ({ tokens }: ClauseText, { from }: Mention): boolean =>
  /^(?:the|its|his|her|their)$/.test(tokens[from - 1]?.key ?? '');

/** "A wave", "some waves", "three stars", with a word for bringing them. */
const isBroughtIn = (clause: ClauseText, mention: Mention): boolean =>
  (brings.test(clause.keys) || overName.test(clause.keys)) && isNew(clause, mention);

/** "A wave", "three small stars": spoken of for the first time. */
export const isNew = ({ tokens }: ClauseText, { from }: Mention): boolean =>
  [tokens[from - 1], tokens[from - 2]].some((token) => /^(?:a|an|some|few|several|of|two|three|four|five)$/.test(token?.key ?? ''));

const brings = /\b(?:put|place|draw|insert|set|have|get|wants?|like|(?:would|could|might) be)\b/;

/** "Above the name", and "underneath" where nothing else is said of the place. */
export const overName = /\b(?:above|over|on top of) (?:of )?(?:the |our |its )?(?:name|text|lettering|wordmark|letters)\b/;

/** "Put the bolt between the two words" */
export const standsInName =
  /\b(?:between|in the (?:middle|corner) of|in front of|behind) (?:the |our )?(?:\w+ )?(?:words?|letters?|name|text|lines?)\b/;
export const standsByName: Patch = {
  kind: 'beyond',
  reason: 'The picture stands before, behind, over or under the name, and not inside it.',
};

/** Where a picture that comes to a name alone stands beside it. */
export function placeByName(keys: string): Patch[] {
  if (overName.test(keys)) return [{ kind: 'constrain', constraints: { layout: 'stack' } }];
  const [, before, after] =
    /\b(?:(before|in front of|left of|on the left)|(after|behind|right of|on the right))\b(?: of)?(?: (?:the|our) (?:name|text|wordmark|lettering|letters)|$)/.exec(
      keys,
    ) ?? [];
  return before === undefined && after === undefined ? [] : [{ kind: 'order', layout: 'row', nameFirst: after !== undefined }];
}

const standsSomewhere = new RegExp(
  `${overName.source}|\\b(?:underneath|below|beneath|above|behind|beside|on top)(?: (?:would|could|might) be (?:\\w+ )?\\w+)?$`,
);

export const standsNear = /\b(?:next to|beside|above|below|under|underneath|behind|around|near)\b/;

/** What one thing does on or beside another. */
const stands = /^(?:sit|sits|sitting|stand|stands|standing|lie|lies|lying|on|onto|under|above|behind|beside|next|near|around)$/;

/** How the words say that one thing stands to the other; side by side where they do not. */
const relationIn = (tokens: readonly Token[]): Joins => {
  const keys = tokens.map(({ key }) => key);
  if (keys.includes('behind')) return 'behind';
  if (keys.some((key) => key.startsWith('wear'))) return 'on';
  const relation = relationOf(keys.filter((key) => /^(?!and$|with$|out$)/.test(key)));
  return relation === 'on' || relation === 'over' || relation === 'under' || relation === 'inside' ? relation : 'beside';
};

/** "On his head": where it is worn. */
export const bodyParts = /^(?:head|back|neck|hand|paw|beak|mouth|ear|tail|leg|foot|nose|wing|arm|shoulder)$/;

/** What can only mean one more: a verb, or that what is shown wears or holds it. */
export const additions =
  /\b(?:add|include|incorporate|additional|another thing|there (?:could |should |might |can |would )?be (?=an?\b|some\b|few\b|two\b|three\b)|^(?:(?:and|also|maybe|perhaps|but|then|just|only) )*with (?=an?\b|some\b|few\b|two\b|three\b|four\b|five\b|\w+(?: (?:if|maybe|perhaps|around|coming|rising|on top|in it|too|as well|please)\b|$))|wears?|wearing|holds?|holding|carr(?:y|ies|ying)|(?:peek|peep|hid|pok|sneak|lurk)ing|in (?:the|its|his|her|their) (?:beak|mouth|paws?|hands?|claws?|talons?|arms?|trunk|jaws?|teeth|snout)|(?:give|put) (?:him|her|it|them) (?:on )?(?:an?|some|two|three|four|five)|give (?:the|our|that|this) (?!name|text|letters?|lettering|font|wordmark|background|tagline|slogan)\w+ an?)\b/;

const beside =
  /\b(?:as well|also|alongside|(?:beside|next to|around|near|behind|on|under|above|below|together with) (?:it|him|her|them))\b|\b(?:too|beside|next to|around)$/;

const adds =
  /\b(?:add|put|place|draw|wants?|like|love|have|insert|show|include|set|give|let|with|wears?|wearing|holds?|holding|carr(?:y|ies|ying))\b/;

export const puts = /\b(?:put|place|draw|insert|set|let)\b/;
