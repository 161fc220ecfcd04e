import { contrast, fromHex, hueDistance } from '../colour/oklch.js';
import { paintsOn } from '../scene/paints.js';
import { type Ground, groundUnder } from '../scene/grounds.js';
import type { Paint, PaletteDecision } from '../decisions.js';
import { inkOf } from '../geometry/path.js';
import { type Drawing, fieldsOf } from '../families/family.js';
import type { Scene } from '../scene/scene.js';

/** What is painted of a drawing. */
type Painted = Pick<Scene, 'symbol' | 'text' | 'fields'>;

const isOnField = (paint: Paint): boolean => paint === 'glyph' || paint === 'inlay';

const isOfThing = (paint: Paint): boolean => paint === 'first' || paint === 'second';

/** What lies under all that has a colour. */
const isUnder = (paint: Paint): boolean => paint === 'ground' || paint === 'wash';

/** A colour of the light drawing, and its share of all that is painted; what lies under it all has the whole. */
export interface ColourArea {
  hex: string;
  share: number;
}

/** The colours that a person sees in the light drawing. */
export function areasOf({ symbol, text, fields }: Scene, palette: PaletteDecision): ColourArea[] {
  const paints = paintsOn('light', palette, fields);
  const under = groundUnder('light', palette);
  const areas = new Map<string, number>();
  // A pale thing is told from its ground by its outline.
  const isOutlined = (paint: Paint): boolean => isOfThing(paint) && symbol.some((part) => part.paint === 'edge');
  for (const { path, paint } of [...symbol, ...text]) {
    const hex = paints[paint];
    // What stands on a field is seen on it, and not on the ground.
    if (hex !== null && !isUnder(paint) && path.length > 0 && (isOnField(paint) || isOutlined(paint) || contrast(hex, under) >= tellable))
      areas.set(hex, (areas.get(hex) ?? 0) + inkOf(path));
  }
  const all = [...areas.values()].reduce((sum, ink) => sum + ink, 0);
  const ground = palette.ground === undefined ? [] : [{ hex: palette.ground, share: 1 }];
  return [...ground, ...[...areas].map(([hex, ink]) => ({ hex, share: all === 0 ? 0 : ink / all }))];
}

/** From this lightness on a colour is pale: deepened, the only one that was named is another. */
const pale = 0.7;

/** Whether a painted colour is the one that was chosen; at night it may be much lighter. */
function isLike(hex: string, chosen: string, ground: Ground, isOnly = false): boolean {
  const [own, asked] = [fromHex(hex), fromHex(chosen)];
  if (asked.c < 0.03) return own.c < 0.03 && (ground === 'dark' || Math.abs(own.l - asked.l) < 0.25);
  const isNear = ground === 'dark' || Math.abs(own.l - asked.l) < (isOnly && asked.l > pale ? 0.1 : 0.22);
  return isNear && own.c >= Math.min(0.03, asked.c * 0.5) && Math.abs(hueDistance(own.h, asked.h)) <= 22;
}

