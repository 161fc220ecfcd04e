import type { Paint, PaletteDecision, PartColours } from '../decisions.js';
import type { Fields } from './scene.js';
import { contrast, fromHex, toHex, walkLightness } from '../colour/oklch.js';
import { rememberedOf } from '../remembered.js';
import {
  type Ground,
  groundUnder,
  inlayContrast,
  isBright,
  isPaper,
  lightGround,
  nightGround,
  seenOn,
  symbolContrast,
  wordmarkContrast,
} from './grounds.js';
import { type ThingPaints, thingsOn } from './thing-paints.js';
import { apartFrom, deepInk, inlaidAtNight, lifted } from './night.js';

/** Colours by paint; null is not painted (a hole shows the ground). */
export type Paints = Readonly<Record<Paint, string | null>>;

/** The paints of the mark itself. */
export type MarkPaints = Omit<Paints, 'tint' | 'ornament' | 'pure' | 'ground' | 'wash' | keyof ThingPaints>;

/** How much darker than chosen a colour may be drawn before it is another: sage and pink stay themselves, yellow would not. */
const mostDeepened = 0.17;

/** What is as vivid and as light as this is meant to glow. */
const neonChroma = 0.19;
const neonLightness = 0.74;

/** A bright colour just dark enough to stand on white without a field, or null where it would be another colour then. */
function deepened(hex: string, { rules }: Pick<PaletteDecision, 'rules'>): string | null {
  const own = fromHex(hex);
  const deep = walkLightness(own, -0.01, (candidate) => contrast(candidate, lightGround) >= symbolContrast.light);
  // Sand and beige turn khaki as yellow turns mustard.
  const isYellow = own.h > 62 && own.h < 125 && own.c > (rules === undefined ? 0.09 : 0.03);
  // Nor is a neon green one any longer.
  const isNeon = (rules ?? 0) >= 6 && own.c > neonChroma && own.l > neonLightness;
  return !isYellow && !isNeon && own.l - deep.l <= mostDeepened ? toHex(deep) : null;
}

/** Whether a bright colour is still itself where it is dark enough to stand on white. */
export const standsDeeper = (hex: string, rules: NonNullable<PaletteDecision['rules']>): boolean => deepened(hex, { rules }) !== null;

/** What a drawing is painted with before it is told where a bright colour goes. */
interface Colours {
  primary: string;
  secondary: string;
  ink: string;
}

/** A bright colour carries a field with ink on it; without a field, ink carries the shape and the colour accompanies it. */
function arrange({ primary, secondary, ink }: Colours, palette: PaletteDecision, fields: Fields, glyph: () => string): MarkPaints {
  const accent = palette.accentAsked ? secondary : primary;
  const isCarried = !isBright(palette.primary) || (fields === 0 && deepened(palette.primary, palette) !== null);
  if (isCarried) return { primary, secondary, ink, glyph: null, accent, backing: null };
  if (fields === 0) return { primary: ink, secondary: primary, ink, glyph: null, accent, backing: primary };
  const onField = glyph();
  const second = palette.accentAsked && contrast(onField, secondary) >= symbolContrast.light ? secondary : toneOf(primary);
  return { primary, secondary: second, ink, glyph: onField, accent, backing: null };
}

/** A second field beside a bright one: near enough to carry the same glyph. */
function toneOf(hex: string): string {
  const own = fromHex(hex);
  return toHex({ ...own, l: own.l - 0.09 });
}

/** What draws on a bright field: the second colour if it is deep enough ("gold and navy") or, asked for, can be made so; else ink. */
function glyphOn(field: string, { secondary, accentAsked }: PaletteDecision, ink: string, least: number): string {
  if (contrast(secondary, field) >= least) return secondary;
  const own = fromHex(secondary);
  const deep = walkLightness(own, -0.01, (candidate) => contrast(candidate, field) >= least);
  return accentAsked && own.l - deep.l <= mostDeepened ? toHex(deep) : ink;
}

/** An accent that was asked for draws the glyph of a single field, if it is read there: "navy with orange" is an orange anchor on navy. */
const isInlaid = ({ primary, secondary, accentAsked }: PaletteDecision, fields: Fields): boolean =>
  accentAsked === true && fields === 1 && !isBright(primary) && contrast(primary, secondary) >= inlayContrast;

