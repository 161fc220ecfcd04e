import type { Brief } from '../brief.js';
import { isBright } from '../colour/paints.js';
import { choosePalette } from '../colour/palette.js';
import type { Container, Decisions, LayoutDecision, MarkDecision, PaletteDecision, TypeDecision } from '../decisions.js';
import type { Family, SymbolFamily } from '../families/family.js';
import { fallbackFamily, families } from '../families/index.js';
import type { Pack } from '../pack/pack.js';
import { stream } from '../random.js';
import { chooseType } from './typography.js';

/** The first letters or digits of the name's words, in capitals. */
export function initialsOf(name: string, count: 1 | 2): string {
  const words = name.split(/[\s&\-–+.']+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const humps = words.length === 1 ? (words[0] ?? '').split(/(?<=\p{Ll})(?=\p{Lu})/u) : words;
  const letters = humps.map((word) => Array.from(word)[0] ?? '').join('');
  const first = letters || (Array.from(name).find((c) => /[\p{L}\p{N}]/u.test(c)) ?? Array.from(name)[0] ?? 'A');
  return Array.from(first.toUpperCase().replace('SS', 'S')).slice(0, count).join('');
}

/** Hard constraints filter ideas; they never merely weigh. */
export function allowed(family: Family, brief: Brief): boolean {
  const { symbol, noIcon, noText, container, layout } = brief.constraints;
  if (noText && (family.kind === 'wordmark' || family.kind === 'badge')) return false;
  if (noIcon && family.kind !== 'wordmark' && family.kind !== 'monogram') return false;
  if (symbol !== 'any' && family.kind !== symbol) return false;
  if (layout === 'badge' && symbol === 'any' && family.kind !== 'badge') return false;
  if (family.kind === 'icon' && brief.icons.length === 0) return false;
  if ((layout === 'row' || layout === 'stack') && symbol === 'any' && (family.kind === 'wordmark' || family.kind === 'badge')) return false;
  if (container !== 'any' && container !== 'none' && family.kind !== 'wordmark' && family.kind !== 'badge')
    return family.containers.includes(container);
  return true;
}

function chooseLayout(brief: Brief, family: Family, seed: string): LayoutDecision {
  const random = stream(seed, 'layout');
  const scale = Math.round(random.between(0.96, 1.06) * 100) / 100;
  const { layout, noText } = brief.constraints;
  if (noText) return { kind: 'symbol', symbolScale: 1 };
  if (family.kind === 'wordmark') return { kind: 'wordmark', symbolScale: 1 };
  if (family.kind === 'badge') return { kind: 'badge', symbolScale: 1 };
  if (layout === 'row' || layout === 'stack') return { kind: layout, symbolScale: scale };
  const short = Array.from(brief.name).length <= 10;
  return { kind: random.next() < (short ? 0.36 : 0.28) ? 'stack' : 'row', symbolScale: scale };
}

/** Enough numbers for any family to read its proportions from. */
function proportions(seed: string, family: string): Record<string, number> {
  const random = stream(seed, `mark/${family}`);
  return Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, Math.round(random.next() * 1000) / 1000]));
}

function chooseContainer(family: SymbolFamily, brief: Brief, bright: boolean, seed: string): Container {
  const asked = brief.constraints.container;
  if (asked !== 'any' && family.containers.includes(asked)) return asked;
  const open = bright ? family.containers.filter((c) => c !== 'none') : family.containers;
  const sharp = brief.personality.softSharp;
  const leaning: Partial<Record<Container, number>> = {
    none: 12,
    circle: 1.6 - 0.8 * sharp,
    squircle: 1.5 - 0.4 * sharp,
    square: 0.8 + 0.6 * sharp,
    hexagon: 0.5 + 0.5 * brief.personality.organicTechnical,
    diamond: 0.4 + 0.4 * sharp,
    shield: /secur|insur|law|school|guard|protect/.test(brief.industry ?? '') ? 1.2 : 0.25,
    arch: 0.6 - 0.3 * brief.personality.organicTechnical,
    drop: 0.7 - 0.3 * sharp,
  };
  return stream(seed, `container/${family.id}`).ordered(open, (c) => Math.max(0.05, leaning[c] ?? 0.5))[0] ?? 'none';
}

function chooseMark(family: Family, device: string, brief: Brief, bright: boolean, seed: string): MarkDecision {
  const isSymbol = family.kind !== 'wordmark' && family.kind !== 'badge';
  const needsIcon = family.kind === 'badge' ? family.needsIcon : isSymbol && family.needsIcon;
  const count = isSymbol ? family.letters : 1;
  return {
    family: family.id,
    device,
    icon: needsIcon ? chooseIcon(brief, seed) : null,
    letters: count === 0 ? '' : initialsOf(brief.name, count),
    container: isSymbol ? chooseContainer(family, brief, bright, seed) : 'none',
    params: proportions(seed, family.id),
    weight: 0,
    roundness: 0,
    detail: 0,
  };
}

/** The best icon, or one nearly as good. */
function chooseIcon(brief: Brief, seed: string): string | null {
  const best = brief.icons[0]?.score ?? 0;
  const near = brief.icons.slice(0, 4).filter(({ score }) => score >= best * 0.8);
  return stream(seed, 'icon').ordered(near, ({ score }) => 1 + 4 * (score / best))[0]?.id ?? null;
}

function settle(brief: Brief, family: Family, device: string, type: TypeDecision, palette: PaletteDecision, seed: string): Decisions {
  const { noText } = brief.constraints;
  return {
    name: brief.name,
    descriptor: noText ? null : brief.descriptor,
    mark: chooseMark(family, device, brief, isBright(palette.primary), seed),
    type,
    layout: chooseLayout(brief, family, seed),
    palette,
  };
}

/** Whether a family can put a bright colour under its glyph. */
const carriesField = (family: Family): boolean => family.kind === 'badge' || (family.kind !== 'wordmark' && family.containers.length > 0);

/** Candidates in the order in which they should be tried; the last one always stands. Null when no font has the characters. */
export function* direct(brief: Brief, styleSeed: string, pack: Pack): Generator<Decisions, void> {
  // The name takes part, so that one seed does not give two brands the same idea.
  const seed = `${styleSeed}/${brief.name}`;
  const type = chooseType(brief, pack, { font: stream(seed, 'font'), setting: stream(seed, 'setting') });
  if (!type) return;
  const palette = choosePalette(brief, stream(seed, 'palette'));
  const bright = isBright(palette.primary);
  const open = families.filter((family) => allowed(family, brief));
  const ordered = stream(seed, 'family').ordered(
    open,
    (family) => Math.max(0.02, family.suits(brief)) * (bright && !carriesField(family) ? 0.15 : 1),
  );
  for (const family of ordered.slice(0, 6)) {
    for (const device of stream(seed, `device/${family.id}`).shuffled(family.devices).slice(0, 2)) {
      if (family.kind === 'wordmark' && !family.works(device, brief.name)) continue;
      yield settle(brief, family, device, type, palette, seed);
    }
  }
  yield settle(brief, fallbackFamily, 'knockout', type, palette, seed);
}
