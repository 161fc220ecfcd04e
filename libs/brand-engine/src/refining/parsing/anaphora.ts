import type { ColourIntent } from '../../brief.js';
import type { Clause, ColourShift, Patch } from '../../refinement.js';
import { findColours } from '../../understanding/colours/colours.js';
import { alreadySo, type ClauseText, readClauseText, type RefinementContext, spokenOf } from './clause.js';
import { lineNoun } from './form.js';
import { likenedColour } from './likened.js';
import { timesIn } from './sizes.js';

/** What a clause speaks of. */
type Subject = 'line' | 'letters' | 'symbol' | ColourIntent;

const nouns: readonly (readonly ['line' | 'letters' | 'symbol', RegExp])[] = [
  ['line', new RegExp(`\\b(?:${lineNoun})\\b`)],
  ['letters', /\b(?:letters|lettering|text|wordmark|writing|name|font)\b/],
  ['symbol', /\bsymbol\b/],
];

function subjectOf(clause: ClauseText): Subject | undefined {
  const { primary, secondary, tertiary } = clause.context.brief.colours;
  const own = [primary?.hue, secondary?.hue, tertiary?.hue];
  const colour = findColours(clause.text, clause.tokens, clause.scopes, new Set()).find(({ intent }) => own.includes(intent.hue));
  return colour?.intent ?? nounOf(clause);
}

/** The line under the name may be called by words for the name; of name and picture the one that is named first is meant. */
function nounOf(clause: ClauseText): Exclude<Subject, ColourIntent> | undefined {
  const spoken = spokenOf(clause);
  const found = nouns.filter(([, words]) => words.test(spoken));
  const [first] = found.toSorted(([one, a], [other, b]) =>
    one === 'line' ? -1 : other === 'line' ? 1 : spoken.search(a) - spoken.search(b),
  );
  return first?.[0];
}

/** Words of a wish that names nothing: how it is asked for, and what is to be done. */
const around =
  /^(?:a|an|bit|little|much|slightly|somewhat|just|only|so|rather|even|you|we|us|lets|now|then|again|still|as|compromise|overall|make|makes|let|something|it|them|this|that|him|her|could|should|can|be|become|or|and|then|try|tad|touch|thanks|want|like|would|please|·)$/;
const sizes: ReadonlyMap<string, 'bigger' | 'smaller'> = new Map([
  ['bigger', 'bigger'],
  ['larger', 'bigger'],
  ['smaller', 'smaller'],
]);
const weights: ReadonlyMap<string, 'bolder' | 'thinner'> = new Map([
  ['bolder', 'bolder'],
  ['heavier', 'bolder'],
  ['thicker', 'bolder'],
  ['stronger', 'bolder'],
  ['thinner', 'thinner'],
  ['finer', 'thinner'],
]);
const tones: ReadonlyMap<string, ColourShift> = new Map([
  ['darker', 'darker'],
  ['deeper', 'darker'],
  ['paler', 'lighter'],
  ['lighter', 'lighter'],
  ['brighter', 'brighter'],
  ['richer', 'more-vivid'],
  ['softer', 'more-muted'],
  ['calmer', 'more-muted'],
  ['warmer', 'warmer'],
  ['cooler', 'cooler'],
]);
/** What letters become by another face. */
const shapes: ReadonlyMap<string, 'rounder' | 'sharper'> = new Map([
  ['softer', 'rounder'],
  ['gentler', 'rounder'],
  ['smoother', 'rounder'],
  ['curvier', 'rounder'],
  ['rounder', 'rounder'],
  ['sharper', 'sharper'],
  ['crisper', 'sharper'],
]);
/** A complaint of colour: what is to be softer then is no shape. */
const ofTone = /\b(?:bright|loud|dark|light|pale|glaring|garish|harsh|vivid|strong|neon|shouting|screaming|colou?rs?|contrast|eyes?)\b/;
/** "Make it about twice as big" names nothing that is to be so. */
const toldSize =
  /^(?:(?:so|and|but|please|can|could|you|we|should|make|let|it|them|that|be|become|about|around|roughly|at least|easily|say|maybe|perhaps|something like|a|an|by|the|its) )*(?:twice|double|half|third|quarter|\d{2,3}|bigger|larger|smaller)(?: (?:as|big|large|the|its|size|small|bigger|larger|smaller|percent|per cent|in|again|please|that))*$/;
const removal = /^(?:remove|drop|delete|lose|ditch|out|away|off|get|rid|of|take|leave)$/;

