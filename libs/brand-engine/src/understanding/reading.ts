import type { Brief, Form } from '../brief.js';
import { findBackground } from './background.js';
import { assignColours, paletteMood } from './colour-roles.js';
import { type ColourMention, findColours } from './colours.js';
import { asksArrangement } from './arrangement.js';
import { describes, foreignNames } from './describing.js';
import { findColouredParts } from './coloured-parts.js';
import { findScheme } from './colour-schemes.js';
import { colourOfThing, coloursOfPair } from './coloured-things.js';
import { weighConcepts, wordsOfName } from './concepts.js';
import { findConstraints, inOneHue, mergeConstraints, mergeRefusals } from './constraints.js';
import { findForms, findLetters, findLimits, findPlace, findYear, withLines } from './forms.js';
import { colourOfGround, withGrounds, withoutArc } from './grounds.js';
import type { IconRanker } from './icons.js';
import { readIndustry } from './industry.js';
import { colourAdjectives, isColourWord } from './lexicon/colours.js';
import { isStroke, mentionedAgain, nameAgain, roleSpan, writtenAgain, yearAgain, yearAsked } from './retold.js';
import { coinName } from './names/coin.js';
import { withEdges } from './names/edges.js';
import { type FoundName, findNames } from './names/find.js';
import { initialsFor, isChosenLower } from './names/initials.js';
import { findLetterParts } from './names/letter.js';
import { findNameless } from './names/nameless.js';
import { findSignWords } from './names/sign-words.js';
import { longFormClauses, longFormOf } from './long-form.js';
import { readScopes } from './negation.js';
import { findPartsInColour, withoutPartColours, withParts } from './parts.js';
import { findPlacesOfUse } from './places-of-use.js';
import { withPlacings } from './placing.js';
import { chooseName } from './roles/names.js';
import type { RuleReading } from './roles/features.js';
import type { NameWeights } from './roles/spans.js';
import { moods, readPersonality } from './personality.js';
import { declines, readSentence, type Sentence } from './sentence.js';
import { meantBy } from './senses.js';
import {
  countOf,
  namedPictures,
  picturesOfCompanions,
  siblingsOf,
  togetherOf,
  withoutCompanions,
  withSharedPictures,
} from './shown-things.js';
import { singular, type Token } from './text.js';
import { findThings, refusedGroundsAsThings } from './things.js';
import { tradeLine } from './trade-line.js';
import { findFallbacks, findNothingElse } from './fallbacks.js';
import { unreadClauses } from './unread-clauses.js';
import { covering, runsOf, type Span, type Wish } from './wishes.js';
import type { WordVectors } from './word-vectors.js';
import { descriptorOf, findAskedLines, type WrittenLine } from './written-line.js';
import { severalColours } from './several-colours.js';

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

/** What the name itself says of colours: a Blue Whale that asks for none is blue, unless blue is refused. */
function coloursOfName({ text, tokens, scopes }: Sentence, name: ReadonlySet<number>): ColourMention[] {
  const outside = new Set([...tokens.keys()].filter((at) => !name.has(at)));
  return findColours(text, tokens, scopes, outside).filter(({ intent }) => intent.hue !== null);
}

/** Reads a prompt: by rules first, and again where what was learnt says that its name is another. The seed only moves a coined name. */
export function readPrompt(prompt: string, seed: string, sources: Sources): Reading {
  const byRules = readByRules(prompt, sources, seed);
  if (!sources.weights) return byRules;
  const { names } = byRules;
  const found = chooseName(byRules, sources.weights);
  return found === names.surest?.found ? byRules : readWith(byRules, found, seed, sources);
}

/** What the rules alone make of a prompt. */
export function readByRules(prompt: string, sources: Sources, seed = ''): Reading & RuleReading {
  const { vectors, icons } = sources;
  const sentence = readSentence(prompt, vectors);
  const { text, language, tokens, scopes } = sentence;
  const isRefused = (at: number): boolean => scopes[at]?.negated === true;
  const letter = findLetterParts(tokens, language, describes(vectors));
  const namesBeside = (lines: readonly WrittenLine[]): Pick<RuleReading, 'context' | 'names' | 'lines'> => {
    const apart = covering([...lines.map(({ around }) => around), ...letter]);
    const isApart = (at: number): boolean => apart.has(at);
    const context = { text, language, tokens, vectors, describes: describes(vectors), isRefused, isApart };
    return { context, names: findNames(context), lines };
  };
  const lines = findAskedLines(text, tokens, isColourWord);
  const beside = namesBeside(lines);
  // "A fox, and below it “Kiln & Co”": what has its place under the picture is the name where nothing else is.
  const named =
    beside.names.surest || findNameless(tokens)
      ? beside
      : namesBeside(lines.filter(({ isPlaced, text: line }) => !isPlaced || !/^[\p{Lu}\p{N}]/u.test(line)));
  return { ...readWith({ ...named, sentence, letter }, named.names.surest?.found, seed, sources), ...named, letter, icons };
}

