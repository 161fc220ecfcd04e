import { type Language, languages } from '../brief.js';
import { basesOf } from './base-forms.js';
import { type Row, rowsOf } from './gloss-tables.js';
import { mayInflect } from './inflection.js';
import { animals } from './lexicon/kinds.js';
import { colourAdjectives, lentColours, plainColours } from './lexicon/colours.js';
import { words } from './phrases.js';
import type { Token } from './text.js';

/** Words of one tongue with what they are in English. */
export interface Glossary {
  /** The tokens with English keys; a word of two ("dunkelgrün") becomes two tokens in the same place. */
  translate(tokens: readonly Token[]): Token[];
  /** The words of the prompt that this tongue knows; where they `areWhole`, no word is taken apart, which is quick. */
  matches(tokens: readonly Token[], areWhole?: boolean): { token: Token; isSmall: boolean }[];
  /** The English of one word, or undefined. */
  lookUp(key: string): string | undefined;
}

export type Glossaries = ReadonlyMap<Language, Glossary>;

/** What ends a word for a manner: "Siebziger-Jahre-Look", "bauhaus-stil". */
const manners = /^(?:look|stil|style|optik|feeling|flair|charme|stijl|schrift)$/;

const longestPhrase = 5;
/** Words of prompts whose meaning is kept; what people write repeats itself. */
const mostKnown = 20_000;
/** Endings that words of these tongues take; a stem is at least three letters long. */
const endings: Partial<Record<Language, RegExp>> = {
  de: /(?:en|er|es|em|e|n|s)$/,
  fr: /(?:es|e|s|x)$/,
  es: /(?:es|as|os|a|o|s)$/,
  it: /[ie]?[aeiou]$/,
  pt: /(?:es|as|os|a|o|s)$/,
  nl: /(?:en|e|s)$/,
  sv: /(?:tt|arna|erna|orna|ar|er|or|en|et|na|a|n|t)$/,
  da: /(?:tt|erne|ene|er|en|et|e|t)$/,
  no: /(?:tt|ene|er|en|et|e|t|a)$/,
  ru: /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ая|яя|ое|ее|ые|ие|ыи|ии|ои|еи|ую|юю|ых|их|ым|им|ом|ем|ах|ях|ов|ев|ам|ям|ы|и|а|я|у|ю|е|о|ь)$/,
  uk: /(?:ього|ями|ами|ого|ому|ом|ем|ими|іми|ая|ое|ьому|ьои|ою|ею|ам|ям|ах|ях|ов|ев|ів|ив|ии|іи|ои|им|ім|их|іх|и|і|а|я|у|ю|е|є|о|ь)$/,
  fi: /(?:nen|sen|set|sia|sella|sena|seksi|siksi|iksi|ssa|sta|lla|lta|lle|ksi|tta|seen|aan|iin|illa|issa|ita|ja|na|in|en|an|t|n|a)$/,
  pl: /(?:ego|emu|ymi|imi|ych|ich|ami|ach|owi|ie|em|ym|im|ej|ow|om|y|i|a|e|u|o)$/,
  cs: /(?:eho|emu|ymi|imi|ych|ich|ami|ach|ovi|em|ym|im|ou|ej|u|y|i|a|e|o)$/,
  el: /(?:ους|ων|ος|ης|ας|ες|οι|ου|ον|ην|αν|α|η|ο|ι|ε|υ|ς|ν)$/,
};
/** Tones that other tongues write before a colour in the same word. */
const tones: Partial<Record<Language, RegExp>> = {
  pl: /^(jasno|ciemno|blado)(.+)$/,
  fi: /^(vaalean|tumman)(.+)$/,
  cs: /^(svetle|tmave|tmavo|svetlo)(.+)$/,
};
/** Endings that make a thing small; what is left is a word or its stem: "passarinho", "cucharita", "boompje". */
const diminutives: Partial<Record<Language, readonly RegExp[]>> = {
  de: [/(?:chen|lein)s?$/],
  es: [/c?it[oa]s?$/, /ill[oa]s?$/],
  it: [/(?:in|ett|ell)[oaie]$/, /(?:ic|er|cc)(?:in|ell)[oaie]$/],
  pt: [/z?inh[oa]s?$/],
  nl: [/jes?$/, /tjes?$/, /pjes?$/],
  pl: [/(?:ek|ka|ko|ki|ke)$/, /[iy]k(?:i|a|iem|ow|om|ami)?$/],
  cs: [/(?:ek|ka|ko|ky|ku)$/, /(?:ik|ika|iky|ici|icek|icky)$/],
  ru: [/(?:ик|ок|чик|ка|ку|ки|енок|онок)$/],
  uk: [/(?:ик|ок|чик|ка|ку|ки|еня|енятко)$/],
  el: [/(?:ακι|ακια|ουλα|ιτσα)$/],
};
/** Tongues that write two nouns as one word. */
const compounding = new Set<Language>(['de', 'nl', 'sv', 'da', 'no']);
/** Finnish writes them so too, mostly with a genitive; its endings are long, so that short parts are none. */
const shortestFinnishPart = 4;
/** How what stands before a colour in the same word ends, where a tongue joins them so. */
const lenders: Partial<Record<Language, RegExp>> = {
  ...Object.fromEntries([...compounding].map((language) => [language, /./])),
  fi: /(?:n|puna|sini|kelta|valko|musta|viher|rusko)$/,
  pl: /[o-]$/,
  cs: /[o-]$/,
  ru: /[о-]$/u,
  uk: /[о-]$/u,
};
/** Tongues that tell the shade of a colour behind it. */
const colourLast = new Set<Language>(['fr', 'es', 'it', 'pt']);
const shortestPart = 3;
const shortestCompound = 7;
const longestCompound = 40;
/** The last part of a compound that tells its kind. */
const shortestKind = 4;

