import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { MarkDecision } from '../decisions.js';
import { parsePath } from '../geometry/parse.js';
import type { Path } from '../geometry/path.js';
import { Typeface } from './typeface.js';
import type { FontEntry, IconEntry, WeightMetrics } from './types.js';

/** Where the bytes of each subset lie in a family's file. */
interface FontFile extends FontEntry {
  subsets: { weight: number; subset: string; offset: number; length: number }[];
}

/** The drawings that there are of an icon. */
export type DrawingKind = Exclude<keyof IconEntry, 'id' | 'tags' | 'scores'>;

interface Manifest {
  hash: string;
}

let carried: Pack | undefined;

/** The committed assets: fonts and icons, read once; faces are opened when they are first drawn with, or all before. */
export class Pack {
  private readonly typefaces = new Map<string, Typeface>();
  private readonly drawings = new Map<string, Path>();
  private readonly fontsById: Map<string, FontFile>;
  private readonly iconsById: Map<string, IconEntry>;

  private readonly folder: URL;
  /** Names the exact content; stored with every identity. */
  readonly hash: string;
  readonly fonts: readonly FontEntry[];
  readonly icons: readonly IconEntry[];

  private constructor(folder: URL, hash: string, fonts: readonly FontFile[], icons: readonly IconEntry[]) {
    this.folder = folder;
    this.hash = hash;
    this.fonts = fonts;
    this.icons = icons;
    this.fontsById = new Map(fonts.map((font) => [font.id, font]));
    this.iconsById = new Map(icons.map((icon) => [icon.id, icon]));
  }

  /** The pack that is committed beside the sources. It is read once, and what one engine of a thread has opened serves the others. */
  static load(): Pack {
    return (carried ??= Pack.read(new URL('../../assets/', import.meta.url)));
  }

  private static read(folder: URL): Pack {
    const json = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    return new Pack(folder, (json('manifest.json') as Manifest).hash, json('fonts.json') as FontFile[], json('icons.json') as IconEntry[]);
  }

  font(id: string): FontEntry {
    return this.fontFile(id);
  }

  private fontFile(id: string): FontFile {
    const font = this.fontsById.get(id);
    if (!font) throw new Error(`The assets pack has no font "${id}".`);
    return font;
  }

  icon(id: string): IconEntry | undefined {
    return this.iconsById.get(id);
  }

  /** A drawing of an icon in the 100-unit box; the solid one where it has no line drawing or needs no bold one. */
  drawing(id: string, kind: DrawingKind): Path {
    const key = `${id}/${kind}`;
    const known = this.drawings.get(key);
    if (known) return known;
    const icon = this.iconsById.get(id);
    if (!icon) throw new Error(`The assets pack has no icon "${id}".`);
    const path = parsePath(icon[kind] ?? icon.solid);
    this.drawings.set(key, path);
    return path;
  }

  /** The same pack with its pictures drawn another way. */
  redrawn(draw: (id: string, kind: DrawingKind) => Path): Pack {
    const other = Object.create(this) as Pack;
    other.drawing = draw;
    return other;
  }

  /** Whether a picture is too fine to stand without a ground, and loses gaps in heavier lines. */
  isFine(id: string): boolean {
    const icon = this.iconsById.get(id);
    const gaps = (data: string): number => data.split('M').length;
    return icon?.bold != null && gaps(icon.bold) < gaps(icon.solid);
  }

  /** The drawing that stands without a ground: the heavier one, unless the mark is faithful and a gap would be closed. */
  bareDrawing(id: string, { faithful }: Pick<MarkDecision, 'faithful'>): Path {
    return this.drawing(id, faithful === true && this.isFine(id) ? 'solid' : 'bold');
  }

  /** The drawable weight nearest to the one asked for. */
  metrics(id: string, weight: number): WeightMetrics {
    const [first, ...rest] = this.font(id).drawn;
    if (!first) throw new Error(`The font "${id}" has no drawn weight.`);
    return rest.reduce((best, m) => (Math.abs(m.weight - weight) < Math.abs(best.weight - weight) ? m : best), first);
  }

  /** Opens every face for Latin letters, so that no identity has to wait for one: a millisecond each, and some 130 KB. */
  openFaces(): void {
    for (const { id, drawn, scripts } of this.fonts)
      if (scripts.includes('latin')) for (const { weight } of drawn) this.typeface(id, weight);
  }

  typeface(id: string, weight: number): Typeface {
    const drawn = this.metrics(id, weight).weight;
    const key = `${id}/${drawn}`;
    let face = this.typefaces.get(key);
    if (!face) {
      face = new Typeface(this.subsets(id, drawn).map(({ open }) => open));
      this.typefaces.set(key, face);
    }
    return face;
  }

  /** The drawable weight nearest to the one asked for as OpenType files, one for each range of characters. */
  faceFiles(id: string, weight: number): { subset: string; bytes: Uint8Array }[] {
    return this.subsets(id, this.metrics(id, weight).weight).map(({ subset, open }) => ({ subset, bytes: open() }));
  }

  /** Whose font it is, what was changed about it, and the licence under which it may be passed on. */
  licence(id: string): string {
    const notice = this.notice(id);
    const [, licence] = /^.+?: ([\w.-]+)\. /.exec(notice) ?? [];
    if (licence === undefined) throw new Error(`The assets pack names no licence of the font "${id}".`);
    const changes = 'Changed: split into files by range of characters, hinting removed.';
    return `${notice}\n${changes}\n\n${this.read(`licences/${licence}.txt`)}`;
  }

  /** Family, licence and copyright of a font, in one line. */
  notice(id: string): string {
    const { family } = this.font(id);
    const notice = this.read('NOTICES.txt')
      .split('\n')
      .find((line) => line.startsWith(`- ${family}: `));
    if (notice === undefined) throw new Error(`The assets pack has no notice of the font "${id}".`);
    return notice.slice(2);
  }

  /** Whether the authors keep the family's name for files that they made: ours are changed, and may not be passed on under it (OFL 1.1, 3). */
  hasReservedName(id: string): boolean {
    const [, reserved] = /reserved font names?\s+["']?(\w+)/i.exec(this.notice(id)) ?? [];
    return reserved === this.font(id).family.split(' ')[0];
  }

  private read(name: string): string {
    return readFileSync(new URL(name, this.folder), 'utf8');
  }

  private subsets(id: string, weight: number): { subset: string; open: () => Uint8Array }[] {
    const file = new URL(`fonts/${id}.bin`, this.folder);
    return this.fontFile(id)
      .subsets.filter((subset) => subset.weight === weight)
      .map(({ subset, offset, length }) => ({ subset, open: () => brotliDecompressSync(part(file, offset, length)) }));
  }
}

function part(file: URL, offset: number, length: number): Uint8Array {
  const bytes = Buffer.alloc(length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, bytes, 0, length, offset);
  } finally {
    closeSync(handle);
  }
  return bytes;
}
