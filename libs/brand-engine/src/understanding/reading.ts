import type { Brief, Form } from '../brief.js';
import { findBackground } from './trades/background.js';
import { mergeRefusals } from './forms/constraints.js';
import { linesOf, stripesOf } from './forms/picture-lines.js';
import { briefOfChanges } from './forms/picture-changes.js';
import { findLetters } from './forms/letters.js';
import { briefOfSetting } from './forms/name-setting.js';
import { describes } from './trades/describing.js';
import type { IconRanker } from './things/icons.js';
import { isColourWord } from './lexicon/colours.js';
import { eras } from './lexicon/eras.js';
import { coinName } from './names/coin.js';
import { type FoundName, findNames, type NamesByRule } from './names/find.js';
import { nameOfInitials } from './names/initialled.js';
import { initialsFor, isChosenLower } from './names/initials.js';
import { findIntroduction, findLetterParts } from './names/letter.js';
import { findNameless } from './names/nameless.js';
import { findOthers } from './names/others.js';
import { findDroppedNames, findWeighedNames, settledIn } from './names/weighed.js';
import type { Scope } from './language/negation.js';
import { readPersonality } from './language/personality.js';
import { smallnessOf } from './things/portrait-wishes.js';
import { type Named, readNamed, type Unnamed } from './reading/named.js';
import { paint } from './reading/paint.js';
import { readStyle, type Style } from './reading/style.js';
import { readSubjects } from './reading/subjects.js';
import { holdsLetters, readMark } from './reading/mark.js';
import { wishesOf } from './reading/wished.js';
import type { RuleReading } from './roles/features.js';
import { chooseName } from './roles/names.js';
import type { NameWeights } from './roles/spans.js';
import { declines, readSentence, type Sentence } from './language/sentence.js';
import { countOf } from './things/shown-things.js';
import { ofBrand } from './lines/of-brand.js';
import { tellsAlready, tradeLine } from './lines/trade-line.js';
import { covering, type Span, type Wish } from './wishes.js';
import type { WordVectors } from './language/word-vectors.js';
import { descriptorOf, findAskedLines, mayBeName, type WrittenLine } from './lines/written-line.js';

/** A prompt as it was read: the brief, and every wish with the words that say it. */
export interface Reading {
  brief: Brief;
  sentence: Sentence;
  wishes: Wish[];
}

/** What reading looks things up in. */
export interface Sources {
  vectors: WordVectors;
  icons: IconRanker;
  /** What names are chosen by besides the rules; without it they serve alone. */
  weights?: NameWeights | undefined;
}

/** Reads a prompt: by rules first, and again where what was learnt says that its name is another. The seed only moves a coined name. */
export function readPrompt(prompt: string, seed: string, sources: Sources): Reading {
  const byRules = readByRules(prompt, sources, seed);
  if (!sources.weights) return byRules;
  const { names } = byRules;
  const { sentence, context } = byRules;
  const found = nameOfInitials(chooseName(byRules, sources.weights), findLetters(sentence.tokens)?.letters, context);
  return found === names.surest?.found ? byRules : readWith(byRules, found, seed, sources);
}

/** What the rules alone make of a prompt. */
export function readByRules(prompt: string, sources: Sources, seed = ''): Reading & RuleReading {
  const { vectors, icons } = sources;
  const sentence = readSentence(prompt, vectors);
  const { text, language, tokens, scopes } = sentence;
  const isRefused = (at: number): boolean => scopes[at]?.negated === true;
  const parts = [...findLetterParts(tokens, language, describes(vectors)), ...findOthers(tokens)];
  const introduction = findIntroduction(text, tokens);
  const namesBeside = (
    lines: readonly WrittenLine[],
    letter: readonly Span[],
    told: readonly Span[] = [],
  ): Omit<RuleReading, keyof Reading | 'icons'> => {
    const apart = covering([...lines.map(({ around }) => around), ...letter, ...told]);
    const isApart = (at: number): boolean => apart.has(at);
    const context = { text, language, tokens, vectors, describes: describes(vectors), isRefused, isApart };
    return { context, names: findNames(context), lines, letter };
  };
  const lines = findAskedLines(text, tokens, isColourWord);
  const told = findBackground(text, tokens, scopes, new Set()).filter(
    ({ from, to }) => !tokens.slice(from, to).some(({ key }) => key === 'name'),
  );
  const letter = introduction ? [...parts, introduction] : parts;
  const dropped = findDroppedNames(text, tokens);
  // "My wife didn't like it, so it's Bakker Bart": what somebody thought ends where the choice is told.
  const settled = covering(settledIn(text, tokens));
  const others = told.filter((span) => ![...covering([span])].some((at) => settled.has(at)));
  const besideDropped = dropped.length > 0 ? namesBeside(lines, letter, [...others, ...dropped]) : undefined;
  const weighed = findWeighedNames(text, tokens);
  const besideWeighed = weighed.length > 0 ? namesBeside(lines, letter, [...others, ...dropped, ...weighed]) : undefined;
  const besideOthers = introduction || told.length > 0 ? namesBeside(lines, letter, told) : undefined;
  // What was given up, who writes, or whom a prompt tells of, is the brand where there is no better name.
  const beside =
    [
      // What is weighed may be anything, and gives way to a name that is told outright alone.
      besideWeighed?.names.surest?.found.source === 'proper-noun' ? undefined : besideWeighed,
      besideDropped && opensSentence(besideDropped) ? undefined : besideDropped,
      besideOthers,
    ].find((reading) => reading !== undefined && isSureOf(reading.names)) ?? namesBeside(lines, parts);
  // "A fox, and below it “Kiln & Co”": what has its place under the picture is the name where nothing else is.
  const named =
    beside.names.surest || findNameless(tokens)
      ? beside
      : {
          ...namesBeside(
            lines.filter((line) => !mayBeName(line)),
            parts,
          ),
          // "“HALVORSEN” on top and “BERGEN” at the bottom": the others stay lines.
          lines,
        };
  return { ...readWith({ ...named, sentence }, wholeLine(lines, named.names.surest?.found), seed, sources), ...named, icons };
}

