import { words } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import { isNameLike } from './looks.js';
import { endOfCapitals, spell } from './spelling.js';

/** Words that tell of a choice among names, in all tongues, as they are written without accents. */
const choosing = words(`
  names candidates candidate shortlist shortlisted considered considering contenders options choice choose choosing chose decided undecided between torn toyed vote voted won
  namen kandidaten wahl auswahl zwischen entschieden gewonnen noms candidats choix hesite hesitait hesitions hesitons hesitent entre parmi
  nombres candidatos barajamos barajabamos dudamos dudabamos nomi candidati scelta indecisi tra nomes escolha ficamos hesitamos
  kandidaten keuze tussen twijfelden namnen kandidater mellan valde valet navne navnene kandidater mellem valgte mellom valget
  nazwy kandydaci wybor miedzy wahalismy nazvy kandidati mezi vybirali nimet ehdokkaat valilla имена названия варианты между выбирали назви варіанти між обирали ονοματα μεταξυ επιλεξαμε
`);
const joinsList = /^(?:and|or|nor|und|oder|et|ou|y|o|e|en|of|och|eller|og|i|a|albo|lub|nebo|ja|tai|и|или|і|та|або|και|η)$/;

/** "We shortlisted Wader, Plover and Dunlin. Plover it is.": of several names the one that is said again. */
export function chosenName(context: NameContext): FoundName | undefined {
  const { tokens, describes } = context;
  const cue = tokens.findIndex(({ own, key }) => choosing.has(own) || choosing.has(key));
  if (cue < 0) return undefined;
  const at = tokens.findLastIndex(
    (token, place) =>
      isNameLike(token) &&
      !describes(token.key) &&
      !context.isApart(place) &&
      tokens.slice(0, place).some(({ text }, earlier) => text === token.text && isListed(tokens, earlier)) &&
      !isListed(tokens, place),
  );
  return at < cue ? undefined : spell(context, at, endOfCapitals(context, at), 'called');
}

/** Whether a word is one of several that stand in a list. */
function isListed(tokens: readonly Token[], at: number): boolean {
  const [beforeThat, before, token, next] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  const isBefore = (before?.gap === ',' && isNameLike(before)) || (joinsList.test(before?.own ?? '') && isNameLike(beforeThat));
  return (
    isBefore ||
    (token?.gap === ',' && isNameLike(next)) ||
    (token?.gap === '' && joinsList.test(next?.own ?? '') && isNameLike(tokens[at + 2]))
  );
}