/** Colours that a word may end in, whatever lends its shade, and words that only end like one. */
const hues = words('red orange yellow green blue purple pink brown black white grey gold silver turquoise');
const isShade = (english: string): boolean => [plainColours, lentColours, colourAdjectives].some((colours) => colours.has(english));
const noShades = /(?:br[oø]t|brood|trot|edelweiss|eiweiss|eigelb|wintergroen|immergroen|ivit$)/;

/** What says that a word is the name of a colour. */
const coloured = /^(.{3,}?)(?:farben|farbig|farget|fargede|farvet|farvede|fargad|fargade|fargat|kleurig|gekleurd)(?:e?[nrsm]?)$/;

const hasAccent = (word: string): boolean => /[^\x20-\x7e’]/.test(word) && /\p{Script=Latin}/u.test(word);

const hasMark = (word: string): boolean => /\p{M}/u.test(word.normalize('NFD'));

/** Reads the tables of all tongues but English; those of refinements hold the words for changes too. */
export function loadGlossaries(kind: 'prompts' | 'refinements'): Glossaries {
  return new Map(
    languages.filter((language) => language !== 'en').map((language) => [language, glossaryOf(language, rowsOf(kind, language))]),
  );
}

type Entry = Pick<Row, 'english' | 'isSmall'> & Partial<Row>;

/** The rows of one tongue by what they are looked up by. */
interface Index {
  entries: Map<string, Row>;
  stems: Map<string, Row[]>;
  /** How many words the phrases have that begin with a word. */
  longestFrom: Map<string, number>;
  /** Phrases of things by the stems of their words: "гаечным ключом". */
  declined: Map<string, Row>;
  /** Words by how they are written, where accents tell them apart: Swedish "träd" and "tråd". */
  accents: Map<string, Row>;
}

