import { words } from '../understanding/text/phrases.js';
import type { Form } from '../brief.js';
import type { Treatment } from '../decisions.js';
import { showsInMark } from '../direct/forms.js';
import { stopWords } from '../understanding/lexicon/words.js';
import { areJoined, type Token } from '../understanding/text/text.js';
import type { Span } from '../understanding/wishes.js';
import type { Judged } from './companions.js';
import type { State } from './states.js';
import { missed, type Outcome } from './verdict.js';

/** What tells that the word before it is a manner: "skate vibes", "a wooden feel". */
const ofManner = words('style styles vibe vibes look looks feel feeling aesthetic aesthetics');
/** The same within one word: "circus-poster-style", "tattoo-look". */
const inManner = /^\w[\w-]*-(?:style|look|vibe|feel)$/;
/** What is drawn or printed in a manner of its own. */
const media = words('drawing illustration poster sketch painting print comic postcard woodcut linocut etching engraving mural stamp');
/** Manners that are seen in a drawing or not: no leaning of the letters shows them. */
const visible =
  /^(?:broken|cracked|scratched|smudged|smudgy|muddy|wooden|carved|hand-?carved|chiselled|chiseled|stitched|embroidered|knitted|woven|torn|ripped|rusty|wonky|scribbled|scribbly|distressed|splattered|glitchy|melted|handmade|hand-made|home-?made|handcrafted|hand-crafted)$/;
/** What of these a hand-made contour or letters of a hand show. */
const ofHand = /^(?:wonky|scribbled|scribbly|handmade|hand-made|home-?made|handcrafted|hand-crafted)$/;
/** What a brand is made of that may have a manner. */
const drawn = words(
  'colours colors palette logo mark emblem symbol icon sign identity branding design lettering letters letter type typeface font line lines',
);
/** What may stand between a manner and its noun: "handmade and a bit broken". */
const between = words('and a an bit little slightly very really quite somewhat rather or too almost deliberately intentionally');

/** Where a prompt tells a manner of drawing that is plainly absent: what is read as a mood or a trade does not show it. */
export function unshownManners(judged: readonly Judged[], outcome: Outcome, tokens: readonly Token[]): State[] {
  const reader = (at: number): Judged | undefined =>
    judged.find(
      ({ wish }) =>
        wish.from <= at && at < wish.to && /^(?:name|line|letters|arrangement|form|colour|demand|face|cartoon|beyond)$/.test(wish.kind),
    ) ??
    judged.find(({ wish }) => wish.from <= at && at < wish.to && (wish.kind !== 'mood' || wish.era !== undefined)) ??
    judged.find(({ wish }) => wish.from <= at && at < wish.to);
  const places = new Set<number>();
  tokens.forEach((token, at) => {
    if (isRefusedAt(at, tokens)) return;
    for (const place of standing(at, tokens, reader)) places.add(place);
    const found =
      ofManner.has(token.key) || inManner.test(token.key) || (token.key === 'looking' && visible.test(tokens[at - 1]?.key ?? ''))
        ? likened(at, tokens, reader)
        : media.has(token.key) || token.key === 'line'
          ? medium(at, tokens, reader)
          : visible.test(token.key) && !(ofHand.test(token.key) && showsHand(outcome))
            ? seen(at, tokens, reader)
            : [];
    for (const place of found) places.add(place);
  });
  return [...places]
    .sort((one, other) => one - other)
    .map((at) => ({ at, isShown: false, reason: 'Nothing in this drawing shows that manner.' }));
}

/** "Back to back", "the top one": how several stand to each other, or which of them is another, where nothing was made of it. */
function standing(at: number, tokens: readonly Token[], reader: Reader): number[] {
  const said = tokens
    .slice(at, at + 3)
    .map(({ key }) => key)
    .join(' ');
  const told =
    /^(?:back to back|hand in hand|nose to nose|cheek to cheek|arm in arm|(?:the|its) (?:top|bottom|first|last|middle|third|second|upper|lower|left|right|other) one$)/.exec(
      said,
    );
  const run = told === null ? [] : range(at, at + told[0].split(' ').length);
  const known = told?.[0].endsWith(' one') ? /^(?:letters|name)$/ : /^(?:arrangement|letters|name)$/;
  return run.some((place) => known.test(reader(place)?.wish.kind ?? '')) ? [] : run;
}

type Reader = (at: number) => Judged | undefined;

const isRefusedAt = (at: number, tokens: readonly Token[]): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ key, gap }) => gap === '' && /^(?:no|not|non|never|without|avoid|less|nothing)$/.test(key));

/** Where the words begin that say more of a noun: "a retro cinema poster". */
function startOfRun(at: number, tokens: readonly Token[]): number {
  let from = at;
  while (from > 0 && tokens[from - 1]?.gap.replace('-', '') === '' && !stopWords.has(tokens[from - 1]?.key ?? '') && at - from < 3) {
    const pos = tokens[from - 1]?.pos ?? '';
    if (!/^(?:ADJ|NOUN|PROPN|X|VERB|)$/.test(pos)) break;
    from--;
  }
  return from;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, place) => from + place);

