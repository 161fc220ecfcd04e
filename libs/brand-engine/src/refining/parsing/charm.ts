import type { Clause, Patch } from '../../refinement.js';
import { deeds, states } from '../../understanding/lexicon/states.js';
import {
  alreadySo,
  type ClauseText,
  isShownAt,
  isSymbolNoun,
  readClauseText,
  type Reader,
  type RefinementContext,
  span,
  spokenOf,
  termOf,
  partsOfThings,
} from './clause.js';
import { linesAsDrawn } from '../applying/measured.js';
import { asItIs } from './symbol.js';

const charming =
  /\b(?:(?:(?<!more |less |too )cute$|cuter|sweeter|friendlier|kinder|nicer|funnier|cuddlier|gentler|softer|jollier|happier|lovelier|prettier|goofier|adorable)|(?:more|much more|a bit more) (?:cute|friendly|sweet|lovable|adorable|cuddly|charming|approachable|funny|gentle|cheerful|childlike|babyish)|(?:less|too|bit|rather|quite|so|little|very|kinda|looks?|is) (?:too )?(?:scary|angry|fierce|grim|aggressive|creepy|evil|mean|frightening|sinister|grumpy|stern|sad))\b/;
const fierce =
  /\b(?:fiercer|wilder|angrier|stronger|scarier|meaner|tougher|more (?:fierce|wild|aggressive|powerful|dangerous|muscular|dynamic)|(?:too|less) (?:cute|sweet|tame|friendly|harmless|cuddly))\b/;

const grownUp =
  /\b(?:(?:too|less|rather|quite|so|very|bit|looks?) (?:too )?(?:childish|babyish|kiddie|juvenile|infantile|cartoonish)|more (?:grown up|grown-up|mature|adult))\b/;

const drawnAsItIs = (what: string): Patch => ({
  kind: 'beyond',
  reason: `A picture is drawn as it is; only letters and colours can be ${what}.`,
});
const friendlier: Patch[] = [drawnAsItIs('friendlier')];
const fiercer: Patch[] = [drawnAsItIs('fiercer')];
const maturer: Patch[] = [drawnAsItIs('more grown-up')];

const ofLetters = /\b(?:fonts?|letters?|lettering|type|typeface|name|text|writing|colou?rs?|background|tagline)\b/;
const ofCreature = /\b(?:symbol|him|her|he|she|his|face)\b/;

const charmOf = (keys: string): Patch[] | undefined =>
  charming.test(keys) ? friendlier : fierce.test(keys) ? fiercer : grownUp.test(keys) ? maturer : undefined;

/** What is told of a picture that has no drawing for every mood. */
const changedSo: Patch[] = [drawnAsItIs('changed so')];

/** "The bear looks too cheeky": a mood that is told of the thing that is shown, and of no letters, is not told by those. */
export const ofThingAlone = (clause: ClauseText, patches: readonly Patch[]): Patch[] | undefined =>
  patches.length > 0 &&
  patches.every(({ kind }) => kind === 'mood') &&
  clause.tokens.some(({ key }, at) => isShownAt(clause, at) && !isSymbolNoun.test(key)) &&
  !ofLetters.test(clause.keys)
    ? changedSo
    : undefined;

/** "A cuter rooster", "the dragon is a bit scary": a picture is not drawn anew, and nobody asked for other letters in its place. */
export const readCharm: Reader = (clause) => {
  const spoken = spokenOf(clause);
  if (clause.context.pictures.length === 0 || !ofCreature.test(spoken) || ofLetters.test(spoken)) return undefined;
  const patches = charmOf(clause.keys);
  return patches && { patches, used: span(0, clause.tokens.length) };
};

