import type { Concept, Form } from '../../brief.js';
import { isAroundLetters } from '../things/around-letters.js';
import { weighConcepts, wordsOfName } from '../things/concepts.js';
import { mergeConstraints } from '../forms/constraints.js';
import { isHeadOfOther } from '../things/compounds.js';
import { findFace } from '../things/faces.js';
import { findFallbacks } from '../fallbacks.js';
import type { IconRanker } from '../things/icons.js';
import { isDoneByCreature, isServed, readIndustry, tellsTrade } from '../trades/industry.js';
import { picturesWithPart } from '../lexicon/contained-parts.js';
import { creatures } from '../lexicon/kinds.js';
import type { Industry } from '../lexicon/industry.js';
import { tradePictures } from '../lexicon/trade-pictures.js';
import { findPartsInColour, type PartInColour, withParts } from '../things/parts.js';
import { readPersonality } from '../language/personality.js';
import type { PhraseMatch } from '../text/phrases.js';
import { peopleToShow } from '../things/people-to-show.js';
import { asWholeCreatures, posedWords } from '../things/poses.js';
import { meantBy } from '../language/senses.js';
import { withHalves } from '../things/halves.js';
import { isHolder } from '../things/holders.js';
import { specificThings } from '../things/specific-things.js';
import { withSharedPictures } from '../things/shown-things.js';
import { type Group, togetherOf } from '../things/things-together.js';
import { areJoined, singular, type Token } from '../text/text.js';
import { refusedGroundsAsThings, refusedMoodsAsThings } from '../things/refused-things.js';
import { findThings, isOnWheels } from '../things/things.js';
import { isPersonsName, thingsOfName } from '../things/things-of-names.js';
import { covering, type Span, type Thing } from '../wishes.js';
import type { WordVectors } from '../language/word-vectors.js';
import type { Named } from './named.js';
import type { Style } from './style.js';

/** What a prompt is about: the trade, the things to show or to leave out, and which two of them stand together. */
export interface Subjects extends Group {
  industry: Industry | undefined;
  trades: readonly Span[];
  things: readonly Thing[];
  /** Parts of things in colours of their own. */
  parts: readonly PartInColour[];
  /** What was asked for only in case that a thing cannot be shown, and it can. */
  fallbacks: readonly Span[];
  concepts: Concept[];
  /** The things of the name that the brand is known by. */
  nameThings: readonly string[];
  avoid: string[];
  /** The words that ask for a face on the thing that is shown. */
  face?: Span | undefined;
  refusedIcons: ReadonlySet<string>;
  /** The words that the name, the style and the facts took up. */
  taken: ReadonlySet<number>;
}

