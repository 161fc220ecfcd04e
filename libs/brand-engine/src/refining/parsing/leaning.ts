import { span, type Reader } from './clause.js';

const letters = /\b(?:letters?|lettering|name|text|wordmark|writing|font|type|typeface|words?|title)\b/;
const leans =
  /\b(?:lean|leans|slant|slants|slanting|slope|slopes|sloping|tilt|tilted|tilts|oblique|sloped|diagonal|diagonally)\b|\bat an angle\b/;
/** The same, where the tongue of the wish has no word in the tables. */
const leansAbroad =
  /(?<!\p{L})(?:schr[äa]g\p{L}*|geneigt\p{L}*|neigen|pench\p{L}+|inclin\p{L}+|oblicu\p{L}+|schuin\p{L}*|hellend\p{L}*|luta\p{L}*|lutning|skrå\p{L}*|hælde|pochyl\p{L}*|ukośn\p{L}*|naklon\p{L}*|skloněn\p{L}*|šikm\p{L}*|kallist\p{L}*|vino\p{L}*|наклон\p{L}*|нахил\p{L}*|πλάγι\p{L}*)(?!\p{L})/iu;
const lettersAbroad =
  /(?<!\p{L})(?:buchstaben|schrift\p{L}*|lettres?|letras?|lettere|letters|bokstäver\p{L}*|bogstaver\p{L}*|bokstaver\p{L}*|liter\p{L}*|písmen\p{L}*|kirjai\p{L}+|букв\p{L}*|літер\p{L}*|шрифт\p{L}*|γράμματα)(?!\p{L})/iu;
const upright = /\b(?:not|no|don't|do not|never|without|stop|less|upright|straight)\b/;

/** "Could the letters lean", "die Buchstaben schräg": the letters slant, forward as writing does. */
export const readLeaning: Reader = ({ text, keys, tokens }) => {
  const isOfLetters = letters.test(keys) || lettersAbroad.test(text);
  if (!isOfLetters || !(leans.test(keys) || leansAbroad.test(text))) return undefined;
  if (/\b(?:backwards?|to the left)\b/.test(keys))
    return { patches: [{ kind: 'beyond', reason: 'Letters lean forward only.' }], used: span(0, tokens.length) };
  return { patches: [{ kind: 'take-form', form: 'slanted', refused: upright.test(keys) }], used: span(0, tokens.length) };
};
