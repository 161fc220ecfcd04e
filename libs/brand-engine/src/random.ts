/** A deterministic source of choices. */
export interface Stream {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  below(count: number): number;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
  /** All items, the heavier ones likely earlier: a weighted draw without replacement. */
  ordered<T>(items: readonly T[], weight: (item: T) => number): T[];
}

/** FNV-1a with a final avalanche, four times with different offsets: 128 bits from any text. */
function hash128(text: string): [number, number, number, number] {
  const lanes = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  return lanes.map((offset) => {
    let h = offset;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
    h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
    return (h ^ (h >>> 16)) >>> 0;
  }) as [number, number, number, number];
}

/**
 * The sub-stream `name` of `seed`. Each concern draws from its own stream, so that a choice added to one
 * never moves the choices of another.
 */
export function stream(seed: string, name: string): Stream {
  let [a, b, c, d] = hash128(`${seed}/${name}`);
  const next = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  const below = (count: number): number => Math.floor(next() * count);
  const self: Stream = {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
      return item;
    },
    shuffled: (items) => self.ordered(items, () => 1),
    ordered: (items, weight) =>
      items
        .map((item) => ({ item, key: Math.pow(next(), 1 / Math.max(weight(item), 1e-6)) }))
        .sort((x, y) => y.key - x.key)
        .map(({ item }) => item),
  };
  return self;
}
