import { kindsOfThings } from '../lexicon/kinds.js';
import { singular, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';

/** Words in brackets that still name one thing. */
const longestExplanation = 5;

/** "Una concha (el pan dulce)", "a crane (the bird)": brackets behind a thing say in which sense it is meant; "(of the sea)" says which one. */
export function withExplanations(found: readonly Thing[], tokens: readonly Token[]): Thing[] {
  const changed = new Map<Thing, Thing>();
  for (const thing of found) {
    const end = explanationEnd(thing, tokens);
    if (thing.refused || end === undefined) continue;
    const inside = found.filter(({ from, to }) => from >= thing.to && to <= end);
    const [other] = inside;
    if (/^(?:of|from)$/.test(tokens[thing.to]?.key ?? '')) {
      for (const own of inside) changed.set(own, { ...own, term: thing.term, icons: thing.icons });
    } else if (inside.length === 1 && other && !other.refused && isNamedAlone(other, thing.to, end, tokens)) {
      const isTold = isKindOf(thing, other) || isInOtherSense(thing, tokens);
      const { term, icons } = isTold ? thing : other;
      for (const own of [thing, other]) changed.set(own, { ...own, asked: thing.asked || other.asked, term, icons });
    }
  }
  return found.map((thing) => changed.get(thing) ?? thing);
}

/** Where the brackets that open right behind a thing are closed. */
function explanationEnd({ to }: Thing, tokens: readonly Token[]): number | undefined {
  if (tokens[to - 1]?.gap !== '(') return undefined;
  const last = tokens.findIndex(({ gap }, at) => at >= to && gap !== '');
  return tokens[last]?.gap.startsWith(')') && last - to < longestExplanation ? last + 1 : undefined;
}

/** Whether brackets hold a thing with its article and what describes it, and nothing else. */
const isNamedAlone = (thing: Thing, from: number, to: number, tokens: readonly Token[]): boolean =>
  tokens.every(({ pos }, at) => at < from || at >= to || (at >= thing.from && at < thing.to) || /^(?:DET|ADJ)$/.test(pos));

const isKindOf = ({ term, icons }: Thing, kind: Thing): boolean =>
  term.split(' ').some((word) => word === kind.term || kindsOfThings.get(kind.term)?.includes(word) === true) ||
  icons.some((id) => kind.icons[0] === id);

/** Whether the words around a thing have told its sense already. */
const isInOtherSense = ({ term, from, to }: Thing, tokens: readonly Token[]): boolean =>
  !tokens.slice(from, to).some(({ key }) => singular(key) === term.split(' ').at(-1) && term.split(' ').length === 1);
