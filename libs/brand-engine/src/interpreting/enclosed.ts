import type { Decisions } from '../decisions.js';
import type { Token } from '../understanding/text/text.js';
import type { Judged } from './companions.js';
import { isRoundSeal } from './demands-shown.js';
import type { Outcome } from './verdict.js';

/** Words for an emblem that has an edge all around, in the tongues that prompts come in. */
const edged =
  /\b(?:crest|seal|stamp|patch|coat of arms|shield|wappen|siegel|stempel|blason|écusson|sceau|escudo|sello|stemma|sigillo|brasão|selo|wapen|zegel|vapen|sigill|våpen|segl|vaakuna|herb|pieczęć|erb|pečeť)/iu;
const edgedAbroad = /(?:герб|печать|печатка|θυρεό|σφραγίδα)/iu;

const hasEdge = (decisions: Decisions): boolean =>
  isRoundSeal(decisions) || decisions.mark.container !== 'none' || decisions.mark.arranged === 'inside';

/** "A crest", "ein Siegel": a name that is arched over its picture, with nothing around them, is neither. */
export function withoutOpenEmblems(judged: readonly Judged[], tokens: readonly Token[], { decisions }: Outcome): Judged[] {
  if (hasEdge(decisions)) return [...judged];
  return judged.map((own) => {
    const { wish, verdict } = own;
    const isEdged =
      wish.kind === 'demand' &&
      wish.asked.symbol === 'badge' &&
      verdict.outcome === 'applied' &&
      tokens.slice(wish.from, wish.to).some(({ text, key }) => edged.test(text) || edgedAbroad.test(text) || /^(?:crest|seal)$/.test(key));
    return isEdged
      ? { ...own, verdict: { outcome: 'not_applied' as const, reason: 'The name is arched over the picture, with no edge around them.' } }
      : own;
  });
}
