import type { Token } from '../text/text.js';
import { words } from '../text/phrases.js';
import type { Span } from '../wishes.js';

/** Words for a name, and for what has none or will have one later, as they are written without accents. */
const names = words(
  'name names nombre nom nome naam namn navn nazwa nazwy nazev jmeno nimea nimi название названия имя имени назва назви ονομα',
);
const lacks = words(`
  no not without don't dont haven't havent haven hasn't hasnt isn't kein keinen keine ohne pas sans ne no sin non senza nao sem geen niet zonder ingen inget inte utan ikke uden uten intet
  haven’t нет без нету немає bez nie nemam nemame nemamy ei ilman χωρις δεν later spater plus tard mas tarde piu tardi senere
`);
const later = words(
  'yet agreed chosen choisi razie dopo later still decided tbd noch encore aun todavia ancora ainda nog annu endnu enda пока еще ще jeszcze jeste viela ακομη ακομα open missing follows komt folgt viendra',
);
const having = /^(?:have|got|haben|habe|avons|ai|tengo|tenemos|ho|abbiamo|tenho|temos|hebben|heb|har|mamy|mam|mame|meilla|εχουμε|εχω)$/;
const reach = 5;

/** "I don't have a name yet", "naam komt later": where a prompt says that there is no name, or undefined. */
export function findNameless(tokens: readonly Token[]): Span | undefined {
  for (const [at, { key, own }] of tokens.entries()) {
    if (!names.has(key) && !names.has(own)) continue;
    const [from, to] = clauseAround(tokens, at);
    const clause = tokens.slice(from, to);
    const has = (table: ReadonlySet<string>): boolean => clause.some((token) => table.has(token.key) || table.has(token.own));
    // "The name should not be in capitals", "no name, just the symbol" speak of another thing.
    const speaksOfType = clause.some(({ key: word }) => /^(?:in|should|must|show|text|only|just)$/.test(word));
    if (has(later) && (has(lacks) || clause.length <= reach) && !speaksOfType) return { from, to };
    if (has(lacks) && clause.some(({ own: word }) => having.test(word)) && !speaksOfType) return { from, to };
  }
  return undefined;
}

function clauseAround(tokens: readonly Token[], at: number): [number, number] {
  let [from, to] = [at, at + 1];
  while (from > 0 && at - from < reach && tokens[from - 1]?.gap === '') from--;
  // "No name yet, so just draw …" goes on with a wish; "Nom : pas encore choisi" does not.
  const goesOn = (place: number): boolean => /^(?:so|but|and)$/.test(tokens[place]?.key ?? '');
  while (
    to < tokens.length &&
    to - at <= reach &&
    !goesOn(to) &&
    (tokens[to - 1]?.gap === '' || (to === at + 1 && tokens[at]?.gap === ':'))
  )
    to++;
  return [from, to];
}
