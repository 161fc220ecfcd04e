import type { Brief } from '../../brief.js';
import { findQuotes } from '../../understanding/names/quoted.js';

/** The word that joins two names, by language. */
const andOf: Readonly<Record<string, string>> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e',
  pt: 'e',
  nl: 'en',
  sv: 'och',
  da: 'og',
  no: 'og',
  nb: 'og',
  fi: 'ja',
  pl: 'i',
  cs: 'a',
  ru: 'и',
  uk: 'та',
  el: 'και',
};
const and = 'and|und|et|y|e|en|och|og|ja|i|a|и|та|και';
const sign =
  '(?:&|ampersand|and[- ]?(?:sign|symbol)|und[- ]?zeichen|kaufm[äa]nnische[sn]? und|esperluette|et commercial|e commerciale|e comercial|et[- ]?tecken|og[- ]?tegn|et[- ]?merkki|амперсанд[а-я]*)';
const article = "(?:the|an?|das|dem|den|ein|le|la|l[’']|el|un|une|uno|il|lo|o|um|het|de|een|et)";
const open = '["\'“‘«„`]?\\s?';
const close = '\\s?["\'”’»“`]?';
const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const mentionsSign = new RegExp(`${edge}${sign}`, 'iu');
const quotedWord = new RegExp(`["'“‘«„\`]\\s?(${and})\\s?["'”’»“\`]${end}`, 'iu');
const calledWord = new RegExp(
  `${edge}(?:word|wort|wörtchen|mot|palabra|parola|palavra|woord|woordje|ordet|słow[oa]|slovo|слово)\\s+${open}(${and})${close}${end}`,
  'iu',
);
/** "And instead of &", "with und, not &", "write and rather than the ampersand". */
const wordNotSign = new RegExp(
  `${edge}${open}(${and})${close},?\\s+(?:(?:and|but|und|et)\\s+)?(?:not|no|nicht|kein|statt|anstatt|anstelle|instead of|rather than|in place of|pas|au lieu|plutôt|no|en vez|en lugar|non|invece|al posto|não|em vez|niet|geen|in plaats|inte|istället|ikke|i stedet|nie|zamiast|вместо|а не|замість)(?:\\s+(?:d[’']|de |di |van |von |för |for |que ))?\\s*(?:${article}\\s+)?${open}${sign}`,
  'iu',
);
/** "Change the & to and", "das & soll und heißen", "& → and". */
const signToWord = new RegExp(
  `${sign}${close}(?:\\s+(?:sign|symbol|zeichen))?\\s*(?:→|->|=>|(?:\\p{L}+\\s+){0,2}?(?:to|into|by|with|for|as|be|become|durch|zu|soll|gegen|par|en|por|con|in|door|med|till|til|na|на))\\s*(?:${article}\\s+)?${open}(${and})${close}(?=$|[.,;!?]|\\s+(?:please|bitte|heißen|sein|werden|s'il|por|per|alstublieft|tack|tak))`,
  'iu',
);
const writtenOut =
  /\b(?:(?:writ(?:e|ten|ing)|spel(?:l|led|t|ling)) (?:\S+ ){0,3}?out|in full|as a word|in words?|in letters|ausgeschrieben|ausschreiben|als wort|(?:en|in) toutes lettres|con (?:todas las )?letras|completo|per esteso|in lettere|por extenso|voluit|uitgeschreven|uitschrijven|utskrivet|skriv ut|udskrevet|skrevet (?:ud|ut)|słownie|słowem|slovem|slovy|kirjoitettuna)\b|(?:прописью|словом|буквами|полностью)/iu;
/** A name or a line that is given has a sign of its own. */
const betweenNames = /(?<!\p{L})(?!(?:The|Das|Le|El|Il|Het|Det)\s)\p{Lu}[\p{L}'’]*\s*&\s*\p{Lu}/u;
const refusesSign = new RegExp(
  `${edge}(?:no|not|without|drop|remove|lose|don['’]?t|never|kein|keine|ohne|nicht|sans|pas|sin|senza|sem|zonder|geen|utan|inget|uden|uten|ikke|bez|без|χωρίς)\\s+(?:${article}\\s+)?${open}${sign}`,
  'iu',
);
const joinsNames = new RegExp(`(?<=\\S\\s)(?:${and})(?=\\s\\S)`, 'iu');

/** "'And' written out, not the & sign", "spell out the ampersand", "an & instead of 'and'": the name, joined the other way. */
export function joinedBySign(text: string, { name, language }: Pick<Brief, 'name' | 'language'>): string | undefined {
  if (betweenNames.test(text) || findQuotes(text).some(({ content }) => /\S\s*&\s*\S/.test(content))) return undefined;
  const isSign = mentionsSign.test(text);
  if (/\s[&+]\s/.test(name)) {
    const told = (quotedWord.exec(text) ?? calledWord.exec(text) ?? [])[1];
    const exchanged = (wordNotSign.exec(text) ?? signToWord.exec(text) ?? [])[1];
    const isAsked = (writtenOut.test(text) && (isSign || told !== undefined)) || (told !== undefined && isSign) || exchanged !== undefined;
    const word = (exchanged ?? told)?.toLowerCase() ?? andOf[language ?? 'en'] ?? 'and';
    return isAsked ? name.replace(/\s[&+]\s/, ` ${word} `) : undefined;
  }
  const isWanted = isSign && joinsNames.test(name) && !refusesSign.test(text) && !writtenOut.test(text);
  return isWanted ? name.replace(joinsNames, '&') : undefined;
}
