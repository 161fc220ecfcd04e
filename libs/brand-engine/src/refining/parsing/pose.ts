import { states } from '../../understanding/lexicon/states.js';
import { posedTerm } from '../../understanding/things/poses.js';
import { drawnThings, isShownAt, span, termOf, type ClauseText, type Reader } from './clause.js';
import { exchangeOf } from './exchange.js';

/** What somebody is made to do: "make the fox run", "let it fly". */
const infinitives = new Map(
  Object.entries({
    run: 'running',
    sprint: 'running',
    gallop: 'running',
    jump: 'leaping',
    leap: 'leaping',
    hop: 'leaping',
    pounce: 'leaping',
    fly: 'flying',
    soar: 'flying',
    sleep: 'sleeping',
    doze: 'sleeping',
    sit: 'sitting',
    rear: 'rearing',
    roar: 'roaring',
    prowl: 'prowling',
    walk: 'walking',
    stretch: 'stretching',
    howl: 'howling',
    charge: 'charging',
    crow: 'crowing',
  }),
);
/** Words behind which something else is told than how a creature is: "sitting above the name", "more open". */
const places = /^(?:above|below|under|underneath|beside|next|left|right|on|over|out|behind|between|along|around|inside|in|at|through)$/;
const compared = /^(?:more|less|too|as|so|very)$/;
/** Words that may stand with a state that is told alone: "jumping instead", "in flight please", "can it be asleep?". */
const around =
  /^(?:make|let|have|show|can|could|should|would|may|it|him|her|he|she|they|be|is|a|an|the|instead|rather|maybe|perhaps|or|and|now|then|but|actually|just|to|i|we|want|like|prefer|you|symbol|picture|animal|please|better|if|were|was|that|do|does|leave|keep)$/;

/** A clause that asks for nothing but a state: "make the fox run", "lass den Fuchs rennen". */
export const readPoseAlone: Reader = (clause) => {
  const understood = readPose(clause, new Set());
  const isAll = clause.tokens.every(
    ({ key, own }, at) => understood?.used.includes(at) === true || (around.test(key) && !(kept.test(key) && key === own)),
  );
  return understood && isAll ? { ...understood, used: span(0, clause.tokens.length) } : undefined;
};
/** In English these keep what is there; abroad they let it do something. */
const kept = /^(?:leave|keep)$/;

/** What exchanges the picture of a thing for one in the state that is asked for; undefined where none is, or none is drawn. */
export const readPose: Reader = (clause, used) => {
  const { tokens, scopes, context } = clause;
  const [picture, partner] = context.pictures;
  if (picture === undefined || (partner !== undefined && partner !== picture) || exchangeOf(tokens)) return undefined;
  const told = statesIn(clause).filter(({ from }) => !used.has(from) && scopes[from]?.negated !== true);
  const things = tokens.flatMap((_, at) => (isShownAt(clause, at) && !told.some(({ from, to }) => from <= at && at < to) ? [at] : []));
  const isSaidAlone = tokens.every(({ key }, at) => around.test(key) || told.some(({ from, to }) => from <= at && at < to));
  const isMade = tokens.some(({ key }) =>
    /^(?:make|let|have|show|should|could|can|want|open|instead|be|rather|please|draw|use|need)$/.test(key),
  );
  // "Open it up" speaks of space.
  const asked = things.length > 0 ? told : told.filter(({ state }) => isSaidAlone && state !== 'open');
  if (things.length > 0 && !isMade && !isSaidWith(clause, things, told)) return undefined;
  const noun = nounOf(termOf(picture, context));
  for (const { state, from, to } of asked) {
    const term = posedTerm(state, noun, drawnThings(context));
    const icons = term === undefined ? [] : context.findIcons(term);
    if (term === undefined || icons.includes(picture)) continue;
    return { patches: [{ kind: 'symbol', icons, term }], used: [...things, ...span(from, to)] };
  }
  return undefined;
};

interface ToldState {
  state: string;
  from: number;
  to: number;
}

function statesIn({ tokens }: ClauseText): ToldState[] {
  // "Let the name run below it": letters do what is said.
  const letters = tokens.findIndex(({ key }) =>
    /^(?:name|text|letters?|lettering|tagline|slogan|line|lines|words?|writing|colou?rs?)$/.test(key),
  );
  return tokens.flatMap(({ key }, at) => {
    if (letters >= 0 && letters < at) return [];
    if (compared.test(tokens[at - 1]?.key ?? '')) return [];
    const match = states.at(tokens, at);
    const state = match?.value ?? (isMadeTo(tokens[at - 1]?.key ?? '') ? undefined : infinitives.get(key));
    const to = match?.to ?? at + 1;
    const isPlaced = /^(?:sitting|standing)$/.test(state ?? '') && places.test(tokens[to]?.key ?? '');
    return state === undefined || isPlaced ? [] : [{ state, from: at, to }];
  });
}

/** "A run", "the jump", "its roar" are no deeds. */
const isMadeTo = (before: string): boolean => /^(?:a|an|the|its|his|her|in|of)$/.test(before);

/** "The hare jumping", "a sleeping cat": a thing with its state, and little else. */
const isSaidWith = ({ tokens }: ClauseText, things: readonly number[], told: readonly ToldState[]): boolean =>
  told.length > 0 &&
  tokens.every(({ key }, at) => around.test(key) || things.includes(at) || told.some(({ from, to }) => from <= at && at < to));

/** A picture that is in a state already is called by it: of "sleeping cat" the cat. */
const nounOf = (term: string): string => {
  const [first = '', ...rest] = term.split(' ');
  return rest.length > 0 && states.get(first) !== undefined ? rest.join(' ') : term;
};
