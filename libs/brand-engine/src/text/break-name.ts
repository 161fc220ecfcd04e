const longName = 14;

/** A long name of several words breaks where its halves come out most even. */
export function breakName(name: string): string[] {
  const words = name.split(' ').filter(Boolean);
  if (Array.from(name).length <= longName || words.length < 2) return [name];
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const evenness = ([a = '', b = '']: string[]): number => Math.abs(a.length - b.length) + (/(^|\s)(&|and|of|the)$/i.test(a) ? 4 : 0);
  return splits.reduce((best, split) => (evenness(split) < evenness(best) ? split : best));
}
