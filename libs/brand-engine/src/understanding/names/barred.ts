import type { Language } from '../../brief.js';
import { plainColours } from '../lexicon/colours.js';
import { linkNouns, ordered } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import type { NameContext } from './find.js';
import { daysAndMonths } from './looks.js';
import { longestRun } from './spelling.js';

const streets = words(
  'street road lane avenue square drive crescent terrace close quay strasse gasse weg platz rue boulevard calle via rua straat gatan gade gata',
);
/** Verbs whose object is the brand itself. */
const ofBusiness =
  /^(?:open(?:s|ed|ing)?|re-?open(?:s|ed|ing)?|runs?|ran|running|owns?|owned|starts?|started|starting|launch(?:es|ed|ing)?|manage[sd]?|set|call(?:s|ed|ing)?|named?|titled|dubbed|is|are|says?|reads?|writes?|need(?:s|ed)?|want(?:s|ed)?|design|make|create|build|introducing|meet|present(?:s|ing)?|found(?:ed)?)$/;
const gerundOfBusiness = /^(?:opening|re-?opening|running|starting|launching|making|selling|setting|building|looking)$/;
const partOfObject = /^(?:ADJ|NOUN|DET|NUM|CCONJ|PROPN)$/;
/** What a drawing is made of, and how it is set. */
const ofCraft = words('line lines colour colours color colors case background type lettering text version size');

/**
 * Whether a run of words cannot be the name wherever it stands, unless the prompt says outright that it is: a street, a day, a town, what is
 * refused, what is sold, half a sentence.
 */
export function isBarred({ text, tokens, language, isRefused }: NameContext, places: readonly number[]): boolean {
  const run = places.flatMap((at) => tokens[at] ?? []);
  const [from = 0] = places;
  const [first, last, before] = [run[0], run.at(-1), tokens[from - 1]];
  if (!first || !last) return true;
  // "Studio = moth parade"
  if (run.some(({ gap }, at) => gap === '=' && at < run.length - 1)) return true;
  if (run.length > longestRun && run.filter(isSmall).length > run.length / 2) return true;
  // 'Pronounced "key"'
  if (/^pronounced?$/.test(before?.key ?? '')) return true;
  // "Swimming for under 10s"
  if (/^\p{Nd}{1,3}s$/u.test(first.own) && /^(?:over|under)$/.test(tokens[before?.key === 'the' ? from - 2 : from - 1]?.key ?? ''))
    return true;
  if (/^(?:over|under)-?$/.test(first.key) && /^\p{Nd}{1,3}s$/u.test(run[1]?.own ?? '')) return true;
  // "Since the Jubilee"
  if (before?.key === 'the' && tokens[from - 2]?.key === 'since') return true;
  const isOpening = first.sentenceStart && from > 0 && before?.gap !== ':';
  // "Kein Hammer."
  if (isOpening && refusing.test(first.key) && isRefused(from + 1) && !isStated(tokens, places)) return true;
  // "Ein Spaten."
  if (isOpening && language === 'de' && isArticle(first) && run.slice(1).every(({ key, own }) => key !== own)) return true;
  if (isOfCraft(run) || isOfLetter(run, text)) return true;
  if (language === 'de' && isOwnHouse(tokens, places)) return true;
  // "Bakeriet vårt"
  if (run.length > 1 && !last.capitalised && /^(?:my|our)$/.test(last.key) && last.key !== last.own) return true;
  // "Leipomomme on Turussa": the ending tells whose it is.
  if (language === 'fi' && first.sentenceStart && first.text.endsWith('mme') && tokens[from + 1]?.key === 'is') return true;
  // "Die vorgeschlagene Rose wurde abgelehnt."
  if (isOpening && language === 'de' && first.key === 'the' && run[1]?.capitalised === false && !isStated(tokens, places)) return true;
  // "The Muddy Foxes we started in 2009", "Penrose from January"
  if (!isSmall(first) && run.slice(1).some(({ key, capitalised }) => !capitalised && goesOn.test(key))) return true;
  if (run.length > 2 && daysAndMonths.test(last.own) && /^(?:from|in|on|by|until|since)$/.test(run.at(-2)?.own ?? '')) return true;
  if (before?.gap === '' && isBarredBehind(before, run, language)) return true;
  // "Wir nähen Taschen aus alten Segeln": German nouns have capitals anyway.
  if (language === 'de' && !first.sentenceStart && run.every(({ key, own }) => key !== own) && isObject(tokens, from)) return true;
  return run.every(isSmall) && isSmallBarred(tokens, from, run);
}

