/** The last answers of a pure function. */
class Answers<T> {
  #known = new Map<string, T>();

  constructor(private readonly most: number) {}

  /** The answer to `key`, worked out where it is not known. */
  get(key: string, work: () => T): T {
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const answer = work();
    // All are forgotten at once: what is kept for longer the collector of garbage moves, and an emptied map keeps its table.
    if (this.#known.size >= this.most) this.#known = new Map();
    this.#known.set(key, answer);
    return answer;
  }
}

/** A pure function of a text that remembers its last answers. */
export function remembered<T>(most: number, work: (key: string) => T): (key: string) => T {
  const answers = new Answers<T>(most);
  return (key) => answers.get(key, () => work(key));
}

/** Remembers the last answers that hang on an object, such as a pack or a palette, for as long as it lives. */
export function rememberedOf<T>(most: number): (owner: object, key: string, work: () => T) => T {
  const all = new WeakMap<object, Answers<T>>();
  return (owner, key, work) => {
    const answers = all.get(owner) ?? new Answers<T>(most);
    all.set(owner, answers);
    return answers.get(key, work);
  };
}

/** A pure function of an object that answers once for each, and remembers it for as long as the object lives. */
export function onceFor<Owner extends object, T>(work: (owner: Owner) => T): (owner: Owner) => T {
  const known = new WeakMap<Owner, { value: T }>();
  return (owner) => {
    const before = known.get(owner);
    if (before) return before.value;
    const value = work(owner);
    known.set(owner, { value });
    return value;
  };
}

/** A value that is worked out when it is first asked for. */
export function once<T>(work: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: work() }).value;
}
