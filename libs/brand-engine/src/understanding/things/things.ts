import { isAskedFor, several } from '../asked/asked-things.js';
import { colourLast } from '../asked/standing-alone.js';
import { hasArticle, isArticle, withoutArticles } from '../asked/articles.js';
import type { Language } from '../../brief.js';
import { isFigureOfSpeech, tellsDecision } from '../asked/decided-things.js';
import type { IconRanker } from './icons.js';
import { isColouredInk } from '../colours/things-not-colours.js';
import { isColourWord } from '../lexicon/colours.js';
import { kindsOfThings } from '../lexicon/kinds.js';
import { materials } from '../lexicon/materials.js';
import { brandNouns } from '../lexicon/words.js';
import type { Scope } from '../language/negation.js';
import { isOrNothing } from '../language/denials.js';
import { isOnlyTold } from './mentioned-things.js';
import { partOf, withoutPartsOfWholes } from './changed-things.js';
import { withoutAsides } from './asides.js';
import { withExplanations } from './explained-things.js';
import { withoutOtherFields } from './form-fields.js';
import { withoutTold } from './narration.js';
import { words } from '../text/phrases.js';
import { chosenIn, type Deliberation } from '../language/deliberation.js';
import { isPictureClause } from './picture-clauses.js';
import { isPoseWord, withPoses } from './poses.js';
import { withDrinks } from './drinking-creatures.js';
import { withBooks } from './reading-creatures.js';
import { isChosen, namesKind, withoutDropped, withoutOverruled } from './overruled-things.js';
import { picturesOfKind } from './refused-things.js';
import { withWholeLists } from './listed-things.js';
import { withMerged } from './merged-things.js';
import { meantBy } from '../language/senses.js';
import { areJoined, isWholeClause, joinedAround, singular, type Token } from '../text/text.js';
import { thingAt } from './thing-at.js';
import { neverShown, notThings, shops } from './words-not-shown.js';
import type { Thing } from '../wishes.js';
import { isGermanVerb, isVerb } from './verbs.js';
import { withWings } from './wings.js';
import { tellsNoThing } from './wordings.js';
import { withoutTrade } from './words-of-business.js';
import { withoutOwned, withoutParts } from './owned-things.js';
import {
  compoundAt,
  compoundStart,
  isColourOf,
  isElidedOwner,
  isHeadLast,
  isModifier,
  isShade,
  lendsItsName,
  termOf,
} from './compounds.js';
import { isDoneByCreature } from '../trades/industry.js';

/** Words of the craft that are pictures behind an article or between two marks: "just a circle", ", triangle,". */
const figures = words('circle square triangle hexagon gear tower box cart');

/** "A cat inside a house", "leaf and a house": where something stands that is asked for, or what stands beside it, is asked for too. */
function isBesideAsked(thing: Thing | undefined, tokens: readonly Token[], at: number): boolean {
  // "A fern in a terracotta pot".
  const start = tokens[at - 1]?.gap === '' && isColourWord(tokens[at - 1]?.key ?? '') ? at - 1 : at;
  return (
    thing?.asked === true &&
    thing.to === start - 2 &&
    hasArticle(tokens, start) &&
    areJoined(tokens, thing.to - 1, at) &&
    /^(?:in|inside|within|over|above|under|behind|on|and)$/.test(tokens[start - 2]?.key ?? '')
  );
}

/** What things are looked for in. */
interface ThingsContext {
  tokens: readonly Token[];
  scopes: readonly Scope[];
  taken: ReadonlySet<number>;
  icons: IconRanker;
  industry: string | null;
  language: Language;
  deliberation: Deliberation;
}

