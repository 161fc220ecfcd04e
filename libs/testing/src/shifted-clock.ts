import { fileURLToPath } from 'node:url';

/** Variables by which a process has a clock that is ahead of this machine's, or behind it: only its `Date` is another. */
export function withClockAhead(milliseconds: number): Record<string, string> {
  const preload = fileURLToPath(new URL('../dist/shift-clock.js', import.meta.url));
  return { NODE_OPTIONS: `--import=file://${preload}`, TEST_CLOCK_AHEAD_MS: String(milliseconds) };
}
