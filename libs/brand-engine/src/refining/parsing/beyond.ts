import type { Patch } from '../../refinement.js';
import { findColours } from '../../understanding/colours/colours.js';
import { beyond } from '../../understanding/lexicon/forms.js';
import { PhraseTable } from '../../understanding/text/phrases.js';
import { alreadySo, type ClauseText, isShownAt, pictureAt, span, spokenOf, type Reader, termOf } from './clause.js';
import { letterNouns } from './shift.js';

const never = new PhraseTable(beyond);

/** Wishes about the drawing that no part of an identity answers, by pattern. */
const wishes: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:rotate|rotated|tilt|tilted|upside down|turn (?:it )?upside down|(?:look|looks|looking|face|faces|facing|point|pointing) (?:up|down))\b/,
    'Pictures stand upright.',
  ],
  [
    /\b(?:each|every)(?: (?:letter|character|word|one))? (?:in )?(?:an? |its |their )?(?:different|own|another|new) colou?r\b|\b(?:all|the) (?:the )?letters in different colou?rs\b/,
    'The name has no more than two colours.',
  ],
  [/\b(?:a|an|as) (?:\w+ )?(?:video|animation|gif|jingle)\b(?! camera)/, 'Logos are still images.'],
  [
    /^(?:please )?(?:add|put|show|include|with) (?:in )?(?:the |a |our )?(?:founding )?year(?: (?:please|too|below|underneath))?$/,
    'No year was given.',
  ],
];

const asksOfReading =
  /^(?:and |but |so )?(?:is|are|does|do|will|would) (?:the|this|that|it|our|these|those|all|both)\b.*\b(?:accessible|accessibility|legible|readable|printable|scalable|contrast)\b/;

/** "Is the blue accessible on a dark background?" asks, and wishes for nothing. */
const readQuestion: Reader = ({ keys, tokens }) =>
  asksOfReading.test(keys)
    ? {
        patches: [
          { kind: 'beyond', reason: 'Every logo is checked to be read on light and on dark, and its dark variant is among the files.' },
        ],
        used: span(0, tokens.length),
      }
    : undefined;

/** "Half as many stripes": how many there are is told by the drawing. */
const readTimesAsMany: Reader = ({ keys, tokens }) =>
  /\b(?:half|twice|double|(?:a|one) third|three times) (?:as many|the number of)\b/.test(keys)
    ? { patches: [{ kind: 'beyond', reason: 'How many there are is part of the drawing.' }], used: span(0, tokens.length) }
    : undefined;

/** Clauses that as a whole ask what no drawing answers. */
export const plainlyBeyond: readonly Reader[] = [readQuestion, readTimesAsMany];