/** The things that a prompt names: to be shown, to be kept away, or merely spoken of. */
export function findThings({ tokens, scopes, taken, icons, industry, language, deliberation }: ThingsContext): Thing[] {
  const found: Thing[] = [];
  const chosen = chosenIn(deliberation);
  for (let at = 0; at < tokens.length; at++) {
    const span = isPoseWord(tokens[at]) ? undefined : thingAt(tokens, at, taken, icons, isRefused(scopes, at, at + 1));
    if (!span || isForeign(language, tokens, at, icons) || isVerb(tokens, at) || isFigureOfSpeech(tokens, at)) continue;
    if (language === 'de' && isGermanVerb(tokens, at)) continue;
    if (isColouredInk(tokens, at) || isOnWheels(tokens, at) || tellsNoThing(tokens, at)) continue;
    if (isDoneByCreature(tokens, { from: at, to: at + 1 })) continue;
    if (colourLast.has(language) ? isColourOf(tokens, at) : lendsItsName(tokens, at, span.to, taken, language)) continue;
    if (isShade(tokens, at, span.to, taken) || isElidedOwner(tokens, at, icons)) continue;
    const compound = isHeadLast(language, tokens[span.to]) ? compoundAt(tokens, at, span.to, taken, icons, language) : undefined;
    if (compound !== undefined && !isRefused(scopes, at, compound)) {
      found.push({ kind: 'thing', term: termOf(tokens, at, compound), asked: true, refused: false, icons: [], from: at, to: compound });
      at = compound - 1;
      continue;
    }
    const { to } = span;
    const refused = isRefused(scopes, at, to) || turnsDownSigns(scopes, tokens, at);
    const called = wholeTerm(span.term, tokens, at, icons);
    const meant = refused ? called : meantBy(called, tokens, industry, language);
    const term = meant === '' ? called : meant;
    const isPictured = icons.find(meant).length > 0;
    const isThing = ![notThings, materials, shops].some((known) => known.has(term));
    const isSettled = isPictured && isThing && isChosen(chosen, tokens, at, to);
    const start = called === span.term ? at : at - 1;
    const asked =
      !refused &&
      (isSettled || !isOnlyTold(tokens, start)) &&
      !isModifier(tokens, start, to) &&
      !(isOnWheels(tokens, to + 1) && !hasArticle(tokens, start)) &&
      (isSettled ||
        isAskedFor(tokens, start, to, {
          isCraft: (notThings.has(term) && !(figures.has(term) && isFigureAlone(tokens, start, to, language))) || shops.has(term),
          isPictured,
          hasOtherSense: meant !== called,
          language,
        }) ||
        (isPictured && isThing && isPictureClause(tokens, start, to, taken, icons, language)) ||
        (isPictured && isBesideAsked(found.at(-1), tokens, start)));
    if (neverShown.has(term) || isOfIdiom(tokens, at, to)) continue;
    const isCraft = to - at === 1 && (notThings.has(term) || brandNouns.has(term));
    if (isCraft && !asked && !(refused && (!brandNouns.has(term) || icons.shows(term)))) continue;
    const orNothing = asked && isOrNothing(tokens, to + 1);
    const pictures = refused
      ? picturesOfKind(term, icons)
      : (orNothing ? icons.pictures(meant).filter(({ relation }) => relation === 'itself') : icons.find(meant)).map(({ id }) => id);
    // What no picture shows is a wish only where it was asked for, or refused.
    if (pictures.length === 0 && !asked && !refused) continue;
    found.push({
      kind: 'thing',
      term: term.slice(0, 40),
      asked,
      refused,
      icons: pictures,
      ...(orNothing ? { orNothing } : {}),
      // The number of eggs in a nest is none of nests.
      ...severalOf(tokens, at, span.isWhole === true ? at + 1 : to),
      from: asked ? compoundStart(tokens, at, taken) : at,
      to: span.hasPart === true ? to - 1 : to,
    });
    if (span.hasPart === true) found.push(partOf(term, tokens, to - 1, asked));
    at = to - 1;
  }
  const shown = withBooks(
    withoutTold(
      withoutTrade(
        withWholeLists(
          withCompanions(
            withMerged(
              withExplanations(
                withPoses(withoutPartsOfWholes(withoutDropped(found, tokens, deliberation, icons), tokens, icons), tokens, icons),
                tokens,
              ),
              tokens,
              icons,
            ),
            tokens,
            language,
          ),
          tokens,
          icons,
        ),
        tokens,
      ),
      tokens,
    ),
    tokens,
    icons,
  );
  const inPlace = withoutOtherFields(withoutOverruled(withDrinks(shown, tokens, icons), tokens), tokens);
  const shownInText = withoutAsides(inPlace, tokens, language);
  return withoutContradictions(withoutParts(withoutOwned(withWings(withoutKinds(shownInText), tokens), tokens, icons)), tokens);
}

