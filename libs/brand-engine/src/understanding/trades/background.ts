import { isColourWord } from '../lexicon/colours.js';
import { brandNouns, customers } from '../lexicon/words.js';
import { tellsTrade } from './industry.js';
import { formerly } from '../lexicon/naming.js';
import type { Scope } from '../language/negation.js';
import { words } from '../text/phrases.js';
import { endsClause, singular, type Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** Something that a prompt tells of others than the brand: nothing of it is drawn. */
export interface Background extends Span {
  /** What a brand was, or who began it, still tells its trade where nothing else does; a neighbour or a street does not. */
  tellsTrade: boolean;
  /** What rivals have is what a brand sets itself apart from. */
  isOfRivals?: true;
}

export const kin = words(
  'grandfather grandmother grandpa grandma granddad grandad gran granny nan great-grandfather great-grandmother grandparents father mother dad mum mom uncle aunt wife husband brother sister son daughter parents family ancestors owner owners landlord landlady predecessor predecessors',
);
const pastOfKin =
  /^(?:had|was|were|used|kept|owned|built|started|founded|began|worked|loved|made|sold|ran|bred|grew|came|lived|fished|drove|taught|left|died|once|has|have)$/;
const rivals = words('neighbour neighbours neighbor neighbors competitor competitors competition rival rivals everyone everybody others');
const ofRivals = /^(?:has|have|had|is|are|uses|use|used|shows|show|does|do)$/;
/** What may stand before those who are told of. */
const leading = words(
  'and but because since as when well so the my our his her their late great old previous former dear · every all most other also already',
);
/** Whoever is told of here wishes for something. */
const wishes =
  /^(?:want|wants|wanted|would|should|please|wish|wishes|need|needs|asked|asks|insists|suggested|suggests|thinks|hopes|i|called|named)$/;
const premises = words(
  "shop store cafe café studio we we're place office building house restaurant bar practice salon workshop bakery premises",
);
const lies = /^(?:is|are|lies|lie|live|standing|sits|stands|located|situated|based|right|just|directly|opened|found)$/;
const near = /^(?:beside|next|opposite|behind|near|close|across|above)$/;
/** Verbs of other tongues that no table has. */
const lieAbroad = /^(?:liegt|ligt|ligger|esta|estamos|queda|trova|fica|lezi|stoi|находится|знаходиться|βρισκεται|sijaitsee|trouve)$/;
const converted = /^(?:former|converted|disused|derelict|abandoned)$/;
const workplaces = /^(?:shed|barn|garage|cellar|basement|attic|loft|stable|warehouse|van|kitchen)$/;
const work =
  /^(?:fix|repair|restore|mend|make|build|sell|teach|brew|bake|roast|print|grow|work|sew|weave|carve|tune|service|distil|cook|design|paint|rehearse|meet)$/;
const mostBetween = 4;

/** "My grandfather had a boat", "every clinic is blue", "the shop is next to the church", "we used to be Bright Sparks Electrical". */
export function findBackground(text: string, tokens: readonly Token[], scopes: readonly Scope[], name: ReadonlySet<number>): Background[] {
  const found: Background[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const isFirst = from === 0 || isBoundary(tokens, from - 1);
    const own =
      (isFirst ? (ofOthers(tokens, from) ?? ofFormerName(text, tokens, from, name) ?? ofStreet(tokens, from)) : undefined) ??
      ofBuilding(tokens, from) ??
      ofNeighbour(tokens, from, name) ??
      ofPitch(tokens, from) ??
      ofCustomers(tokens, from) ??
      ofPosture(tokens, from) ??
      ofAccounts(tokens, from) ??
      ofFirstThought(tokens, from);
    if (!own) continue;
    // "Everybody has a roof, so neither of those" refuses the roof.
    const isTold = (at: number): boolean => scopes[at]?.negated !== true && !name.has(at);
    if (tokens.slice(own.from, own.to).every((_, offset) => isTold(own.from + offset))) found.push(own);
    from = own.to - 1;
  }
  return found;
}

/** Where what is told ends: at a mark, or where the brand is spoken of again. */
function isBoundary(tokens: readonly Token[], at: number): boolean {
  const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token || !next || endsClause(token.gap)) return true;
  // "Мій брат каже, що …": a comma before "that" parts nothing.
  if (/[,–—]/.test(token.gap)) return next.key !== 'that' || next.key === next.own;
  return (
    /^(?:but|so|because|therefore|hence)$/.test(next.key) ||
    (next.key === 'and' && /^(?:i|i'm|i've|we|we're|we've|our|now|please|it|the)$/.test(after?.key ?? ''))
  );
}

function endOf(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length - 1 && !isBoundary(tokens, at)) at++;
  return at + 1;
}

