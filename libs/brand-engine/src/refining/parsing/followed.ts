import type { Clause, Patch } from '../../refinement.js';
import { numberOf } from '../../understanding/text/numbers.js';
import { alreadySo, isShownAt, readClauseText, type RefinementContext, spokenOf } from './clause.js';
import { isOtherwise } from './mistaken.js';
import { escaped, partOfName, sizedPart } from './name-parts.js';

const onlyNumber =
  /^(?:(?:but|and|only|just|maybe|perhaps|about|around|say|like|please|make it|not more than|no more than|at most) )*(two|three|four|five|six|seven|[2-7])(?: or (?:so|four|three|five)| of (?:them|those)| maybe| perhaps| please| at most| max| is enough| will do)*$/;
const onlyLarger =
  /^(?:(?:and|but|also|a bit|much|slightly|make it|in) )*(bigger|larger|smaller|tiny|bold|bolder)(?: letters| type| please)*$/;

const sizeOfName = (size: string): Patch[] => [
  { kind: 'form', by: size.startsWith('bold') ? 'bolder' : /^(?:smaller|tiny)$/.test(size) ? 'smaller-name' : 'bigger-name' },
];

const ownLine = /\b(?:own|separate|second|new|another|next) line\b/;
const onlyInColour =
  /^(?:(?:and|but|also|big|in|with|a|an|one|its|own|just|only|single) )*(?:another |strong |bright |bold |different |contrasting )?colou?r$/;
const onlyShade = /^(?:(?:but|and|rather|a|an|in|please|make it|of it) )*(dark|light|pale|deep)(?:er)?(?: (?:one|shade|tone))?$/;
const onlySpace = /^(?:(?:and|but|also|with|a bit|much|slightly) )*(?:more|wider|less|tighter|looser) (?:space|spacing|tracking)\b/;

/** What is told of one word of the name, and holds for all of them. */
const ofAllWords: Patch = { kind: 'beyond', reason: 'All words of a name have the same weight and spacing here.' };

const onlyOfLine =
  /^(?:(?:and|but|also|make it|in|with|set|please|a|an|the|much|bit|slightly|little|more|very|quite) )*(bigger|larger|smaller|small|tiny|lighter|light|thin|thinner|regular|bold|bolder|heavier|heavy|finer|fine)(?: (?:weight|letters|type|font|text|print|lettering|cut|style|size|than the name|please))*$/;

/** Only the name has a weight that can be chosen. */
const lineWeight: Patch = { kind: 'beyond', reason: 'The line under the name is set in a regular weight.' };
const lineSizes: Partial<Record<string, 'bigger-line' | 'smaller-line'>> = {
  bigger: 'bigger-line',
  larger: 'bigger-line',
  smaller: 'smaller-line',
  small: 'smaller-line',
  tiny: 'smaller-line',
};

/** "The slogan 'Baked by hand' below, in a lighter weight", "… smaller": it is the line that is to be so. */
function ofLine(keys: string): Patch | undefined {
  const [, how] = onlyOfLine.exec(keys) ?? [];
  const by = lineSizes[how ?? ''];
  return how === undefined ? undefined : by === undefined ? lineWeight : { kind: 'form', by };
}

const onlySmallCaps =
  /^(?:(?:and|but|also|in|all|set|please|with) )*(?:small (?:caps|capitals|capital letters)|capitals|capital letters|caps|uppercase)$/;
const isOfType = (patch: Patch | undefined): boolean => patch?.kind === 'constrain' && patch.constraints.typeClass !== undefined;

const sizeAlone =
  /^(?:(?:but|and|also|just|still|make it|a bit|bit|a little|a touch|a tad|somewhat|slightly|much|far|way|so) )*(?:too (big|large|huge|small|tiny)|(bigger|larger|smaller))$/;
/** What is too small is to be larger. */
const isLarger = ([, fault, wish]: RegExpExecArray): boolean =>
  fault === undefined ? wish !== 'smaller' : fault === 'small' || fault === 'tiny';

/** What a clause speaks of first. */
function subjectOf(text: string, context: RefinementContext): 'symbol' | 'name' | undefined {
  const [first] = /\b(?:symbol|they|name|text|lettering|letters)\b/.exec(spokenOf(readClauseText(text, context))) ?? [];
  if (first === undefined || (context.pictures.length === 0 && /^(?:symbol|they)$/.test(first))) return undefined;
  return /^(?:symbol|they)$/.test(first) ? 'symbol' : 'name';
}

