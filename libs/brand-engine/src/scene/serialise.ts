import type { Paints } from './paints.js';
import { toData } from '../geometry/data.js';
import type { Part, Scene } from './scene.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** User text as it may stand in a title: one line, at most 60 characters, no control or direction characters. */
function safeTitle(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(clean)
    .slice(0, 60)
    .join('')
    .replace(/[&<>"']/g, (c) => entities[c] ?? '');
}

/** The largest SVG that leaves the engine, in bytes. */
export const largestSvg = 12 * 1024;
/** What is left for path data beside the markup, a title in any script and the colours. */
const dataBudget = largestSvg - 1024;
/** In hundredths of a unit. What needs them is a name so long that it is many hundred units wide. */
const coarserGrains = [5, 10, 20, 40, 80, 150];

interface DrawnPart {
  paint: Part['paint'];
  data: string;
}

const drawn = (parts: readonly Part[], grain: number): DrawnPart[] =>
  parts.filter(({ path }) => path.length > 0).map(({ path, paint }) => ({ paint, data: toData(path, grain) }));

const lengthOf = (parts: readonly DrawnPart[]): number => parts.reduce((sum, { data }) => sum + data.length, 0);

/** Every part is written, painted or not: another colour may paint it, and must leave the path data as it is. */
function group(parts: readonly DrawnPart[], paints: Paints): string {
  const paths = parts.map(({ paint, data }) => `<path fill="${paints[paint] ?? 'none'}" d="${data}"/>`).join('');
  return paths ? `<g>${paths}</g>` : '';
}

const decimal = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * Writes a scene as SVG with only `svg`, `g`, `path` and `title`; no text, style, reference or script can come out. A drawing that
 * would be too large is written on a coarser grid. That hangs on its geometry alone, so that another colour never moves a point.
 */
export function serialiser(scene: Scene): (paints: Paints) => string {
  const at = (grain: number) => ({ symbol: drawn(scene.symbol, grain), text: drawn(scene.text, grain) });
  let { symbol, text } = at(1);
  for (const grain of coarserGrains) {
    if (lengthOf(symbol) + lengthOf(text) <= dataBudget) break;
    ({ symbol, text } = at(grain));
  }
  return (paints) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${decimal(scene.width)} ${decimal(scene.height)}">` +
    `<title>${safeTitle(scene.title)}</title>${group(symbol, paints)}${group(text, paints)}</svg>`;
}