/** What cannot be a name behind the word before it. */
function isBarredBehind(before: Token, run: readonly Token[], language: Language): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return true;
  // "By Friday", "every Thursday at St Mary's", "since the Jubilee"
  if (daysAndMonths.test(first.own) && (run.length === 1 || /^(?:every|each|on|by|until|since)$/.test(before.key))) return true;
  // "On Church Road", "on Harbour street 12"
  const street = /^\p{Nd}{1,4}\p{L}?$/u.test(last.text) ? run.at(-2) : last;
  if (isStreet(street) && (street !== last || run.every(({ capitalised }) => capitalised)) && ofPlace.test(before.key)) return true;
  // "In Sheffield", "i Bergen", "bei Celle"; one word of another tongue may be two of English.
  const isTown = first.capitalised && first.start === last.start && (language !== 'de' || first.key === first.own);
  if (isTown && (/^(?:in|from|near)$/.test(before.key) || /^(?:bei|nahe)$/.test(before.own))) return true;
  // "Leipomomme on Turussa"
  if (isTown && language === 'fi' && /(?:ss|ll|st|lt)[aä]$/.test(first.text)) return true;
  // "At St Mary's"
  if (/^(?:st|saint)$/.test(first.own) && /^(?:at|in|near)$/.test(before.key)) return true;
  // "We sell at Camden Market as Pinwheel"
  if (ofPlace.test(before.key) && run.some(({ key, capitalised }) => key === 'as' && !capitalised)) return true;
  if (/^since$/.test(before.key)) return true;
  // "Für einen Hundefriseur", "drei Linden im Hof": a noun of its tongue behind its article.
  return (
    language === 'de' && (isArticle(before) || before.pos === 'NUM') && !before.capitalised && run.every(({ key, own }) => key !== own)
  );
}