/** "A hedgehog curled up in a ball": how it lies, and no ball. */
function ofPosture(tokens: readonly Token[], from: number): Background | undefined {
  const [before = '', curled = ''] = [tokens[from - 1]?.key, tokens[from - 2]?.key];
  if (!/^(?:curled|rolled|coiled)$/.test(before === 'up' ? curled : before)) return undefined;
  const [preposition = '', article = '', shape = ''] = tokens.slice(from, from + 3).map(({ key }) => key);
  const isShape = /^(?:in|into)$/.test(preposition) && article === 'a' && /^(?:ball|coil|circle|ring|spiral)$/.test(shape);
  return isShape ? { from, to: from + 3, tellsTrade: false } : undefined;
}

/** "My wife is a plumber and I do the books": who keeps the accounts of a business sells no books. */
const ofAccounts = (tokens: readonly Token[], from: number): Background | undefined =>
  /^(?:do|does|doing|keep|keeps|keeping) the books$/.test(
    tokens
      .slice(from, from + 3)
      .map(({ key }) => key)
      .join(' '),
  )
    ? { from, to: from + 3, tellsTrade: false }
    : undefined;

/** "I first thought green but we voted for maroon": what was given up again. */
function ofFirstThought(tokens: readonly Token[], from: number): Background | undefined {
  if (!/^(?:i|we)$/.test(tokens[from]?.key ?? '')) return undefined;
  const [when = '', verb = ''] = [tokens[from + 1]?.key, tokens[from + 2]?.key];
  const isFirst =
    /^(?:first|originally|initially)$/.test(when) && /^(?:thought|wanted|considered|asked|had|picked|chose|liked)$/.test(verb);
  if (!isFirst) return undefined;
  const to = endOf(tokens, from + 2);
  return tokens[to]?.key === 'but' ? { from, to, tellsTrade: false } : undefined;
}

function ofOthers(tokens: readonly Token[], from: number): Background | undefined {
  let who = from;
  while (who < tokens.length && tokens[who]?.gap === '' && leading.has(tokens[who]?.key ?? '')) who++;
  const to = endOf(tokens, who);
  const key = tokens[who]?.key ?? '';
  if (who >= to) return undefined;
  if (kin.has(key) && isOverruled(tokens, to)) return { from, to, tellsTrade: false };
  if (tokens.slice(from, to).some((token) => wishes.test(token.key))) return undefined;
  const told = tokens.slice(who + 1, Math.min(to, who + 1 + mostBetween));
  const span = { from, to };
  // "Mio nonno faceva il pescatore": the verbs of other tongues are not all known.
  // "My daughter's lemonade stand" is what the logo is for.
  const isOwner = /['’]s?$/.test(tokens[who]?.text ?? '');
  const isAbroad = !isOwner && tokens[who]?.key !== tokens[who]?.own && told[0]?.key === told[0]?.own && told[0]?.capitalised === false;
  if (kin.has(key)) return isAbroad || told.some((token) => pastOfKin.test(token.key)) ? { ...span, tellsTrade: true } : undefined;
  // "All others are turquoise".
  const isOthers = /^others?$/.test(tokens[who - 1]?.key ?? '') && ofRivals.test(key);
  const verb = told.findIndex((token) => ofRivals.test(token.key));
  if (isOthers) return { ...span, tellsTrade: false, isOfRivals: true };
  if (verb < 0) return undefined;
  const isOfEach = tokens[who - 1]?.key === 'every' || tokens[who - 1]?.key === 'other';
  const isShown = !/^(?:is|are)$/.test(told[verb]?.key ?? '') || isColourWord(told[verb + 1]?.key ?? '');
  return rivals.has(key) || (isOfEach && isShown) ? { ...span, tellsTrade: false, isOfRivals: true } : undefined;
}

/** "My brother said a robot would be cool, but I prefer a hedgehog": what somebody else would have liked. */
const isOverruled = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.key === 'but' && tokens[to].gap === '' && /^(?:i|i'd|i'm|we|we'd|we're|me|us)$/.test(tokens[to + 1]?.key ?? '');

/** The clause that tells what a brand was called before. */
function ofFormerName(text: string, tokens: readonly Token[], from: number, name: ReadonlySet<number>): Background | undefined {
  const to = endOf(tokens, from);
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || !formerly.test(text.slice(first.start, last.end))) return undefined;
  const inside = tokens.slice(from, to);
  const hasOldName = inside.some(({ capitalised, sentenceStart }, at) => capitalised && !sentenceStart && !name.has(from + at));
  return hasOldName && !inside.some(({ key }) => wishes.test(key) && key !== 'called' && key !== 'named')
    ? { from, to, tellsTrade: true }
    : undefined;
}

