import { moods } from '../language/personality.js';
import { openers, ordered } from '../lexicon/words.js';
import type { Token } from '../text/text.js';
import { tellsTrade } from '../trades/industry.js';
import type { FoundName, NameContext } from './find.js';
import { spell } from './spelling.js';

const longestTitle = 6;
const shortestHead = 3;
const asks = /^(?:generate|need|want|give|please|rebrand|redesign|refresh|imagine|use|add|avoid|no|not|hi|hello|hey|dear)$/;
const marksOfNames = /^(?:&|-|['’])?$/;

/** Whether words in capitals are all that is said, such as "North Quay Ice Rink", and order nothing. */
export function isTitle(tokens: readonly Token[]): boolean {
  const isSmall = ({ key, capitalised }: Token): boolean => !capitalised && /^(?:of|the|and|on|in|at|by|to)$/.test(key);
  return (
    tokens.length > 1 &&
    tokens.length <= longestTitle &&
    !asks.test(tokens[0]?.key ?? '') &&
    tokens.every(
      (token, at) =>
        (at === tokens.length - 1 || marksOfNames.test(token.gap)) &&
        ((token.capitalised && !isOrdered(token)) || (isSmall(token) && at > 0 && at < tokens.length - 1)),
    )
  );
}

/** "Smart Start Tutoring, blue", "Royal Oak Butchers since 1920": a first clause in capitals is the name with the word that only describes. */
export function titledName(context: NameContext): FoundName | undefined {
  const { tokens, isApart } = context;
  const end = tokens.findIndex(
    ({ gap }, at) => !marksOfNames.test(gap) || /^(?:since|est|established|founded|with)$/.test(tokens[at + 1]?.key ?? ''),
  );
  const to = end + 1;
  const [first] = tokens;
  const isNamed = to >= shortestHead && to < tokens.length && isTitle(tokens.slice(0, to));
  // Where everything has a capital, capitals say nothing.
  const isWritten = tokens.slice(to).some(({ capitalised, text }) => !capitalised && /^\p{Ll}/u.test(text));
  // "Hotel The Gull & Anchor": a trade stands before the name.
  const isLost =
    first !== undefined &&
    /^(?:ADJ|VERB|PROPN)$/.test(first.pos) &&
    (moods.get(first.key) !== undefined || openers.has(first.key)) &&
    !tellsTrade(first.key);
  return isNamed && isWritten && isLost && !tokens.slice(0, to).some((_, at) => isApart(at))
    ? spell(context, 0, to, 'proper-noun')
    : undefined;
}

/** Whether a word is what is ordered: "a logo". */
export const isOrdered = ({ key }: Pick<Token, 'key'>): boolean => ordered.has(key) || /^(?:something|one|sticker|sign)$/.test(key);
