import { words } from '../text/phrases.js';
import { clauseStart, singular, type Token } from '../text/text.js';
import type { ConstraintMention } from './constraints.js';
import { wordmark } from './letters-alone.js';

const pictures = words('icon symbol pictogram image picture graphic illustration emblem motif mascot drawing pic visual');
const nothing = words('no none nothing nope nil zero');
const nothingAbroad = words(
  'keins keines keine keiner aucun aucune nessuno nessuna ninguno ninguna nenhum nenhuma brak zadny zadne zadna κανενα',
);

const isNothing = (token: Token | undefined): boolean => nothing.has(token?.key ?? '') || nothingAbroad.has(token?.own ?? '');

/** "Symbol: none", "Picture: n/a", "Which picture would you like? Keins": a field or a question that is left empty asks for letters alone. */
export const emptyFields = (tokens: readonly Token[], taken: ReadonlySet<number>): ConstraintMention[] =>
  tokens.flatMap(({ gap }, at) => {
    if (!/^[:=?]/.test(gap) || taken.has(at) || !isOfPicture(tokens, at)) return [];
    const from = at + 1;
    const [value, next] = [tokens[from], tokens[from + 1]];
    // "Symbol: –"
    if (/^[:=]\s*[-–—/]/.test(gap) && (value === undefined || /[.;]$/.test(gap)))
      return [{ asked: wordmark, refuses: {}, from: at, to: from }];
    const isNotApplicable = value?.key === 'n' && value.gap === '/' && next?.key === 'a';
    const to = isNotApplicable ? from + 2 : from + 1;
    const ends =
      to >= tokens.length ||
      /^[,.;!?…(–—]/.test(tokens[to - 1]?.gap ?? '') ||
      /^(?:please|thanks|but|required|needed|wanted|necessary)$/.test(tokens[to]?.key ?? '');
    return (isNotApplicable || isNothing(value)) && ends ? [{ asked: wordmark, refuses: {}, from, to }] : [];
  });

/** Whether the field or the question that ends at a token is about a picture. */
const isOfPicture = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(clauseStart(tokens, at), at + 1).some(({ key }) => pictures.has(singular(key)));