/** "NORTH ESK SWIMMERS on top": a line in capitals that ends with the name is the name. */
function wholeLine(lines: readonly WrittenLine[], found: FoundName | undefined): FoundName | undefined {
  const line = lines.find(({ text }) => found && text === text.toUpperCase() && text.endsWith(` ${found.name}`));
  if (!line || !found) return found;
  return { ...found, name: line.text, tokens: covering([line]) };
}

/** Whether more speaks for a name than that nothing else does. */
const isSureOf = ({ surest }: NamesByRule): boolean => surest !== undefined && !/^(?:left|invented|letters)$/.test(surest.rule);

/** One guessed word at the beginning of a sentence has its capital anyway. */
const opensSentence = ({ names: { surest }, context }: Pick<RuleReading, 'names' | 'context'>): boolean => {
  const [first = 0, ...more] = surest?.found.tokens ?? [];
  return surest?.found.source === 'proper-noun' && more.length === 0 && context.tokens[first]?.sentenceStart === true;
};

/** The brief and the wishes of a prompt whose name is known. */
function readWith(unnamed: Unnamed, chosen: FoundName | undefined, seed: string, sources: Sources): Reading {
  const named = readNamed(unnamed, chosen, sources.icons);
  const style = readStyle(named);
  const subjects = readSubjects(named, style, sources);
  const mark = readMark(named, style, subjects, sources.icons);
  const { sentence, found, written: lines, year, context } = named;
  const { tokens, language, scopes } = sentence;
  const { industry, concepts, things, brief: group } = subjects;
  const unrefused = tokens.filter((_, at) => scopes[at]?.negated !== true);
  const written = found && (style.setting.lines ?? style.setting.between) ? found.name.replace(/\s+\/\s+/g, ' ') : found?.name;
  const name = written ?? coinName(unrefused, concepts, context.describes, seed);
  const trade = tradeLine(
    sentence,
    ofBrand(subjects.trades, tokens, named.nameTokens),
    subjects.taken,
    covering(things.filter(({ asked }) => asked)),
  );
  const descriptor = descriptorOf(lines) ?? found?.longForm ?? found?.role ?? tradeBefore(named, subjects.trades) ?? null;
  const drawnIn = linesOf(style.forms, tokens);
  const stripes = stripesOf(style.forms, tokens);
  const brief: Brief = {
    language,
    name,
    nameSource: found?.source ?? 'coined',
    descriptor,
    industry: industry?.id ?? null,
    // What the name or the line under it says already is not written again.
    ...(trade === undefined || descriptor?.toLowerCase().includes(trade.toLowerCase()) || tellsAlready(written ?? '', trade)
      ? {}
      : { trade }),
    concepts,
    icons: mark.pictures,
    ...(mark.inLetters ? { inLetters: mark.inLetters } : group),
    ...(subjects.face && group.together === undefined ? { face: true as const } : {}),
    ...(style.abstractShape ? { abstractShape: style.abstractShape.shape } : {}),
    ...countOf(things, group.arrangement, sources.icons, tokens),
    ...briefOfSetting(style.setting),
    ...(style.smallParts[0] ? { smallPart: style.smallParts[0].part } : {}),
    ...(mark.demands.some(({ nameFirst }) => nameFirst) ? { nameFirst: true as const } : {}),
    ...(things.some((thing) => smallnessOf(thing, tokens) !== undefined) ? { smallPicture: true as const } : {}),
    avoidConcepts: subjects.avoid,
    personality: readPersonality(style.moodWords, scopes, industry?.mood ?? ''),
    ...moodsOf(style, scopes),
    colours: paint(named, style, subjects, mark),
    constraints: withCaseOf(name, named, mark.constraints),
    ...briefOfChanges(style.changes),
    ...(drawnIn ? { lines: drawnIn } : {}),
    ...(style.plainLetters.length > 0 ? { plainLetters: true as const } : {}),
    ...(style.rims[0] ? { rim: style.rims[0].rim } : {}),
    ...(stripes === undefined ? {} : { stripes }),
    forms: formsOf(style.forms, false),
    ...eraOf(style, named),
    refused: mergeRefusals(mark.demands, formsOf(style.forms, true), mark.constraints),
    ...(year ? { year: year.year } : {}),
    ...placeOf(named),
    ...lettersOf(name, named, mark.constraints.symbol === 'monogram' || holdsLetters(named, things)),
    ...(named.joinedLetters && mark.constraints.symbol === 'monogram' ? { joinedLetters: named.joinedLetters.how } : {}),
  };
  return { brief, sentence, wishes: wishesOf(named, style, subjects, mark) };
}