export function readSubjects(named: Named, style: Style, { icons, vectors }: { icons: IconRanker; vectors: WordVectors }): Subjects {
  const { sentence, found, nameTokens, placesOfUse, letter, narration, apart } = named;
  const background = [...named.background, ...narration];
  const { language, tokens, scopes } = sentence;
  const { demands, colours, limits, beyond, smallParts, moodWords, colouredParts, abstractShape, changes, rims } = style;
  const ofName = [style.setting.lines, style.setting.between].filter((span) => span !== undefined);
  const forms: Span[] = [...style.forms, ...changes, ...rims, ...(abstractShape ? [abstractShape] : []), ...ofName];
  const facts = [named.year, named.place, named.letters, named.joinedLetters].filter((span) => span !== undefined);
  const moodPhrases = moodWords.filter(({ from, to }) => to - from > 1);
  // "Plenty of white space" has nothing to do with rockets.
  const givens = limits.filter(({ kind, from, to }) => kind === 'given' && to - from > 1);
  // "Sauna on wheels" can be moved, and sells no tyres.
  const onWheels = tokens.flatMap((_, at) => (isOnWheels(tokens, at) ? [{ from: at - 1, to: at + 1 }] : []));
  const otherThings = tokens.flatMap((_, at) => (isHeadOfOther(tokens, at, icons) ? [{ from: at, to: at + 1 }] : []));
  const people = peopleToShow(tokens, icons);
  const noTrade = covering([
    ...[...demands, ...colours, ...moodPhrases, ...forms, ...givens],
    ...[...facts, ...placesOfUse, ...letter, ...onWheels, ...otherThings, ...people],
  ]);
  const { industry, told, isGuessed } = readIndustry(tokens, scopes, nameTokens, noTrade, vectors, language, background);
  const narrow = narrowTradesOf(named, noTrade, told);
  const meant = (term: string): string => meantBy(term, tokens, industry?.id ?? null, language);
  const styled = covering([
    ...demands,
    ...colours,
    ...moodWords,
    ...forms,
    ...limits,
    ...beyond,
    ...smallParts,
    ...facts,
    ...colouredParts,
  ]);
  const taken = new Set([...apart, ...styled, ...covering(narration)]);
  const inBackground = covering(background);
  const specific = specificThings(
    tokens,
    nameTokens,
    (at) => noTrade.has(at) || inBackground.has(at) || scopes[at]?.negated === true,
    icons,
    meant,
  );
  // "A doll hospital" shows no hospital, "a taco truck" no truck.
  const isOfSpecific = ({ term, from, asked, refused }: Thing): boolean =>
    !asked &&
    !refused &&
    (specific.some((own) => own.term !== term && own.from <= from && from < own.to) ||
      (isHolder(term) && tokens[from - 1]?.gap === '' && tokens[from - 1]?.pos === 'NOUN'));
  // "A tea room" is what somebody runs, and nothing to show.
  const isTradeAlone = ({ from, to, refused, icons: own }: Thing): boolean =>
    own.length === 0 && !refused && told.some((trade) => trade.from <= from && to <= trade.to);
  const isOfTrade = (thing: Thing): boolean =>
    isTradeAlone(thing) || isOfSpecific(thing) || narrow.some((own) => isWordOf(own, thing, icons));
  // "The name around a pine": what a name runs around is asked for.
  const isInArc = ({ from, refused }: Thing): boolean =>
    !refused && style.arc !== undefined && from >= style.arc.to && from - style.arc.to <= 2;
  // "Dessin au trait d'un chat", "a linocut of a hare", "pixel art heart": what is drawn in some way is asked for.
  const isDrawnSo = ({ from, refused }: Thing): boolean =>
    !refused &&
    style.forms.some(
      (own) =>
        waysOfDrawing.has(own.form) &&
        !own.refused &&
        from >= own.to &&
        from - own.to <= (own.form === 'outlined' ? 2 : 3) &&
        tokens.slice(own.to, from).every(({ key }) => own.form === 'outlined' || /^(?:of|a|an|the|style|art|print|drawing)$/.test(key)) &&
        tokens.slice(own.to - 1, from).every(({ gap }) => gap === ''),
    );
  // "A flower as a thin outline", "a rabbit in very thin lines", "una luna grabada en madera".
  const isDrawnAs = ({ to, refused }: Thing): boolean =>
    !refused &&
    style.forms.some(
      (own) =>
        waysOfDrawing.has(own.form) &&
        !own.refused &&
        (own.from === to || (own.from > to && own.from - to <= 4 && /^(?:as|in|·)$/.test(tokens[to]?.key ?? ''))) &&
        areJoined(tokens, to - 1, own.from),
    );
  // "The initial R inside a leaf": what letters stand in is asked for.
  const holdsLetter = ({ term, refused, ...span }: Thing): boolean =>
    !refused && isAroundLetters(span, named.letters, tokens) && icons.pictures(term).some(({ relation }) => relation === 'itself');
  const reading = { tokens, scopes, taken, icons, industry: industry?.id ?? null, language, deliberation: named.deliberation };
  // "The Salty Dog (fish n chips)": what stands in brackets right behind the name tells what it is.
  const afterName = Math.max(-1, ...nameTokens) + 1;
  const isExplained = ({ from, term }: Thing): boolean =>
    tokens[afterName - 1]?.gap.trim() === '(' &&
    from >= afterName &&
    !/^(?:a|an|the|one)$/.test(tokens[afterName]?.key ?? '') &&
    !creatures.has(term) &&
    tokens.slice(afterName, from).every(({ gap }) => gap === '');
  const isPerson = ({ from, to }: Thing): boolean => people.some((own) => from < own.to && own.from < to);
  // "A radio station", "a cheese shop": the first word of a trade; "avocat" is one word, of two in English.
  const isInTrade = ({ from, to, term }: Thing): boolean =>
    !creatures.has(term) && told.some((own) => own.from <= from && to < own.to && tokens[from]?.start !== tokens[own.to - 1]?.start);
  const mentionedThings = [...findThings(reading).filter((thing) => !isPerson(thing)), ...people]
    .filter((thing) => !isOfTrade(thing))
    .map((thing) => (isExplained(thing) || isInTrade(thing) ? { ...thing, asked: false } : thing))
    .map((thing) => (isInArc(thing) || isDrawnSo(thing) || isDrawnAs(thing) || holdsLetter(thing) ? { ...thing, asked: true } : thing));
  const isFromSide = changes.some(({ change }) => change.startsWith('facing'));
  const spokenOf = asWholeCreatures(
    withHalves(mentionedThings, tokens, icons),
    tokens,
    readPersonality(moodWords, scopes, ''),
    icons,
    isFromSide,
  );
  const ofMoods = refusedMoodsAsThings(moodWords, (at) => scopes[at]?.negated === true, icons);
  const mentioned = [...spokenOf, ...refusedGroundsAsThings(demands, spokenOf, icons), ...ofMoods].sort(
    (one, other) => one.from - other.from,
  );
  const parts = findPartsInColour(tokens, colours, mentioned, meant);
  const wished = withSharedPictures(withParts(mentioned, parts), tokens, icons);
  // "If possible a hedgehog, otherwise just letters": where there is a hedgehog, nothing else is asked for.
  const possible = findFallbacks(tokens);
  const isFallback = ({ from }: Span): boolean => covering(possible).has(from);
  const fallbacks = wished.some((own) => own.asked && own.icons.length > 0 && !isFallback(own)) ? possible : [];
  const open = fallbacks.length > 0 ? wished.filter((own) => own.refused || !isFallback(own)) : wished;
  const face = findFace(open, tokens);
  // "An acorn with a smiley face": the face is on the acorn, and no picture beside it.
  const besideFace = face ? open.filter(({ from, to }) => to <= face.from || from >= face.to) : open;
  const { container } = mergeConstraints(demands);
  const inShield = shieldOfCrossed(besideFace, tokens);
  // "A shield with two crossed keys": it is their ground.
  const grounded = inShield ? besideFace.map((own) => (own === inShield ? { ...own, icons: [] } : own)) : besideFace;
  const things = named.letterThing ? [named.letterThing.thing, ...grounded] : grounded;
  const spelled = wordsOfName(found?.name ?? '');
  const read = [...nameTokens].flatMap((at) => wordsOfName(tokens[at]?.key ?? ''));
  const isOfPerson = isPersonsName(tokens, nameTokens);
  const nameWords = (isOfPerson ? [] : [...posedWords(spelled, icons), ...posedWords(read, icons)])
    .map((word) => meant(singular(word)))
    .filter((word) => word !== '' && !(specific.length > 0 && isHolder(word)));
  const refusedIcons = refusedIconsOf(things, icons);
  const nameThings = isOfPerson
    ? []
    : thingsOfName({ name: found?.name ?? '', tokens, nameTokens, language, industry: industry?.id ?? null, icons });
  return {
    nameThings,
    industry,
    trades: [
      // "Smart thermostat" says more than "thermostat".
      ...told.filter(({ from, to }) => !narrow.some((own) => own.from < from && to <= own.to)),
      ...narrow.filter(({ from }) => !nameTokens.has(from) && !covering(told).has(from)),
      // "A marionette maker" is a trade that no table knows.
      ...(told.length === 0 && narrow.length === 0 ? specific.filter(({ to }) => !nameTokens.has(to - 1)) : []),
    ],
    things,
    parts,
    fallbacks,
    ...weighConcepts({
      things,
      nameWords,
      nameThings,
      industry,
      tradeThings: [...new Set(narrow.map(({ value }) => value))],
      specific: specific.map(({ term }) => term),
      isVague: isGuessed || (industry?.id === 'software' && told.every((own) => isOnlySold(own, tokens))),
      icons,
    }),
    refusedIcons,
    face,
    ...togetherOf(things, tokens, icons, { refused: refusedIcons, language, container, scopes }),
    ...(inShield ? { isInShield: true as const } : {}),
    taken,
  };
}

