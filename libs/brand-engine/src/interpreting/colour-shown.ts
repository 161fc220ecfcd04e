import type { ColourIntent } from '../brief.js';
import type { ColourArea } from '../critics/colours-seen.js';
import { colourOf } from '../colour/named.js';
import { fromHex, hueDistance } from '../colour/oklch.js';
import type { Decisions, Paint } from '../decisions.js';
import { standsOnField } from '../direct/ways.js';
import { looksOut } from '../families/inside.js';
import { paintsOn } from '../scene/paints.js';
import { lightGround } from '../scene/grounds.js';

const largestHueError = 32;
/** Below this chroma a colour is a grey. */
export const neutralChroma = 0.045;

/** How far from its named lightness a colour is still the one that was named: bordeaux is no bright red, and a lemon that is deeper is mustard. */
const largestShift = { light: 0.14, else: 0.2 } as const;
const light = 0.7;

/** How much more colour than was named a grey may have: slate grey is no teal. */
const mostTinted = 0.03;
/** A muted colour that is drawn more vivid than this is another one, and so is a vivid one that is drawn paler. */
const mostVivid = 2.2;
const leastVivid = 0.4;

/** The least share of a drawing that a colour has where it is seen, and where only a little of it is asked for. */
const leastSeen = { main: 0.05, accent: 0.008 } as const;

/** Whether a colour is as light and as muted as an intent names it. */
export function isLikeNamed(hex: string, intent: ColourIntent): boolean {
  const [own, asked] = [fromHex(hex), colourOf(intent)];
  const isGrey = asked.c < neutralChroma && asked.l < light;
  const isMuted = isGrey ? own.c <= asked.c + mostTinted : asked.c >= 0.1 || own.c <= Math.max(0.06, asked.c * mostVivid);
  const isNear = Math.abs(own.l - asked.l) <= (asked.l > light ? largestShift.light : largestShift.else);
  return showsColour(hex, intent) && isNear && isMuted && own.c >= asked.c * leastVivid;
}

/** Whether a colour that was asked for is seen in a drawing, as light and as muted as it was named. */
export function isSeen(intent: ColourIntent, areas: readonly ColourArea[], isAccent: boolean): boolean {
  const share = areas.filter(({ hex }) => isLikeNamed(hex, intent)).reduce((sum, area) => sum + area.share, 0);
  return share >= (isAccent ? leastSeen.accent : leastSeen.main);
}

/** Whether a colour is what an intent names. */
export function showsColour(hex: string, intent: ColourIntent, largest = largestHueError): boolean {
  const [own, asked] = [fromHex(hex), colourOf(intent)];
  if (asked.c < neutralChroma) return own.c < neutralChroma * 1.4 && Math.abs(own.l - asked.l) < 0.35;
  return own.c >= neutralChroma * 0.6 && Math.abs(hueDistance(own.h, asked.h)) <= largest;
}

/** Whether a colour is what an intent names, and none of the others that were named beside it is nearer: lime is no lemon beside a lemon. */
export function isThatColour(hex: string, intent: ColourIntent, others: readonly (ColourIntent | null | undefined)[]): boolean {
  const own = fromHex(hex);
  const apart = (named: ColourIntent): number => {
    const { l, c, h } = colourOf(named);
    return Math.abs(own.l - l) + (c < neutralChroma ? own.c : Math.abs(hueDistance(own.h, h)) / 180);
  };
  const isOther = (other: ColourIntent | null | undefined): boolean =>
    !!other && other.words !== intent.words && apart(other) < apart(intent);
  return showsColour(hex, intent, 20) && !others.some(isOther);
}

/** What paints one of two pictures that are composed. */
function paintOfThing(mark: Decisions['mark'], id: string): Paint {
  const isFirst = (id === mark.icon) !== (mark.arranged === 'inside');
  return isFirst ? 'first' : mark.arranged === 'inside' && !looksOut(mark) ? 'inlay' : 'second';
}

/** The colour of a picture in the light drawing; one that is cut out of its field has that of the paper. */
export function pictureHex({ mark, palette }: Decisions, id: string): string {
  if (mark.arranged !== undefined && mark.merged === undefined) {
    const isField = mark.arranged === 'inside';
    return paintsOn('light', palette, isField ? 1 : 0)[paintOfThing(mark, id)] ?? palette.ground ?? lightGround;
  }
  const isOnField = standsOnField(mark);
  const paints = paintsOn('light', palette, isOnField ? 1 : 0);
  return isOnField ? (paints.glyph ?? palette.ground ?? lightGround) : (paints[paintOf(mark)] ?? palette.primary);
}

/** What a picture without a field is painted with. */
const paintOf = ({ family, letterPicture }: Decisions['mark']): Paint =>
  family === 'word-picture' ? (letterPicture?.paint ?? 'tint') : family === 'letter-icon' ? 'secondary' : 'primary';

/** The colours that an identity paints with: those of the mark and its ground, and that of the letters. */
export function paletteOf({ palette }: Decisions): { painted: string[]; ink: string } {
  const { primary, secondary, tertiary, ground, ink } = palette;
  return { painted: [primary, secondary, ...(tertiary ? [tertiary] : []), ...(ground ? [ground] : [])], ink };
}