/** "Just a circle", ", triangle,", and in a tongue without articles "только спокойный круг". */
const isFigureAlone = (tokens: readonly Token[], from: number, to: number, language: Language): boolean => {
  if (hasArticle(tokens, from) || isWholeClause(tokens, from, to)) return true;
  const clause = joinedAround(tokens, from, to);
  const before = tokens.slice(clause.from, from);
  const isDescribed = before.every(({ key, pos }) => /^(?:only|just|simply|one)$/.test(key) || pos === 'ADJ');
  return withoutArticles.has(language) && clause.to === to && isDescribed;
};

/** "A light bulb" is no bulb of a lily: a word that is no thing itself may be the first of what a picture is called. */
function wholeTerm(term: string, tokens: readonly Token[], at: number, icons: IconRanker): string {
  const before = tokens[at - 1];
  if (before?.gap !== '' || isColourWord(before.key) || term.includes(' ')) return term;
  const whole = `${before.key} ${term}`;
  return icons.pictures(whole).some(({ relation }) => relation === 'itself') ? whole : term;
}

/** "A sauna on wheels" can be moved. */
export const isOnWheels = (tokens: readonly Token[], at: number): boolean => tokens[at]?.key === 'wheels' && tokens[at - 1]?.key === 'on';

const singleInPairs =
  /^(?:scissors?|shears?|glasses|spectacles|eyewear|sunglasses|goggles|trousers|pants|jeans|shorts|tights|pliers|tongs|tweezers|pincers|binoculars|headphones|scales|compasses|pyjamas|pajamas|secateurs|clippers)$/;

const ofParts =
  /^(?:leaf|leaved|leafed|pointed|headed|legged|armed|sided|masted|wheeled|petalled|petaled|stringed|pronged|tiered|tier|layered|layer|storey|story)$/;

/** "Three books", "two crossed ears of wheat", "a pile of three books": how many, whatever else is said of them. */
function severalOf(tokens: readonly Token[], from: number, to: number): Pick<Thing, 'several'> {
  let number = from - 1;
  while (tokens[number]?.gap === '' && /^(?:ADJ|VERB)$/.test(tokens[number]?.pos ?? '')) number--;
  // "Three roof peaks" are three; "a five star hotel" is one.
  const last = tokens[to - 1]?.key ?? '';
  if (number === from - 1 && tokens[number]?.pos === 'NOUN' && tokens[number]?.gap === '' && singular(last) !== last) number--;
  const before = tokens[number];
  const places = [...(before?.gap === '' ? [number] : []), ...Array.from({ length: to - from }, (_, at) => from + at)];
  // A four-leaf clover and a five-pointed star are one.
  const isOfParts = (at: number): boolean => at + 2 < to && ofParts.test(tokens[at + 1]?.key ?? '');
  const counted = places.find((at) => several.test(tokens[at]?.key ?? '') && !isOfParts(at));
  const found = tokens[counted ?? -1];
  if (found) return { several: found.key };
  // "A pair of boots" are two, and a pair of scissors is one thing.
  const isPair = /^(?:pair|couple)$/.test(tokens[from]?.key ?? '') && tokens[from + 1]?.key === 'of' && to - from > 2;
  return isPair && !singleInPairs.test(tokens[to - 1]?.key ?? '') ? { several: 'two' } : {};
}

/** "It's the flower! Foxglove bells": the kind of a thing that is asked for asks for no picture of its own. */
const withoutKinds = (found: readonly Thing[]): Thing[] =>
  found.map((thing) => {
    const own = thing.asked ? found.find((other) => other.asked && kindsOfThings.get(thing.term)?.includes(other.term)) : undefined;
    return own ? { ...thing, term: own.term, icons: own.icons } : thing;
  });

/**
 * "A spade, but not a playing-card spade": what is asked for outright is not refused by a kind of it. "Every vet has a paw print. No
 * paw print": what is refused is not asked for, wherever else it is spoken of.
 */