function onDark(palette: PaletteDecision, fields: Fields): MarkPaints {
  const night = nightGround(palette);
  const ink = toHex({ ...fromHex(palette.ink), l: 0.965, c: Math.min(fromHex(palette.ink).c, 0.012) });
  const isNeutral = fromHex(palette.primary).c < 0.03;
  const primary = isNeutral ? ink : lifted(palette.primary, night, 0.72, palette);
  const secondary = palette.single ? primary : apartFrom(primary, lifted(palette.secondary, night, 0.74, palette));
  const deep = palette.rules === undefined ? toHex({ l: 0.2, c: 0.02, h: fromHex(primary).h }) : deepInk(palette);
  const paints = arrange({ primary, secondary, ink }, palette, fields, () => glyphOn(primary, palette, deep, symbolContrast.dark));
  return isInlaid(palette, fields) ? { ...paints, ...inlaidAtNight(palette) } : paints;
}

function onLight(palette: PaletteDecision, fields: Fields): MarkPaints {
  const { primary, secondary, ink } = palette;
  const standing = fields === 0 && isBright(primary) ? (deepened(primary, palette) ?? primary) : primary;
  const least = palette.accentAsked ? symbolContrast.light : 4.5;
  const paints = arrange({ primary: standing, secondary, ink }, palette, fields, () => glyphOn(primary, palette, ink, least));
  return isInlaid(palette, fields) ? { ...paints, glyph: secondary } : paints;
}

/** What the name is written in on a deep ground where its colour cannot be read: nearly white. */
const plainOn = ({ ink }: PaletteDecision): string => toHex({ ...fromHex(ink), l: 0.965, c: 0.012 });

/** On a ground that was asked for, both variants are the same: each colour moves away from it until it is seen. */
function onPlate(palette: PaletteDecision, plate: string): MarkPaints {
  const isAbove = isAsNamed(palette) ? standsAbove(palette.primary, plate) : fromHex(plate).l < 0.6;
  const step = isAbove ? 0.01 : -0.01;
  const seen = (hex: string, least: number): string => toHex(walkLightness(fromHex(hex), step, (own) => contrast(own, plate) >= least));
  const primary = seen(palette.primary, (isAsNamed(palette) ? symbolContrast.light : symbolContrast.dark) + 0.1);
  const secondary = seen(palette.secondary, symbolContrast.light + 0.1);
  const plain = step > 0 ? plainOn(palette) : palette.ink;
  const ink = contrast(primary, plate) >= leastOfInk(palette) ? primary : isAsNamed(palette) ? readBest(palette, plate) : plain;
  return { primary, secondary, ink, glyph: null, accent: palette.accentAsked ? secondary : primary, backing: null };
}

/** Since rule 5 a ground that was asked for stays as it was named, and so does what stands on it. */
const isAsNamed = ({ rules }: PaletteDecision): boolean => rules !== undefined && rules >= 5;
export const hasNamedGround = (palette: PaletteDecision): boolean => isAsNamed(palette) && palette.ground !== undefined;

/** Whether a colour is lighter than a ground and can be seen on it so. */
const standsAbove = (hex: string, plate: string): boolean => {
  const isReadInWhite = contrast(lightGround, plate) >= symbolContrast.light + 0.1;
  return isReadInWhite && (fromHex(hex).l > fromHex(plate).l || fromHex(plate).l < 0.6);
};

/** "Green on black" is a green name too, where it is read; beside a second colour the name stays plain. */
const leastOfInk = (palette: PaletteDecision): number => (isAsNamed(palette) && palette.accentAsked !== true ? 4.5 : wordmarkContrast);

/** The ink or the white that is read best on a ground of any tone. */
const readBest = (palette: PaletteDecision, plate: string): string =>
  [plainOn(palette), palette.ink].reduce((best, hex) => (contrast(hex, plate) > contrast(best, plate) ? hex : best));

/** Whether the name stands in a colour that was asked for, or on one that takes no other. */
export const isAskedLettering = (palette: PaletteDecision): boolean =>
  palette.inkAsked === true || (hasNamedGround(palette) && !isPaper(palette));

/** A ground as it was named, or as much deeper or paler as the name needs to be read on it. */
export function legibleGround(ground: string, palette: PaletteDecision): string {
  const own = fromHex(ground);
  const isDeep = own.l < 0.6;
  const ink = isDeep ? plainOn(palette) : palette.ink;
  return toHex(walkLightness(own, isDeep ? -0.01 : 0.01, (hex) => contrast(ink, hex) >= wordmarkContrast + 0.1));
}
/** Rules and frames are no letters, but they are not to vanish; since rule 4 a yellow that was named is seen in them. */
const ornamentContrast = ({ rules }: PaletteDecision): number => (rules !== undefined && rules >= 4 ? 1.35 : 1.6);

/** The paints of each palette that is still in use, by ground and fields: candidates share their palettes. */
const known = rememberedOf<Paints>(6);