/** The words that say how two things stand to each other. */
const arrangementWishes = (arrangement: Brief['arrangement'], tokens: readonly Token[]): Wish[] =>
  arrangement === undefined
    ? []
    : tokens.flatMap(({ key }, at) => (asksArrangement(arrangement, key) ? [{ kind: 'arrangement' as const, from: at, to: at + 1 }] : []));

/** The colours of two things, or of the only one that is shown. */
const thingsTold = (pair: readonly (ColourMention | undefined)[], single: ColourMention | undefined): Pick<Brief['colours'], 'things'> => {
  const [one, other] = pair.length > 0 ? pair : [single];
  return one || other ? { things: [one?.intent ?? null, other?.intent ?? null] } : {};
};

/** The brief and the wishes of a prompt whose name is known. */
function readWith(
  {
    sentence: read,
    context: nameContext,
    lines: askedLines,
    letter: letterParts,
  }: Pick<RuleReading, 'sentence' | 'context' | 'lines' | 'letter'>,
  chosen: FoundName | undefined,
  seed: string,
  { vectors, icons }: Sources,
): Reading {
  const found = withEdges(chosen, nameContext);
  const { text, language, tokens } = read;
  const isDescription = nameContext.describes;
  const nameTokens = found?.tokens ?? new Set<number>();
  const scopes = readScopes(tokens, nameTokens);
  const sentence: Sentence = { ...read, scopes };
  // "“Blue” in blue": a part of the name is no line.
  const isOfName = ({ text: line }: WrittenLine): boolean => found !== undefined && ` ${found.name} `.includes(line) && !/\s/.test(line);
  const lines = askedLines
    .filter((own) => !isOfName(own))
    .filter(({ text: line, from, to }) => line !== found?.name && ![...nameTokens].some((at) => from <= at && at < to));
  const spelledOut = lines.length === 0 ? longFormOf(text, tokens, found?.name ?? '') : undefined;
  const longForm = spelledOut?.text ?? (lines.length === 0 ? found?.longForm : undefined);
  const written = spelledOut ? [spelledOut] : lines;
  const wantsLongForm = longForm === undefined ? [] : longFormClauses(text, tokens);
  const placesOfUse = findPlacesOfUse(tokens, icons);
  const nameless = found ? undefined : findNameless(tokens);
  // "Trait fin" is a thin line, and no hyphen.
  const signWords = findSignWords(tokens, found?.name ?? '')
    .filter(({ from, to }) => !isStroke(tokens.slice(from, to)))
    // "The ampersand in gold" tells how it is painted.
    .filter(({ from, to }) => !tokens.slice(from, to).some(({ key }) => isColourWord(key)));
  const spoken = new Set([
    ...nameTokens,
    ...nameAgain(tokens, found?.name),
    ...covering(
      [...written, ...letterParts, nameless, ...signWords, ...wantsLongForm, ...placesOfUse].filter((span) => span !== undefined),
    ),
  ]);
  const background = findBackground(text, tokens, scopes, nameTokens);
  const names = new Set([...spoken, ...foreignNames(tokens), ...covering(background), ...writtenAgain(tokens, covering(written))]);
  const year = findYear(text, tokens, covering(written));
  const place = findPlace(nameContext, spoken);
  const letters = findLetters(tokens);
  const placed = withPlacings(findConstraints(tokens, scopes, spoken), tokens, scopes, spoken);
  const grounded = withGrounds(placed.demands, tokens, scopes, spoken);
  const ground = { ...grounded, beyond: [...grounded.beyond, ...placed.beyond] };
  const notColours = new Set([...names, ...covering(place ? [place] : [])]);
  const named = findColours(text, tokens, scopes, notColours);
  const scheme = findScheme(tokens, scopes, notColours);
  const isOfScheme = ({ from, avoided }: ColourMention): boolean =>
    avoided || (scheme !== undefined && from >= scheme.from && from < scheme.to);
  // "Earth tones" are several colours, where no other one is named.
  const told = scheme && named.every(isOfScheme) ? [...named.filter(({ avoided }) => avoided), ...scheme.colours] : named;
  const ownParts = found ? findColouredParts(text, tokens, found.name, told) : [];
  const [part] = ownParts;
  // "“Blue” in blue": the word itself is no colour.
  const isWordOfPart = (own: ColourMention): boolean =>
    ownParts.some(({ from, to, colour }) => own !== colour && own.from >= from && own.to <= to);
  const colours = told.filter((own) => !isWordOfPart(own));
  const said = inOneHue(ground.demands, colours, tokens);
  const isOfLetters = letters !== undefined || mergeConstraints(said).noIcon;
  const forms = withLines(findForms(tokens, scopes, new Set([...spoken, ...covering(colours)])), tokens, isOfLetters);
  const limits = findLimits(tokens, scopes, new Set([...spoken, ...covering([...said, ...forms, ...colours, ...ground.beyond])]));
  const coloured = covering(colours);
  const isColour = (at: number): boolean => coloured.has(at) && isColourWord(tokens[at]?.key ?? '');
  // "Dark green" says how green, and nothing of a dark mood.
  const isShade = ({ from, to }: Span): boolean =>
    coloured.has(from) && colourAdjectives.has(tokens[from]?.key ?? '') && (isColour(from - 1) || isColour(to));
  const moodWords = moods.scan(tokens).filter((match) => !spoken.has(match.from) && !isShade(match));
  const moodPhrases = moodWords.filter(({ from, to }) => to - from > 1);
  const facts = [year, place, letters].filter((span) => span !== undefined);
  const {
    industry,
    told: trades,
    isGuessed,
  } = readIndustry(
    tokens,
    scopes,
    nameTokens,
    covering([...said, ...colours, ...moodPhrases, ...forms, ...facts, ...placesOfUse, ...letterParts]),
    vectors,
    language,
    background,
  );
  const taken = new Set([
    ...names,
    ...covering([...said, ...colours, ...moodWords, ...forms, ...limits, ...ground.beyond, ...facts, ...ownParts]),
  ]);
  const spokenOf = findThings(tokens, scopes, taken, icons, industry?.id ?? null, language);
  const mentioned = [...spokenOf, ...refusedGroundsAsThings(said, spokenOf, icons)].sort((one, other) => one.from - other.from);
  const parts = findPartsInColour(tokens, colours, mentioned, (term) => meantBy(term, tokens, industry?.id ?? null));
  const wished = withSharedPictures(withParts(mentioned, parts), tokens, icons);
  // "If possible a hedgehog, otherwise just letters": where there is a hedgehog, nothing else is asked for.
  const possible = findFallbacks(tokens);
  const isFallback = ({ from }: Span): boolean => covering(possible).has(from);
  const fallbacks = wished.some((own) => own.asked && own.icons.length > 0 && !isFallback(own)) ? possible : [];
  const things = fallbacks.length > 0 ? wished.filter((own) => own.refused || !isFallback(own)) : wished;
  const nameWords = [...wordsOfName(found?.name ?? ''), ...[...nameTokens].flatMap((at) => wordsOfName(tokens[at]?.key ?? ''))]
    .map((word) => meantBy(singular(word), tokens, industry?.id ?? null))
    .filter((word) => word !== '');
  const { concepts, avoid } = weighConcepts({ things, nameWords, industry, isGuessed, icons });
  const name =
    found?.name ??
    coinName(
      tokens,
      concepts.map(({ term }) => term),
      isDescription,
      seed,
    );
  // "Notariat Hahn & Kolb": abroad a trade before the name has no initial.
  const firstOfName = tokens[Math.min(...nameTokens)];
  const withoutTrade = (whole: string): string =>
    firstOfName && language !== 'en' && isDescription(firstOfName.key) && whole.startsWith(`${firstOfName.text} `)
      ? whole.slice(firstOfName.text.length + 1)
      : whole;
  // "A bear, not a polar bear": what shows the bear itself stays.
  const wanted = new Set(
    things.flatMap((thing) =>
      thing.asked ? icons.pictures(thing.term).flatMap(({ id, relation }) => (relation === 'itself' ? [id] : [])) : [],
    ),
  );
  const isCalled = (id: string, term: string): boolean => id.split('-').some((word) => singular(word) === term);
  const refusedIcons = new Set(
    things.filter(({ refused }) => refused).flatMap(({ icons: ids, term }) => ids.filter((id) => !wanted.has(id) || isCalled(id, term))),
  );
  const { pair, brief: group } = togetherOf(things, tokens, icons, {
    refused: refusedIcons,
    language,
    container: mergeConstraints(said).container,
  });
  // What something stands in is painted first.
  const ofPair: readonly (ColourMention | undefined)[] = pair
    ? coloursOfPair(colours, group.arrangement === 'inside' ? [pair[1], pair[0]] : pair, tokens)
    : [];
  const ofThings = ofPair.filter((own) => own !== undefined);
  const settled = ofThings.length > 1 ? withoutArc({ ...ground, demands: said }) : { ...ground, demands: said };
  const demands = settled.demands.filter((own) => !covering(fallbacks).has(own.from));
  const elseSpans = [...fallbacks, ...findNothingElse(tokens).filter(({ from }) => !covering(settled.demands).has(from))];
  const pictured = namedPictures(group.together ? things : withoutCompanions(things, tokens), icons);
  const siblings = new Set([...siblingsOf(things, icons), ...(group.together ? [] : picturesOfCompanions(things, tokens))]);
  const unread = unreadClauses(tokens, new Set([...taken, ...covering([...things, ...trades])]), isDescription);
  const lacksPicture = (things.some(({ asked, icons: ids }) => asked && ids.length === 0) || unread > 0) && pictured.size === 0;
  const pictures = icons
    .rank(concepts, refusedIcons)
    .filter(({ id }) => pictured.has(id) || !(siblings.has(id) || lacksPicture))
    .map(({ id, score }) => (pictured.has(id) ? { id, score, named: true } : { id, score }));
  const demandedForm = mergeConstraints(demands);
  // "The 7 orange": letters in two colours are a mark of their own, and no picture stands beside them.
  const isAskedBeside = ({ asked, from }: (typeof things)[number]): boolean => asked && !covering(trades).has(from);
  const isOfPart = part !== undefined && !things.some(isAskedBeside) && /^(?:any|wordmark)$/.test(demandedForm.symbol);
  const merged = isOfPart ? { ...demandedForm, symbol: 'wordmark' as const, noIcon: true } : demandedForm;
  // A picture alone, of nothing that can be drawn: any sign will do.
  const asked = merged.symbol === 'icon' && pictures.length === 0 ? { ...merged, symbol: 'any' as const } : merged;
  // "A lily or nothing": where no lily can be drawn, nothing is.
  const showsNothing = things.some(({ orNothing, icons: ids }) => orNothing === true && ids.length === 0) && pictured.size === 0;
  // "Letters M and O interlocked": letters that are named are the mark, where no picture is.
  const isMonogram = letters !== undefined && asked.symbol === 'any' && !things.some((thing) => thing.asked);
  // "A keyhole inside a shield": the shield is drawn as a thing, and so is no container.
  const isContainerDrawn = group.arrangement === 'inside' && group.together?.[1] === asked.container;
  // "No decoration": a picture that nobody asked for is one.
  const isPlain =
    things.some(({ refused, term }) => refused && /^(?:decoration|ornament|embellishment|ornamentation|adornment)s?$/.test(term)) &&
    !things.some((thing) => thing.asked);
  const constraints =
    showsNothing || (isPlain && asked.symbol === 'any')
      ? { ...asked, noIcon: true }
      : isContainerDrawn
        ? { ...asked, container: 'any' as const }
        : isMonogram
          ? { ...asked, symbol: 'monogram' as const, noIcon: true }
          : asked;
  const shown = covering(things.filter(({ asked }) => asked));
  const trade = tradeLine(sentence, trades, taken, shown);
  const isFree = (at: number): boolean => !covering([...demands, ...colours, ...forms, ...limits]).has(at);
  // "Book blue, rocket red": the first colour is that of the thing that is shown first.
  const shownColours = part
    ? [
        ...(isOfPart ? [{ ...part.colour, letters: false }] : []),
        ...colours.filter((own) => !ownParts.some(({ colour }) => colour === own)),
      ]
    : withoutPartColours(colours, parts);
  // "A fox in a green hexagon": the ground has the main colour, and what stands in it the second.
  const ofGround = pair ? undefined : colourOfGround(colours, demands);
  const ofThing = ofGround ? undefined : (ofThings[0] ?? colourOfThing(colours, things, tokens));
  // The larger of two things has the main colour.
  const bySize = group.arrangement === 'carried' ? ofThings.toReversed() : ofThings;
  const first = ofGround ? [ofGround] : bySize.length > 0 ? bySize : ofThing ? [ofThing] : [];
  // "On a red drum" is no ground.
  const byThing = [...first.map((own) => ({ ...own, ground: false })), ...shownColours.filter((own) => !first.includes(own))];
  // A mood with a hue of its own ("warm colours") is asked for; a colour in the name is only a hint.
  const moodColours = assignColours(colours, tokens, scopes, undefined);
  const palette = colours.some(({ avoided }) => !avoided) ? undefined : paletteMood(tokens, scopes, industry?.hues[0]);
  const brief: Brief = {
    language,
    name,
    nameSource: found?.source ?? 'coined',
    descriptor: descriptorOf(written) ?? found?.longForm ?? found?.role ?? null,
    industry: industry?.id ?? null,
    ...(trade === undefined ? {} : { trade }),
    concepts,
    icons: pictures,
    ...group,
    ...countOf(things, group.arrangement),
    avoidConcepts: avoid,
    personality: readPersonality(moodWords, scopes, industry?.mood ?? ''),
    colours: {
      ...(colours.length > 0 || moodColours.primary
        ? {
            ...assignColours(byThing, tokens, scopes, industry?.hues[0]),
            ...(ofThing ? { ofThing: true as const } : {}),
            ...thingsTold(ofPair, ofThing),
            ...(isOfPart ? { ofPart: part.text } : {}),
          }
        : assignColours(coloursOfName(sentence, nameTokens), tokens, scopes, industry?.hues[0])),
      ...severalColours(tokens, scopes),
    },
    constraints:
      isChosenLower(name, sentence, found) && constraints.letterCase === 'any' ? { ...constraints, letterCase: 'lower' } : constraints,
    forms: formsOf(forms, false),
    refused: mergeRefusals(demands, formsOf(forms, true), constraints),
    ...(year ? { year: year.year } : {}),
    ...(place && !(declines.has(language) && tokens[place.from]?.capitalised !== true) ? { place: place.place } : {}),
    ...(constraints.symbol === 'monogram' || letters ? { letters: letters?.letters ?? initialsFor(withoutTrade(name)) } : {}),
  };
  const wishes: Wish[] = [
    ...runsOf(nameTokens).map((span) => ({ kind: 'name' as const, ...span })),
    ...written.map(({ text: line, from, to }) => ({ kind: 'line' as const, text: line, from, to })),
    ...wantsLongForm.map((span) => ({ kind: 'line' as const, text: longForm ?? '', ...span })),
    ...(found?.role && written.length === 0
      ? [{ kind: 'line' as const, text: found.role, ...roleSpan(sentence, found.role, nameTokens) }]
      : []),
    ...trades.map((span) => ({ kind: 'trade' as const, industry: industry?.id ?? '', ...span })),
    ...things,
    ...arrangementWishes(group.arrangement, tokens),
    ...mentionedAgain(pair ?? things.slice(0, 1), tokens),
    ...ownParts.map(({ colour: { intent }, from, to }, at) => ({
      kind: 'colour' as const,
      intent,
      refused: false,
      ...(at === 0 ? { ofPart: true as const } : {}),
      from,
      to,
    })),
    ...colours
      .filter((own) => !ownParts.some(({ colour }) => colour === own) && !scheme?.colours.slice(1).includes(own))
      .map(({ intent, avoided, ground, letters, from, to }) =>
        // White is the ground of every light drawing.
        ground && intent.hue === null && intent.lightness > 0.8
          ? { kind: 'given' as const, from, to }
          : { kind: 'colour' as const, intent, refused: avoided, ...(letters ? { ofLetters: true as const } : {}), from, to },
      ),
    ...(palette ? [{ kind: 'colour' as const, refused: false, ...palette }] : []),
    ...demands.map(({ asked, refuses, from, to }) => ({ kind: 'demand' as const, asked, refuses, from, to })),
    ...forms,
    ...limits,
    ...settled.beyond,
    ...moodWords
      .filter(({ from }) => isFree(from))
      .map(({ value, from, to }) => ({ kind: 'mood' as const, mood: value, refused: scopes[from]?.negated === true, from, to })),
    ...facts,
    ...(year ? yearAsked(tokens, year) : []),
    ...[
      ...letterParts,
      nameless,
      ...background,
      ...signWords,
      ...placesOfUse,
      ...runsOf(nameAgain(tokens, found?.name).filter((at) => !nameTokens.has(at))),
      ...yearAgain(tokens, year),
      ...elseSpans,
    ]
      .filter((span) => span !== undefined)
      .map(({ from, to }) => ({ kind: 'given' as const, from, to })),
  ];
  return { brief, sentence, wishes: wishes.sort((one, other) => one.from - other.from || one.to - other.to) };
}

const formsOf = (found: readonly { form: Form; refused: boolean }[], refused: boolean): Form[] => [
  ...new Set(found.filter((one) => one.refused === refused).map(({ form }) => form)),
];
