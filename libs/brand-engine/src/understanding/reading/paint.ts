import type { Brief } from '../../brief.js';
import { assignColours } from '../colours/colour-roles.js';
import { isColourful } from '../colours/colourful.js';
import { colourOfThing } from '../colours/coloured-things.js';
import { type ColourMention, findColours } from '../colours/colours.js';
import { asksForPage } from '../colours/page-ground.js';
import { colourOfGround } from '../forms/grounds.js';
import { withoutPartColours } from '../things/parts.js';
import { coloursOfMood } from '../lexicon/mood-colours.js';
import type { Token } from '../text/text.js';
import type { Named } from './named.js';
import type { Style } from './style.js';
import type { Subjects } from './subjects.js';
import type { Mark } from './mark.js';

/** The colours of the brief: which is the main one, which thing or part has which, and which are refused. */
export function paint(named: Named, style: Style, subjects: Subjects, mark: Mark): Brief['colours'] {
  const { tokens, scopes } = named.sentence;
  const industryHue = subjects.industry?.hues[0];
  // A mood with a hue of its own ("warm colours") is asked for; a colour in the name is only a hint.
  const isTold = style.colours.length > 0 || assignColours(style.colours, tokens, scopes, undefined).primary !== null;
  return {
    ...(isTold
      ? withSecondShade(toldColours(named, style, subjects, mark), style.colours, tokens)
      : assignColours(coloursOfName(named), tokens, scopes, industryHue)),
    ...(asksForPage(style.colours, tokens, scopes) ? { onPage: true as const } : {}),
    ...(isTold ? {} : ofMoods(named, style)),
    ...(style.colourCount ? { most: style.colourCount.count, ...(style.colourCount.isLimit ? {} : { counted: true as const }) } : {}),
    ...(style.freeColour?.leaning ? { free: style.freeColour.leaning } : {}),
    ...(isColourful(tokens, scopes) || style.freeColour !== undefined ? { colourful: true as const } : {}),
  };
}

/** The colours of the moods that were told, each once; a mood that is refused has none. */
function ofMoods({ sentence: { scopes } }: Named, { moodWords }: Style): Pick<Brief['colours'], 'ofMood'> {
  const told = moodWords.filter(({ from }) => scopes[from]?.negated !== true).flatMap(({ phrase }) => coloursOfMood(phrase));
  return told.length > 0 ? { ofMood: told.slice(0, mostOfMoods) } : {};
}
const mostOfMoods = 8;

/** "Two blues", "two shades of green": of one colour there are a deep and a lighter one. */
function withSecondShade(colours: Brief['colours'], mentions: readonly ColourMention[], tokens: readonly Token[]): Brief['colours'] {
  const { primary, secondary } = colours;
  const only = mentions.filter(({ avoided }) => !avoided);
  if (primary === null || secondary !== null || primary.hue === null || primary.hex !== null || only.length !== 1) return colours;
  const [{ from, to }] = only as [ColourMention];
  const before = tokens.slice(Math.max(0, from - 3), to).map(({ key }) => key);
  if (!/(?:^| )(?:two|2) (?:(?:shades|tones|kinds|hues) of |different |\w+ )?\w+$/.test(before.join(' '))) return colours;
  const isPlural = (tokens[to - 1]?.key ?? '').endsWith('s') || before.some((key) => /^(?:shades|tones|kinds|hues)$/.test(key));
  const lightness = primary.lightness > -0.3 ? Math.max(-1, primary.lightness - 0.55) : Math.min(1, primary.lightness + 0.8);
  return isPlural ? { ...colours, secondary: { ...primary, lightness, role: 'main' } } : colours;
}

function toldColours(
  { sentence: { tokens, scopes } }: Named,
  { colours, colouredParts }: Style,
  { industry, things, parts, pair, brief: group }: Subjects,
  { demands, ofPair, isOfPart }: Mark,
): Brief['colours'] {
  const [part] = colouredParts;
  const shown = part
    ? [
        ...(isOfPart ? [{ ...part.colour, letters: false }] : []),
        ...colours.filter((own) => !colouredParts.some(({ colour }) => colour === own)),
      ]
    : withoutPartColours(colours, parts);
  const ofThings = ofPair.filter((own) => own !== undefined);
  // "A fox in a green hexagon": the ground has the main colour, and what stands in it the second.
  const ofGround = pair ? undefined : colourOfGround(colours, demands);
  // "Book blue, rocket red": the first colour is that of the thing that is shown first.
  const ofThing = ofGround ? undefined : (ofThings[0] ?? colourOfThing(colours, things, tokens));
  // The larger of two things has the main colour.
  const bySize = group.arrangement === 'carried' ? ofThings.toReversed() : ofThings;
  const first = ofGround ? [ofGround] : bySize.length > 0 ? bySize : ofThing ? [ofThing] : [];
  // "On a red drum" is no ground.
  const inOrder = [...first.map((own) => ({ ...own, ground: false })), ...shown.filter((own) => !first.includes(own))];
  const [one, other] = ofPair.length > 0 ? ofPair : [ofThing];
  return {
    ...assignColours(inOrder, tokens, scopes, industry?.hues[0]),
    ...(ofThing ? { ofThing: true as const } : {}),
    ...(one || other ? { things: [one?.intent ?? null, other?.intent ?? null] } : {}),
    ...(part && isOfPart ? { ofPart: part.text } : {}),
  };
}

/** What the name itself says of colours: a Blue Whale that asks for none is blue, unless blue is refused; a White Lily leaves them open. */
function coloursOfName({ sentence: { text, tokens, scopes }, nameTokens }: Named): ColourMention[] {
  const outside = new Set([...tokens.keys()].filter((at) => !nameTokens.has(at)));
  const found = findColours(text, tokens, scopes, outside);
  // "Black Thistle" is no thistle purple.
  return found.some(({ intent }) => intent.hue === null) ? [] : found;
}
