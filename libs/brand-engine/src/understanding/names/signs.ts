import { openers, stopWords } from '../lexicon/words.js';
import { drawable, longestName } from '../text/script.js';
import { fold } from '../text/text.js';
import { fieldLabel } from './called.js';
import type { FoundName, NameContext } from './find.js';
import { isVerbOfName } from './looks.js';

/** Endings of firms that are written with a full stop. */
const shortened = /^(?:b\.v|n\.v|s\.a|s\.l|co|bros|inc|ltd|cia|cie|corp|ко|e\.v|(?:\p{L}\.){1,7}\p{L})$/u;
/** What follows a sign that belongs to the name: another mark, or a word that goes on with the sentence. */
const goesOn =
  /^(?:\s*[,;:–—(|-]|\s+(?:is|are|was|a|an|the|in|for|with|and|needs?|wants?|has|sells?|makes?|by|at|from|on|ist|est|es|für|mit|pour|avec|para|con|per|eine?|une?)\s)/u;
const withStop =
  /\b(?:with|including|and|keep) (?:the|its|a) (?:full stop|period|dot|point)\b|\b(?:full stop|period|dot) (?:included|is part|belongs)\b|\bmit (?:dem |einem )?punkt\b|\bavec (?:le |un )?point\b|\b(?:con|e) (?:el |il |un )?punt?to\b|\bcom (?:o )?ponto\b|\bmet (?:een |de )?punt\b|\bmed punkt|z kropką|s tečkou|с точкой|з крапкою|με τελεία/iu;
/** Rarer words are cries that a name is made of: "Brrr!", "Yum!". */
const rareRank = 9_000;
/** After "called Zap!" wishes follow in bare nouns; whoever is only glad goes on with "we", "please" or "make". */
const isCalm = (rest: string): boolean => {
  const [word = ''] = /[\p{L}'’]+/u.exec(rest) ?? [];
  return /^\s*\p{Lu}/u.test(rest) && !rest.includes('!') && !openers.has(fold(word)) && !stopWords.has(fold(word));
};
/** What is cried out: a name with one of them ends in its mark ("Oh My Cod!"). */
const cries =
  /^(?:oh|ah|ahoy|aye|bah|bang|boo|boom|bravo|cheers|eureka|hey|hooray|hop|huzzah|oi|ole|ooh|oops|ouch|phew|presto|pow|psst|shh|ta-da|tada|tally-ho|uh|voila|wham|whee|whoa|whoops|woof|wow|yay|yeah|yes|yikes|yippee|yo|yum|zap)$/;
/** What a name that asks begins with: "Who Knew?", "Qui Sait ?". */
const asks =
  /^(?:who|what|why|where|when|how|which|got|whose|qui|quoi|ou|pourquoi|comment|wer|wo|warum|wie|wieso|are|is|am|do|does|did|can|will|ready|anyone|quien|donde|porque|como|chi|dove|perche|wie|waar|waarom|hoe|vem|var|varfor|hvem|hvor|кто|где|почему)$/;
const requests = /^(?:can|could|would|will|shall|should|may|might|do|does|is|are|have|has|how|what|want|any|please)$/;
const withShout = /\bexclamation (?:mark|point)\b/i;

/** The sign before or after the name that is part of it: "#brunch", "Yum! is a snack bar", "plain., a stationer". */
export function withOwnSigns({ text, language, tokens, vectors, describes }: NameContext, found: FoundName): FoundName {
  const places = [...found.tokens].sort((one, other) => one - other);
  const [first, last] = [tokens[places[0] ?? -1], tokens[places.at(-1) ?? -1]];
  if (!first || !last || found.source === 'quoted' || !found.name.endsWith(last.text.slice(-1))) return found;
  const elided = /^(?:[tsn]|til|tis|twas|cause|cos|bout|round|em|neath)$/.test(first.own) ? "'’" : '';
  const before = new RegExp(`(?:^|[\\s("'«„“])([#@+&.*$£€¥¡¿!%${elided}]-?)$`).exec(text.slice(0, first.start))?.[1] ?? '';
  // French puts a space before it: "Et alors ?"
  const [written = '', sign = ''] =
    (language === 'fr' ? /^ ?(!{1,3}|[?*°]|\.(?!\.))/ : /^(!{1,3}|[?*°]|\.(?!\.))/).exec(text.slice(last.end)) ?? [];
  const rest = text.slice(last.end + written.length);
  const isCry = found.source === 'called' && ((places.length === 1 && (vectors.rank(first.key) ?? Infinity) > rareRank) || isCalm(rest));
  const isCried =
    sign.startsWith('!') && places.length > 1 && places.some((at) => cries.test(tokens[at]?.own ?? '')) && /^\s*(?:$|\p{Lu})/u.test(rest);
  // "8-Bit Turnip!! retro arcade bar": two marks amid a sentence end none.
  const goesOnSmall = /^\s+(\p{Ll}[\p{L}'’]*)/u.exec(rest)?.[1];
  const isDoubled =
    sign.startsWith('!!') &&
    goesOnSmall !== undefined &&
    (describes(goesOnSmall) || ![openers, stopWords].some((own) => own.has(goesOnSmall)));
  // "SEW WHAT? alterations and repairs"
  const isHeading =
    places[0] === 0 && places.length > 1 && goesOnSmall !== undefined && ![openers, stopWords].some((own) => own.has(goesOnSmall));
  const isEnd = /^\s*$/.test(rest);
  // "Knit Happens!!", "a knitting circle called Knit Happens!!": nothing else is cried out.
  const isLast =
    isEnd &&
    (places.length === tokens.length || (sign.startsWith('!!') && found.source === 'called')) &&
    text.search(/[!?]/) === last.end + written.indexOf(sign);
  const at = places[0] ?? 0;
  // "Nom : Thé ou Café ?", "a quiz league called Who Knew?"; "can you draw a logo for Who Knew?" asks itself.
  const isOpened = (sign === '?' && before.endsWith('¿')) || (sign.startsWith('!') && before.endsWith('¡'));
  const isQuestion =
    sign === '?' &&
    (isEnd || /^\s+\p{Lu}/u.test(rest)) &&
    ((tokens[at - 1]?.gap === ':' && tokens.slice(Math.max(0, at - 3), at).some((token) => fieldLabel(token))) ||
      (places.length > 1 &&
        asks.test(first.own) &&
        !requests.test(tokens.slice(0, at).findLast(({ sentenceStart }) => sentenceStart)?.key ?? '')));
  const isOwn =
    sign === '.'
      ? (shortened.test(last.own) && !(last.own === 'ltd' && /^\s+\p{Lu}/u.test(rest))) || /^\s*[,;:–—]/.test(rest) || withStop.test(text)
      : sign === '°' ||
        (sign !== '' &&
          (goesOn.test(rest) ||
            (first.capitalised && isVerbOfName(tokens, (places.at(-1) ?? 0) + 1)) ||
            withShout.test(text) ||
            (sign.startsWith('!') && isCry) ||
            isCried ||
            isLast ||
            isOpened ||
            isHeading ||
            isQuestion ||
            isDoubled));
  const isThere = found.name.startsWith(before);
  const isHex = before === '#' && /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(first.own);
  const name = `${isHex || isThere ? '' : drawable(before).trim()}${found.name}${isOwn && !found.name.endsWith(sign) ? written : ''}`;
  return name.length <= longestName ? { ...found, name } : found;
}