/** The colours of every paint on a ground. */
export function paintsOn(ground: Ground, palette: PaletteDecision, fields: Fields): Paints {
  return known(palette, `${ground} ${fields}`, () => chosenPaints(ground, palette, fields));
}

/** The colour that was asked for the name, lighter at night, where black and grey are white as ever. */
function lettersOn(ground: Ground, palette: PaletteDecision): { ink?: string } {
  if (palette.inkAsked !== true) return {};
  const isAtNight = palette.ground === undefined && ground === 'dark';
  if (isAtNight && fromHex(palette.ink).c < 0.04) return {};
  return { ink: isAtNight ? lifted(palette.ink, nightGround(palette), 0.72, palette) : palette.ink };
}

function chosenPaints(ground: Ground, palette: PaletteDecision, fields: Fields): Paints {
  const under = groundUnder(ground, palette);
  const ofMark = palette.markInk === undefined ? palette : { ...palette, ink: palette.markInk };
  const placed =
    palette.ground !== undefined
      ? isPaper(palette)
        ? onLight(ofMark, fields)
        : onPlate(ofMark, palette.ground)
      : ground === 'dark'
        ? onDark(ofMark, fields)
        : onLight(ofMark, fields);
  const paints = { ...placed, ...lettersOn(ground, palette) };
  const readable = (hex: string | null, least: number): string | null => (hex !== null && contrast(hex, under) >= least ? hex : null);
  const isOnPaper = isPaper(palette);
  const third =
    palette.tertiary === undefined
      ? null
      : ground === 'dark' && !isOnPaper
        ? lifted(palette.tertiary, under, 0.6, palette)
        : palette.tertiary;
  const pure =
    isOnPaper || (palette.ground === undefined && ground === 'light') ? palette.primary : lifted(palette.primary, under, 0.6, palette);
  // Where the second colour writes the name, the first is what stands out from it.
  const accent = palette.accentAsked === true && palette.secondary === palette.ink ? pure : paints.accent;
  // Letters in colour are told from those in ink: a colour that writes the name already would not be seen in it.
  const tints = [accent, paints.primary, paints.secondary, third].filter((own) => own !== paints.ink);
  const first = (colours: readonly (string | null)[], least: number): string =>
    colours.map((own) => readable(own, least)).find((own) => own !== null) ?? paints.ink ?? under;
  const whole: Paints = {
    ...paints,
    accent,
    tint: first(tints, symbolContrast.light),
    ornament: first([third, accent], ornamentContrast(palette)),
    pure,
    ground: palette.ground ?? null,
    wash: washOn(under, palette),
    ...thingsOn(ground, palette, { ...paints, accent }),
    // What has a colour of its own is not accompanied by it.
    ...(palette.things ? { backing: null } : {}),
  };
  return palette.parts === undefined ? whole : { ...whole, ...partsOn(ground, palette, palette.parts, whole) };
}

/** A tint of a ground that colours stand on nearly as they do on the ground itself. */
function washOn(under: string, { primary, things }: PaletteDecision): string {
  const [own, { l }] = [fromHex(things?.[0] ?? primary), fromHex(under)];
  return toHex({ l: l > 0.6 ? l - 0.055 : l + 0.09, c: Math.min(0.035, own.c * 0.3), h: own.h });
}

/** The parts that were given a colour of their own. */
function partsOn(ground: Ground, palette: PaletteDecision, parts: PartColours, whole: Paints): Partial<Paints> {
  const { letters, picture, lines, tint, bare, legible } = parts;
  const under = groundUnder(ground, palette);
  const isAtNight = legible === true && ground === 'dark' && palette.ground === undefined;
  const least = isAtNight ? symbolContrast.dark + 0.1 : symbolContrast.light;
  const primary = isAtNight && picture !== undefined && !bare ? deepField(palette, picture, whole.primary) : whole.primary;
  const field = bare ? under : (primary ?? under);
  return {
    ...(letters === undefined ? {} : { ink: seenOn(under, letters, wordmarkContrast) }),
    ...(picture === undefined ? {} : { primary, glyph: seenOn(field, picture, least) }),
    ...(lines === undefined ? {} : { ornament: seenOn(under, lines, 1.35) }),
    ...(tint === undefined ? {} : { tint: seenOn(under, tint, least) }),
    ...(bare ? { primary: null, secondary: null } : {}),
  };
}

/** Under a picture that is lighter than its field, the field stays deep at night: the picture carries the mark. */
function deepField({ primary }: PaletteDecision, picture: string, lifted: string | null): string | null {
  const own = fromHex(primary);
  return fromHex(picture).l > own.l ? toHex({ ...own, l: Math.min(0.5, Math.max(0.42, own.l)) }) : lifted;
}
