import type { Language } from '../../brief.js';
import { isColourWord } from '../lexicon/colours.js';
import { words } from '../text/phrases.js';
import { endsClause, type Token } from '../text/text.js';
import type { NameContext } from './find.js';

const abbreviation =
  /^(?:(?:\p{L}\.)+\p{L}|em|med|phil|jur|dent|vet|nat|rer|fig|vol|hr|hra|frau|herr|sig|sra|dra|dott|dott\.ssa|prof\.ssa|capt|rev|col|gen|sgt|mx|cpt|lt|msgr|mme|mlle|ing|st|dr|mr|mrs|ms|no|jr|sr|bros|mt|ste|fr|prof|nr|str|wm|geo|chas|thos|jos|jno|robt|ph|\p{L})$/u;
/** Who else stands behind a firm: "Lanskoy and partners". */
export const company = words(
  'partners partner associates sons son daughters daughter co company brothers sisters friends sohne tochter fils filles associes hijos asociados socios figli associati filhos associados zoon zonen dochters soner sonner партнеры сыновья партнери сини συνεργατες υιοι',
);

/** Two words belong to one name: only a space, an ampersand or a like sign stands between them. */
export const joins = (token: Token): boolean =>
  token.gap === '' ||
  /^(?:[&+'’·×*°#@%]|\/{1,2}|'n'|’n’|№|& \+)$/.test(token.gap) ||
  (token.gap === '.' && abbreviation.test(token.own)) ||
  // "J. & K. Moss", "Mr. & Mrs. Fig"
  (/^\. ?&$/.test(token.gap) && token.capitalised && abbreviation.test(token.own));

/** Nouns that end as if they were somebody who trades. */
export const stuff =
  /^(?:paper|water|river|silver|copper|leather|timber|flower|ginger|pepper|butter|winter|summer|amber|tiger|clover|feather|corner|tower|harbor|anchor|motor)s?$/;

/** Endings that only firms have. */
export const legalForms = words(
  'ltd llc llp inc plc gmbh kg ohg ag ug sarl sas srl spa bv nv ab oy aps ltda lda s.l s.a s.r.l s.p.a s.r.o e.v limited incorporated',
);

/** Small words that stand inside names: "Salt and Smoke", "Casa de la Luz". */
export const linkWords = words(`
  and of the upon de del dello della delle dell degli dei di da du des la le les los las el il lo von van der den dem und et y e for in on to at by n x af av og och en am an im zum zur
  beim auf bei a au aux sur sous chez do dos das no na и і та й на при у в του της των και στο στη στην ved til for med with fur voor pour para per
`);

/** "From May", "every Thursday": when, and none of a name that stands beside it. */
export const daysAndMonths =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** True where capitals tell nothing: a prompt in capitals or in Title Case throughout. */
export function isUniform(tokens: readonly Token[]): boolean {
  const plain = tokens.filter(({ text, start }, at) => /^\p{L}{2,}/u.test(text) && tokens[at - 1]?.start !== start);
  const small = plain.filter((token) => !token.capitalised);
  // "Schachklub Turm 09: Turm, Schwarz, streng" is a list of German nouns, which have capitals anyway.
  const marks = tokens.filter(({ gap }) => /[,;:.–—]/.test(gap)).length;
  const isShouting = plain.every(({ text }) => text === text.toUpperCase());
  return plain.length >= 5 && small.length <= plain.length * 0.15 && (isShouting || marks <= plain.length / 4);
}

export const isNumeral = ({ own }: Token): boolean => /^\p{Nd}+(?:\.?[ªº]|[½¼¾²³+]|st|nd|rd|th|er|re|e|te|\.|[/.,]\p{Nd}+)?$/u.test(own);

/** A word that may be part of a name by its looks: a capital at its start or inside, or a numeral. */
export const isNameLike = (token: Token | undefined): boolean =>
  token !== undefined && (token.capitalised || /\p{Ll}['’]?\p{Lu}/u.test(token.text));

/** "Dog-walking", "window-cleaning": what somebody does, in one word of two. */
export const isTradeGerund = (token: Token | undefined): boolean => /^[a-z]+-[a-z]+(?:ing|ery)$/.test(token?.own ?? '');

export const isColour = (token: Token | undefined): boolean => isColourWord(token?.key ?? '');

/** "Bright Side Solar installs panels": whether the word at `at` tells what somebody is or does who was named before it. */
export function isVerbOfName(tokens: readonly Token[], at: number): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token || token.capitalised) return false;
  if (/^(?:is|are|wants?|needs?|would|will|has|does)$/.test(token.key)) return true;
  if (!/[^s]s$/.test(token.own)) return false;
  // "Silver Birch Care visits people": the tagger takes many verbs for nouns.
  return token.pos === 'VERB' || (token.gap === '' && next?.capitalised === false && /^(?:NOUN|DET|ADJ|PRON|NUM)$/.test(next.pos));
}

/** "Sówka z Torunia": behind a small word of place a capital that the tables do not know is a town. */
export const isSlavicPlace = (language: Language, link: Token | undefined, place: Token | undefined): boolean =>
  /^(?:pl|cs|ru|uk)$/.test(language) &&
  /^(?:z|ze|w|we|v|ve|из|в|во|з|із|у)$/.test(link?.own ?? '') &&
  link?.gap === '' &&
  !link.capitalised &&
  place?.capitalised === true &&
  place.key === place.own;

/** Whether the clause ends after a token. */
export const endsHere = (tokens: readonly Token[], at: number): boolean => {
  const gap = tokens[at]?.gap ?? '';
  return tokens[at + 1] === undefined || gap.includes(',') || endsClause(gap);
};

/** Whether a run of two capitals ends before a token. */
export function isEndOfName({ tokens }: NameContext, at: number): boolean {
  const [third, second, last] = tokens.slice(Math.max(0, at - 3), at);
  if (!last?.capitalised || second?.gap !== '') return false;
  return second.capitalised || (third?.capitalised === true && third.gap === '');
}

/** What small words leave before a name that begins with a vowel: "le nom d'Atelier Brindille". */
export const elision = /^d['’](?=\p{Lu})/u;