/** "An app for walkers", "a telemetry startup": how something is sold tells nothing of what it does, and is no code. */
const isOnlySold = ({ from, to }: Span, tokens: readonly Token[]): boolean =>
  tokens.slice(from, to).every(({ key }) => /^(?:apps?|platforms?|startups?|start-ups?|mobile)$/.test(key));

/** The shield that things stand in which are crossed. */
const shieldOfCrossed = (things: readonly Thing[], tokens: readonly Token[]): Thing | undefined => {
  const isShown = ({ asked, refused, icons }: Thing): boolean => asked && !refused && icons.length > 0;
  const isCrossed = ({ from, to }: Thing): boolean =>
    tokens.slice(Math.max(0, from - 2), to).some(({ key }) => /^(?:crossed|crossing)$/.test(key)) &&
    (tokens[to - 1]?.key ?? '').endsWith('s');
  return things.find(
    (own) => own.term === 'shield' && isShown(own) && things.some((other) => other.from > own.from && isShown(other) && isCrossed(other)),
  );
};

/** Forms that tell how a picture is drawn. */
const waysOfDrawing: ReadonlySet<Form> = new Set(['outlined', 'engraved', 'pixels', 'hand-made', 'stencil', 'negative-space']);

/** The trades that are narrower than an industry, with what they show; a name tells one only where nothing else does. */
function narrowTradesOf(
  { sentence: { tokens, scopes }, nameTokens, ...apart }: Named,
  noTrade: ReadonlySet<number>,
  told: readonly Span[],
): PhraseMatch<readonly string[]>[] {
  const background = [...apart.background, ...apart.narration];
  const isToldElsewhere = told.some((own) => !background.some(({ from, to }) => from <= own.from && own.from < to));
  const isApart = (at: number): boolean =>
    background.some(({ from, to, tellsTrade }) => (isToldElsewhere || !tellsTrade) && from <= at && at < to);
  const found = tradePictures
    .scan(tokens)
    .filter(({ from }) => scopes[from]?.negated !== true && !noTrade.has(from) && !isApart(from))
    .filter((own) => !isDoneByCreature(tokens, own) && !isServed(tokens, own.from));
  const spoken = found.filter(({ from }) => !nameTokens.has(from));
  // "Orgelmakerij Prestant": where only the name tells a trade, the narrowest tells most.
  if (spoken.length > 0 || told.some(({ from }) => !nameTokens.has(from))) return spoken;
  // "Weber & Schneider Rechtsanwälte" are lawyers called Weber and Schneider.
  const last = Math.max(...[...nameTokens].filter((at) => tellsTrade(tokens[at]?.key ?? '')));
  const isPartner = ({ from, to }: Span): boolean => to <= last && [tokens[from - 1], tokens[to - 1]].some((token) => token?.gap === '&');
  return found.filter((own) => !isPartner(own));
}

