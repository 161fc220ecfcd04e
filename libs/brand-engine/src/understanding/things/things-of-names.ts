import { isColourWord } from '../lexicon/colours.js';
import { givenNames, isCreatureOfNames, isThingOfNames } from '../lexicon/things-of-names.js';
import { words } from '../text/phrases.js';
import { singular, type Token } from '../text/text.js';
import { wordsOfName } from './concepts.js';
import type { IconRanker } from './icons.js';
import { posedWords } from './poses.js';

/** What a picture scores that shows a thing and nothing beside it. */
const exact = 0.95;

/** Trades whose names are those of their partners: "Wolf & Hart". */
const ofPartners = words('legal accounting consulting finance insurance real-estate architecture');

/** "Fox & Sons", "Drake Brothers": who has it, and no thing. */
const kin = words('son daughter brother sister bro partner associate cousin family');

/** What makes an address, or a place on the map, of the word before it: "Maple Street". */
const addresses = words('street road lane avenue court square close terrace row drive way');

/** "Dog Ear", "Cat's Eye": a part of a creature is none. */
const parts = words('ear eye tail tooth foot head hand nose mouth leg skin bone fur wing claw paw horn');

interface NamedThings {
  name: string;
  tokens: readonly Token[];
  /** Where the words of the name stand. */
  nameTokens: ReadonlySet<number>;
  language: string;
  industry: string | null;
  icons: IconRanker;
}

/** "My name is Marguerite Bell", "I'm Tom Fox": two words by which a person presents themselves, and no things. */
export function isPersonsName(tokens: readonly Token[], name: ReadonlySet<number>): boolean {
  const [before = '', link = '', last = ''] = tokens.slice(Math.max(0, Math.min(...name) - 3), Math.min(...name)).map(({ key }) => key);
  const leading = `${before} ${link} ${last}`;
  return name.size === 2 && /(?:^| )(?:my name is|i am|i'm)$/.test(leading.trim());
}

/** "Der Blaue Reiher", "La Tortuga": abroad a creature without an article and an adjective is as often the name of a family. */
function wordsAbroad(tokens: readonly Token[], name: ReadonlySet<number>): string[] {
  const describes = (at: number): boolean => {
    const { key = '', pos = '' } = name.has(at) ? (tokens[at] ?? {}) : {};
    return /^(?:the|·)$/.test(key) || pos === 'ADJ' || isColourWord(key);
  };
  return [...name].flatMap((at) => {
    const { key, isThing } = tokens[at] ?? { key: '' };
    return isThing !== true || describes(at - 1) || describes(at + 1) ? wordsOfName(key) : '';
  });
}

/**
 * The things of a name that the brand is known by, the last first since the words before it describe it: the fox of "The Reading Fox",
 * the lantern of "Red Lantern". Only a picture of the very thing will do.
 */
export function thingsOfName({ name, tokens, nameTokens, language, industry, icons }: NamedThings): string[] {
  const spelled = (language === 'en' ? wordsOfName(name) : wordsAbroad(tokens, nameTokens)).map(singular);
  const isExact = (term: string): boolean => icons.pictures(term).some(({ relation, score }) => relation === 'itself' && score >= exact);
  // "Oak & Ember": what pairs well is no picture, unless it is a creature.
  const isPair = /(?:[&+]|\band\b)(?!\s*co\b)/i.test(name);
  const isOfPartners = isPair && ofPartners.has(industry ?? '');
  const isNamed = (at: number): boolean => !givenNames.has(spelled[at] ?? '') || spelled[at - 1] === 'the';
  const posed = posedWords(spelled, icons);
  const found = spelled.flatMap((word, at) => {
    const [before = '', next = ''] = [spelled[at - 1], spelled[at + 1]];
    if (!isThingOfNames(word) || !isNamed(at) || isOfPartners || (isPair && !isCreatureOfNames(word))) return [];
    if (kin.has(next) || addresses.has(next) || parts.has(next)) return [];
    const whole = [`${before} ${word}`.trim(), posed[at] ?? word].find(isExact);
    // "Paper Crane": a word before it may make another thing of it, of which there is no picture.
    const isOther = whole === word && before !== '' && icons.changes(word, before) === 'other';
    return whole === undefined || isOther ? [] : [whole];
  });
  return found.reverse();
}
