const longName = 14;

/** Words that a line does not end with; nodes that are older than `lines` know only the first four. */
const few = /(^|\s)(&|and|of|the)$/i;
const many = /(^|\s)(&|and|of|the|for|und|der|die|das|für|von|et|de|du|la|le|des|y|del|e|di|da|do|og|och|и|та|και)$/iu;

/** How uneven lines are, and how badly they end. */
function unevenness(lines: readonly string[], leading: RegExp): number {
  const lengths = lines.map((line) => line.length);
  return Math.max(...lengths) - Math.min(...lengths) + lines.slice(0, -1).filter((line) => leading.test(line)).length * 4;
}

/** Every way to put words on a number of lines. */
export function splits(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, i) => splits(words.slice(i + 1), count - 1).map((rest) => [words.slice(0, i + 1).join(' '), ...rest]));
}

/** A long name of several words breaks where its lines come out most even. */
export function breakName(name: string, lines?: number): string[] {
  const words = name.split(' ').filter(Boolean);
  if (Array.from(name).length <= longName || words.length < 2) return [name];
  const ways = splits(words, Math.min(lines ?? 2, words.length));
  const leading = lines === undefined ? few : many;
  return ways.reduce((best, way) => (unevenness(way, leading) < unevenness(best, leading) ? way : best));
}

/** How a name is set on lines: as it was asked for, or as its length wants it. */
export interface LinesOfName {
  lines?: number | undefined;
  broken?: number | undefined;
  /** The lines that were chosen for a name; another name breaks by its length. */
  phrases?: readonly string[] | undefined;
}

/** The words of a name on the lines that were chosen for it, in whichever case; null where it is another name. */
function onPhrases(words: readonly string[], phrases: readonly string[]): string[] | null {
  if (phrases.join(' ').toUpperCase() !== words.join(' ').toUpperCase()) return null;
  let at = 0;
  return phrases.map((phrase) => words.slice(at, (at += phrase.split(' ').length)).join(' '));
}

/** The lines of a name; one that was asked to break does so however short it is. */
export function nameLines(name: string, { lines, broken, phrases }: LinesOfName): string[] {
  const words = name.split(' ').filter(Boolean);
  if (broken === undefined) return (phrases && onPhrases(words, phrases)) ?? breakName(name, lines);
  return splits(words, Math.min(broken, words.length)).reduce((best, way) => (unevenness(way, many) < unevenness(best, many) ? way : best));
}

/** How many lines a name wants: a line of more than some twenty letters is too long to stand beside a symbol. */
export const linesFor = (name: string): number => Math.min(4, Math.max(2, Math.ceil(Array.from(name).length / 20)));
