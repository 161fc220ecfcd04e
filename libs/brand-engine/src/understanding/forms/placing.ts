import type { Constraints } from '../../brief.js';
import type { ConstraintMention } from './constraints.js';
import type { Scope } from '../language/negation.js';
import { clauseStart, type Token } from '../text/text.js';
import type { Span, WishOf } from '../wishes.js';

const names = /^(?:name|text|wordmark|lettering|letters|title)$/;
const small = /^(?:of|to|the|on|side|our|its|in)$/;
/** What tells that something is written. */
const saying = /^(?:written|write|writing|saying|says|reads|spelled)$/;
/** What is written stands where its line stands: "the slogan above the name" places no picture. */
const written = /^(?:slogan|tagline|motto|line|claim|subtitle|year|date|est|since|founded|words?|rule|dots?|accents?)$/;

/** Where a picture stands to the name, and whether the name stands first then. */
interface Place {
  layout: Constraints['layout'];
  nameFirst?: true;
}

const places: readonly (readonly [RegExp, Place | null])[] = [
  [/^(?:above|over|atop)$/, { layout: 'stack' }],
  [/^(?:left|beside|next|alongside|before)$/, { layout: 'row' }],
  [/^(?:right|after)$/, { layout: 'row', nameFirst: true }],
  [/^(?:below|under|beneath|underneath)$/, { layout: 'stack', nameFirst: true }],
  [/^behind$/, null],
];

type Placing = Span & { place: Place | null };