/** A name that was written in lower case on purpose stays so. */
const withCaseOf = (name: string, { sentence, found }: Named, constraints: Brief['constraints']): Brief['constraints'] =>
  isChosenLower(name, sentence, found) && constraints.letterCase === 'any' ? { ...constraints, letterCase: 'lower' } : constraints;

/** The moods that are asked for; one that tells a time is seen in its letters. */
function moodsOf({ moodWords }: Style, scopes: readonly Scope[]): Pick<Brief, 'moods'> {
  const moods = moodWords.filter(({ from, phrase }) => scopes[from]?.negated !== true && !eras.has(phrase)).map(({ value }) => value);
  return moods.length === 0 ? {} : { moods: moods.slice(0, mostMoods) };
}
const mostMoods = 8;

/** The time that was named first, unless it is refused. */
function eraOf({ moodWords }: Style, { sentence: { scopes } }: Named): Pick<Brief, 'era'> {
  const [era] = moodWords.filter(({ from }) => scopes[from]?.negated !== true).flatMap(({ phrase }) => eras.get(phrase) ?? []);
  return era ? { era } : {};
}

/** "Fromagerie Les Alpages", "Аптека «Ромашка»": the trade that was written with the name, and is no part of it, stands under it. */
function tradeBefore({ sentence: { text, tokens, language }, nameTokens }: Named, trades: readonly Span[]): string | undefined {
  // "Coffee roastery Northwind" opens a sentence.
  if (language === 'en') return undefined;
  const name = Math.min(...nameTokens);
  const [start, end] = [tokens[trades.find(({ to }) => to === name)?.from ?? -1], tokens[name - 1]];
  const isWith = start?.capitalised === true && end !== undefined && /^[«"“„]?$/.test(end.gap) && tokens[name]?.capitalised === true;
  return isWith ? text.slice(start.start, end.end) : undefined;
}

/** A place is printed as it was written, which tongues that decline it do only with a capital. */
const placeOf = ({ sentence: { language, tokens }, place: told, nameTokens }: Named): Pick<Brief, 'place'> => {
  const [place] = told ? ofBrand([told], tokens, nameTokens) : [];
  return place && !(declines.has(language) && tokens[place.from]?.capitalised !== true) ? { place: place.place } : {};
};

/** The letters of a monogram. In "Notariat Hahn & Kolb" the trade before the name has no initial abroad. */
function lettersOf(name: string, { sentence, nameTokens, letters, context }: Named, isOfLetters: boolean): Pick<Brief, 'letters'> {
  if (!isOfLetters && !letters) return {};
  const first = sentence.tokens[Math.min(...nameTokens)];
  // "Ferri & Conti" are two partners, though "ferri" are irons.
  const isTrade =
    first && sentence.language !== 'en' && first.gap === '' && context.describes(first.key) && name.startsWith(`${first.text} `);
  return { letters: letters?.letters ?? initialsFor(isTrade ? name.slice(first.text.length + 1) : name) };
}

const formsOf = (found: readonly { form: Form; refused: boolean }[], refused: boolean): Form[] => [
  ...new Set(found.filter((one) => one.refused === refused).map(({ form }) => form)),
];