function indexOf(rows: readonly Row[], stemOf: (key: string) => string): Index {
  const index: Index = { entries: new Map(), stems: new Map(), longestFrom: new Map(), declined: new Map(), accents: new Map() };
  const { entries, stems, longestFrom, declined, accents } = index;
  const leadsTo = (first: string, length: number): void => {
    if (length > (longestFrom.get(first) ?? 0)) longestFrom.set(first, Math.min(longestPhrase, length));
  };
  for (const row of rows) {
    const { key, written, isSmall } = row;
    const same = entries.get(key);
    const isAmbiguous = key.length <= 3 || (same !== undefined && same.written !== written);
    if (isAmbiguous && hasMark(written) && !accents.has(written)) accents.set(written, row);
    // What is written first in the tables is meant first.
    if (!same) entries.set(key, row);
    if (!key.includes(' ')) {
      leadsTo(key, 1);
      if (isSmall) continue;
      const stem = stemOf(key);
      const alike = stems.get(stem);
      if (alike) alike.push(row);
      else stems.set(stem, [row]);
      continue;
    }
    const parts = key.split(' ');
    leadsTo(parts[0] ?? '', parts.length);
    if (isSmall) continue;
    const stemmed = parts.map(stemOf);
    if (!declined.has(stemmed.join(' '))) declined.set(stemmed.join(' '), row);
    leadsTo(stemmed[0] ?? '', parts.length);
  }
  return index;
}

