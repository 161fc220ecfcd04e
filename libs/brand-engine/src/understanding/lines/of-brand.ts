import { asksForSomething, isLongText, type Stretch, stretchesOf } from '../asked/stretches.js';
import { isPast } from '../things/narration.js';
import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** Sentences that open a text tell who writes, and what for. */
const opening = 2;

/** "People always assume I'm a florist": what a brand is taken for it is not. */
const mistaken =
  /^ (?:but |and )?(?:most |many |some )?(?:people|everybody|everyone|customers|they|you|some|many|most) (?:\S+ )?(?:assume|think|believe|suppose|imagine|expect|guess) /;

/** Whether a sentence tells of the brand: it names it, or says what its people are or do. */
function tellsOfBrand({ from, to }: Stretch, tokens: readonly Token[], name: ReadonlySet<number>): boolean {
  const own = tokens.slice(from, to);
  if (own.some((_, at) => name.has(from + at))) return true;
  const isOurs = own.slice(0, 4).some(({ key }) => /^(?:we|we're|we've|i|i'm|our|my)$/.test(key));
  const isLabelled = own.slice(0, 4).some(({ gap }) => gap.startsWith(':'));
  const isSaid = own.slice(0, 8).some(({ key }) => /^(?:are|am|is|we're|i'm|run|have|own|offer|make|sell|repair|called)$/.test(key));
  return (isLabelled || (isOurs && isSaid)) && !own.some(isPast) && !asksForSomething(own);
}

/** Of a long text, the words that tell what the brand is and where: not those of an aside ("and a lot of wine", "my sister in Wales"). */
export function ofBrand<Told extends Span>(told: readonly Told[], tokens: readonly Token[], name: ReadonlySet<number>): Told[] {
  const stretches = stretchesOf(tokens);
  if (!isLongText(tokens, stretches)) return [...told];
  return told.filter(({ from }) => {
    const at = stretches.findIndex((own) => own.from <= from && from < own.to);
    const own = stretches[at];
    if (!own || tokens[own.from - 1]?.gap.includes('(') === true || mistaken.test(own.keys)) return false;
    return (at < opening && !tokens.slice(own.from, from).some(isPast)) || tellsOfBrand(own, tokens, name);
  });
}
