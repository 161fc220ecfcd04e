import type { Language } from '../../brief.js';
import { basesOf } from './base-forms.js';
import { colourAdjectives, lentColours, plainColours } from '../lexicon/colours.js';
import { animals } from '../lexicon/kinds.js';
import { colourLast, compounding, diminutives, hues, lenders, tones } from '../lexicon/morphology.js';
import { moodWords } from '../lexicon/personality.js';
import { words } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import { type Entry, longestPhrase, type WholeWords } from './whole-words.js';

/** Words of prompts whose meaning is kept; what people write repeats itself. */
const mostKnown = 20_000;
const shortestPart = 3;
/** Finnish endings are long, so that short parts are none. */
const shortestFinnishPart = 4;
const shortestCompound = 7;
const longestCompound = 40;
/** The last part of a compound that tells its kind. */
const shortestKind = 4;

const moodNames: ReadonlySet<string> = new Set(moodWords.map(([word]) => word));

/** Adjectives that are compared by their ending. */
const comparing: Partial<Record<Language, RegExp>> = {
  nl: /^(.{4,}?)(?:(?<=r)d)?ere?$/,
  sv: /^(.{4,}?)are$/,
  da: /^(.{4,}?)ere$/,
  no: /^(.{4,}?)ere$/,
};

/** What ends a word for a manner: "Siebziger-Jahre-Look", "bauhaus-stil". */
const manners = /^(?:look|stil|style|optik|feeling|flair|charme|stijl|schrift)$/;
/** What says that a word is the name of a colour. */
const coloured = /^(.{3,}?)(?:farben|farbig|farget|fargede|farvet|farvede|fargad|fargade|fargat|kleurig|gekleurd)(?:e?[nrsm]?)$/;
/** Words that only end like a colour. */
const noShades = /(?:br[oø]t|brood|trot|edelweiss|eiweiss|eigelb|wintergroen|immergroen|ivit$)/;
/** What ends a word for a young creature, which is drawn like any of its kind: "Fuchswelpe", "rävunge", "sudenpentu". */
const theYoung = words('young puppy kitten baby child children chick cub calf');
const isShade = (english: string): boolean => [plainColours, lentColours, colourAdjectives].some((colours) => colours.has(english));

export const hasAccent = (word: string): boolean => /[^\x20-\x7e’]/.test(word) && /\p{Script=Latin}/u.test(word);

/** What a word means that no table has as it stands: a form, a compound, a shade or a small one of what they have. */
export class WordParts {
  readonly #known = new Map<string, Entry | undefined>();

  constructor(
    private readonly language: Language,
    private readonly whole: WholeWords,
  ) {}