/** What cannot be a name in small letters. */
function isSmallBarred(tokens: readonly Token[], from: number, run: readonly Token[]): boolean {
  const [first, before] = [run[0], tokens[from - 1]];
  // "For a hedgehog hospital", "nothing cheesy", "for the allotments"
  if (first && from > 0 && isArticle(first)) return true;
  if (before?.gap === '' && describing.test(before.key)) return true;
  if (from > 0 && run.length === 2 && first?.key === 'the' && /[^s]s$/.test(run[1]?.own ?? '')) return true;
  if (before?.key === 'the' && before.gap === '' && run.length === 1) return true;
  // "Brown leather"
  if (from > 0 && run.length === 2 && plainColours.has(first?.key ?? '')) return true;
  const isOfUs = /^(?:we're|i'm|they're|are|am)$/.test(before?.key ?? '');
  // "We're two mums making nappies"
  if (isOfUs && (gerundOfBusiness.test(first?.key ?? '') || run.slice(1).some(({ pos, key }) => pos === 'VERB' && key.endsWith('ing'))))
    return true;
  return isObject(tokens, from);
}

const goesOn = /^(?:we|i|they|she|he|we're|i'm|we've|i've|who|which)$/;
/** Behind these words small letters describe. */
const describing = /^(?:a|an|our|my|her|his|their|its|nothing|something|with|of|no|some|more|and|every|each|since)$/;
const refusing = /^(?:no|not|without|neither)$/;
const ofPlace = /^(?:on|in|off|at|of|from|near|along)$/;
const isStreet = (token: Token | undefined): boolean =>
  token !== undefined && (streets.has(token.own) || /\p{L}(?:strasse|straat|gasse|gatan|gade|gata|vej|vagen)$/u.test(token.own));
const isArticle = ({ key }: Token): boolean => /^(?:a|an)$/.test(key);
const isSmall = ({ capitalised }: Token): boolean => !capitalised;

/** "No Ordinary Joe is a coffee cart": what something is said of is no refusal. */
const isStated = (tokens: readonly Token[], places: readonly number[]): boolean =>
  /^(?:is|are)$/.test(tokens[(places.at(-1) ?? 0) + 1]?.key ?? '');

/** "Unsere Bäckerei ist in Ulm": what a noun of the tongue is said to be ours. */
function isOwnHouse(tokens: readonly Token[], places: readonly number[]): boolean {
  const [from = 0] = places;
  const to = (places.at(-1) ?? from) + 1;
  const house = tokens.slice(isOurs(tokens[from]) ? from + 1 : from, to);
  const owner = isOurs(tokens[from]) ? tokens[from] : tokens[from - 1];
  return (
    isOurs(owner) &&
    owner?.sentenceStart === true &&
    house[0]?.start === house.at(-1)?.start &&
    house.every(({ key, own }) => key !== own) &&
    /^(?:is|are|has|have)$/.test(tokens[to]?.key ?? '')
  );
}
const isOurs = (token: Token | undefined): boolean => token?.gap === '' && /^(?:my|our)$/.test(token.key);

/** "One line", "two colours" */
const isOfCraft = (run: readonly Token[]): boolean => {
  const [first, last] = [run[0], run.at(-1)];
  const isPlain = last?.capitalised === false && (first?.capitalised === false || first?.sentenceStart === true);
  return isPlain && run.length <= 2 && (ofCraft.has(last.key) || ordered.has(last.key) || linkNouns.has(last.key));
};

const thanks = /^(?:thanks|thank|gracias|danke|dank|merci|grazie|bedankt|tack|obrigad[oa]|dziekuje|спасибо|дякую)$/;
const documents = /^(?:rfp|rfq|rfi|excerpt|minutes|transcript|memo|agenda|briefing|subject|betreff|asunto|oggetto|objet)$/;
const openings =
  /^(?:dag|moin|servus|salut|ciao|hej|hoi|am ende|zum schluss|kurz gesagt|en resumen|al final|en bref|alla fine|in breve|in short|long story)$/;

/** "¡Muchas gracias!", "¿Se puede …?", "RFP excerpt", "Am Ende": what a letter says anyway. */
const isOfLetter = (run: readonly Token[], text: string): boolean =>
  text[(run[0]?.start ?? 0) - 1] === '¿' ||
  (run.length <= 3 && run.some(({ own }) => thanks.test(own))) ||
  documents.test(run[0]?.own ?? '') ||
  openings.test(run.map(({ own }) => own).join(' ')) ||
  // "Only el colibrí si es muy complicado" is half a sentence.
  (run.length > 3 &&
    run[0]?.capitalised === false &&
    run.some(({ key, own }) => /^(?:is|if)$/.test(key) || /^(?:si|se|wenn|als)$/.test(own)));

/** "Mums making reusable nappies", "we sell tractors and hay balers": what a verb leads to. */
function isObject(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at >= 0 && tokens[at]?.gap === '' && partOfObject.test(tokens[at]?.pos ?? '')) at--;
  const verb = tokens[at];
  // "Cleaning company sparkle squad"
  if (verb?.key.endsWith('ing') && /^(?:company|business|service|services|agency|firm|shop)$/.test(tokens[at + 1]?.key ?? '')) return false;
  return verb?.gap === '' && verb.pos === 'VERB' && !ofBusiness.test(verb.key);
}