/** "An anchor above the name", "links vom Namen", "the fox left of the name": where the picture stands to the name. */
function findPlacings(tokens: readonly Token[], scopes: readonly Scope[], taken: ReadonlySet<number>): Placing[] {
  return tokens.flatMap(({ key }, at) => {
    const place = places.find(([words]) => words.test(key))?.[1];
    if (place === undefined || taken.has(at) || scopes[at]?.negated === true) return [];
    let to = at + 1;
    while (tokens[to - 1]?.gap === '' && small.test(tokens[to]?.key ?? '')) to++;
    if (tokens[to - 1]?.gap !== '' || !names.test(tokens[to]?.key ?? '') || taken.has(to)) return [];
    // "Under the name Shutter & Sons" tells the name, and "“Est. 1962” beneath the name" where a line stands.
    const isNamed = taken.has(to + 1) && /^["“„«‘']?$/u.test(tokens[to]?.gap ?? '') && /^(?:under|below|beneath)$/.test(key);
    if (isNamed || taken.has(at - 1)) return [];
    const from = clauseStart(tokens, at);
    const subject = tokens.slice(from, at);
    // "The name on the left": who is placed is the name itself.
    if (subject.some((token) => written.test(token.key) || names.test(token.key))) return [];
    // "“Three generations” written under the name": a line, and no picture.
    let near = at;
    while (near > from && (tokens[near - 1]?.gap ?? '') === '') near--;
    const isLine = tokens.slice(near, at).some(({ key: word }, offset) => saying.test(word) || taken.has(near + offset));
    if (place?.nameFirst && isLine) return [];
    const isBare = subject.length === 0 && tokens[from - 1] === undefined;
    return isBare ? [] : [{ place, from: at, to: to + 1 }];
  });
}

const signs = /^(?:icon|symbol|mark|picture|sign|logo|image|emblem)$/;

/** "A ferry with waves below": what stands below is below the ferry. */
function isWithThing(tokens: readonly Token[], subject: number): boolean {
  let at = subject - 1;
  while (tokens[at]?.gap === '' && /^(?:ADJ|DET|NUM)$/.test(tokens[at]?.pos ?? '')) at--;
  const [link, before] = [tokens[at], tokens[at - 1]];
  return link?.key === 'with' && link.gap === '' && before?.gap === '' && /^(?:NOUN|VERB)$/.test(before.pos) && !names.test(before.key);
}

/** "Icon on the left", "symbol below": at the end of its clause, what is placed stands to the name. */
function findSignsPlaced(tokens: readonly Token[], scopes: readonly Scope[], taken: ReadonlySet<number>): Placing[] {
  const isOfTwo = ['left', 'right'].every((side) => tokens.some(({ key }) => key === side));
  return tokens.flatMap(({ key }, at) => {
    const place = places.find(([words]) => words.test(key))?.[1];
    const ends = at === tokens.length - 1 || tokens[at]?.gap !== '' || tokens[at + 1]?.key === 'and';
    if (!place || !ends || taken.has(at) || scopes[at]?.negated === true) return [];
    let from = at;
    while (
      from > 0 &&
      tokens[from - 1]?.gap === '' &&
      /^(?:on|to|at|the|in|placed|goes|stands|sits|set)$/.test(tokens[from - 1]?.key ?? '')
    )
      from--;
    const subject = from > 0 && tokens[from - 1]?.gap === '' && !taken.has(from - 1) ? tokens[from - 1] : undefined;
    const isSign = signs.test(subject?.key ?? '');
    // "A tiny fish underneath"; two things left and right stand to each other.
    const isThing =
      subject?.pos === 'NOUN' &&
      !written.test(subject.key) &&
      !names.test(subject.key) &&
      at - from <= 2 &&
      !isOfTwo &&
      !isWithThing(tokens, from - 1) &&
      !/^(?:before|after|next|over)$/.test(key);
    return isSign ? [{ place, from: from - 1, to: at + 1 }] : isThing ? [{ place, from, to: at + 1 }] : [];
  });
}

/** Where the name is to stand to its picture. */
const ofName: readonly (readonly [RegExp, Place])[] = [
  [/^(?:below|under|beneath|underneath)$/, { layout: 'stack' }],
  [/^(?:above|over|atop)$/, { layout: 'stack', nameFirst: true }],
  [/^(?:right|beside|next|alongside|after)$/, { layout: 'row' }],
  [/^(?:left|before)$/, { layout: 'row', nameFirst: true }],
];
const beforePlace = /^(?:is|be|should|must|goes|go|stands|stand|sits|placed|set|written|directly|in|on|to|at|the|·)$/;
const behindPlace = /^(?:to|of|the|side|hand|a|an|it|its|from|·)$/;

/** "The name underneath the fox", "Name links, Bild rechts", "the name to the right of it": who is placed is the name. */
function findNamesPlaced(tokens: readonly Token[], scopes: readonly Scope[], taken: ReadonlySet<number>): Placing[] {
  return tokens.flatMap(({ key }, from) => {
    // "Under the name Ilex" and "the brand name below" have their own readers.
    const isSubject = names.test(key) && !taken.has(from) && scopes[from]?.negated !== true;
    const before = tokens[from - 1];
    if (!isSubject || (before?.gap === '' && !/^(?:the|our|and|with|full|shop|company|brand|whole|·)$/.test(before.key))) return [];
    let at = from + 1;
    while (at < tokens.length && tokens[at - 1]?.gap === '' && beforePlace.test(tokens[at]?.key ?? '')) at++;
    const place = ofName.find(([words]) => words.test(tokens[at]?.key ?? ''))?.[1];
    if (!place || taken.has(at) || tokens[at - 1]?.gap !== '') return [];
    let to = at + 1;
    while (tokens[to - 1]?.gap === '' && (behindPlace.test(tokens[to]?.key ?? '') || beside.test(tokens[to]?.key ?? ''))) to++;
    const next = tokens[to - 1]?.gap === '' ? tokens[to] : undefined;
    const isOfPicture = next?.pos === 'NOUN' && !taken.has(to) && !written.test(next.key);
    if (next !== undefined && !isOfPicture && !/^(?:in|and|with|please|as|but|plus)$/.test(next.key)) return [];
    return [{ place, from, to: isOfPicture && signs.test(next.key) ? to + 1 : to }];
  });
}
/** "Rechts daneben" is right of it. */
const beside = /^(?:beside|next)$/;

const elsewhere = 'Nothing stands behind the name.';

/** The demands with those of where the picture stands; in an emblem the emblem says so. */
export function withPlacings(
  demands: readonly ConstraintMention[],
  tokens: readonly Token[],
  scopes: readonly Scope[],
  taken: ReadonlySet<number>,
): { demands: ConstraintMention[]; beyond: WishOf<'beyond'>[] } {
  const isEmblem = demands.some(({ asked }) => asked.layout === 'badge' || asked.noText === true);
  const placings = isEmblem
    ? []
    : [...findPlacings(tokens, scopes, taken), ...findSignsPlaced(tokens, scopes, taken), ...findNamesPlaced(tokens, scopes, taken)].filter(
        (own) => !demands.some(({ from, to }) => from < own.to && own.from < to),
      );
  const isRow = placings.some(({ place }) => place?.layout === 'row');
  // "Left of the name, the name stacked": only the words of the name stand over each other.
  const isOfName = ({ asked, from }: ConstraintMention): boolean =>
    isRow && asked.layout === 'stack' && names.test(tokens[from - 1]?.key ?? '') && tokens[from - 1]?.gap === '';
  return {
    demands: [
      ...demands.filter((own) => !isOfName(own)),
      ...placings.flatMap(({ place, from, to }) =>
        place === null
          ? []
          : [{ asked: { layout: place.layout }, refuses: {}, ...(place.nameFirst ? { nameFirst: true as const } : {}), from, to }],
      ),
    ],
    beyond: placings.flatMap(({ place, from, to }) => (place === null ? [{ kind: 'beyond' as const, reason: elsewhere, from, to }] : [])),
  };
}
