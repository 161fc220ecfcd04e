import type { Language } from '../../brief.js';
import { senses } from '../lexicon/senses.js';
import { creatures } from '../lexicon/kinds.js';
import { singular, type Token } from '../text/text.js';

/** What a word with several senses means beside this trade and these words; "" where nothing that can be drawn is meant. */
export function meantBy(term: string, tokens: readonly Token[], industry: string | null, language: Language = 'en'): string {
  // "Schloss" is a lock and a castle, which English tells apart.
  const own = [...(senses.get(`${language} ${term}`) ?? []), ...(senses.get(term) ?? [])];
  if (own.length === 0) return term;
  // "A camel and a crane".
  const isBesideCreature = tokens.some(({ key }) => singular(key) !== term && creatures.has(singular(key)));
  const context = `${industry?.replaceAll('-', ' ') ?? ''} ${tokens.map(({ key }) => key).join(' ')}${isBesideCreature ? ' creature' : ''}`;
  return own.find(({ beside }) => beside.test(context))?.means ?? term;
}