/** "A gradient", "on three lines": understood, and told that it cannot be done. */
export const readBeyond: Reader = ({ text, tokens, keys, scopes }, used) => {
  // "Too many colours" asks for fewer.
  const asked = never
    .scan(tokens)
    .filter(({ from }) => !used.has(from) && scopes[from]?.negated !== true && !/^(?:too|so|fewer)$/.test(tokens[from - 1]?.key ?? ''));
  const wish = wishes.find(([pattern]) => pattern.test(keys));
  // "Tilt nothing", "don't rotate it": nothing is.
  if (wish && /\b(?:nothing|don't|do not|not|never|no)\b/.test(keys)) return { patches: [alreadySo], used: span(0, tokens.length) };
  // "Flytta fisken ovanför namnet": what is moved to a place does not move.
  const isPlaced = /\b(?:above|below|under|underneath|beside|next to|left|right|over)\b/.test(keys);
  const reason = wish?.[1] ?? asked.find(({ value }) => !(isPlaced && value.includes('still images')))?.value;
  if (reason === undefined) return undefined;
  // "70s lettering with a drop shadow": what cannot be is told apart from what can.
  const [only, ...others] = asked;
  const words = wish || !only || others.length > 0 ? undefined : phraseOf(only, text, tokens);
  const patch: Patch = { kind: 'beyond', reason, ...(words === undefined ? {} : { words }) };
  const said = wish?.[0].exec(keys)?.[0].split(' ') ?? [];
  return {
    patches: [patch],
    used: [...asked.flatMap(({ from, to }) => span(from, to)), ...tokens.flatMap(({ key }, at) => (said.includes(key) ? [at] : []))],
  };
};

/** The words of a span with the small words before it; nothing where the clause begins with them. */
function phraseOf({ from, to }: { from: number; to: number }, text: string, tokens: ClauseText['tokens']): string | undefined {
  let start = from;
  while (start > 0 && tokens[start - 1]?.gap === '' && /^(?:an?|the|some|with|in|and)$/.test(tokens[start - 1]?.key ?? '')) start--;
  return start === 0 || /^(?:too|so|less|fewer)$/.test(tokens[start - 1]?.key ?? '')
    ? undefined
    : text.slice(tokens[start]?.start, tokens[to - 1]?.end);
}

/** "Drop the gradient": there is none. */
export const readNeverThere: Reader = ({ tokens, scopes }) => {
  const gone = never.scan(tokens).filter(({ from }) => scopes[from]?.negated === true);
  return gone.length === 0 ? undefined : { patches: [alreadySo], used: gone.flatMap(({ from, to }) => span(from, to)) };
};

/** "The slogan in grey": it is written in the colour of the name. */
export const readLineColour: Reader = (clause) => {
  const { keys, tokens, text, scopes } = clause;
  if (!ofLine.test(keys) || /\b(?:name|symbol|between|add|remove|without|no)\b/.test(spokenOf(clause))) return undefined;
  const [colour, other] = findColours(text, tokens, scopes, new Set(), 'wished').filter(({ ground }) => !ground);
  return colour && !other ? { patches: [lineColour], used: span(0, tokens.length) } : undefined;
};
const ofLine = /\b(?:tag ?line|slogan|strap ?line|sub ?title|motto|descriptor|sub ?line|claim)\b/;
export const lineColour: Patch = { kind: 'beyond', reason: 'The line under the name has the colour of the name.' };

const inOneLine =
  /\b(?:drawn|draw|drawing|illustration|sketch|sketched)\b.*\b(?:one|single|continuous) line\b|\b(?:one line|single line|continuous line) (?:drawing|art|style|illustration)\b/;

/** "Drawn in one line" is a way of drawing, and no layout. */
export const readOneLine: Reader = ({ keys, tokens }) =>
  inOneLine.test(keys)
    ? { patches: [{ kind: 'beyond', reason: 'There is no drawing of it in one line.' }], used: span(0, tokens.length) }
    : undefined;

/** "Everything black except the fox" are black letters, and "all in green apart from the name" is a green picture. */
export const readExcept: Reader = (clause) => {
  const [, all = '', but = ''] = /\b(?:everything|all|the rest)\b(.*)\b(?:except|apart from|but)\b(.+)$/.exec(spokenOf(clause)) ?? [];
  const [colour] = findColours(clause.text, clause.tokens, clause.scopes, new Set(), 'wished');
  const isOfAll = all.trim() === '' && !colour && !/\b(?:take|remove|drop|lose|delete|strip|get rid)\b/.test(clause.keys);
  // "All colours except one" speaks of the colours, and leaves name and mark where they are.
  if (but === '' || isOfAll || /^ (?:of )?(?:the |its |other )*colou?rs?\b/.test(all)) return undefined;
  // "Take away everything except the paddle and the name": what is around them goes.
  if (!colour && /\b(?:take|remove|drop|lose|delete|strip|get rid|away)\b/.test(clause.keys))
    return {
      patches: [
        { kind: 'constrain', constraints: { container: 'none' } },
        ...othersThan(clause, but),
        ...(/\b(?:name|text|lettering)\b/.test(but)
          ? []
          : [{ kind: 'constrain' as const, constraints: { symbol: 'icon' as const, noText: true } }]),
        ...(clause.context.brief.descriptor === null ? [] : [{ kind: 'descriptor' as const, text: null }]),
      ],
      used: span(0, clause.tokens.length),
    };
  // "I love everything except the leaf": which other one is told next.
  if (!colour && /\b(?:love|like|great|perfect|good|fine|happy)\b/.test(clause.keys))
    return { patches: [alreadySo], used: span(0, clause.tokens.length) };
  const part = /\bsymbol\b/.test(but) ? 'letters' : letterNouns.test(but) || /\bname\b/.test(but) ? 'picture' : undefined;
  return {
    patches: [
      colour && part
        ? { kind: 'set-part', part, colour: { ...colour.intent } }
        : { kind: 'beyond', reason: 'Symbol and name share the colours of the palette.' },
    ],
    used: span(0, clause.tokens.length),
  };
};

/** Of two pictures the one that is not spared goes too. */
function othersThan(clause: ClauseText, spared: string): Patch[] {
  const { tokens, context } = clause;
  const but = tokens.findLastIndex(({ key }) => /^(?:except|apart|but)$/.test(key));
  const kept = tokens.flatMap((_, at) => (at > but && isShownAt(clause, at) ? (pictureAt(clause, at) ?? []) : []));
  const [gone] = kept.length > 0 && spared.includes('symbol') ? context.pictures.filter((id) => !kept.includes(id)) : [];
  return gone === undefined ? [] : [{ kind: 'remove-thing', icons: [gone], term: termOf(gone, context) }];
}

/** "Letters in the same colour as the fox". */
export const readSameColour: Reader = (clause) => {
  const spoken = spokenOf(clause);
  const isAsked =
    /\b(?:letters|lettering|name|text|writing|font)\b.*\bsame (?:colou?r|shade|tone|\w+) (?:as|like)\b.*\bsymbol\b/.test(spoken) ||
    /\bsame (?:colou?r|shade|tone|\w+) (?:as|like)\b.*\bsymbol\b.*\b(?:for|in|on) (?:the |our )?(?:letters|lettering|name|text|writing|font)\b/.test(
      spoken,
    );
  const { primary } = clause.context.brief.colours;
  return isAsked && primary
    ? { patches: [{ kind: 'set-part', part: 'letters', colour: primary }], used: span(0, clause.tokens.length) }
    : undefined;
};