/** "The shop is next to the church", "der Laden liegt neben dem Bahnhof". */
function ofStreet(tokens: readonly Token[], from: number): Background | undefined {
  const to = endOf(tokens, from);
  const who = tokens.findIndex(
    ({ key }, at) => at >= from && at < Math.min(to, from + 3) && (premises.has(key) || brandNouns.has(key) || tellsTrade(key)),
  );
  if (who < 0) return undefined;
  const where = tokens.findIndex(({ key }, at) => at > who && at < Math.min(to, who + 1 + mostBetween) && near.test(key));
  const isThere =
    where > who &&
    (tokens[who]?.key === "we're" ||
      tokens.slice(who + 1, where).some(({ key, own }) => lies.test(key) || (key === own && lieAbroad.test(own))));
  return isThere ? { from, to, tellsTrade: false } : undefined;
}

/** "A laundrette next to the coffee shop": whose house stands there. */
function ofNeighbour(tokens: readonly Token[], from: number, name: ReadonlySet<number>): Background | undefined {
  const where = tokens[from];
  if (where?.gap !== '' || name.has(from) || !near.test(where.key)) return undefined;
  let to = from + 1;
  while (/^(?:to|from|the|a|an|our|your|·)$/.test(tokens[to]?.key ?? '') && tokens[to]?.gap === '' && to < from + mostBetween) to++;
  const isDefinite = /^(?:the|our|your)$/.test(tokens[to - 1]?.key ?? '');
  while (to < from + 2 * mostBetween && tokens[to]?.gap === '' && !premises.has(tokens[to]?.key ?? '') && tokens[to]?.pos === 'NOUN') to++;
  const isHouse =
    premises.has(tokens[to]?.key ?? '') ||
    /^(?:station|church|school|pub|hotel|library|market|bank|park|pharmacy|chemist|supermarket|office|dept|department|stadium|university|college|hospital|theatre|cinema|museum|road|street)$/.test(
      tokens[to]?.key ?? '',
    );
  const isOfBrand = [...name].some((at) => at < from) || tokens.slice(0, from).some(({ key }) => brandNouns.has(key) || tellsTrade(key));
  return isDefinite && isHouse && isOfBrand ? { from, to: to + 1, tellsTrade: false } : undefined;
}

/** "We look after small contractors": whom a firm serves. */
function ofCustomers(tokens: readonly Token[], from: number): Background | undefined {
  const [who, verb, after] = tokens.slice(from, from + 3).map(({ key }) => key);
  const isServing =
    /^(?:serve|help|support|advise|represent|insure)$/.test(verb ?? '') || /^(?:look after|work with|work for)$/.test(`${verb} ${after}`);
  const served = tokens.slice(from, endOf(tokens, from)).findIndex(({ key }) => customers.has(singular(key)));
  return /^(?:we|i)$/.test(who ?? '') && isServing && served > 0 ? { from, to: from + served + 1, tellsTrade: false } : undefined;
}

/** "A coffee van parked at train stations", "a stall that stops outside the harbour": where a business stands. */
function ofPitch(tokens: readonly Token[], from: number): Background | undefined {
  const [verb, place] = [tokens[from], tokens[from + 1]];
  const isThere = /^(?:parked|pitched|based|located|situated|stationed|stops|parks|stands)$/.test(verb?.key ?? '') && verb?.gap === '';
  if (!isThere || !/^(?:at|outside|near|opposite|behind)$/.test(place?.key ?? '')) return undefined;
  const isOfBrand = tokens.slice(0, from).some(({ key }) => /^(?:we|we're|our|i|my)$/.test(key));
  return isOfBrand ? { from, to: endOf(tokens, from), tellsTrade: false } : undefined;
}

/** "A gallery in a former fire station", "we roast in an old chapel", "we fix typewriters in a shed". */
function ofBuilding(tokens: readonly Token[], from: number): Background | undefined {
  if (tokens[from]?.key !== 'in' || !/^(?:a|an|the|my|our)$/.test(tokens[from + 1]?.key ?? '')) return undefined;
  const kind = tokens[from + 2]?.key ?? '';
  const before = tokens.slice(Math.max(0, from - 8), from);
  const isOfBrand = before.some(({ key }) => /^(?:we|we're|our|i|my)$/.test(key) || brandNouns.has(key) || tellsTrade(key));
  const isWorkedIn = workplaces.test(kind) && before.some(({ key }, at) => /^(?:we|i)$/.test(key) && work.test(before[at + 1]?.key ?? ''));
  return converted.test(kind) || isWorkedIn || (kind === 'old' && isOfBrand)
    ? { from, to: endOf(tokens, from), tellsTrade: false }
    : undefined;
}
