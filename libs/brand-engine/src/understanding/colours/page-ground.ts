import { groundNouns } from './colour-context.js';
import type { ColourMention } from './colours.js';
import type { Scope } from '../language/negation.js';
import type { Token } from '../text/text.js';

/** What a background is that lets the page through. */
const open = /^(?:transparent|see-through|clear|empty|white|plain)$/;

const isWhite = ({ intent: { hue, lightness } }: ColourMention): boolean => hue === null && lightness >= 0.9;

/** "On white", "no background", "a transparent background": nothing is to lie under the logo but the page. */
export const asksForPage = (colours: readonly ColourMention[], tokens: readonly Token[], scopes: readonly Scope[]): boolean =>
  colours.some((own) => own.ground && !own.avoided && isWhite(own)) ||
  tokens.some(
    ({ key }, at) =>
      groundNouns.has(key) && (scopes[at]?.negated === true || [at - 1, at + 1].some((beside) => open.test(tokens[beside]?.key ?? ''))),
  );
