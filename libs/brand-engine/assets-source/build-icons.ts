import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { measuredContainers } from '../dist/brief.js';
import { containerOf } from '../dist/families/container.js';
import { resolvedInPaper, unite } from '../dist/geometry/boolean.js';
import { parsePath } from '../dist/geometry/parse.js';
import { toData } from '../dist/geometry/data.js';
import { bounds, contours, fit, type Path, reversed } from '../dist/geometry/path.js';

import { failedGates, measureShapes } from '../dist/critics/gates.js';
import { legibilityOf, picture, sightOf } from '../dist/geometry/raster.js';
import { fewerCurves } from '../dist/geometry/simplify.js';
import { fluentCategories, fluentIds, isWanted, mapIds, mdiIds, phosphorCategories, tablerIds } from './icons.ts';

const require = createRequire(import.meta.url);
/** Package exports hide some of the data files: they are read by their place. */
const packageFile = (path: string): URL => new URL(`node_modules/${path}`, import.meta.url);
/** A symbol may have 120 commands, its container included. */
const mostCommands = 110;
const box = { x: 0, y: 0, width: 100, height: 100 };

interface Source {
  id: string;
  tags: string[];
  data: string[];
  line: string[] | null;
  set: string;
}

const dataOf = (svg: string): string[] =>
  [...svg.replace(/<(defs|mask|clipPath)[\s\S]*?<\/\1>/g, '').matchAll(/\sd="([^"]+)"/g)]
    .map((m) => m[1] ?? '')
    .filter((d) => d !== 'M0 0h24v24H0z');

async function phosphor(): Promise<Source[]> {
  const { icons } = (await import('@phosphor-icons/core')) as { icons: { name: string; tags: string[]; categories: string[] }[] };
  const svg = (name: string, style: string): string =>
    readFileSync(packageFile(`@phosphor-icons/core/assets/${style}/${name}-${style}.svg`), 'utf8');
  return icons
    .filter(({ name, categories }) => isWanted(name) && !categories.includes('brands') && categories.some((c) => phosphorCategories.has(c)))
    .map(({ name, tags }) => ({
      id: name,
      tags: tags.filter((t) => !t.startsWith('*')),
      data: dataOf(svg(name, 'fill')),
      line: dataOf(svg(name, 'bold')),
      set: 'phosphor',
    }));
}

const iconify = (set: string): Record<string, { body: string }> =>
  (JSON.parse(readFileSync(packageFile(`@iconify-json/${set}/icons.json`), 'utf8')) as { icons: Record<string, { body: string }> }).icons;

function fluent(): Source[] {
  const icons = iconify('fluent-emoji-high-contrast');
  const { categories } = JSON.parse(readFileSync(packageFile('@iconify-json/fluent-emoji-high-contrast/metadata.json'), 'utf8')) as {
    categories: Record<string, string[]>;
  };
  return Object.entries(fluentCategories).flatMap(([category, without]) =>
    (categories[category] ?? [])
      .filter((id) => isWanted(id) && !without.test(id) && icons[id])
      .map((id) => ({ id, tags: id.split('-'), data: dataOf(icons[id]?.body ?? ''), line: null, set: 'fluent' })),
  );
}

function tabler(): Source[] {
  const meta = JSON.parse(readFileSync(packageFile('@tabler/icons/icons.json'), 'utf8')) as Record<
    string,
    { tags: (string | number)[]; category: string }
  >;
  return tablerIds.flatMap((id) => {
    const entry = meta[id];
    if (!entry || entry.category === 'Brand') return [];
    try {
      const svg = readFileSync(packageFile(`@tabler/icons/icons/filled/${id}.svg`), 'utf8');
      return [{ id: id.replace(/-\d$/, ''), tags: entry.tags.map(String), data: dataOf(svg), line: null, set: 'tabler' }];
    } catch {
      return [];
    }
  });
}

