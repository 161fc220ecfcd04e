import type { Joins, Patch } from '../refinement.js';
import { relationOf } from '../understanding/arrangement.js';
import { flowers } from '../understanding/colour-context.js';
import { plainColours } from '../understanding/lexicon/colours.js';
import { kindsOfThings } from '../understanding/lexicon/kinds.js';
import { brandNouns, places, stopWords } from '../understanding/lexicon/words.js';
import { words } from '../understanding/phrases.js';
import { singular, type Token } from '../understanding/text.js';
import { mostOfOne } from '../families/groups.js';
import { exchangeOf, isGone } from './parse-exchange.js';
import { isShownAt, symbolNoun, type ClauseText, type Reader } from './parse-clause.js';

const mostIcons = 12;
const namesSymbol = new RegExp(`\\b${symbolNoun}\\b`);
const isSymbolNoun = new RegExp(`^${symbolNoun}$`);
const asks =
  /\b(?:use|add|show|try|include|incorporate|draw|put|place|insert|with|want|need|like|prefer|fancy|featuring|(?:how|what) about|what of|(?:have|get|keep only|only keep|leave only|just keep) (?=(?:an?|some|the|two|three|four|\w+$)\b)|make it|instead|rather|turn (?:it|the \w+) into|give (?:me|us|it)|there (?:should|must|could|can|shall|ought to|has to|have to|needs? to) be)\b/;
const notThings = words(`
  change replace swap add put instead try move rotate flip align scale turn set shape style version circle background font colour color
  text letter letters lettering writing bigger smaller left right top bottom tagline energy playfulness elegance personality character sophistication
  contrast drama detail details space spacing corners edges full stop line lines year town name monogram initials wordmark away out
  weight weights stroke strokes width height size sizes bottom ground tone shade margin margins gap whitespace look match word words side sides
  caps remove drop lose delete forget become stays keep primary secondary thinner bolder rounder darker lighter warmer cooler only stack stacked place
`);
/** Words that may stand around a thing that is named alone: "maybe a small fox", "a lead or a paw instead". */
const around = words(`
  how what about a an the or and maybe perhaps rather better please instead just simply now then there some small little big single one two three four five six seven of with there should be could
  like obviously definitely think say ok okay yes in lol haha hmm hm pls plz thx cheers actually
`);

interface Mention {
  term: string;
  icons: string[];
  from: number;
  to: number;
  isUnwanted: boolean;
}

/** "Use a fox", "replace the cup with a leaf", "a fox instead", "mouse out", "forget the crow", "a stag". */
export const readSymbol: Reader = (clause, used) => {
  const found = mentions(clause, used);
  const unwanted = found.filter(({ isUnwanted }) => isUnwanted);
  const wanted = found.filter(({ isUnwanted }) => !isUnwanted);
  const [chosen] = isWish(clause, wanted, unwanted.length > 0, used)
    ? [...wanted].sort(
        (a, b) => Number(isShown(clause, a)) - Number(isShown(clause, b)) || Number(isOwn(clause, b)) - Number(isOwn(clause, a)),
      )
    : [];
  const joined = joinedTo(clause, wanted, used);
  const count = joined ? numberBefore(clause, joined.thing) : chosen ? countOf(clause, chosen) : undefined;
  // "Name below the cow", "put the cow on the right": it is shown already.
  if (
    chosen &&
    !joined &&
    count === undefined &&
    !exchangeOf(clause.tokens) &&
    isShown(clause, chosen) &&
    (used.size > 0 || moves.test(clause.keys))
  )
    return undefined;
  const limit = limitOf(clause, joined?.thing ?? chosen, count);
  if (limit !== undefined)
    return {
      patches: [{ kind: 'beyond', reason: limit }],
      used: found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    };
  const isAdded =
    !joined &&
    count === undefined &&
    (additions.test(clause.keys) || (puts.test(clause.keys) && standsNear.test(clause.keys))) &&
    wanted.length === 1 &&
    wanted.every((own) => isShown(clause, own));
  // "Add three zorbles above the fox": the fox is only the place.
  const unpictured = isAdded
    ? unknownBefore(clause, wanted[0])
    : chosen || wanted.length > 0
      ? undefined
      : unknownThing(clause, found, used);
  const patches: Patch[] = unpictured
    ? [{ kind: 'symbol', icons: [], term: unpictured }]
    : joined
      ? [
          // "A mountain behind the bird" of what shows no bird yet asks for both.
          ...(joined.place ? [shownBy(clause, joined.place)] : []),
          {
            ...shownBy(clause, severalOf(clause, joined)),
            joins: joined.relation,
            ...(count === undefined ? {} : { count }),
            ...(isSmallAt(clause, joined.thing) ? { isSmall: true as const } : {}),
          },
        ]
      : chosen
        ? [
            { ...shownBy(clause, chosen), ...(count === undefined ? {} : { count }) },
            ...(clause.context.pictures.length === 0 && overName.test(clause.keys) ? [stacked] : []),
          ]
        : unwanted.slice(0, 3).map(({ term, icons }) => ({ kind: 'remove-thing', icons, term }));
  // "The fox should become paler" changes it, and takes nothing away.
  const isOnlyChanged =
    used.size > 0 && patches.every(({ kind }) => kind === 'remove-thing') && !unwanted.some(({ from }) => isGone(clause, from));
  if (patches.length === 0 || isOnlyChanged) return undefined;
  return { patches, used: found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)) };
};

