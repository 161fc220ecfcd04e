import { isBody } from '../families/nature.js';
import { showsHead } from '../pack/portraits.js';
import { creatures } from '../understanding/lexicon/kinds.js';
import { deeds, faced, showsState } from '../understanding/lexicon/states.js';
import { headOf } from '../understanding/things/portrait-wishes.js';
import { statesOf } from '../understanding/things/poses.js';
import { areJoined, singular, type Token } from '../understanding/text/text.js';
import type { Thing } from '../understanding/wishes.js';

/** What was done to a creature or put on it: "a hooded falcon", "a knitted bear". */
const dressed = /^\w{3,}ed$/;
/** How a picture is drawn, and not how its thing is. */
const drawn =
  /^(?:styli[sz]ed|simplified|detailed|outlined|engraved|etched|hand-drawn|abstracted|rounded|refined|dotted|printed|inked|coloured|colored|painted|embroidered|centred|centered|inspired|related|called|named|wanted|needed|liked|used|loved)$/;
/** A word that says how a thing is, and whether its picture shows it so. */
export interface State {
  at: number;
  isShown: boolean;
  /** Why it is not shown, where more can be told than that the picture does not. */
  reason?: string;
}

/** The words around a thing that is shown which say how it is. */
export function statesAround({ term, from, to }: Thing, pictures: readonly string[], tokens: readonly Token[]): State[] {
  // A carrot that dances is drawn as if it were alive.
  const isAlive =
    tokens.slice(from, to).some(({ key }) => creatures.has(singular(key)) || faced.has(singular(key))) || pictures.some(isBody);
  // What a picture is called by, it shows: "open book", "leaping hare".
  const isOfTerm = ({ value, phrase }: { value: string; phrase: string }): boolean =>
    [value, ...phrase.split(' ')].some((word) => term.split(' ').includes(word));
  const isShown = (state: string): boolean => pictures.some((id) => showsState(id, state) || (state === 'standing' && !showsHead(id)));
  const told = statesOf({ from, to }, tokens)
    .filter((match) => (isAlive || !deeds.has(match.value)) && !isOfTerm(match))
    .flatMap((match) =>
      Array.from({ length: match.to - match.from }, (_, place) => ({ at: match.from + place, isShown: isShown(match.value) })),
    );
  const isDressed = ({ key, own, pos }: Token): boolean =>
    isAlive && key === own && /^(?:ADJ|VERB)$/.test(pos) && dressed.test(key) && !drawn.test(key) && !term.split(' ').includes(key);
  const epithet = tokens[from - 1];
  const isTold = told.some(({ at }) => at === from - 1);
  const worn = !isTold && epithet && areJoined(tokens, from - 1, to - 1) && isDressed(epithet) ? [{ at: from - 1, isShown: false }] : [];
  const head = headOf({ from, to }, tokens);
  const portrait = head === undefined || term.split(' ').includes('head') ? [] : [{ at: head, isShown: pictures.some(showsHead) }];
  return [...told, ...worn, ...portrait];
}
