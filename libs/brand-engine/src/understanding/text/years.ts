import type { Token } from './text.js';

export const yearToken = /^(?:1[0-9]\d\d|20[0-4]\d)$/;

/** Two years with a dash between them, which tell how long something has lasted: "1525–2025". */
export interface Years {
  first: string;
  last: string;
  /** Behind the last word of theirs. */
  to: number;
}

/** The two years that begin at a word. */
export function yearsAt(tokens: readonly Token[], at: number): Years | undefined {
  const [token, next] = tokens.slice(at, at + 2);
  const [whole, tail] = token?.own.split(/[-–—]/) ?? [];
  const isParted = next !== undefined && /^\s*[-–—]\s*$/.test(token?.gap ?? '');
  const [first = '', last = ''] = isParted ? [token?.own, next.own] : [whole, tail];
  return yearToken.test(first) && yearToken.test(last) && first < last ? { first, last, to: at + (isParted ? 2 : 1) } : undefined;
}