const shownBy = (clause: ClauseText, mention: Mention): Patch & { kind: 'symbol' } => ({
  kind: 'symbol',
  icons: mention.icons.slice(0, mostIcons),
  term: mention.term,
  ...(isOwn(clause, mention) ? {} : { isNear: true as const }),
});

/** "Waves", and what a thing floats on, are more than one of them where there is such a picture. */
const severalOf = ({ tokens }: ClauseText, { thing, relation }: Joining): Mention => {
  const plural = `${thing.term}s`;
  const isPlural = relation === 'under' || tokens[thing.to - 1]?.key === plural;
  return isPlural && thing.icons.includes(plural) && !boxed.has(plural)
    ? { ...thing, icons: [plural, ...thing.icons.filter((id) => id !== plural)] }
    : thing;
};

/** Pictures that are drawn on a square of their own: under a boat they would be a crate. */
const boxed: ReadonlySet<string> = new Set(['waves']);

/** What comes, how it stands to the picture, and what that is where it is not shown yet. */
interface Joining {
  thing: Mention;
  relation: Joins;
  place?: Mention;
}

/** "Put a moon inside the glass", "add a mouse next to the cheese", "the bird sits on a cup", "add a sun": what comes to the picture that there is. */
function joinedTo(clause: ClauseText, wanted: readonly Mention[], used: ReadonlySet<number>): Joining | undefined {
  const [first, second] = wanted.filter(({ term }) => !bodyParts.test(term));
  const { pictures } = clause.context;
  if (!first || exchangeOf(clause.tokens)) return undefined;
  if (pictures.length === 0) return second ? joinedToNone(clause, first, second) : undefined;
  // "In white" is no place.
  const said = (from: number, to: number): Token[] =>
    clause.tokens.slice(from, to).filter(({ key }, at) => key !== 'in' || !used.has(from + at + 1));
  const isAdded =
    beside.test(clause.keys) || additions.test(clause.keys) || (isBroughtIn(clause, first) && standsSomewhere.test(clause.keys));
  // "Behind the mountain a sun" names the place first.
  const [thing, place] = second && isShown(clause, first) && !isShown(clause, second) ? [second, first] : [first, second];
  if (isShown(clause, thing)) return undefined;
  if (!place || !isShown(clause, place)) {
    const isPlaced = place !== undefined && puts.test(clause.keys) && isDefinite(clause, place);
    return isAdded || isPlaced ? { thing, relation: place ? 'beside' : relationIn(said(0, clause.tokens.length)) } : undefined;
  }
  const between = said(Math.min(thing.to, place.to), Math.max(thing.from, place.from));
  if (!isAdded && !adds.test(clause.keys) && !between.some(({ key }) => stands.test(key))) return undefined;
  if (place === second) return { thing, relation: relationIn(between) };
  const before = said(0, place.from);
  return { thing, relation: before.some(({ key }) => relationOf([key])) ? relationIn(before) : turnedRound(relationIn(between)) };
}

/** "Add a mountain behind the bird", where the mark shows no picture. */
function joinedToNone(clause: ClauseText, thing: Mention, place: Mention): Joining | undefined {
  const between = clause.tokens.slice(thing.to, place.from);
  const isPlaced = additions.test(clause.keys) && between.some(({ key }) => stands.test(key));
  return isPlaced ? { thing, place, relation: relationIn(between) } : undefined;
}

/** "The bird sits on a cup": the cup comes under the bird. */
const turnedRound = (relation: Joins): Joins =>
  relation === 'on' || relation === 'over' ? 'under' : relation === 'under' ? 'over' : 'beside';

