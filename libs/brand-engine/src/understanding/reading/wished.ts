import type { Brief } from '../../brief.js';
import { asksArrangement } from '../things/arrangement.js';
import { eras } from '../lexicon/eras.js';
import { paletteMood } from '../colours/colour-roles.js';
import { findRefusedCartoons } from '../things/portrait-wishes.js';
import { mentionedAgain, nameAgain, roleSpan, yearAgain, yearAsked } from '../retold.js';
import type { Token } from '../text/text.js';
import { covering, runsOf, type Span, type Wish } from '../wishes.js';
import type { Named } from './named.js';
import type { Style } from './style.js';
import type { Subjects } from './subjects.js';
import type { Mark } from './mark.js';

/** Every wish of a prompt in the order of its words. */
export function wishesOf(named: Named, style: Style, subjects: Subjects, mark: Mark): Wish[] {
  return [
    ...wishesOfWriting(named),
    ...subjects.trades.map((span) => ({ kind: 'trade' as const, industry: subjects.industry?.id ?? '', ...span })),
    ...subjects.things,
    ...(subjects.face ? [{ kind: 'face' as const, ...subjects.face }] : []),
    ...arrangementWishes(subjects.brief.arrangement, named.sentence.tokens),
    ...mark.rows.map(({ from, to }) => ({ kind: 'arrangement' as const, from, to })),
    ...mentionedAgain(subjects.pair ?? subjects.things.slice(0, 1), named.sentence.tokens),
    ...wishesOfColours(named, style, subjects),
    ...wishesOfStyle(named, style, mark),
    ...wishesOfFacts(named),
    ...givens(named, mark),
  ].sort((one, other) => one.from - other.from || one.to - other.to);
}

function wishesOfWriting({ sentence, found, nameTokens, written, longForm, longFormAsked }: Named): Wish[] {
  return [
    ...runsOf(nameTokens).map((span) => ({ kind: 'name' as const, ...span })),
    ...written.map(({ text, place, from, around: { to } }) => ({ kind: 'line' as const, text, ...(place ? { place } : {}), from, to })),
    ...longFormAsked.map((span) => ({ kind: 'line' as const, text: longForm ?? '', ...span })),
    ...(found?.role && written.length === 0
      ? [{ kind: 'line' as const, text: found.role, ...roleSpan(sentence, found.role, nameTokens) }]
      : []),
  ];
}

/** The words that say how two things stand to each other. */
const arrangementWishes = (arrangement: Brief['arrangement'], tokens: readonly Token[]): Wish[] =>
  arrangement === undefined
    ? []
    : tokens.flatMap(({ key }, at) => (asksArrangement(arrangement, key) ? [{ kind: 'arrangement' as const, from: at, to: at + 1 }] : []));

function wishesOfColours(
  { sentence: { tokens, scopes } }: Named,
  { colours, colouredParts, scheme, freeColour, colourCount }: Style,
  { industry }: Subjects,
): Wish[] {
  const palette = colours.some(({ avoided }) => !avoided) ? undefined : paletteMood(tokens, scopes, industry?.hues[0]);
  return [
    ...colouredParts.map(({ colour: { intent }, from, to }, at) => ({
      kind: 'colour' as const,
      intent,
      refused: false,
      ...(at === 0 ? { ofPart: true as const } : {}),
      from,
      to,
    })),
    ...colours
      .filter((own) => !colouredParts.some(({ colour }) => colour === own) && !scheme?.colours.slice(1).includes(own))
      .map(({ intent, avoided, ground, letters, from, to }) =>
        // White is the ground of every light drawing.
        ground && intent.hue === null && intent.lightness > 0.8
          ? { kind: 'given' as const, from, to }
          : { kind: 'colour' as const, intent, refused: avoided, ...(letters ? { ofLetters: true as const } : {}), from, to },
      ),
    ...(palette ? [{ kind: 'colour' as const, refused: false, ...palette }] : []),
    ...(freeColour ? [{ kind: 'accent' as const, ...freeColour }] : []),
    ...(colourCount ? [{ kind: 'colour-count' as const, ...colourCount }] : []),
    // "Pastel colours, mint and strawberry": how the colours are that are named besides.
    ...(scheme?.isPastel && !scheme.colours.some((own) => colours.includes(own))
      ? [{ kind: 'given' as const, from: scheme.from, to: scheme.to }]
      : []),
  ];
}

function wishesOfStyle(
  { sentence: { tokens, scopes } }: Named,
  { abstractShape, colours, setting, smallParts, forms, changes, rims, plainLetters, limits, moodWords }: Style,
  { demands, beyond }: Mark,
): Wish[] {
  const cartoons = findRefusedCartoons(tokens, scopes);
  const isCartoon = ({ from, to }: Span): boolean => cartoons.some((own) => own.from >= from && own.from < to);
  const taken = covering([...demands, ...(abstractShape ? [abstractShape] : []), ...colours, ...forms, ...changes, ...limits, ...cartoons]);
  return [
    ...cartoons.map((span) => ({ kind: 'cartoon' as const, ...span })),
    ...demands.map((own) => ({ kind: 'demand' as const, ...own })),
    ...(abstractShape ? [abstractShape] : []),
    ...(setting.lines ? [setting.lines] : []),
    ...(setting.between ? [setting.between] : []),
    ...smallParts,
    ...forms,
    ...changes,
    ...rims,
    // Ordinary letters are what every name has where nothing else is told.
    ...plainLetters
      .filter(({ from }) => /^(?:normal|ordinary|regular|standard)$/.test(tokens[from]?.key ?? ''))
      .map((span) => ({ kind: 'given' as const, ...span })),
    ...limits.filter((own) => !isCartoon(own)),
    ...beyond,
    ...moodWords
      .filter(({ from }) => !taken.has(from))
      .map(({ value, phrase, from, to }) => ({
        kind: 'mood' as const,
        mood: value,
        refused: scopes[from]?.negated === true,
        ...(eras.has(phrase) ? { era: eras.get(phrase) } : {}),
        from,
        // "Fifties lettering": what is of that time.
        to: eras.has(phrase) && tokens[to - 1]?.gap === '' && ofEra.test(tokens[to]?.key ?? '') && !taken.has(to) ? to + 1 : to,
      })),
  ];
}

const ofEra = /^(?:lettering|letters?|type|typefaces?|fonts?|style|look|feel|vibes?)$/;

const wishesOfFacts = ({ sentence: { tokens }, year, place, letters, joinedLetters, letterThing }: Named): Wish[] => [
  ...[year, place, letters, joinedLetters, letterThing?.wish].filter((fact) => fact !== undefined),
  ...(year ? yearAsked(tokens, year) : []),
];

/** What asks for nothing: greetings, history, places of use, and what was said before. */
function givens({ sentence: { tokens }, found, nameTokens, year, ...told }: Named, { elseSpans }: Mark): Wish[] {
  const namedAgain = runsOf(nameAgain(tokens, found?.name).filter((at) => !nameTokens.has(at)));
  return [
    ...told.letter,
    ...(told.nameless ? [told.nameless] : []),
    ...told.background,
    ...told.narration,
    ...told.signWords,
    ...told.placesOfUse,
    ...namedAgain,
    ...yearAgain(tokens, year),
    ...elseSpans,
  ].map(({ from, to }) => ({ kind: 'given' as const, from, to }));
}
