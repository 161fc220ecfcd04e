import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** Words for the signs and accents of a name, as they are written without accents. */
const sign =
  /^(?:apostroph?e?|apostrof|apostrofe|apostrofo|accent|accento|acento|akzent|umlaut|dot|dots|punkt|punkten|punto|ponto|punt|prick|pricken|kropka|kropke|tecka|teckou|full|period|hyphen|bindestrich|trait|guion|ampersand|slash|slashes|brackets?|klammern?|utropstecken|utropstecknet|udrabstegn|udrabstegnet|utropstegn|ausrufezeichen|exclamation|uitroepteken|esclamativo|exclamacion|exclamacao|hashtag|question|fragezeichen|interrogation|interrogacion|interrogacao|interrogativo|vraagteken|fragetecken|fragetecknet|sporgsmalstegn|sporgsmalstegnet|sporsmalstegn|sporsmalstegnet|kysymysmerkki|kysymysmerkin|zapytania|pytajnik|otaznik|otaznikem|вопросительным|вопросительныи|вопроса|питання|ερωτηματικο|comma|komma|virgule|virgola|virgula|coma|przecinek|carka|carkou|запятая|запятои|комою|точка|точкои|крапка|крапкою|τελεια)$/;
/** Signs that are drawn as well: they tell of the name only where it has them. */
const drawn: ReadonlyMap<string, RegExp> = new Map([
  ['question', /[?¿]/],
  ['exclamation', /[!¡]/],
]);
const longestClause = 9;
const placing = /^(?:into|onto|inside|under|over|through|around|behind|from|wrapped|made|formed|built|shaped)$/;

/** "With the full stop", "met apostrof!", "utropstecknet ska vara med": clauses that only tell how the name is written. */
export function findSignWords(tokens: readonly Token[], name: string): Span[] {
  if (!/[^\p{L}\p{N}\s]|[^\x20-\x7e]/u.test(name)) return [];
  return tokens.flatMap((token, at) => {
    if (!sign.test(token.own) && !sign.test(token.key)) return [];
    if (drawn.get(token.key)?.test(name) === false) return [];
    let [from, to] = [at, at + 1];
    while (from > 0 && tokens[from - 1]?.gap === '') from--;
    while (to < tokens.length && tokens[to - 1]?.gap === '') to++;
    // "A teapot pouring into the ampersand" is a picture.
    if (tokens.slice(from + 1, at).some(({ key }) => placing.test(key))) return [];
    // "All lower case with the dot": what stands before it is a wish of its own.
    const joint = tokens.findIndex(({ key }, place) => key === 'with' && place >= from && place < at);
    return to - from <= longestClause ? [{ from: Math.max(from, joint), to }] : [];
  });
}
