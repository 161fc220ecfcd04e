import type { ColourIntent } from '../../brief.js';
import { hueDistance } from '../../colour/oklch.js';
import type { Clause, ColouredPart, Patch } from '../../refinement.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { plainColours } from '../../understanding/lexicon/colours.js';
import type { Token } from '../../understanding/text/text.js';
import { alreadySo, type ClauseText, isShownAt, readClauseText, type Reader, type RefinementContext, span } from './clause.js';
import { colours, isOfPalette, roleOf } from './colour-mentions.js';

const colour = '#';
const seenNow = '(?:is|are|was|has|have|looks?|seems?|appears?|turned|turns|became|becomes|came|comes|went|gets?)';
const passing = '(?:now|suddenly|almost|rather|actually|somehow|just|so|more|become|turned|gone|to be|as|into|out|come|here|a|an|bit|·)';
/** "The orange is now red", "why is the blue purple": what was asked for is not what is seen. */
const turnedInto = new RegExp(
  `^(?:(?:but|and|so|now|hey|oh|why|sorry|hmm) )*(?:is |are )?(?:the|our|my|that|your) ${colour} (?:${seenNow} )?(?:${passing} )*${colour}(?: (?:now|suddenly|here|instead|to me|on my screen|somehow))*$`,
);
/** "It's pink, not orange", "that is more red than orange". */
const otherThanAsked = new RegExp(
  `^(?:(?:but|and|so|now|hey|oh|sorry|hmm) )*(?:it|it's|that|that's|this)(?: ${seenNow})? (?:${passing} )*${colour} (?:and |but |rather |more )?(?:not|than|isn't) (?:an? |really )?${colour}$`,
);
/** "Is that orange or pink?" */
const asksForColour = new RegExp(
  `^(?:(?:but|and|so|now|hey|oh|sorry|hmm) )*(?:is|are|was) (?:it|that|this|these) (?:(?:really|supposed|meant|to|be|still|an?) )*${colour}(?: or (?:rather |more |is it )?(?:an? )?${colour})?$`,
);

/** The words of a clause with one sign for each colour that it names. */
function withoutColours(clause: ClauseText, named: readonly { from: number; to: number }[]): string {
  return clause.tokens
    .flatMap(({ key }, at) => {
      const own = named.find(({ from, to }) => at >= from && at < to);
      return own ? (own.from === at ? [colour] : []) : [key];
    })
    .join(' ');
}

/** Tells how a colour looks, or asks that: the one that was asked for is to be seen, and no other one comes. */
export const readColourSeen: Reader = (clause) => {
  const named = colours(clause, new Set());
  const [first, second] = named;
  if (!first) return undefined;
  const { brief } = clause.context;
  const said = withoutColours(clause, named);
  const asked = asksForColour.test(said) ? (named.find(({ intent }) => isOfPalette(intent, brief)) ?? first) : undefined;
  const isComplaint = second !== undefined && (turnedInto.test(said) || otherThanAsked.test(said));
  if (asked) return all(clause, isOfPalette(asked.intent, brief) ? asIs(clause, asked) : alreadySo);
  if (!isComplaint) return undefined;
  const [wished, seen] = otherThanAsked.test(said) ? [second, first] : [first, second];
  // After an earlier change the colour that displeases is the one of the palette.
  return all(
    clause,
    isOfPalette(seen.intent, brief) && !isOfPalette(wished.intent, brief)
      ? { kind: 'swap-colour', from: seen.intent, to: wished.intent, comesAnyway: true }
      : asIs(clause, wished),
  );
};

/** The colour of the palette that is called so stays what it is. */
function asIs({ context: { brief } }: ClauseText, { intent }: ReturnType<typeof colours>[number]): Patch {
  const role = roleOf(intent, brief);
  const own = brief.colours[role];
  return { kind: 'set-colour', role, colour: own && isOfPalette(intent, brief) ? own : intent };
}

const partComplained = new RegExp(
  `^(?:(?:but|and|so|hey|oh|sorry|hmm) )*why (?:is|are|did you make) (?:the |our |that )?(symbol|name|letters|lettering|text|writing) (?:(?:now|so|all|in) )*${colour}$`,
);

/** "Why is the name in black?" of which part another colour is wanted. */
function partSeen(clause: ClauseText): ColouredPart | undefined {
  const named = colours(clause, new Set());
  const spoken = withoutColours(
    { ...clause, tokens: clause.tokens.map((token, at) => (isShownAt(clause, at) ? { ...token, key: 'symbol' } : token)) },
    named,
  );
  const [, part] = partComplained.exec(spoken) ?? [];
  return part === undefined ? undefined : part === 'symbol' ? 'picture' : 'letters';
}

/** "Why is the name in black?" gives it no black. */
export const readPartSeen: Reader = (clause) => (partSeen(clause) === undefined ? undefined : all(clause, alreadySo));

/** "Is that orange or pink? We wanted orange": what is asked for again is there already; "why is the name black? It should be red": the name is. */
export function withColoursAsAsked(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const isOfSeen = clauses.map(({ text }) => readColourSeen(readClauseText(text, context), new Set()) !== undefined);
  return clauses.map((clause, at) => {
    const [only, other] = clause.patches;
    const before = clauses[at - 1];
    const part = before && partSeen(readClauseText(before.text, context));
    if (
      part &&
      only?.kind === 'set-colour' &&
      !other &&
      /\b(?:it|them|they|wanted|should)\b/.test(readClauseText(clause.text, context).keys)
    )
      return { ...clause, patches: [{ kind: 'set-part', part, colour: only.colour }] };
    const isAgain =
      isOfSeen.slice(0, at).includes(true) && only?.kind === 'set-colour' && !other && isOfPalette(only.colour, context.brief);
    return isAgain ? { ...clause, patches: [alreadySo] } : clause;
  });
}

