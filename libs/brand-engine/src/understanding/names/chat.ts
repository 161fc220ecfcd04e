import type { Token } from '../text/text.js';

/** Words that open the next thing that is said where nobody sets marks: "its called uncle scorch theres no uncle". */
const openers =
  /^(?:theres|there's|thats|that's|its|it's|im|i'm|ive|i've|weve|we've|id|i'd|were|we're|we|i|my|our|he|she|they|can|could|would|please|pls|plz|thanks|cheers|wanna|gonna|btw|lol|haha|yeah|yep|so|but|because|cause|cuz|wir|ich|mein|meine|bitte|nous|je|mon|ma|noi|mio|mia|nosotros|mi|nos|meu|minha|wij|ik|mijn|graag|vi|jag|jeg|min|mitt|mit)$/;

/** How a name is to be written, which is no part of it. */
const writing = new RegExp(
  `^(?:${[
    '(?:it |and |as |is |in |spelled |written |spelt )?(?:all |in )?(?:one|1|two|2|a single) words?',
    'all (?:small|lower|upper|caps|capitals|in|lowercase|uppercase|little|together|one)',
    '(?:in |with )?(?:small|lower|little|capital) (?:case|letters)',
    '(?:in )?(?:lowercase|lower-case|uppercase|upper-case|caps)',
    '(?:no|without) (?:space|spaces|capitals)',
    'aan ?elkaar',
    'aaneen',
    'met kleine letters',
    'in een woord',
    'zusammengeschrieben',
    'zusammen geschrieben',
    'in einem wort',
    'in (?:kleinen buchstaben|kleinbuchstaben|kleinschrift)',
    'kleingeschrieben',
    'klein geschrieben',
    'alles klein',
    'en minuscules?',
    'en un (?:seul )?mot',
    'tout attache',
    'tutto (?:attaccato|minuscolo|unito)',
    'in minuscolo',
    'todo junto',
    'en minusculas?',
    'en una palabra',
    'tudo junto',
    'em minusculas?',
    'numa palavra',
    'ihopskrivet',
    'i ett ord',
    'i et ord',
    'med sma bokstaver',
    'med sma bogstaver',
    'разом',
    'одним словом',
    'малими літерами',
    'слитно',
    'маленькими буквами',
    'razem',
    'jednym slowem',
    'malymi literami',
    'jednim slovem',
    'malymi pismeny',
  ].join('|')})(?: |$)`,
);

const longestWriting = 4;

/** Whether the words from a place on say how the name before them is written, or begin something new. */
export const endsSmallName = (tokens: readonly Token[], at: number): boolean =>
  openers.test(tokens[at]?.own ?? '') || tellsWriting(tokens, at);

/** "Rapgebracht aan elkaar", "tiny thunder all lowercase". */
export const tellsWriting = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens.slice(at, at + longestWriting);
  return writing.test(
    next
      .filter(({ start }, offset) => start !== next[offset - 1]?.start)
      .map(({ own }) => own)
      .join(' '),
  );
};