function withoutContradictions(things: readonly Thing[], tokens: readonly Token[]): Thing[] {
  const asked = new Set(things.filter((thing) => thing.asked).map(({ term }) => term));
  const kept = things.filter((thing) => !(thing.refused && asked.has(thing.term) && namesKind(thing, tokens)));
  const refused = new Set(kept.filter((thing) => thing.refused).map(({ term }) => term));
  return kept.filter((thing) => thing.refused || !refused.has(thing.term));
}

/** Abroad a word that nobody knows is a thing only behind its article: "juntos" and "dentro" are none. */
const isForeign = (language: Language, tokens: readonly Token[], at: number, icons: IconRanker): boolean =>
  language !== 'en' && tokens[at]?.key === tokens[at]?.own && !isArticle(tokens[at - 1]) && !icons.shows(tokens[at]?.key ?? '');

const joined = words(
  'coiled entwined wrapped surrounded inside into within out next to beneath below around round through between against near who that which and or plus with holding on over under beside behind above in front of a an the one two three its his her it back some small little big',
);

/** "Eine Schlange, die sich um einen Anker windet": abroad a comma opens a clause that goes on about its thing. */
const opensRelative = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.gap === ',' &&
  tokens[at]?.key !== tokens[at]?.own &&
  /^(?:that|which|who|the)$/.test(tokens[at]?.key ?? '') &&
  tokens[at + 1]?.pos !== 'NOUN';

/** "A cat and a moon", "a squirrel holding an acorn": what is joined to a thing that was asked for is asked for too. */
function withCompanions(found: readonly Thing[], tokens: readonly Token[], language: Language): Thing[] {
  // "Une bougie allumée dans un flocon": abroad a word that nobody knows says how a thing is.
  const isEpithet = ({ key, own, capitalised }: Token): boolean => language !== 'en' && key === own && !capitalised;
  // "Sun & moon".
  const hasSign = (one: Thing): boolean => /^[&+]$/.test(tokens[one.to - 1]?.gap ?? '');
  const isJoined = (one: Thing, other: Thing): boolean =>
    (other.from > one.to || hasSign(one)) &&
    other.from - one.to <= 5 &&
    // "The wheel of a ship" shows no ship.
    tokens[one.to]?.key !== 'of' &&
    // "The children picked a dragon" shows no children.
    !tellsDecision(tokens.slice(one.to, other.from)) &&
    tokens
      .slice(one.to, other.from)
      .every(
        (token) => (joined.has(token.key) || token.key.endsWith('ing') || token.pos === 'VERB' || isEpithet(token)) && token.gap === '',
      ) &&
    ((tokens[one.to - 1]?.gap ?? '') === '' || hasSign(one) || opensRelative(tokens, one.to));
  const asks = (thing: Thing, beside: Thing | undefined, isAfter: boolean): boolean =>
    beside?.asked === true && !thing.refused && thing.icons.length > 0 && (isAfter ? isJoined(beside, thing) : isJoined(thing, beside));
  return found.map((thing, at) =>
    asks(thing, found[at - 1], true) || asks(thing, found[at + 1], false) ? { ...thing, asked: true } : thing,
  );
}

const isRefused = (scopes: readonly Scope[], from: number, to: number): boolean =>
  scopes[to - 1]?.negated === true && scopes[to - 1]?.softened !== true && scopes[from]?.negated === true;

/** "Nose to nose", "hand in hand": a noun that is said twice tells how two stand to each other. */
const isOfIdiom = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from === 1 && (isTwice(tokens, from) || isTwice(tokens, from - 2));

function isTwice(tokens: readonly Token[], at: number): boolean {
  const [first, between, again] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!first || !between || first.gap !== '' || between.gap !== '') return false;
  return first.key === again?.key && /^(?:to|in|by)$/.test(between.key);
}

/** "Not too medical", "not overly religious": who wants little of a trade's signs wants none as the mark. */
const turnsDownSigns = (scopes: readonly Scope[], tokens: readonly Token[], at: number): boolean =>
  scopes[at]?.softened === true && /^(?:medical|clinical|religious|spiritual|esoteric)$/.test(tokens[at]?.key ?? '');