function glossaryOf(language: Language, rows: readonly Row[]): Glossary {
  const ending = endings[language] ?? /$^/;
  const stemOf = (key: string): string => {
    const stem = key.replace(ending, '');
    return stem.length >= 3 ? stem : key;
  };
  const { entries, stems, longestFrom, declined, accents } = indexOf(rows, stemOf);
  /** What has the stem of a word and may be inflected so. */
  const byStem = (key: string): Entry | undefined => {
    const found = stems.get(stemOf(key)) ?? [];
    // A thing may be listed in two forms, of which one alone tells its gender.
    const isForm = ({ english }: Row): boolean => found.every((other) => other.english !== english || mayInflect(language, key, other));
    return found.find(isForm);
  };
  /** What is in the tables as it is written or by its stem. */
  const plainly = (key: string): Entry | undefined =>
    entries.get(key) ?? (key.length > 3 ? (exactly(stemOf(key), key) ?? byStem(key)) : undefined);
  /** "Koppen" is a "kopp" before it is anything of the stem of "koppar". */
  const exactly = (stem: string, key: string): Entry | undefined => {
    const entry = entries.get(stem);
    return entry?.isSmall === false && stem.length > 3 && mayInflect(language, key, entry) ? entry : undefined;
  };
  const known = new Map<string, Entry | undefined>();
  const wordOf = (key: string): Entry | undefined => {
    if (known.has(key)) return known.get(key);
    const entry =
      plainly(key) ??
      comparativeOf(key) ??
      (compounding.has(language) || language === 'fi' ? (colouredOf(key) ?? compoundOf(key)) : undefined) ??
      tonedOf(key);
    if (known.size >= mostKnown) known.clear();
    known.set(key, entry);
    return entry;
  };
  /** "Duiven" are of a "duif": where more than an ending changes. */
  const baseOf = (key: string): Entry | undefined => {
    if (key.length <= shortestKind) return undefined;
    const found = basesOf(language, key).flatMap((base) => entries.get(base) ?? []);
    // A short word with its accents may be another: Swedish "baren" has no "bär".
    return found.find((entry) => !entry.isSmall && (entry.key.length > shortestKind || !hasAccent(entry.written)));
  };
  /** "Потолще" is "толще" put softly; "темнішим" and "ciemniejszym" are forms of "темніше" and "ciemniejszy". */
  const comparativeOf = (key: string): Entry | undefined => {
    if (/^(?:ru|uk)$/.test(language) && /^по.{2,}(?:ее|ше|ще|же|че|ше|іше)$/u.test(key)) return entries.get(key.slice(2));
    const stem = /^(.{3,}(?:ш|sz|ejsi))(?:ии|а|е|им|ою|і|ого|у|их|ими|y|ym|a|e|ego|ej|ych|ymi)$/u.exec(key)?.[1];
    return stem === undefined ? undefined : (entries.get(`${stem}е`) ?? entries.get(`${stem}y`) ?? entries.get(`${stem}e`));
  };
  /** "Cremefarbene" and "kremfargede" letters are cream. */
  function colouredOf(key: string): Entry | undefined {
    const [, colour] = coloured.exec(key) ?? [];
    return colour === undefined ? undefined : wordOf(colour);
  }
  /** "Passarinho" is a bird; a name is not taken apart. */
  const smallOf = ({ own, capitalised }: Token): Entry | undefined => {
    if (capitalised && language !== 'de') return undefined;
    const [entry] = (diminutives[language] ?? []).flatMap((diminutive) => {
      const whole = own.replace(diminutive, '');
      const creature = whole.length === shortestPart ? entries.get(whole) : undefined;
      if (creature && animals.has(creature.english)) return creature;
      return whole.length >= shortestKind && whole !== own ? (exactly(whole, whole) ?? stems.get(whole)?.[0] ?? []) : [];
    });
    return entry;
  };
  /** "Fuchskopf" is a fox head; an s or n may join the parts. */
  function compoundOf(key: string): Entry | undefined {
    if (key.length < shortestCompound || key.length > longestCompound) return undefined;
    // Finnish says "for" by an ending: "saunalautalle" is whom the logo is for, and no picture.
    if (language === 'fi' && key.endsWith('lle')) return undefined;
    const shortest = language === 'fi' ? shortestFinnishPart : shortestPart;
    for (let cut = key.length - shortest; cut >= shortest; cut--) {
      const head = ['', 's', 'n', 'es', 'en', 'e']
        .filter((joint) => key.slice(0, cut).endsWith(joint))
        .map((joint) => entries.get(key.slice(0, cut - joint.length)))
        .find((entry) => entry !== undefined);
      const tail = entries.get(key.slice(cut)) ?? (key.length - cut > 3 ? byStem(key.slice(cut)) : undefined);
      if (head && tail && !head.isSmall && !tail.isSmall) return { english: `${head.english} ${tail.english}`, isSmall: false };
    }
    return undefined;
  }
  /** "Jasnożółty", "vaaleankeltainen": a tone and a colour in one word. */
  function tonedOf(key: string): Entry | undefined {
    const [, tone, colour] = tones[language]?.exec(key) ?? [];
    if (tone === undefined || colour === undefined) return undefined;
    const [head, tail] = [wordOf(tone), wordOf(colour)];
    return head && tail ? { english: `${head.english} ${tail.english}`, isSmall: false } : undefined;
  }
  /** "Holzbraun", "hiilenmusta", "niebieskoszary", "schwarz-rot": whatever lends its shade, the colour is told, and a colour before it too. */
  function colourAt(key: string): Entry | undefined {
    const joins = noShades.test(key) ? undefined : lenders[language];
    if (!joins || key.length > longestCompound) return undefined;
    for (let cut = 2; cut <= key.length - shortestPart; cut++) {
      const tail = entries.get(key.slice(cut)) ?? (cut > 2 && key.length - cut > 3 ? byStem(key.slice(cut)) : undefined);
      if (!tail || !hues.has(tail.english) || !joins.test(key.slice(0, cut))) continue;
      const lender = key.slice(0, cut).replace(/-$/, '');
      // Finnish drops the ending of the first of two colours: "punavalkoinen".
      const head = ['', 'nen', 'inen'].map((ending) => wordOf(`${lender}${ending}`)).find((entry) => entry && isShade(entry.english));
      return head ? { english: `${head.english} ${tail.english}`, isSmall: false } : tail;
    }
    return undefined;
  }
  /** "Ein Holzeimer" is a bucket: behind its article or the label of a picture, a compound is of the kind that its last part says. */
  function kindOf(tokens: readonly Token[], at: number): Entry | undefined {
    const { own = '' } = tokens[at] ?? {};
    const { own: before = '', gap } = tokens[at - 1] ?? {};
    const opening = entries.get(before)?.english ?? '';
    const isNoun = gap === '' ? opening === 'a' : gap === ':' && /^(?:symbol|picture|icon|figure)$/.test(opening);
    if (!compounding.has(language) || !isNoun) return undefined;
    for (let cut = shortestPart; cut <= own.length - shortestKind; cut++) {
      const entry = entries.get(own.slice(cut)) ?? byStem(own.slice(cut));
      if (entry && !entry.isSmall) return entry;
    }
    return undefined;
  }
  /** The entry that begins at a token, by phrases and whole words alone or by their parts as well. */
  const phraseAt = (tokens: readonly Token[], from: number, isWhole = false): { entry: Entry; to: number } | undefined => {
    const token = tokens[from];
    if (!token) return undefined;
    const longest = Math.max(longestFrom.get(token.own) ?? 1, longestFrom.get(stemOf(token.own)) ?? 1);
    for (let length = Math.min(longest, tokens.length - from); length > 1; length--) {
      const run = tokens.slice(from, from + length);
      if (run.slice(0, -1).some(({ gap }) => gap !== '')) continue;
      const entry = entries.get(run.map(({ own }) => own).join(' ')) ?? declined.get(run.map(({ own }) => stemOf(own)).join(' '));
      // "École de danse Pas de Deux" refuses nothing.
      if (entry?.isSmall && token.capitalised && !token.sentenceStart && tokens[from + length]?.capitalised) continue;
      if (entry) return { entry, to: from + length };
    }
    // So is one with them: Portuguese "é" is no "e".
    const accented = hasMark(token.text) ? accents.get(token.text.toLowerCase()) : undefined;
    if (accented) return { entry: accented, to: from + 1 };
    // A short word without its accents is another word: a "Bar" is no "Bär".
    const exact = entries.get(token.own);
    if (exact?.written !== undefined && token.own.length <= 4 && hasAccent(exact.written) && !hasAccent(token.text)) return undefined;
    if (isWhole) {
      const known = plainly(token.own);
      return known && { entry: known, to: from + 1 };
    }
    const parts = token.own.split('-');
    // "Lie-de-vin" is "lie de vin".
    const ofManner = manners.test(parts.at(-1) ?? '') ? entries.get(parts.slice(0, -1).join(' ')) : undefined;
    const joined =
      parts.length > 1 && parts.length <= longestPhrase ? (entries.get(parts.join(' ')) ?? ofManner ?? hyphenated(parts)) : undefined;
    // "Hillerød" is no red.
    const isProper = token.capitalised && !token.sentenceStart && language !== 'de';
    const entry =
      plainly(token.own) ??
      (isProper ? undefined : baseOf(token.own)) ??
      wordOf(token.own) ??
      joined ??
      (isProper ? undefined : colourAt(token.own)) ??
      smallOf(token) ??
      kindOf(tokens, from);
    return entry && { entry, to: from + 1 };
  };
  const hyphenated = (parts: readonly string[]): Entry | undefined => {
    const known = parts.flatMap((part) => wordOf(part) ?? []);
    if (known.length === parts.length) return { english: known.map(({ english }) => english).join(' '), isSmall: false };
    // "Amarelo-torrado" is a yellow.
    const colour = colourLast.has(language) ? entries.get(parts[0] ?? '') : undefined;
    return hues.has(colour?.english ?? '') ? colour : undefined;
  };
  const glosses = (tokens: readonly Token[], areWhole = false): { entry: Entry | undefined; from: number; to: number }[] => {
    const found: { entry: Entry | undefined; from: number; to: number }[] = [];
    for (let from = 0; from < tokens.length;) {
      const match = phraseAt(tokens, from, areWhole);
      found.push({ entry: match?.entry, from, to: match?.to ?? from + 1 });
      from = match?.to ?? from + 1;
    }
    return found;
  };
  return {
    lookUp: (key) => (plainly(key) ?? baseOf(key) ?? wordOf(key) ?? colourAt(key))?.english,
    matches: (tokens, areWhole) =>
      glosses(tokens, areWhole).flatMap(({ entry, from, to }) =>
        entry ? tokens.slice(from, to).map((token) => ({ token, isSmall: entry.isSmall })) : [],
      ),
    translate: (tokens) => glosses(tokens).flatMap(({ entry, from, to }) => glossed(tokens.slice(from, to), entry)),
  };
}

function glossed(run: readonly Token[], entry: Entry | undefined): Token[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!entry || !first || !last) return [...run];
  const keys = entry.english.split(' ');
  const text = run.map((token) => token.text).join(' ');
  return keys.map((key, at) => ({
    ...first,
    // "Юридическая фирма" has a capital as a sentence has, not as a name.
    capitalised: first.capitalised && last.capitalised,
    text: run.length === 1 ? first.text : text,
    key,
    end: last.end,
    sentenceStart: first.sentenceStart && at === 0,
    gap: at === keys.length - 1 ? last.gap : '',
  }));
}