/** Things that are found by their name only: what they are called is in `lexicon/drawings.txt`. */
function named(): Source[] {
  const source = (set: string, id: string, svg: string): Source => ({
    id: `${set}-${id}`,
    tags: id.split('-'),
    data: dataOf(svg),
    line: null,
    set,
  });
  const bodies = (set: string, from: string, ids: readonly string[]): Source[] => {
    const icons = iconify(from);
    return ids.map((id) => source(set, id, icons[id]?.body ?? ''));
  };
  return [
    ...bodies('fluent', 'fluent-emoji-high-contrast', fluentIds),
    ...mdiIds.map((id) => source('mdi', id, readFileSync(packageFile(`@mdi/svg/svg/${id}.svg`), 'utf8'))),
    ...bodies('temaki', 'temaki', mapIds.temaki),
    ...bodies('maki', 'maki', mapIds.maki),
  ];
}

/** Drawings of our own, for what the sets lack or draw so that it is taken for something else: their ids begin with "own-". */
function own(): Source[] {
  const folder = new URL('own-icons/', import.meta.url);
  const drawn = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return drawn.map((file) => {
    const name = file.replace(/\.svg$/, '');
    return { id: `own-${name}`, tags: name.split('-'), data: dataOf(readFileSync(new URL(file, folder), 'utf8')), line: null, set: 'own' };
  });
}

/** The signed area of a contour by its corner points: enough to tell outer contours from holes. */
function signedArea(path: Path): number {
  const points = path.flatMap((c) => (c[0] === 'Z' ? [] : [c.slice(-2) as [number, number]]));
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] as [number, number];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

const largestOf = (path: Path): Path => contours(path).reduce((a, b) => (Math.abs(signedArea(b)) > Math.abs(signedArea(a)) ? b : a));

function silhouetteOf(solid: Path): Path {
  const parts = contours(solid);
  const sign = Math.sign(signedArea(largestOf(solid)));
  const outer = parts.filter((p) => Math.sign(signedArea(p)) === sign);
  return outer.reduce<Path>((all, next) => (all.length === 0 ? next : unite(all, next)), []);
}

const extentOf = (path: Path): number => bounds(path).width * bounds(path).height;
const inkOf = (path: Path): number => sightOf(picture([path], box, 64)).coverage;

type Corner = readonly [number, number];
const cornersOf = (path: Path): Corner[] => path.flatMap((c) => (c[0] === 'Z' ? [] : [c.slice(-2) as [number, number]]));

/** Whether a ray from the point crosses the contour's corners an odd number of times. */
function encloses(contour: Path, [px, py]: Corner): boolean {
  const corners = cornersOf(contour);
  return corners.reduce((inside, [x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] as Corner;
    return y > py !== ny > py && px < x + ((nx - x) * (py - y)) / (ny - y) ? !inside : inside;
  }, false);
}

/**
 * A drawing in thin lines is turned inside out: its areas become solid and its lines the gaps between them, which reads
 * as a mark where the line drawing reads as an illustration. Without its outermost contours every hole is an area and
 * every island a hole, so turning the rest around is all it takes. A drawing that would lose a stem or a mane stays as it is.
 */
function asSolid(set: string, drawing: Path): Path {
  if (set === 'phosphor' || set === 'own' || inkOf(drawing) / inkOf(silhouetteOf(drawing)) >= 0.64) return drawing;
  const all = contours(drawing);
  const inner = all.filter((contour) => all.some((other) => other !== contour && encloses(other, cornersOf(contour)[0] as Corner)));
  const kept = inner.filter((c) => Math.abs(signedArea(c)) >= 5);
  if (kept.length === 0 || extentOf(kept.flat()) < 0.72 * extentOf(drawing)) return drawing;
  const turned = fit(reversed(kept.flat()), box);
  return inkOf(turned) >= 0.2 ? turned : drawing;
}

interface PathKit {
  FromSVGString(d: string): PathKitPath;
  StrokeJoin: { ROUND: unknown };
  StrokeCap: { ROUND: unknown };
  PathOp: { UNION: unknown };
}
interface PathKitPath {
  copy(): PathKitPath;
  stroke(options: object): PathKitPath;
  op(other: PathKitPath, op: unknown): PathKitPath;
  simplify(): PathKitPath;
  toSVGString(): string;
  delete(): void;
}

/** Given the bytes, because the package would fetch a file path as if it were a URL. */
function loadPathKit(): Promise<PathKit> {
  const init = require('pathkit-wasm/bin/pathkit.js') as (options: object) => Promise<PathKit>;
  return init({ wasmBinary: readFileSync(packageFile('pathkit-wasm/bin/pathkit.wasm')) });
}

