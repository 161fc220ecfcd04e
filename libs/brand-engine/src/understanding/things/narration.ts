import type { Background } from '../trades/background.js';
import { tellsDecision } from '../asked/decided-things.js';
import { asksForSomething } from '../asked/stretches.js';
import { tellsTrade } from '../trades/industry.js';
import { plainColours } from '../lexicon/colours.js';
import { animals } from '../lexicon/kinds.js';
import { brandNouns, ordered, premises } from '../lexicon/words.js';
import type { Scope } from '../language/negation.js';
import { words } from '../text/phrases.js';
import { singular, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';

/** A sentence with one of these asks for something, or says what the brand is called. */
const asking = words(
  "want wants wanted would should could might please wish wishes need like likes love loves prefer prefers rather hope hopes draw show shows showing use include add maybe perhaps imagine ideally featuring feature features depict i'd we'd let's what think thinking thought picture picturing dreaming mind welcome instead slogan tagline motto",
);
export const persons = words(
  'people customers clients guests members visitors parents kids children families locals neighbours neighbors pupils students patients friends grandparents nobody everybody everyone fisherman fishermen farmer farmers postman teacher teachers owner owners regulars walkers tourists volunteers villagers somebody someone father mother dad mum mom grandfather grandmother grandpa grandma granddad gran uncle aunt brother sister son daughter husband wife cousin partner boss landlord',
);
const kin = /^(?:father|mother|dad|mum|mom|grandfather|grandmother|grandpa|grandma|granddad|gran|uncle|aunt|brother|sister)$/;
const times = words(
  'morning evening night afternoon noon week weekend day month year years summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday once sometimes often always usually then still',
);
const irregularPasts = words(
  'was were had began started came grew went met drove ate kept found left lost bought sold made built took gave got ran fell fled learned learnt taught saw heard sat stood slept won wrote read sang became brought thought spent born etait etaient avait avaient hatte hatten waren erano eran aveva avevano tenia tenian havia oli olivat byl byla byli crecimos nati nato nata nes ne nacidos nacimos geboren used',
);
/** What a group does besides its trade. */
const habits = words('meet meets rehearse rehearses gather live lives sit train trains');
const trades = words(
  'make makes sell sells offer offers repair repairs build builds teach teaches serve serves help helps provide provides do does specialise specialises specialize run runs produce produces brew brews bake bakes roast roasts design designs print prints grow grows mend mends sew sews restore restores clean cleans deliver delivers supply supplies',
);
const placing = /^(?:in|at|on|by|near|above|opposite|behind|next|beside|under|between|across|over|inside|outside|with)$/;
const founding = words('opened started founded launched established created set');

export const isPast = ({ key, pos }: Token): boolean =>
  irregularPasts.has(key) || (/^(?:VERB|AUX)$/.test(pos) && /\w{2}ed$/.test(key) && !endsInEed.has(key));
/** What is done now, though it ends like what was done. */
const endsInEed = words('need feed seed breed bleed speed weed heed proceed succeed exceed embed');
const isBeing = ({ key }: Token): boolean => /^(?:is|are|'s)$/.test(key);
const isVerb = (token: Token): boolean =>
  (/^(?:VERB|AUX)$/.test(token.pos) && (!token.key.endsWith('ing') || /^(?:br|s|cl|sw)ing$/.test(token.key))) ||
  isPast(token) ||
  /^(?:liegt|steht|befindet|ligt|staat|ligger)$/.test(token.own);

interface Stretch {
  from: number;
  to: number;
}

/** Sentences, parted where one turns from what it tells to what it asks for. */
function stretchesOf(tokens: readonly Token[]): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  tokens.forEach((token, at) => {
    const [next, after] = [tokens[at + 1], tokens[at + 2]];
    const turns =
      /^(?:so|but|therefore|hence)$/.test(next?.key ?? '') ||
      (next?.key === 'and' && /^(?:i|we|we're|we've|our|please|want|would)$/.test(after?.key ?? '')) ||
      (next?.key === 'and' && after?.key === 'now' && /^(?:i|we|it|our)$/.test(tokens[at + 3]?.key ?? '')) ||
      (token.gap === ',' && /^(?:i|we|i've|we've|there)$/.test(next?.key ?? '') && /^(?:got|have|is|are)$/.test(after?.key ?? '')) ||
      // "We meet on Thursdays, want something old".
      (token.gap === ',' && /^(?:want|need|would|looking|please)$/.test(next?.key ?? ''));
    if (next && !/[.!?…;:()]/.test(token.gap) && !(turns && at >= from)) return;
    if (at + 1 - from >= shortest) found.push({ from, to: at + 1 });
    from = at + 1;
  });
  return found;
}

/** Fewer words tell nothing. */
const shortest = 4;
/** A verb comes after at most as many words of its sentence. */
const longestLead = 9;

/**
 * "Customers bring us their lamps", "it began with one pan", "there is a bell and a dog": how things came about, what people do, and what
 * stands around. Nothing of it is drawn, and what the brand or its people did tells the trade only where nothing else does. What is
 * described as a picture is no such tale.
 */
export function findNarration(tokens: readonly Token[], scopes: readonly Scope[], name: ReadonlySet<number>): Background[] {
  return stretchesOf(tokens).flatMap(({ from, to }) => {
    const own = tokens.slice(from, to);
    if (isAsking(own) || own.some((_, at) => scopes[from + at]?.negated === true)) return [];
    const isName = (at: number): boolean => name.has(from + at);
    const tale = taleOf(own, isName);
    const spans = tale ? [{ from: tale.start, to: endOfTale(own), tellsTrade: tale.isOurs }] : addressesIn(own, isName);
    return spans
      .filter((span) => !own.slice(span.from, span.to).some((_, at) => isName(span.from + at)))
      .map((span) => ({ ...span, from: from + span.from, to: from + span.to }));
  });
}

/** "We make puppets, three socks, theatre red": behind its last verb a sentence that ends in a list with a colour tells no more. */
function endOfTale(own: readonly Token[]): number {
  const last = own.findLastIndex(isVerb);
  const comma = own.findIndex(({ gap }, at) => at >= last && gap === ',');
  return comma > 0 && own.slice(comma + 1).some(({ key }) => plainColours.has(key)) ? comma + 1 : own.length;
}

const isAsking = (own: readonly Token[]): boolean =>
  own.at(-1)?.gap.includes('?') === true ||
  /^(?:can|could|would|will)$/.test(own[0]?.key ?? '') ||
  own.some(({ key }) => asking.has(key) || (ordered.has(key) && key !== 'mark')) ||
  tellsDecision(own) ||
  asksForSomething(own);

/** Where a sentence begins to tell, and whether it tells of the brand or its people. */
interface Tale {
  start: number;
  isOurs: boolean;
}

const ours = (start: number): Tale => ({ start, isOurs: true });
const others = (start: number): Tale => ({ start, isOurs: false });

/** Nothing where a sentence says what the brand is or does. */
function taleOf(own: readonly Token[], isName: (at: number) => boolean): Tale | undefined {
  const [first, second] = own;
  if (!first || !second) return undefined;
  if (first.key === "there's" || (first.key === 'there' && /^(?:is|are|was|were)$/.test(second.key))) return others(0);
  if (/^(?:nebenan|gegenuber|daneben|enfrente|naast)$/.test(first.own) || (first.key === 'next' && second.key === 'door')) return others(0);
  const opening = own.slice(0, shortest);
  // "Grandma's cooking pot with steam" tells no tale.
  if (opening.some(({ key }) => kin.test(key)) && !own.some(({ key }) => /^(?:i|we)$/.test(key)) && own.some(isVerb)) return ours(0);
  const verb = own.findIndex((token, at) => at > 0 && at <= longestLead && isVerb(token) && own[at - 1]?.key !== 'to' && !isName(at));
  const told = own[verb];
  if (!told) return undefined;
  const isPlaced = placing.test(own[verb + 1]?.key ?? '');
  let head = verb - 1;
  while (head > 0 && own[head]?.pos === 'ADV' && !persons.has(own[head]?.key ?? '')) head--;
  const subject = own[head]?.key ?? '';
  if (isName(head)) return isPlaced || (isPast(told) && times.has(own[verb + 2]?.key ?? '')) ? ours(verb) : undefined;
  if (/^(?:we|i|we've|i've|siamo)$/.test(subject)) return taleOfUs(own, verb, subject);
  const isSeen = subject === 'you' && own.slice(verb, verb + 3).some(({ key }) => /^(?:see|hear|smell|spot|reach)$/.test(key));
  if (subject === 'they' || isSeen) return ours(0);
  if (subject === 'it' || (subject === 'all' && own[head - 1]?.key === 'it'))
    return /^(?:began|started|grew|came|happened|opened)$/.test(told.key) && !founds(own, verb) ? ours(0) : undefined;
  if (/^(?:a|an|one|two|three)$/.test(first.key) || own.slice(0, verb).some((_, at) => isName(at))) return undefined;
  if (persons.has(subject)) return ours(0);
  const owner = own
    .slice(Math.max(0, head - 3), head)
    .findLast(({ key }) => /^(?:the|my|our|his|her|their|every|each|this|that)$/.test(key));
  if (!owner) return undefined;
  // "Our gym is in an old factory": what it is stays told.
  if (brandNouns.has(singular(subject)) || /^(?:shop|studio|place)$/.test(subject))
    return isPlaced || (!isBeing(told) && !trades.has(told.key) && !has(told)) ? ours(verb) : undefined;
  if (isPast(told)) return { start: 0, isOurs: owner.key !== 'the' };
  const isAround = own.some(({ key }) => premises.has(key) || times.has(key));
  const isDated = own[verb + 1]?.key === 'from' && /^\d{4}$/.test(own[verb + 2]?.key ?? '');
  if (isBeing(told)) return isDated || premises.has(subject) || (isPlaced && isAround) ? others(0) : undefined;
  if (trades.has(told.key)) return undefined;
  return isAround || /^(?:my|our|his|her|their)$/.test(owner.key) ? others(0) : undefined;
}

/** "Goat yoga on the hill"; "a cat on a pile of books" is a picture. */
const isTradeThere = (own: readonly Token[], at: number): boolean =>
  tellsTrade(own[at - 1]?.key ?? '') &&
  own[at + 1]?.key === 'the' &&
  !animals.has(own[at - 1]?.key ?? '') &&
  !/^(?:a|an|the|one|two|three)$/.test(own[at - 2]?.key ?? '');

/** What a mark stands in is no address. */
const grounds = words('circle ring square hexagon shield diamond arch drop badge frame box oval');

/** "We are a law firm, on the corner by the fountain, above the florist": where somebody is. */
function addressesIn(own: readonly Token[], isName: (at: number) => boolean): Background[] {
  const isOfBrand = own.some(({ key }, at) => /^(?:we|we're|i|i'm|our|my)$/.test(key) || isName(at));
  return own.flatMap((token, from) => {
    const before = own[from - 1];
    // "A house on a cliff" is a picture.
    const isHouse = before?.key === 'house' && /^(?:a|the|one)$/.test(own[from - 2]?.key ?? '') && own[from + 1]?.key !== 'the';
    const isBusiness =
      before?.gap === '' && !isHouse && ((brandNouns.has(before.key) && !ordered.has(before.key)) || isTradeThere(own, from));
    const isDone =
      before?.gap === ',' && /^(?:recorded|made|based|located|housed|tucked|hidden|baked|brewed|run|set|built)$/.test(token.key);
    if (isDone && placing.test(own[from + 1]?.key ?? '')) return [{ from, to: own.length, tellsTrade: false }];
    const isWhere =
      /^(?:on|above|opposite|behind|beside|near|next|across|by|between|below)$/.test(token.key) || (isBusiness && token.key === 'in');
    const isKnown =
      own.slice(from + 1, from + 4).some(({ key }) => /^(?:the|our|a|an)$/.test(key)) && !grounds.has(own[from + 2]?.key ?? '');
    if (!((isOfBrand && before?.gap === ',') || isBusiness) || !isWhere || !isKnown) return [];
    const last = own.findIndex(({ gap }, at) => at >= from && gap !== '');
    return [{ from, to: last < 0 ? own.length : last + 1, tellsTrade: false }];
  });
}

const has = ({ key }: Token): boolean => /^(?:has|have)$/.test(key);

/** "We started a bakery": what somebody began is what they do. */
const founds = (own: readonly Token[], verb: number): boolean =>
  founding.has(own[verb]?.key ?? '') &&
  own.slice(verb + 1, verb + 5).some(({ key, pos }) => brandNouns.has(singular(key)) || plainColours.has(key) || pos === 'PROPN') &&
  !placing.test(own[verb + 1]?.key ?? '');

/** "We met a goat on holiday", "we rehearse in the back room", "we have twelve cows"; "we mend violins" and "I have a riding school" tell the trade. */
function taleOfUs(own: readonly Token[], verb: number, subject: string): Tale | undefined {
  const [told, next] = [own[verb], own[verb + 1]];
  if (!told) return undefined;
  const isPossessed = has(told) || (subject.endsWith("'ve") && told.key === 'got');
  if (isPossessed) return own.some(({ key }) => brandNouns.has(singular(key))) ? undefined : ours(0);
  if (isPast(told)) return founds(own, verb) || (told.key === 'used' && next?.key !== 'to') ? undefined : ours(0);
  return habits.has(told.key) && (placing.test(next?.key ?? '') || times.has(singular(next?.key ?? ''))) ? ours(verb) : undefined;
}

/** Whether a thing is asked for where its sentence asks. */
const isWished = (thing: Thing, tokens: readonly Token[], stretches: readonly Stretch[]): boolean => {
  const own = stretches.find(({ from, to }) => from <= thing.from && thing.from < to);
  return own !== undefined && isAsking(tokens.slice(own.from, own.to));
};

/** "The boat is a ketch with red sails. Show the ketch": beside a wish in so many words, what a sentence tells is none. */
export function withoutTold(things: readonly Thing[], tokens: readonly Token[]): Thing[] {
  const stretches = stretchesOf(tokens);
  const wished = things.filter((thing) => thing.asked && thing.icons.length > 0 && isWished(thing, tokens, stretches));
  if (wished.length === 0) return [...things];
  const terms = new Set(wished.map(({ term }) => term));
  const isTold = (thing: Thing): boolean => {
    const own = stretches.find(({ from, to }) => from <= thing.from && thing.from < to);
    if (!own || thing.refused || terms.has(thing.term) || isWished(thing, tokens, stretches)) return false;
    const before = tokens.slice(own.from, thing.from);
    return before.some((token, at) => at > 0 && isVerb(token) && token.gap === '') && !/^(?:a|an)$/.test(before[0]?.key ?? '');
  };
  return things.map((thing) => (thing.asked && isTold(thing) ? { ...thing, asked: false } : thing));
}