/** What a wish that names nothing asks for, of the subject that was spoken of before. */
function changeOf(clause: ClauseText, subject: Subject, told: string): Patch | undefined {
  const { tokens, context } = clause;
  // "The brown is too light, more like chocolate": of a colour only a colour is like something.
  const likened = typeof subject === 'object' ? likenedColour(clause) : undefined;
  if (likened && typeof subject === 'object') return { kind: 'swap-colour', from: subject, to: likened.colour.intent };
  if (typeof subject === 'object' && likens.test(clause.keys))
    return { kind: 'beyond', reason: 'No colour is known by these words. Name one that is.' };
  const coloured = typeof subject === 'string' ? colouredPart(clause, subject) : undefined;
  if (coloured) return coloured;
  const times =
    typeof subject === 'string' && subject !== 'line' && toldSize.test(clause.keys) ? timesIn(clause.keys, clause.text) : undefined;
  if (times !== undefined)
    return { kind: 'form', by: `${times > 1 ? 'bigger' : 'smaller'}-${subject === 'letters' ? 'name' : 'symbol'}`, times };
  const wishes = tokens.map(({ key }) => key).filter((key) => !around.test(key));
  const [last = ''] = wishes.slice(-1);
  const isAll = (words: { has: (key: string) => boolean }): boolean => wishes.every((key) => words.has(key));
  // "The letters look stiff, something softer": letters are soft by their shape, unless their colour was complained of.
  const shape = subject === 'letters' && wishes.length > 0 && isAll(shapes) && !ofTone.test(told) ? shapes.get(last) : undefined;
  if (shape) return { kind: 'form', by: shape, of: 'letters' };
  const known = { has: (key: string): boolean => [sizes, weights, tones].some((own) => own.has(key)) };
  if (wishes.length > 0 && wishes.every((key) => removal.test(key))) return removalOf(subject, context);
  if (wishes.length === 0 || !isAll(known)) return undefined;
  const size = sizes.get(last);
  const weight = weights.get(last);
  const tone = tones.get(last) ?? (weight === 'bolder' ? 'more-contrast' : undefined);
  if (typeof subject === 'object') return tone && { kind: 'shift-colour', by: tone, amount: 1, of: subject };
  if (size !== undefined) return { kind: 'form', by: `${size}-${subject === 'letters' ? 'name' : subject}` };
  if (weight !== undefined && subject !== 'line') return { kind: 'form', by: weight, of: subject };
  if (tone === undefined || weight !== undefined || subject === 'line') return undefined;
  return { kind: 'shift-colour', by: tone, amount: 1, part: subject === 'symbol' ? 'picture' : subject };
}

/** "Not so yellow, more like aged gouda" */
const likens = /^(?:(?:and|but|rather|maybe|perhaps|something|a bit|a little|just|think) )*(?:more )?like\b/;

/** "The letters are wrong, they should be black": letters are several, and "it" may be the whole. */
function colouredPart({ tokens, text, scopes, keys }: ClauseText, subject: 'line' | 'letters' | 'symbol'): Patch | undefined {
  if (
    subject !== 'letters' ||
    !/^(?:so |and |but |please )*(?:they|them|those|make (?:them|those)|paint them|put them|i want them|let them)\b/.test(keys)
  )
    return undefined;
  const [colour, other] = findColours(text, tokens, scopes, new Set(), 'wished');
  return colour && !other && !colour.ground && !colour.avoided ? { kind: 'set-part', part: 'letters', colour: colour.intent } : undefined;
}

function removalOf(subject: Subject, { pictures }: RefinementContext): Patch | undefined {
  if (typeof subject === 'object') return { kind: 'remove-colour', colour: subject };
  if (subject === 'line') return { kind: 'descriptor', text: null };
  return subject === 'symbol' ? { kind: 'remove-thing', icons: [...pictures], term: 'the picture' } : undefined;
}

/** A clause that says how something is, and not how it is to be. */
const complains = /\b(?:is|are|was|looks?|feels?|seems?|too|shouting|screaming|hardly readable|not)\b/;

/**
 * "The line at the bottom is shouting, smaller please", "yellow is hard to read, remove it": a wish that names nothing is of what the
 * clause before it spoke of, which then asks for nothing itself.
 */
export function referred(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const texts = clauses.map(({ text }) => readClauseText(text, context));
  const changes = texts.map((clause, at) => {
    const subject = texts
      .slice(0, at)
      .map(subjectOf)
      .findLast((own) => own !== undefined);
    const told = texts
      .slice(0, at)
      .map(({ keys }) => keys)
      .join(' ');
    const own = subject === undefined ? undefined : changeOf(clause, subject, told);
    // "In the same teal with the name under it, smaller": no colour is smaller.
    const noun =
      own === undefined && typeof subject === 'object'
        ? texts
            .slice(0, at)
            .map(nounOf)
            .findLast((one) => one !== undefined)
        : undefined;
    return noun === undefined ? own : changeOf(clause, noun, told);
  });
  return clauses.map((clause, at) => {
    // "The rose looks like a cabbage, another one?": another rose, and no other logo.
    const [only, more] = clause.patches;
    const isAnotherOne =
      only?.kind === 'try-another' && only.field === 'everything' && !more && /\banother one\b/.test(texts[at]?.keys ?? '');
    const isOnlyTold = clauses.slice(0, at).every(({ patches }) => patches.every(({ kind }) => kind === 'lock'));
    if (isAnotherOne && isOnlyTold && texts.slice(0, at).some((text) => nounOf(text) === 'symbol'))
      return { ...clause, patches: [{ kind: 'try-another', field: 'symbol' }] };
    const change = changes[at];
    if (change) return { ...clause, patches: [change] };
    // "The orange is too loud, darker please" complains first, and says then what is to be done.
    const next = changes[at + 1]?.kind;
    const isOfColour = next === 'remove-colour' || next === 'shift-colour' || next === 'swap-colour';
    const ofColours = next === 'swap-colour' ? /^(?:shift|set|remove|swap|lean)-colour$/ : /^shift-colour$/;
    // "The letters look stuffy, softer please": another face is taken once.
    const isOfLetters = next === 'form' && clause.patches.every((patch) => patch.kind === 'mood' && patch.of === 'letters');
    const isTold = clause.patches.length === 0 || isOfLetters || (isOfColour && clause.patches.every(({ kind }) => ofColours.test(kind)));
    return next && isTold && complains.test(texts[at]?.keys ?? '') ? { ...clause, patches: [alreadySo] } : clause;
  });
}
