import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** Words for the letters of a mark that need not be named. */
const initials = /^(?:initials?|monogram|lettermark)$/;
const inside =
  /^(?:set |sitting |standing )?(?:in|inside|within|into|(?:framed|surrounded|encircled|ringed|wrapped|held) (?:by|in))(?: (?:a|an|the|one|our|its))?(?: \w+){0,2}$/;
const around = /^(?:around|round|surrounding|encircling|circling|framing)(?: (?:a|an|the|our|my|its|both|his|her))*(?: \w+)?$/;
const holding = /^(?:with|holding|containing)(?: (?:a|an|the|our|my|its|both))*(?: \w+)?$/;
/** "An M with a laurel wreath around it". */
const with_ = /^with(?: (?:a|an|the|one))?(?: \w+){0,2}$/;
const aroundIt = /^(?:all )?(?:around|round|surrounding|encircling)(?: (?:it|them))?$/;
const reach = 5;

/** Whether the letters of the mark are said to stand in a thing: "an R inside a leaf", "a wreath around the initials". */
export function isAroundLetters({ from, to }: Span, letters: Span | undefined, tokens: readonly Token[]): boolean {
  const words = (start: number, end: number): string =>
    tokens
      .slice(start, end)
      .map(({ key }) => key)
      .join(' ');
  const isJoined = (start: number, end: number): boolean => tokens.slice(start - 1, end - 1).every(({ gap }) => !/[.;:!?]/.test(gap));
  const spans = [...(letters ? [letters] : []), ...tokens.flatMap(({ key }, at) => (initials.test(key) ? [{ from: at, to: at + 1 }] : []))];
  // "A monogram, a laurel wreath": a wreath is made to hold something.
  if (spans.length > 0 && /^(?:wreaths?|garlands?)$/.test(tokens[to - 1]?.key ?? '')) return true;
  return spans.some((own) => {
    if (own.to < from && from - own.to <= reach && isJoined(own.to, from)) {
      const between = words(own.to, from);
      return inside.test(between) || (with_.test(between) && [1, 2].some((length) => aroundIt.test(words(to, to + length))));
    }
    if (to > own.from || own.from - to > reach || !isJoined(to, own.from + 1)) return false;
    const between = words(to, own.from) || words(to, own.from + 1);
    return around.test(between) || holding.test(between);
  });
}
