import { words } from '../understanding/text/phrases.js';
import { singular, type Token } from '../understanding/text/text.js';
import type { Thing } from '../understanding/wishes.js';
import type { Judged } from './companions.js';
import type { State } from './states.js';

/** What every picture is anyway, what only praises or counts, and what says how a picture is drawn. */
const neutral = words(`
  nice good great lovely beautiful pretty cool simple simplified stylised stylized single classic small little big large whole entire real own same main clear proper
  friendly abstract flat graphic minimal minimalist basic plain clean bold iconic typical traditional usual standard normal recognisable recognizable subtle tiny
  outlined engraved dotted inked coloured colored painted centred centered inspired related called named wanted needed liked used preferred simplified detailed
  puff piece pair row bunch group couple trio flock cluster set bit sort kind picture image drawing illustration symbol icon outline silhouette figure shape head cup
  based possible optional welcome central sorry few several front cut light dark parecido full looking
`);

/** Adjectives right before a thing that is shown, or right behind it, which nobody read: "a wet poodle", "a hedgehog rampant". */
export function epithetsOf(
  { term, from, to }: Thing,
  pictures: readonly string[],
  tokens: readonly Token[],
  isRead: (at: number) => boolean,
): State[] {
  const isOwn = (at: number): boolean => tokens[at] !== undefined && tokens[at].key === tokens[at].own;
  const isEpithet = (at: number): boolean => {
    const { key = '', pos = '' } = tokens[at] ?? {};
    return isOwn(at) && (pos === 'ADJ' || /^\w{3,}ed(?:-\w+)?$/.test(key)) && key.length > 2 && !neutral.has(key) && !isRead(at);
  };
  // "Ein liegender Hund": what no table knows and is done to or by a thing of another tongue.
  const before = tokens[from - 1];
  const isDeedAbroad =
    before?.gap === '' && isOwn(from - 1) && !isRead(from - 1) && /\p{Ll}nde[rsnm]?$|^ge\p{Ll}+te[rsnm]?$/u.test(before.text);
  if (!isOwn(from)) return isDeedAbroad ? [{ at: from - 1, isShown: false }] : [];
  const places: number[] = [];
  for (let at = from - 1; at >= 0 && tokens[at]?.gap === '' && isEpithet(at); at--) places.push(at);
  const isWordOf = (at: number): boolean =>
    term.split(' ').includes(singular(tokens[at]?.key ?? '')) || term.includes(tokens[at]?.own ?? '');
  const first = Array.from({ length: to - from }, (_, offset) => from + offset).find(isWordOf) ?? from;
  // "An origami tiger": of a phrase that stands for its last word the rest is said of it, unless its picture is called so.
  const isShown = (key: string): boolean => pictures.some((id) => id.split('-').includes(singular(key)));
  for (let at = from; at < first; at++) {
    const { key = '', pos = '' } = tokens[at] ?? {};
    if (isOwn(at) && /^(?:NOUN|PROPN|ADJ|VERB)$/.test(pos) && !neutral.has(key) && !isShown(key)) places.push(at);
  }
  const ends = to + 1 >= tokens.length || tokens[to]?.gap !== '' || /^(?:for|and|with|in|on)$/.test(tokens[to + 1]?.key ?? '');
  // "Birch twigs crossed": what was done to it stands behind it.
  const isDone = tokens[to]?.pos === 'VERB' && /\w{3}ed$/.test(tokens[to].key) && isOwn(to) && !neutral.has(tokens[to].key) && !isRead(to);
  if (tokens[to - 1]?.gap === '' && ends && (isEpithet(to) || isDone)) places.push(to);
  return places.map((at) => ({ at, isShown: false }));
}

/** "An angry gherkin", of which there is no picture: what is said of a thing that is missed is missed with it. */
export const withEpithetsMissed = (judged: readonly Judged[], tokens: readonly Token[]): Judged[] =>
  judged.map((own) => {
    const { wish, verdict } = own;
    if (wish.kind !== 'mood' || wish.era !== undefined || verdict.outcome === 'not_applied' || tokens[wish.to - 1]?.gap !== '') return own;
    const thing = judged.find(({ wish: other }) => other.kind === 'thing' && other.asked && !other.refused && other.from === wish.to);
    return thing?.verdict.outcome === 'not_applied' ? { ...own, verdict: thing.verdict } : own;
  });