/** "A guitar teacher", "a climbing wall": the words of a trade are no things, unless the trade shows them. */
function isWordOf({ from, to, value }: PhraseMatch<readonly string[]>, thing: Thing, icons: IconRanker): boolean {
  const isInside =
    from <= thing.from && thing.to <= to && (to - from > 1 || !icons.pictures(thing.term).some(({ relation }) => relation === 'itself'));
  const isShown = to - from > 1 && value.some((shown) => icons.find(shown).some(({ id }) => thing.icons.includes(id)));
  return isInside && !isShown;
}

/** The pictures of what is refused; after "a bear, not a polar bear" what shows the bear itself stays. */
function refusedIconsOf(things: readonly Thing[], icons: IconRanker): ReadonlySet<string> {
  const picturesOf = ({ term }: Thing): string[] => icons.pictures(term).flatMap(({ id, relation }) => (relation === 'itself' ? [id] : []));
  const wanted = new Set(things.filter(({ asked }) => asked).flatMap(picturesOf));
  const isCalled = (id: string, term: string): boolean => id.split('-').some((word) => singular(word) === term);
  return new Set(
    things
      .filter(({ refused }) => refused)
      .flatMap(({ icons: ids, term }) => {
        // "A church without a cross": a picture that has the part is none of what is wanted.
        const withPart = picturesWithPart.get(singular(term)) ?? [];
        return ids.filter((id) => !wanted.has(id) || isCalled(id, term) || withPart.includes(id));
      }),
  );
}