const describedThing = /^(?:(?:an?|some) )?(?:round|rounded|circle|small|flat|long|big|little|old|oval|thin|crusty|fresh) \w+$/;
const onlyThing = /^(?:and )?(?:(?:an?|some) )?\w+$/;
const isPlainThing = ({ patches }: Clause): boolean =>
  patches.every((patch) => patch.kind === 'symbol' && patch.icons.length > 0 && patch.joins === undefined && patch.count === undefined);

const inOneColour: Patch = { kind: 'beyond', reason: 'All of the picture is one drawing, and has one colour.' };

/** What a clause calls the picture that it gives a colour. */
function paintedThing({ text, patches: [only, other] }: Clause, context: RefinementContext): string | undefined {
  if (only?.kind !== 'set-part' || only.part !== 'picture' || only.of !== undefined || other) return undefined;
  const clause = readClauseText(text, context);
  return clause.tokens.find((_, at) => isShownAt(clause, at))?.key;
}

const asksForDrawing = (clause: Clause | undefined): boolean =>
  clause?.patches.some((patch) => patch.kind !== 'beyond' && !(patch.kind === 'symbol' && patch.icons.length === 0)) === true;

const takesItAway =
  /^(?:(?:please|and|just|then|can|could|you|we|i'd) )*(?:take|leave|remove|drop|delete|lose|cut|get rid of) (?:it|them|that|him|her)(?: (?:away|out|off))*(?: please)?$|^(?:please )?get rid of (?:it|them|that)$/;

/** What a clause says of the wish right before it: "add stars above the tent, but only three", "“Bikes” on its own line, larger". */
export function followed(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const keysOf = (at: number): string => {
    const text = clauses[at]?.text;
    return text === undefined ? '' : readClauseText(text, context).keys;
  };
  const { name } = context.brief;
  /** The word of the name that the clauses before told the line of. */
  const toldWord = (at: number): string =>
    clauses
      .slice(0, at)
      .map(
        ({ text }) =>
          partOfName(text, name) ??
          name.split(' ').find((word) => new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'u').test(text)) ??
          '',
      )
      .findLast((word) => word !== '') ?? '';
  return clauses.map((clause, at) => {
    // "A cat and a dog? Otherwise just the cat": the second wish is for want of the first.
    if (at > 0 && clause.patches.length === 0 && isOtherwise(clause.text) && asksForDrawing(clauses[at - 1]))
      return { ...clause, patches: [alreadySo] };
    // "Too thin now, somewhere in between": what is wrong with it is told first.
    if (clauses.slice(at + 1).some(({ patches }) => patches[0]?.kind === 'halfway') && /\btoo\b/.test(keysOf(at)))
      return { ...clause, patches: [alreadySo] };
    // "Remove the smile. Please take it away": told already.
    if (clause.patches.length === 0 && clauses[at - 1]?.patches[0]?.kind === 'remove-thing' && takesItAway.test(keysOf(at)))
      return { ...clause, patches: [alreadySo] };
    const [, next] = onlyNumber.exec(keysOf(at + 1)) ?? [];
    const [first] = clause.patches;
    if (next !== undefined && first?.kind === 'symbol' && first.icons.length > 0 && first.count === undefined)
      return {
        ...clause,
        patches: [{ ...first, count: numberOf(next) }, ...clause.patches.slice(1)],
      };
    const [before] = clauses[at - 1]?.patches ?? [];
    if (onlyNumber.test(keysOf(at)) && before?.kind === 'symbol' && before.icons.length > 0) return { ...clause, patches: [alreadySo] };
    // "The antlers simpler, they get too fine on the cork": why it is asked for.
    if (
      before?.kind === 'form' &&
      before.by === 'simpler' &&
      clause.patches.length === 1 &&
      first?.kind === 'form' &&
      /^(?:bolder|simpler)$/.test(first.by) &&
      /\btoo\b/.test(keysOf(at))
    )
      return { ...clause, patches: [alreadySo] };
    // "Yellow wave, blue sun" of what shows both in one drawing.
    const painted = context.pictures.length === 1 ? paintedThing(clause, context) : undefined;
    if (painted !== undefined && clauses.some((other) => (paintedThing(other, context) ?? painted) !== painted))
      return { ...clause, patches: [inOneColour] };
    // "Too much, half as many stripes": of what there is too much is told next.
    if (/^(?:that's |it's |this is |a bit |way |far )*too much$/.test(keysOf(at)) && clauses[at + 1] !== undefined)
      return { ...clause, patches: [alreadySo] };
    // "Less fussy, and lose the roses": without them it is.
    if (
      first?.kind === 'form' &&
      first.by === 'simpler' &&
      first.of === undefined &&
      clause.patches.length === 1 &&
      clauses.some(({ patches }) => patches.some(({ kind }) => kind === 'remove-thing'))
    )
      return { ...clause, patches: [alreadySo] };
    // "A palianytsia instead, a round loaf": the same in other words.
    if (
      first?.kind === 'symbol' &&
      isPlainThing(clause) &&
      clause.patches.length === 1 &&
      before?.kind === 'symbol' &&
      describedThing.test(keysOf(at)) &&
      context.showsItself(first.term, before.icons[0] ?? '')
    )
      return { ...clause, patches: [alreadySo] };
    // "Green, but a dark one": the shade is that of the colour.
    const [, shade] = onlyShade.exec(keysOf(at)) ?? [];
    const shaded = before?.kind === 'swap-colour' ? before.to : before?.kind === 'set-colour' ? before.colour : undefined;
    if (shade !== undefined && shaded)
      return {
        ...clause,
        patches: [{ kind: 'shift-colour', by: /^(?:dark|deep)/.test(shade) ? 'darker' : 'lighter', amount: 1, of: shaded }],
      };
    // "Make the & the star, in one strong colour": told already.
    if (before?.kind === 'colour-letters' && onlyInColour.test(keysOf(at))) return { ...clause, patches: [alreadySo] };
    // "“Bikes” on its own line, larger" speaks of one word, "the name on two lines, bigger" of all.
    const size = onlyLarger.exec(keysOf(at))?.[1];
    if (size !== undefined && before?.kind === 'lines')
      return {
        ...clause,
        patches: !ownLine.test(keysOf(at - 1))
          ? sizeOfName(size)
          : [size.startsWith('bold') ? ofAllWords : sizedPart(toldWord(at), size, name)],
      };
    // "“Cycles” on its own line, smaller and with more space": that of the word.
    if (
      onlySpace.test(keysOf(at)) &&
      first?.kind === 'form' &&
      clauses.slice(Math.max(0, at - 2), at).some((_, own) => ownLine.test(keysOf(at - 1 - own)) && toldWord(at) !== '')
    )
      return { ...clause, patches: [ofAllWords] };
    // "The bird should sit on a cup, the cup white": it comes to the picture, and does not take its place.
    const again = clause.patches.find((patch) => patch.kind === 'symbol' && patch.joins === undefined);
    if (again?.kind === 'symbol' && before?.kind === 'symbol' && before.joins !== undefined && again.icons[0] === before.icons[0]) {
      const rest = clause.patches.filter((patch) => patch !== again);
      return { ...clause, patches: rest.length > 0 ? rest : [alreadySo] };
    }
    // "The plate should be a fork and a spoon": both come.
    if (
      first?.kind === 'symbol' &&
      isPlainThing(clause) &&
      before?.kind === 'symbol' &&
      before.icons.length > 0 &&
      onlyThing.test(keysOf(at))
    )
      return { ...clause, patches: [{ ...first, joins: 'beside' }] };
    // "The feather is nice but too big", "the fox on the left, smaller": the size is that of what was spoken of.
    const told = sizeAlone.exec(keysOf(at));
    const spoken = at > 0 && told ? subjectOf(clauses[at - 1]?.text ?? '', context) : undefined;
    if (told && spoken) return { ...clause, patches: [{ kind: 'form', by: `${isLarger(told) ? 'bigger' : 'smaller'}-${spoken}` }] };
    // "It looks the wrong way, turn it round": told already.
    if (clause.patches.length === 1 && first?.kind === 'exchange-colours' && before?.kind === 'mirror' && !/\bcolou?rs?\b/.test(keysOf(at)))
      return { ...clause, patches: [alreadySo] };
    // "The serif looks dated, something cleaner": cleaner letters.
    if (clause.patches.length === 1 && first?.kind === 'form' && first.by === 'simpler' && first.of === undefined && isOfType(before))
      return { ...clause, patches: [alreadySo] };
    // "“Glass and clay” under the name, in small capitals": so is every line there.
    if (before?.kind === 'descriptor' && before.text !== null && onlySmallCaps.test(keysOf(at))) return { ...clause, patches: [alreadySo] };
    const line = before?.kind === 'descriptor' && before.text !== null ? ofLine(keysOf(at)) : undefined;
    return line ? { ...clause, patches: [line] } : clause;
  });
}