  /** A word by itself: whole, compared, or taken apart. */
  find(key: string): Entry | undefined {
    if (this.#known.has(key)) return this.#known.get(key);
    const entry =
      this.whole.find(key) ??
      this.#comparativeOf(key) ??
      (compounding.has(this.language) || this.language === 'fi' ? (this.#colouredOf(key) ?? this.#compoundOf(key)) : undefined) ??
      this.#tonedOf(key);
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.set(key, entry);
    return entry;
  }

  /** A word of a text, which may be a name. */
  at(tokens: readonly Token[], at: number): Entry | undefined {
    const token = tokens[at];
    if (!token) return undefined;
    const { own } = token;
    // "Hillerød" is no red.
    const isProper = token.capitalised && !token.sentenceStart && this.language !== 'de';
    return (
      this.whole.find(own) ??
      (isProper ? undefined : this.baseOf(own)) ??
      this.find(own) ??
      this.#hyphenated(own.split('-')) ??
      (isProper ? undefined : this.colourOf(own)) ??
      this.#smallOf(token) ??
      this.#kindOf(tokens, at)
    );
  }

  /** "Duiven" are of a "duif": where more than an ending changes. */
  baseOf(key: string): Entry | undefined {
    if (key.length <= shortestKind) return undefined;
    const found = basesOf(this.language, key).flatMap((base) => this.whole.exact(base) ?? []);
    // A short word with its accents may be another: Swedish "baren" has no "bär".
    return found.find((entry) => !entry.isSmall && (entry.key.length > shortestKind || !hasAccent(entry.written)));
  }

  /** "Holzbraun", "hiilenmusta", "niebieskoszary", "schwarz-rot": whatever lends its shade, the colour is told, and a colour before it too. */
  colourOf(key: string): Entry | undefined {
    const joins = noShades.test(key) ? undefined : lenders[this.language];
    if (!joins || key.length > longestCompound) return undefined;
    for (let cut = 2; cut <= key.length - shortestPart; cut++) {
      const [lending, last] = [key.slice(0, cut), key.slice(cut)];
      const tail = this.whole.exact(last) ?? (cut > 2 && last.length > shortestPart ? this.whole.byStem(last) : undefined);
      if (!tail || !hues.has(tail.english) || !joins.test(lending)) continue;
      const lender = lending.replace(/-$/, '');
      // Finnish drops the ending of the first of two colours: "punavalkoinen".
      const head = ['', 'nen', 'inen'].map((ending) => this.find(`${lender}${ending}`)).find((entry) => entry && isShade(entry.english));
      return head ? joined(head, tail) : tail;
    }
    return undefined;
  }

  /** "Потолще" is "толще" put softly; "темнішим" and "ciemniejszym" are forms of "темніше" and "ciemniejszy". */
  #comparativeOf(key: string): Entry | undefined {
    if (/^(?:ru|uk)$/.test(this.language) && /^по.{2,}(?:ее|ше|ще|же|че|ше|іше)$/u.test(key)) return this.whole.exact(key.slice(2));
    // "Runderen", "weichere" are forms of "runder" and "weicher", and of no "Ren".
    const [, higher = '', positive = ''] = this.language === 'de' ? (/^((.{3,})er)(?:e|en|er|em|es)$/.exec(key) ?? []) : [];
    const compared = higher === '' ? undefined : (this.whole.exact(higher) ?? this.whole.exact(positive));
    if (compared) return compared;
    // "Ouderwetser", "modernare": in German the same ending is that of a gender.
    const [, adjective] = comparing[this.language]?.exec(key) ?? [];
    const plain = adjective === undefined ? undefined : (this.whole.exact(adjective) ?? this.whole.exact(`${adjective}t`));
    if (plain && (moodNames.has(plain.english) || colourAdjectives.has(plain.english)))
      return { english: `more ${plain.english}`, isSmall: false };
    const stem = /^(.{3,}(?:ш|sz|ejsi))(?:ии|а|е|им|ою|і|ого|у|их|ими|y|ym|a|e|ego|ej|ych|ymi)$/u.exec(key)?.[1];
    return stem === undefined ? undefined : ['е', 'y', 'e'].map((ending) => this.whole.exact(`${stem}${ending}`)).find(Boolean);
  }

  /** "Cremefarbene" and "kremfargede" letters are cream. */
  #colouredOf(key: string): Entry | undefined {
    const [, colour] = coloured.exec(key) ?? [];
    return colour === undefined ? undefined : this.find(colour);
  }

  /** "Fuchskopf" is a fox head; an s or n may join the parts. */
  #compoundOf(key: string): Entry | undefined {
    if (key.length < shortestCompound || key.length > longestCompound) return undefined;
    // Finnish says "for" by an ending: "saunalautalle" is whom the logo is for, and no picture.
    if (this.language === 'fi' && key.endsWith('lle')) return undefined;
    const shortest = this.language === 'fi' ? shortestFinnishPart : shortestPart;
    for (let cut = key.length - shortest; cut >= shortest; cut--) {
      const [first, last] = [key.slice(0, cut), key.slice(cut)];
      const head = ['', 's', 'n', 'es', 'en', 'e']
        // An n joins behind a vowel alone: a "Rennrad" is of no "Ren".
        .filter((joint) => first.endsWith(joint) && !(joint === 'n' && !/[aeiou]n$/.test(first)))
        .map((joint) => first.slice(0, first.length - joint.length))
        // Swedish "uggleunge" and "kyrkotorn" are of "uggla" and "kyrka".
        .concat(this.language === 'sv' && /[eou]$/.test(first) ? `${first.slice(0, -1)}a` : [])
        .map((word) => this.whole.exact(word))
        .find((entry) => entry !== undefined);
      const tail = this.whole.exact(last) ?? (last.length > shortestPart ? (this.whole.byStem(last) ?? this.baseOf(last)) : undefined);
      // Dutch "kop" is a cup, and the head of an animal: "leeuwenkop".
      if (head && last === 'kop' && animals.has(head.english)) return { english: `${head.english} head`, isSmall: false };
      if (head && tail && animals.has(head.english) && theYoung.has(tail.english)) return head;
      if (head && tail && !head.isSmall && !tail.isSmall) return joined(head, tail);
    }
    return undefined;
  }