/** How far two colours lie apart, as the eye has it. */
export function apart(one: string, other: string): number {
  const [a, b] = [fromHex(one), fromHex(other)];
  const [x, y] = [a, b].map(({ c, h }) => [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const);
  return x && y ? Math.hypot(a.l - b.l, x[0] - y[0], x[1] - y[1]) : 0;
}

/** The least share of all ink that the first colour has, alone or beside others, and of what is not the ink of the letters; and what the others have. */
const least = { only: 0.3, primary: 0.09, ofColoured: 0.3, second: 0.12, small: 0.03, third: 0.03 } as const;

/** What a second colour lacks that is seen in nothing but fine lines: less than one that is not seen at all. */
const onlyInLines = 0.5;

/** Tones of one ground are told apart from it. */
const tellable = 1.25;

/**
 * How much of the colours that were asked for a person does not find in the drawing on a ground: 1 for each that is not there. Where the name is `yetToBeSet`, a colour
 * that its letters will have is not missing.
 */
function missingOn(ground: Ground, { symbol, text, fields }: Painted, palette: PaletteDecision, yetToBeSet = false): number {
  const paints = paintsOn(ground, palette, fields);
  const under = groundUnder(ground, palette);
  const painted = [...symbol, ...text].flatMap(({ path, paint }) => {
    const hex = paints[paint];
    return hex === null || isUnder(paint) || path.length === 0 ? [] : [{ hex, paint, ink: inkOf(path) }];
  });
  const sum = (parts: typeof painted): number => parts.reduce((all, { ink }) => all + ink, 0);
  const all = sum(painted);
  const coloured = sum(painted.filter(({ paint }) => paint !== 'ink'));
  const isOfName = (chosen: string): boolean => yetToBeSet && isLike(paints.ink ?? under, chosen, ground);
  const { primary, secondary, tertiary, accentAsked, primaryAsked } = palette;
  const asked = [primary, ...(accentAsked === true ? [secondary] : []), ...(tertiary === undefined ? [] : [tertiary])];
  // Beside a brown that was asked for, brown is no orange.
  const isNearest = (hex: string, chosen: string): boolean =>
    ground === 'dark' || asked.every((other) => apart(hex, chosen) <= apart(hex, other));
  // What stands on a field is seen on it, and not on the ground.
  const isTold = ({ hex, paint }: (typeof painted)[number]): boolean => isOnField(paint) || contrast(hex, under) >= tellable;
  const isSeenAs = (part: (typeof painted)[number], chosen: string): boolean =>
    isLike(part.hex, chosen, ground, asked.length === 1) && isNearest(part.hex, chosen) && isTold(part);
  const isNoLine = ({ paint }: (typeof painted)[number]): boolean => paint !== 'ornament';
  const seen = (chosen: string, counts: typeof isNoLine = () => true): number =>
    isOfName(chosen) ? Infinity : sum(painted.filter((part) => counts(part) && isSeenAs(part, chosen)));
  const first = seen(primary);
  // Where a colour is told of one thing, that thing may be the smaller one.
  const isOfThing = palette.things !== undefined && first >= least.small * all;
  const leastOfFirst = asked.length === 1 ? least.only : least.primary;
  const leastOfSecond = palette.accentSmall === true ? least.small : least.second;
  const ofFirst = isOfThing
    ? 0
    : Math.max(
        lackOf(first, leastOfFirst * all),
        isLike(paints.ink ?? under, primary, ground) ? 0 : lackOf(first, least.ofColoured * coloured),
      );
  const ofSecond = accentAsked === true ? lackOf(seen(secondary), leastOfSecond * all) : 0;
  const isOfLines = accentAsked === true && palette.accentSmall !== true && seen(secondary, isNoLine) < leastOfSecond * all;
  const ofThird = tertiary === undefined ? 0 : lackOf(seen(tertiary), least.third * all);
  // A name that is cut out of a field is not in the colour that was asked for it, unless that field has it.
  const isNameCutOut = palette.inkAsked === true && palette.ink !== primary && !yetToBeSet && !painted.some(({ paint }) => paint === 'ink');
  const missing = (primaryAsked === true ? ofFirst : 0) + ofSecond + ofThird + Number(isNameCutOut);
  return missing + (isOfLines && ofSecond === 0 && tertiary === undefined ? onlyInLines : 0);
}

/** What lacks of a colour: nothing where there is enough of it, all where there is none. */
const lackOf = (seen: number, enough: number): number => (seen >= enough ? 0 : 1 - seen / enough);

/** How many of the colours that were asked for are not seen well, on the ground where it is worse. */
export const coloursUnseen = (scene: Painted, palette: PaletteDecision): number =>
  Math.max(missingOn('light', scene, palette), missingOn('dark', scene, palette));

/** How many of them will not be seen well whatever the name in ink beside a mark takes: told without setting the name. */
export function coloursUnseenBeside(mark: Drawing, palette: PaletteDecision): number {
  // Three colours are shown by a flag under the name.
  if (palette.tertiary !== undefined) return 0;
  const painted = { symbol: mark.parts, text: [], fields: fieldsOf(mark) };
  return Math.max(missingOn('light', painted, palette, true), missingOn('dark', painted, palette, true));
}
