import type { Brief, ColourIntent } from '../../brief.js';
import { paletteNouns } from './colour-context.js';
import type { ColourMention } from './colours.js';
import { colourAdjectives, type ColourWord } from '../lexicon/colours.js';
import type { Scope } from '../language/negation.js';
import type { Token } from '../text/text.js';
import { clampLeaning } from './tinted-colours.js';

/** Sorts the mentions into roles; palette moods without a colour ("earthy tones") fall back on the hue they suggest, then on the industry's. */
export function assignColours(
  all: readonly ColourMention[],
  tokens: readonly Token[],
  scopes: readonly Scope[],
  industryHue: number | undefined,
): Brief['colours'] {
  const avoid = all.filter((mention) => mention.avoided).map((mention) => mention.intent);
  const isRefused = ({ intent }: ColourMention): boolean => avoid.some((refused) => sameColour(refused, intent));
  const wanted = all.filter((mention) => !mention.avoided && !isRefused(mention));
  const ground = wanted.find((mention) => mention.ground && !isWhite(mention.intent));
  // "Black and red on a dark ground": the dark one that was named is that ground.
  const dark =
    ground && isTone(ground.intent) ? wanted.find(({ ground: lies, accent, intent }) => !lies && !accent && isDark(intent)) : undefined;
  const under = dark ?? ground;
  const painted = wanted.filter((mention) => !mention.ground && mention !== dark);
  // "Hat in red, name in grey": where the mark has a colour of its own, that of the letters is theirs alone.
  const ofMark = painted.filter((mention) => !mention.letters);
  const mentions = ofMark.some(({ accent }) => !accent) ? ofMark : painted;
  const main = mentions.find((mention) => !mention.accent) ?? (wanted.length === 0 ? paletteMood(tokens, scopes, industryHue) : undefined);
  const others = [...mentions.filter(({ accent }) => accent), ...mentions.filter(({ accent }) => !accent)].filter(
    (mention) => mention !== main && !sameColour(mention.intent, main?.intent),
  );
  const [second, third] = others.filter((mention, at) => others.findIndex(({ intent }) => sameColour(intent, mention.intent)) === at);
  // Alone, the ground is the colour of the brand.
  const onGround = under && mentions.length === 0 ? inkOn(under.intent) : undefined;
  // "One red accent": where no other colour is told, the rest is black.
  const besideAccent = mentions.length > 0 && mentions.every(({ accent }) => accent) ? black : undefined;
  const primary = main?.intent ?? onGround ?? under?.intent ?? besideAccent;
  const letters = wanted.find((mention) => mention.letters && !mention.ground);
  return {
    primary: primary ? { ...primary, role: 'main' } : null,
    secondary: second ? withRole(second) : null,
    ...(third ? { tertiary: withRole(third) } : {}),
    ...(under && (main ?? onGround) ? { ground: { ...under.intent, role: 'ground' as const } } : {}),
    ...(letters ? { letters: letters.intent } : {}),
    avoid: avoid.slice(0, 6),
  };
}

/** Up to this lightness a colour is a ground for light letters, and above it for dark ones. */
const lightest = 0.15;
const white: ColourIntent = { words: 'white', hue: null, lightness: 1, chroma: 0, hex: null };
const black: ColourIntent = { words: 'black', hue: null, lightness: -1, chroma: 0, hex: null };

/** What is drawn on a ground that is the only colour told of. */
const inkOn = ({ lightness }: ColourIntent): ColourIntent => (lightness > lightest ? black : white);

const withRole = ({ intent, accent }: ColourMention): ColourIntent => ({ ...intent, role: accent ? 'accent' : 'main' });

/** A ground of which only the tone is told. */
const isTone = ({ hue, lightness, hex }: ColourIntent): boolean => hue === null && hex === null && lightness === -0.9;
const isDark = ({ hue, lightness }: ColourIntent): boolean => hue === null && lightness <= -0.8;

const isWhite = ({ hue, lightness }: ColourIntent): boolean => hue === null && lightness >= 0.9;

const sameColour = (one: ColourIntent, other: ColourIntent | undefined): boolean =>
  one.hue === other?.hue && one.lightness === other.lightness && one.hex === other.hex;

/** "Earthy tones" and "colores cálidos": the adjectives beside a word for colours in general. */
export function paletteMood(
  tokens: readonly Token[],
  scopes: readonly Scope[],
  industryHue: number | undefined,
): { intent: ColourIntent; from: number; to: number } | undefined {
  for (const [at, token] of tokens.entries()) {
    if (!paletteNouns.has(token.key)) continue;
    const beside = [at - 1, at - 2, at - 3, at + 1].filter(
      (place) => colourAdjectives.has(tokens[place]?.key ?? '') && scopes[place]?.negated !== true,
    );
    const adjectives = beside.flatMap((place) => colourAdjectives.get(tokens[place]?.key ?? '') ?? []);
    const hue = adjectives.find((adjective) => adjective.hue !== null)?.hue ?? industryHue;
    if (adjectives.length === 0 || hue === undefined) continue;
    const span = [...beside, at].sort((one, other) => one - other);
    const said = [...new Set(span.map((place) => tokens[place]?.text))];
    const sum = (pick: (word: ColourWord) => number): number =>
      clampLeaning(adjectives.reduce((total, adjective) => total + pick(adjective), 0));
    return {
      intent: {
        words: said.join(' ').slice(0, 80),
        hue,
        lightness: sum((word) => word.lightness),
        chroma: sum((word) => word.chroma),
        hex: null,
      },
      from: span[0] ?? at,
      to: (span.at(-1) ?? at) + 1,
    };
  }
  return undefined;
}