const isDefinite = ({ tokens }: ClauseText, { from }: Mention): boolean => /^(?:the|its|his|her|their)$/.test(tokens[from - 1]?.key ?? '');

/** "A wave", "some waves", "three stars", with a word for bringing them. */
const isBroughtIn = ({ tokens, keys }: ClauseText, { from }: Mention): boolean =>
  brings.test(keys) &&
  [tokens[from - 1], tokens[from - 2]].some((token) => /^(?:a|an|some|of|two|three|four|five)$/.test(token?.key ?? ''));
const brings = /\b(?:put|place|draw|insert|set|have|get|want|like)\b/;
/** "Above the name", and "underneath" where nothing else is said of the place. */
const overName = /\b(?:above|over|on top of) (?:the |our |its )?(?:name|text|lettering|wordmark|letters)\b/;
const standsSomewhere = new RegExp(`${overName.source}|\\b(?:underneath|below|beneath|above|behind|beside)$`);
const standsNear = /\b(?:next to|beside|above|below|under|underneath|behind|around|near)\b/;
const stacked: Patch = { kind: 'constrain', constraints: { layout: 'stack' } };

/** What one thing does on or beside another. */
const stands = /^(?:sit|sits|sitting|stand|stands|standing|lie|lies|lying|on|onto|under|above|behind|beside)$/;

/** How the words say that one thing stands to the other; side by side where they do not. */
const relationIn = (tokens: readonly Token[]): Joins => {
  const keys = tokens.map(({ key }) => key);
  if (keys.includes('behind')) return 'behind';
  if (keys.some((key) => key.startsWith('wear'))) return 'on';
  const relation = relationOf(keys.filter((key) => /^(?!and$|with$|out$)/.test(key)));
  return relation === 'on' || relation === 'over' || relation === 'under' || relation === 'inside' ? relation : 'beside';
};

/** "On his head": where it is worn. */
const bodyParts = /^(?:head|back|neck|hand|paw|beak|mouth|ear|tail|leg|foot|nose|wing|arm|shoulder)$/;

/** What can only mean one more: a verb, or that what is shown wears or holds it. */
const additions =
  /\b(?:add|include|incorporate|additional|another thing|wears?|wearing|holds?|holding|carr(?:y|ies|ying)|(?:give|put) (?:him|her|it|them) (?:on )?an?|give (?:the|our|that|this) (?!name|text|letters?|lettering|font|wordmark|background|tagline|slogan)\w+ an?)\b/;
const beside =
  /\b(?:as well|also|alongside|(?:beside|next to|around|near|behind|on|under|above|below|together with) (?:it|him|her|them))\b|\b(?:too|beside|next to|around)$/;
const adds =
  /\b(?:add|put|place|draw|want|like|love|have|insert|show|include|set|give|let|with|wears?|wearing|holds?|holding|carr(?:y|ies|ying))\b/;
const puts = /\b(?:put|place|draw|insert|set|let)\b/;
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "Only one tree", "one cup is enough" of the trees or cups that there are. */
const isOnlyOne = (clause: ClauseText, mention: Mention): boolean =>
  /\b(?:only|just) (?:one|a|an|1)\b|\benough\b/.test(clause.keys) && isShown(clause, mention);

const small = /^(?:small|little|tiny|mini|smaller)$/;

/** "Three small stars", "tres estrellas pequeñas". */
const isSmallAt = ({ tokens }: ClauseText, { from, to }: Mention): boolean =>
  [tokens[from - 1], tokens[from - 2], tokens[to]].some((token) => small.test(token?.key ?? ''));

/** "Three stars", "three small stars". */
function numberBefore({ tokens }: ClauseText, { from }: Mention): number | undefined {
  const at = small.test(tokens[from - 1]?.key ?? '') ? from - 2 : from - 1;
  const key = tokens[at]?.key ?? '';
  const count = numbers.includes(key) ? numbers.indexOf(key) + 2 : Number(key);
  return count >= 2 && count <= 99 ? count : undefined;
}

/** "Three trees"; "add a second tree" is one more than there are. */
function countOf(clause: ClauseText, mention: Mention): number | undefined {
  const { keys, context } = clause;
  const count = numberBefore(clause, mention);
  if (count !== undefined) return count;
  if (isOnlyOne(clause, mention)) return 1;
  const isOneMore = /\badd\b/.test(keys) && context.pictures.length === 1 && isShown(clause, mention) && !isDefinite(clause, mention);
  return isOneMore ? (context.brief.count ?? 1) + 1 : undefined;
}

