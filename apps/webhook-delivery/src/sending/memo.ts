const most = 1_000;

/** Remembers what was made of recent inputs, as many as a busy replica meets; the one not used for longest goes first. */
export function memo<T>(make: (input: string) => T): (input: string) => T {
  const recent = new Map<string, T>();
  return (input) => {
    const known = recent.get(input);
    const value = known ?? make(input);
    if (known !== undefined) recent.delete(input);
    recent.set(input, value);
    const [oldest] = recent.keys();
    if (recent.size > most && oldest !== undefined) recent.delete(oldest);
    return value;
  };
}