  /** "Jasnożółty", "vaaleankeltainen": a tone and a colour in one word. */
  #tonedOf(key: string): Entry | undefined {
    const [, tone, colour] = tones[this.language]?.exec(key) ?? [];
    if (tone === undefined || colour === undefined) return undefined;
    const [head, tail] = [this.find(tone), this.find(colour)];
    return head && tail ? joined(head, tail) : undefined;
  }

  #hyphenated(parts: readonly string[]): Entry | undefined {
    if (parts.length === 1 || parts.length > longestPhrase) return undefined;
    // "Lie-de-vin" is "lie de vin".
    const isOfManner = manners.test(parts.at(-1) ?? '');
    const phrase = this.whole.exact(parts.join(' ')) ?? (isOfManner ? this.whole.exact(parts.slice(0, -1).join(' ')) : undefined);
    if (phrase) return phrase;
    const known = parts.flatMap((part) => this.find(part) ?? []);
    if (known.length === parts.length) return { english: known.map(({ english }) => english).join(' '), isSmall: false };
    // "Amarelo-torrado" is a yellow.
    const colour = colourLast.has(this.language) ? this.whole.exact(parts[0] ?? '') : undefined;
    return hues.has(colour?.english ?? '') ? colour : undefined;
  }

  /** "Passarinho" is a bird; a name is not taken apart. */
  #smallOf({ own, capitalised }: Token): Entry | undefined {
    if (capitalised && this.language !== 'de') return undefined;
    for (const diminutive of diminutives[this.language] ?? []) {
      const word = own.replace(diminutive, '');
      // "Песка" is of sand, and no small "пёс".
      const isFeminine = /^(?:ru|uk)$/.test(this.language) && /к[ауи]$/u.test(own);
      const creature = word.length === shortestPart && !isFeminine ? this.whole.exact(word) : undefined;
      if (creature && animals.has(creature.english)) return creature;
      if (word.length < shortestKind || word === own) continue;
      const entry = this.whole.asFormOf(word, word) ?? this.whole.ofStem(word);
      // Italian "falcetto" is of "falce"; of "falco" it would be "falchetto".
      const isHard = this.language === 'it' && /[cg][ao]$/.test(entry?.key ?? '') && /[cg]$/.test(word);
      if (entry && !isHard) return entry;
    }
    return undefined;
  }

  /** "Ein Holzeimer" is a bucket: behind its article or the label of a picture, a compound is of the kind that its last part says. */
  #kindOf(tokens: readonly Token[], at: number): Entry | undefined {
    const { own = '' } = tokens[at] ?? {};
    const { own: before = '', gap } = tokens[at - 1] ?? {};
    const opening = this.whole.exact(before)?.english ?? '';
    const isNoun = gap === '' ? opening === 'a' : gap === ':' && /^(?:symbol|picture|icon|figure)$/.test(opening);
    if (!compounding.has(this.language) || !isNoun) return undefined;
    for (let cut = shortestPart; cut <= own.length - shortestKind; cut++) {
      const tail = own.slice(cut);
      const entry = this.whole.exact(tail) ?? this.whole.byStem(tail);
      // A "Kasperl" ends in no "Perle".
      if (entry && !entry.isSmall && entry.key.length <= tail.length) return entry;
    }
    return undefined;
  }
}

const joined = (head: Entry, tail: Entry): Entry => ({ english: `${head.english} ${tail.english}`, isSmall: false });