/** "Skate vibes": a noun of which nobody read a mood, a form or a thing that is shown is a manner. */
function likened(at: number, tokens: readonly Token[], reader: Reader): number[] {
  const from = inManner.test(tokens[at]?.key ?? '') ? at : startOfRun(at, tokens);
  const run = range(from, at + 1);
  const told = from === at ? run : run.slice(0, -1);
  if (from === at && !inManner.test(tokens[at]?.key ?? '')) return [];
  const isMet = (place: number): boolean => {
    const own = reader(place);
    if (own === undefined || own.wish.kind === 'trade' || own.wish.kind === 'given') return false;
    return own.wish.kind === 'thing'
      ? own.verdict.outcome === 'applied' && !own.wish.refused
      : own.wish.kind !== 'mood' || !visible.test(tokens[place]?.key ?? '');
  };
  // "A hand carved woodcut look": the lines of a woodcut are no carving.
  if (told.some(isMet))
    return run.flatMap((place) => {
      const isPlain = visible.test(tokens[place]?.key ?? '') && !isMet(place);
      return isPlain ? (tokens[place - 1]?.key === 'hand' && tokens[place - 1]?.gap === '' ? [place - 1, place] : [place]) : [];
    });
  return run.filter((place) => reader(place)?.wish.kind !== 'thing' || reader(place)?.verdict.outcome !== 'not_applied');
}

/** "In the style of a botanical drawing", "like a cinema poster", "in one flowing line": a way of drawing, and no thing to be drawn. */
function medium(at: number, tokens: readonly Token[], reader: Reader): number[] {
  if (tokens[at]?.gap === '' && tokens[at + 1]?.pos === 'NOUN') return [];
  let from = startOfRun(at, tokens);
  if (range(from, at + 1).some((place) => /^(?:name|line|form|demand|year)$/.test(reader(place)?.wish.kind ?? ''))) return [];
  while (from > 0 && tokens[from - 1]?.gap === '' && /^(?:a|an|the|one|single|old)$/.test(tokens[from - 1]?.key ?? '')) from--;
  const lead = tokens[from - 1];
  if (lead?.gap !== '') return [];
  if (tokens[at]?.key === 'line') return lead.key === 'in' && from < at ? range(from - 1, at + 1) : [];
  const isLikened = /^(?:like|as)$/.test(lead.key) && from < at;
  const isOfStyle = lead.key === 'of' && /^(?:style|manner|spirit|look|way)$/.test(tokens[from - 2]?.key ?? '');
  const isMet = range(from, at + 1).some((place) => {
    const own = reader(place);
    return own?.wish.kind === 'mood' && own.wish.era !== undefined;
  });
  if ((!isLikened && !isOfStyle) || isMet) return [];
  const first = isOfStyle ? from - 2 : from - 1;
  return range(tokens[first - 1]?.key === 'the' ? first - 1 : first, at + 1);
}

/** "A handmade and a bit broken logo", "handmade and broken": said of the drawing, and of no product or shop. */
function seen(at: number, tokens: readonly Token[], reader: Reader): number[] {
  const kind = reader(at)?.wish.kind;
  if (kind !== undefined && kind !== 'mood' && kind !== 'trade') return [];
  let next = at + 1;
  while (
    tokens[next - 1]?.gap === '' &&
    (between.has(tokens[next]?.key ?? '') || visible.test(tokens[next]?.key ?? '') || tokens[next]?.pos === 'ADJ')
  )
    next++;
  const isOfDrawing = tokens[next - 1]?.gap === '' && (drawn.has(tokens[next]?.key ?? '') || ofManner.has(tokens[next]?.key ?? ''));
  let before = at - 1;
  while (
    tokens[before]?.gap === '' &&
    (between.has(tokens[before]?.key ?? '') || visible.test(tokens[before]?.key ?? '') || tokens[before]?.pos === 'ADJ')
  )
    before--;
  const opener = tokens[before];
  const ends = next >= tokens.length || tokens[next - 1]?.gap !== '';
  const isAlone = ends && (opener === undefined || opener.gap !== '' || /^(?:looks?|looking|feels?|be|keep|make|it)$/.test(opener.key));
  return isOfDrawing || isAlone ? [at] : [];
}

/** Whether a hand is seen in the contours or in the letters. */
const showsHand = ({ decisions: { mark, type, layout }, pack }: Outcome): boolean =>
  mark.treatments?.includes('hand-made') === true ||
  type.treatments?.includes('hand-made') === true ||
  (pack.font(type.font).classes.some((own) => own === 'hand' || own === 'script') && layout.kind !== 'symbol');

/** "A woodcut fox", "a chalk drawing of a croissant": a way of drawing that is told of a picture is seen in the picture, and not in the letters alone. */
export function withMannersOfPictures(judged: readonly Judged[], tokens: readonly Token[], { decisions }: Outcome): Judged[] {
  const isOfPicture = ({ to }: Span): boolean =>
    judged.some(({ wish: other }) => {
      if (other.kind !== 'thing' || !other.asked || other.refused || other.from < to) return false;
      const between = tokens.slice(to, other.from).map(({ key }) => key);
      return (
        areJoined(tokens, to - 1, other.from) &&
        /^(?:(?:drawing|illustration|picture|print|style)? ?(?:of )?(?:an? |the |our )?)$/.test(between.map((key) => `${key} `).join(''))
      );
    });
  return judged.map((own) => {
    const { wish, verdict } = own;
    if (wish.kind !== 'form' || wish.refused || verdict.outcome !== 'applied' || decisions.mark.icon === null) return own;
    const isSeen = !isOfPictures(wish.form) || showsInMark(wish.form, decisions) || !isOfPicture(wish);
    return isSeen ? own : { ...own, verdict: missed('The letters are of that kind; the picture is drawn plain.') };
  });
}

const isOfPictures = (form: Form): form is Form & Treatment => /^(?:stencil|pixels|engraved|hand-made)$/.test(form);