function grown(kit: PathKit, path: Path, by: number): Path {
  const base = kit.FromSVGString(toData(path));
  const edge = base.copy().stroke({ width: by * 2, join: kit.StrokeJoin.ROUND, cap: kit.StrokeCap.ROUND });
  base.op(edge, kit.PathOp.UNION);
  const around = parsePath(base.toSVGString());
  base.delete();
  edge.delete();
  return resolvedInPaper(around);
}

/** Whether a drawing passes the gates without a ground, wherever it is placed. */
function standsAlone(path: Path): boolean {
  const { centroidOffset: _, ...figures } = measureShapes({ parts: [{ path, paint: 'primary' }], hasField: false });
  return failedGates(figures).length === 0;
}

/** A drawing that is too fine to stand alone, in lines as heavy as it takes; null where none are needed or none help. */
function heavier(kit: PathKit, solid: Path): Path | null {
  if (standsAlone(solid)) return null;
  const tried = [1.5, 2.5, 3.5].map((by) => fit(fewerCurves(grown(kit, solid, by), 0.3), box));
  return tried.find(standsAlone) ?? null;
}

/** Legibility of the solid drawing when it is cut out of a container, by the same measure as the gates. */
function scoreIn(container: (typeof measuredContainers)[number], solid: Path): number {
  if (container === 'none') return legibilityOf(picture([solid], bounds(solid), 128)).at16;
  const { outline, inner } = containerOf(container, { roundness: 0 });
  return legibilityOf(picture([[...outline, ...fitReversed(solid, inner)]], bounds(outline), 128)).at16;
}

function fitReversed(solid: Path, inner: typeof box): Path {
  const placed = fit(solid, inner);
  return signedArea(largestOf(placed)) > 0 ? reversed(placed) : placed;
}

/** Fewer curves where nobody sees it; if that is not enough the smallest contours go, a little more each time. */
function simplified(path: Path): Path {
  let kept = path;
  for (const [tolerance, least] of [
    [0.15, 0],
    [0.4, 0],
    [0.5, 4],
    [0.6, 10],
    [0.7, 18],
  ] as const) {
    kept = fewerCurves(
      contours(path)
        .filter((c) => Math.abs(signedArea(c)) >= least)
        .flat(),
      tolerance,
    );
    if (kept.length <= mostCommands) break;
  }
  return kept;
}

/** Writes the icons that are simple and clear enough, and returns how many each set gave. */
export async function buildIcons(out: URL): Promise<Record<string, number>> {
  const kit = await loadPathKit();
  const counts: Record<string, number> = {};
  const entries = new Map<string, object>();
  for (const source of [...(await phosphor()), ...fluent(), ...tabler(), ...named(), ...own()]) {
    if (entries.has(source.id) || source.data.length === 0) continue;
    const solid = simplified(asSolid(source.set, fit(resolvedInPaper(source.data.flatMap(parsePath)), box)));
    const { coverage, components } = sightOf(picture([solid], box, 128));
    if (solid.length > mostCommands || solid.length < 4 || coverage < 0.16 || components > 7) continue;
    const scores = Object.fromEntries(measuredContainers.map((c) => [c, Math.round(scoreIn(c, solid) * 1000) / 1000]));
    if ((scores['none'] ?? 0) < 0.55 || Math.max(...Object.values(scores)) < 0.78) continue;
    const silhouette = silhouetteOf(solid);
    const bold = heavier(kit, solid);
    const line = source.line ? simplified(fit(resolvedInPaper(source.line.flatMap(parsePath)), box)) : null;
    entries.set(source.id, {
      id: source.id,
      tags: [...new Set(source.tags.map((t) => t.toLowerCase()))],
      solid: toData(solid),
      silhouette: toData(silhouette),
      halo: toData(silhouetteOf(grown(kit, silhouette, 6))),
      line: line && line.length <= mostCommands ? toData(line) : null,
      bold: bold && toData(bold),
      scores,
    });
    counts[source.set] = (counts[source.set] ?? 0) + 1;
  }
  const sorted = [...entries.keys()].sort().map((id) => JSON.stringify(entries.get(id)));
  writeFileSync(new URL('icons.json', out), `[\n${sorted.join(',\n')}\n]\n`);
  return counts;
}
