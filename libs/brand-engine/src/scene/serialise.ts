import type { Paints } from '../colour/paints.js';
import { toData } from '../geometry/path.js';
import type { Part, Scene } from './scene.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** User text as it may stand in a title: one line, at most 60 characters, no control or direction characters. */
export function safeTitle(text: string): string {
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

function group(parts: readonly Part[], paints: Paints): string {
  const paths = parts
    .filter(({ path, paint }) => path.length > 0 && !(paint === 'backing' && paints.backing === null))
    .map(({ path, paint }) => `<path fill="${paints[paint] ?? 'none'}" d="${toData(path)}"/>`)
    .join('');
  return paths ? `<g>${paths}</g>` : '';
}

const decimal = (value: number): string => String(Math.round(value * 100) / 100);

/** The scene as SVG with only `svg`, `g`, `path` and `title`; no text, style, reference or script can come out. */
export function serialise(scene: Scene, paints: Paints): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${decimal(scene.width)} ${decimal(scene.height)}">` +
    `<title>${safeTitle(scene.title)}</title>${group(scene.symbol, paints)}${group(scene.text, paints)}</svg>`
  );
}