/** "The dragon is scary, make it cuter": what is told twice is done once, and "it" is the picture that was spoken of. */
export function charmedOnce(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const isCharm = ({ patches }: Clause): boolean =>
    patches === friendlier || patches === fiercer || patches === maturer || patches === changedSo;
  const isOfLines = ({ text, patches: [only, other] }: Clause): boolean =>
    other === undefined &&
    only?.kind === 'form' &&
    only.of === undefined &&
    /^(?:rounder|sharper|thinner|bolder)$/.test(only.by) &&
    !ofLetters.test(readClauseText(text, context).keys);
  return clauses.map((clause, at) => {
    // "A metronome feels strict, birds would be nicer": what comes tells more than the complaint.
    if (
      clause.patches === changedSo &&
      clauses.some(({ patches }) => patches.some((patch) => patch.kind === 'symbol' && patch.icons.length > 0))
    )
      return { ...clause, patches: [alreadySo] };
    const before = clauses[at - 1];
    const next = clauses[at + 1];
    const isOfIt = (own: Clause): boolean => {
      const { keys } = readClauseText(own.text, context);
      return /\b(?:it|him|her|them)\b/.test(keys) && !ofLetters.test(keys) && charmOf(keys) !== undefined;
    };
    if (before && isCharm(before) && isOfIt(clause))
      return { ...clause, patches: charmOf(readClauseText(clause.text, context).keys) ?? [] };
    // "The owl is childish. More geometric, with thin lines": that is said of the owl too.
    if (
      isOfLines(clause) &&
      clauses.slice(0, at).findLast((own) => !isOfLines(own) && own.patches.length > 0 && isCharm(own)) !== undefined
    )
      return { ...clause, patches: [linesAsDrawn] };
    if (isCharm(clause) && next && (isCharm(next) || isOfIt(next))) return { ...clause, patches: [alreadySo] };
    return clause;
  });
}

const doing =
  /\b(?:wave|waves|waving|smile|smiles|wink|winks|jump|jumps|fly|flies|run|runs|sleep|sleeps|sit|sits|stand|stands|swim|swims|dance|dances|roar|roars|bark|barks|sing|sings|wake|close|shut|turn|lie|lies|eat|eats|drink|drinks|read|reads|look up|look down)\b/;

/** "A roaring bear", "wake the owl up", "close the book", "only its head": what no drawing shows of the thing is told, and nothing changes. */
export const readUndrawn: Reader = (clause) => {
  const { tokens, context, keys } = clause;
  const [picture] = context.pictures;
  if (picture === undefined || !tokens.some((_, at) => isShownAt(clause, at))) return undefined;
  const state = tokens.flatMap((_, at) => states.at(tokens, at)?.value ?? []).find((own) => own !== 'open' || !/\bspace\b/.test(keys));
  const isDeed = state !== undefined || tokens.some(({ key }) => deeds.has(key)) || doing.test(keys);
  const isPart =
    /\b(?:only|just|without) (?:the |its |a )?(?:\S+ )?(?:head|face|heads|half|profile|silhouette|side view|front)\b|\bfrom (?:the )?(?:side|front|behind|above)\b|\bin profile\b|\bhalf an? \w+/.test(
      keys,
    );
  // "More bubbles"
  if (!isDeed && !isPart && /^(?:a few |some |many |a lot )?(?:more|fewer|less) \w+$/.test(keys))
    return { patches: [{ kind: 'beyond', reason: 'How many there are is part of the drawing.' }], used: span(0, tokens.length) };
  // "The sun needs more rays"
  if (!isDeed && !isPart)
    return tokens.some(({ key }) => partsOfThings.test(key)) ? { patches: [asItIs], used: span(0, tokens.length) } : undefined;
  const term = termOf(picture, context);
  return {
    patches: [
      {
        kind: 'beyond',
        reason: state === undefined ? `There is no other drawing of ${term} that shows this.` : `There is no drawing of ${term} ${state}.`,
      },
    ],
    used: span(0, tokens.length),
  };
};

const cutOut =
  /\b(?:bite|hole|crack|notch|piece|chunk|slice|corner|half|dent)\b (?:\w+ ){0,4}?(?:taken|missing|cut|bitten|torn|broken|out of|off)\b|\b(?:take|cut|tear|bite|break) an? (?:\w+ )?(?:bite|piece|chunk|slice|corner|hole)\b/;

/** "The robot should peek out from behind the name". */
const peeks =
  /\b(?:peek|peeks|peeking|hide|hides|hiding|hidden|climb|climbs|climbing|sneaks?|sneaking|leans?|leaning)\b (?:\w+ ){0,4}?(?:name|letters?|lettering|text|words?)\b/;
const notBehind: Patch = { kind: 'beyond', reason: 'Picture and name stand apart: nothing is drawn behind or on the letters.' };

/** "Could the bolt look like a bite has been taken out of it?" */
export const readCutOut: Reader = (clause) =>
  peeks.test(clause.keys) && /\bsymbol\b/.test(spokenOf(clause))
    ? { patches: [notBehind], used: span(0, clause.tokens.length) }
    : clause.context.pictures.length > 0 && cutOut.test(clause.keys) && /\b(?:symbol|it|him|her)\b/.test(spokenOf(clause))
      ? { patches: [drawnWhole], used: span(0, clause.tokens.length) }
      : undefined;
const drawnWhole: Patch = { kind: 'beyond', reason: 'A picture is drawn whole; nothing is cut out of it.' };
