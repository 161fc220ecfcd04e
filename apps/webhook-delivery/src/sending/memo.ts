const most = 1_000;

/**
 * Remembers what was made of recent inputs, as many as a busy replica meets. In two generations, so that nothing has to be moved when
 * an input comes again: those that did not come again while the younger one filled up are forgotten with the older.
 */
export function memo<T extends object | string>(make: (input: string) => T): (input: string) => T {
  let younger = new Map<string, T>();
  let older = new Map<string, T>();
  return (input) => {
    const known = younger.get(input);
    if (known !== undefined) return known;
    const value = older.get(input) ?? make(input);
    if (younger.size === most) [older, younger] = [younger, new Map<string, T>()];
    younger.set(input, value);
    return value;
  };
}