/** Why a thing cannot be had as it was asked for. */
function limitOf(clause: ClauseText, mention: Mention | undefined, count: number | undefined): string | undefined {
  if (!mention) return undefined;
  if (count !== undefined && count > mostOfOne) return `No more than ${mostOfOne} of one thing are shown.`;
  // "Two scoops instead of one" counts what is there.
  const isCounted = count !== undefined && /\binstead of (?:a|one)$/.test(clause.keys);
  // "Add some steam" to a cup, where steam is only drawn on a cup.
  const isOfPicture = !isOwn(clause, mention) && mention.icons.some((id) => clause.context.pictures.includes(id));
  const isUnseen = isCounted || (isOfPicture && additions.test(clause.keys));
  return isUnseen && !isShown(clause, mention) ? `The drawing shows no ${mention.term} by itself.` : undefined;
}

/** What takes the place of something and has no picture: "replace the shoe with a nail", "zamiast buta gwóźdź". */
function unknownThing({ tokens }: ClauseText, found: readonly Mention[], used: ReadonlySet<number>): string | undefined {
  if (!exchangeOf(tokens)) return undefined;
  const others = tokens.flatMap(({ key }, at) => {
    const isFree = !used.has(at) && !found.some(({ from, to }) => at >= from && at < to);
    return isFree && key.length > 2 && ![stopWords, brandNouns, notThings, around].some((words) => words.has(key)) ? [at] : [];
  });
  const named = others.find((at) => /^(?:a|an)$/.test(tokens[at - 1]?.key ?? ''));
  const only = found.length === 1 && others.length === 1 ? others[0] : undefined;
  return tokens[named ?? only ?? -1]?.key;
}

/** What is to come to the picture and has none: a word behind an article or a number that means nothing else. */
function unknownBefore({ tokens }: ClauseText, place: Mention | undefined): string | undefined {
  const at = tokens.findIndex(
    ({ key }, index) =>
      index < (place?.from ?? 0) &&
      key.length > 2 &&
      ![stopWords, brandNouns, notThings, around].some((own) => own.has(key)) &&
      !small.test(key) &&
      (/^(?:a|an|some)$/.test(tokens[index - 1]?.key ?? '') ||
        numbers.includes(tokens[index - 1]?.key ?? '') ||
        small.test(tokens[index - 1]?.key ?? '')),
  );
  return tokens[at]?.text.toLowerCase();
}

const moves = /\b(?:left|right|mirror|mirrored|flip|rotate|tilt|facing|look|looks|looking|upside)\b/;
/** Of a compound the head tells: a coffee cup is no coffee bean. */
const isShown = (clause: ClauseText, { term, to }: Mention): boolean =>
  clause.context.shown.has(term) || clause.context.shown.has(singular(term)) || isShownAt(clause, to - 1);

const isOwn = ({ context }: ClauseText, { term, icons: [first = ''] }: Mention): boolean => context.showsItself(term, first);

/** Every thing that a picture shows, and whether it is to go. */
function mentions(clause: ClauseText, used: ReadonlySet<number>): Mention[] {
  const { tokens, context } = clause;
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    // "Bath" with a capital is a town.
    if (
      !token ||
      used.has(at) ||
      !isThing(token.key) ||
      isPortion(tokens, at) ||
      isPurpose(tokens, at) ||
      isComparison(tokens, at) ||
      // "Light brown" is a tone, and "a light circle" too.
      (/^(?:light|dark|pale|deep|bright)$/.test(token.key) && isToned(tokens[at + 1]?.key ?? '')) ||
      (token.capitalised && places.has(token.own))
    )
      continue;
    const pictured = termsAt(clause, at)
      .flatMap(({ term, to }) => (term.endsWith('as') ? [term, term.slice(0, -1)] : [term]).map((own) => ({ term: own, to })))
      .map(({ term, to }) => ({ term: term.slice(0, 40), icons: context.findIcons(term), from: at, to, isUnwanted: isGone(clause, at) }))
      .find(({ icons }) => icons.length > 0);
    // "Instead of the animal an acorn": a kind of what is shown has no picture of its own.
    const kind = context.shown.has(singular(token.key)) ? { term: singular(token.key), icons: [...context.pictures] } : undefined;
    const thing = pictured ?? (kind && { ...kind, from: at, to: at + 1, isUnwanted: isGone(clause, at) });
    if (!thing) continue;
    found.push(thing);
    at = thing.to - 1;
  }
  const old = exchangeOf(tokens)?.(found);
  return found
    .map((mention) => (old ? { ...mention, isUnwanted: old.includes(mention) } : mention))
    .map((mention) => (mention.isUnwanted ? { ...mention, icons: goneWith(mention.term, context) } : mention));
}