/** "The red is too orange", "the blue isn't blue enough". */
const leansAway = new RegExp(
  `^(?:(?:but|and|hmm|sorry) )*(?:the|our|that|this) ${colour} (?:\\S+ )?(?:still |a bit |much |far |way )?(?:too (?:much )?(?:to(?:wards)? |into )?)${colour}$`,
);
const notEnough = new RegExp(
  `^(?:(?:but|and|hmm|sorry) )*(?:the|our|that|this) ${colour} (?:isn't|is not|not|doesn't look|could be more) (?:really )?${colour}(?: enough)?$`,
);
/** How far a colour goes from one that it leans to, in degrees. */
const mostTurned = 14;

const compared: Readonly<Record<string, string>> = {
  greener: 'green',
  bluer: 'blue',
  redder: 'red',
  yellower: 'yellow',
  pinker: 'pink',
  browner: 'brown',
  purpler: 'purple',
};
const ofComparison =
  /^(?:(?:but|and|the|our|it|this|that|teal|is|nice|could|should|can|may|might|would|be|make|please|a|bit|little|tad|touch|much|slightly|more|please|·) |# )*\w+er(?: (?:please|though|still|maybe))?$/;

/** "Could be greener": the colour that it is to come nearer to. */
function comparedColour(clause: ClauseText): ColourIntent | undefined {
  const word = clause.tokens.map(({ key }) => compared[key]).find((own) => own !== undefined);
  const plain = plainColours.get(word ?? '');
  const named = colours(clause, new Set());
  return word !== undefined && plain && ofComparison.test(withoutColours(clause, named)) ? { words: word, hex: null, ...plain } : undefined;
}

/** A colour that is not purely what it is called: it goes away from its neighbour, or on to what it should be. */
export const readColourOff: Reader = (clause) => {
  const named = colours(clause, new Set());
  const [own, other] = named;
  const comes = comparedColour(clause);
  if (comes)
    return all(clause, {
      kind: 'lean-colour',
      to: comes,
      amount: 1,
      ...(own && isOfPalette(own.intent, clause.context.brief) ? { of: own.intent } : {}),
    });
  if (!own || !other || own.intent.hue === null || other.intent.hue === null) return undefined;
  const said = withoutColours(clause, named);
  const { primary, secondary } = clause.context.brief.colours;
  if (notEnough.test(said)) {
    const spoken = [primary, secondary].find(
      (colour) => colour?.hue != null && Math.abs(hueDistance(colour.hue, other.intent.hue ?? 0)) < mostApart,
    );
    return spoken ? all(clause, { kind: 'lean-colour', to: other.intent, amount: 1, of: spoken }) : undefined;
  }
  if (!leansAway.test(said) || !isOfPalette(own.intent, clause.context.brief)) return undefined;
  const away = Math.sign(hueDistance(other.intent.hue, own.intent.hue)) * mostTurned;
  const turned = { ...own.intent, hue: (own.intent.hue + away + 360) % 360, hex: null };
  return all(clause, { kind: 'set-colour', role: roleOf(own.intent, clause.context.brief), colour: turned });
};
/** A turquoise may be called blue, and an orange red. */
const mostApart = 75;

const missing = '(?:missing|lacking|lost|gone|left out|forgotten|cut off|not there|absent)';
/** "It says Still Goin, the g is missing", "you forgot the last e". */
const letterMissing = new RegExp(
  `\\b(?:an?|the) (?:(?:letter|second|first|last|final|capital|small|other) )*\\p{L}(?:'?s)? (?:is |are |seems? |·)*${missing}\\b|\\b(?:missing|forgot|forgotten|lost|left out|lacks?) (?:an?|the) (?:(?:letter|second|first|last|final|capital|small|other) )*\\p{L}(?: at the end| in the (?:name|middle))?$`,
  'u',
);

const corrects = /\b(?:should|must|instead|correct|actually|really|but|not|rather|underneath|below|under)\b/;
const nameSubject =
  /^(?:but |and )?(?:it|this|that|there|yours|(?:the|our) (?:name|logo|text|sign|wordmark)|now it) (?:now |still |currently |only )*(?:says|reads(?! (?:\w+ ){0,3}(?:like|as)\b)|spells)\b/;

/** "It says Still Goin": how the name is written wrongly is no other way to write it. */
export const tellsSpelling = (tokens: readonly Token[]): boolean => nameSubject.test(tokens.map(({ key }) => key).join(' '));

/** A letter that somebody misses is in the name, or else the name has to be told. */
export const readSpellingSeen: Reader = (clause) =>
  (letterMissing.test(clause.keys) && findQuotes(clause.text).length === 0) ||
  (tellsSpelling(clause.tokens) && (!corrects.test(clause.keys) || clause.text.includes(clause.context.brief.name)))
    ? all(clause, {
        kind: 'beyond',
        reason: `The name is written “${clause.context.brief.name}”. Tell it in full if it should be another one.`,
      })
    : undefined;

const all = ({ tokens }: ClauseText, patch: Patch): ReturnType<Reader> => ({ patches: [patch], used: span(0, tokens.length) });
