import type { Cue } from '../lexicon/cues.js';
import { turning, turningAbroad } from '../lexicon/deliberation.js';
import { rememberedOf } from '../../remembered.js';
import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** Words of a sentence that one mark or turn parts from the others. */
export interface Clause extends Span {
  /** Which sentence it stands in. */
  sentence: number;
  /** It opens with "but", "so", "then". */
  turns: boolean;
  keys: string;
  owns: string;
}

const turnsAt = (token: Token | undefined): boolean =>
  token !== undefined && (turning.test(token.key) || (token.key === token.own && turningAbroad.test(token.own)));
const spoken = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** Whether a run of words has one of the phrases, as it is written or in English. */
export const says = ({ keys, owns }: Pick<Clause, 'keys' | 'owns'>, cue: Cue): boolean => cue(keys) || (owns !== keys && cue(owns));

const known = rememberedOf<readonly Clause[]>(1);

/** Clauses end at a mark, before a word that turns, and before an "and" that opens what somebody does. Several rules ask for them. */
export const clausesOf = (tokens: readonly Token[]): readonly Clause[] => known(tokens, '', () => divided(tokens));

function divided(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let [from, sentence] = [0, 0];
  tokens.forEach((token, at) => {
    const [next, after] = [tokens[at + 1], tokens[at + 2]];
    // "Nothing but the moon" turns nowhere.
    const isAllBut = next?.key === 'but' && /^(?:nothing|anything|everything|none|all)$/.test(token.key);
    const opens =
      (turnsAt(next) && !isAllBut) || (next?.key === 'and' && /^(?:i|we|he|she|they|it|so|then|now|have|has|the)$/.test(after?.key ?? ''));
    if (next && token.gap === '' && !opens) return;
    const own = tokens.slice(from, at + 1);
    clauses.push({
      from,
      to: at + 1,
      sentence,
      turns: turnsAt(own[0]) || own.slice(1, 4).some(({ key }) => key === 'but'),
      keys: spoken(own.map(({ key }) => key)),
      owns: spoken(own.map(({ own: word }) => word)),
    });
    from = at + 1;
    if (/[.!?…;]/.test(token.gap)) sentence++;
  });
  return clauses;
}