/** Of two pictures the one that is called so goes, and not its relative: a comb is near to scissors. */
function goneWith(term: string, context: ClauseText['context']): string[] {
  const icons = picturesOf(term, context);
  const shown = icons.filter((id) => context.pictures.includes(id));
  return kindsOfThings.has(term) || shown.length < 2 ? icons : icons.filter((id) => id === shown[0] || !shown.includes(id));
}

const isToned = (key: string): boolean =>
  plainColours.has(key) ||
  /^(?:circle|disc|square|shield|hexagon|box|frame|ring|shape|letters|lettering|name|font|background|ground|tone|shade)$/.test(key);

/** A kind ("the bird") stands for each of its members. */
const picturesOf = (term: string, { findIcons }: ClauseText['context']): string[] => [
  ...new Set([term, ...(kindsOfThings.get(term) ?? [])].flatMap((thing) => findIcons(thing))),
];

/** The thing at a token: with the word after it, if both are things ("palm tree"), and alone. */
function termsAt({ tokens }: ClauseText, at: number): { term: string; to: number }[] {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token) return [];
  // "Weinblatt" is a leaf, and no wine.
  if (next?.start === token.start && isThing(next.key))
    return [
      { term: `${token.key} ${singular(next.key)}`, to: at + 2 },
      // "Fetta di limone" is lemon.
      { term: singular(portions.test(next.key) ? token.key : next.key), to: at + 2 },
    ];
  const alone = { term: singular(token.key), to: at + 1 };
  if (!next || token.gap !== '' || !isThing(next.key)) return [alone];
  const head = { term: singular(next.key), to: at + 2 };
  // A vine leaf is a leaf; a fox head is a fox.
  return [{ term: `${token.key} ${head.term}`, to: at + 2 }, ...(isPartOfPlant(head.term) ? [head] : []), alone];
}

/** Parts that look alike whatever plant they are of: the plant itself would be another picture. */
const isPartOfPlant = (term: string): boolean => /^(?:leaf|branch|twig|flower|blossom|tree|seed|cone|root|fruit|berry|petal)$/.test(term);

/** "A wedge of cheese" is cheese. */
export const isPortion = (tokens: readonly Token[], at: number): boolean =>
  portions.test(tokens[at]?.key ?? '') && tokens[at + 1]?.key === 'of';
const portions =
  /^(?:wedge|slice|piece|chunk|bunch|pair|couple|pile|heap|bit|kind|sort|picture|drawing|image|silhouette|outline|sprig|ear|stalk|sheaf|bundle)s?$/;

/** "Too fussy for a bottle cap": what it is used for; "swap the cup for an owl" is an exchange. */
const isPurpose = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 4), at);
  const link = before.findLastIndex(({ key }) => key === 'for');
  return (
    link >= 0 &&
    !exchangeOf(tokens) &&
    before.slice(link + 1).every(({ key, gap }) => gap === '' && !/^(?:with|and|or|use|add|put)$/.test(key))
  );
};

/** "The bread looks like a stone" asks for no stone. */
const isComparison = (tokens: readonly Token[], at: number): boolean =>
  /\b(?:looks?|looking|seems?|feels?|appears?) (?:\w+ ){0,2}like (?:\w+ ){0,2}$|\b(?:resembles?|reminds? (?:me|us) of) (?:\w+ ){0,2}$/.test(
    `${tokens
      .slice(0, at)
      .map(({ key }) => key)
      .join(' ')} `,
  );

export const isThing = (key: string): boolean =>
  key.length > 1 &&
  !isSymbolNoun.test(key) &&
  (!plainColours.has(key) || flowers.has(key)) &&
  ![stopWords, brandNouns, notThings].some((set) => set.has(key));

/** What is asked for by a verb, put in the place of something, or named and nothing else with it. */
function isWish(clause: ClauseText, wanted: readonly Mention[], hasUnwanted: boolean, used: ReadonlySet<number>): boolean {
  const { keys, tokens } = clause;
  if (wanted.length === 0) return false;
  if (exchangeOf(tokens) || hasUnwanted || asks.test(keys) || namesSymbol.test(keys)) return true;
  if (wanted.some((mention) => isOnlyOne(clause, mention))) return true;
  return tokens.every(
    ({ key }, at) =>
      used.has(at) ||
      around.has(key) ||
      brandNouns.has(key) ||
      plainColours.has(key) ||
      wanted.some(({ from, to }) => at >= from && at < to),
  );
}
