/** One check and its result. */
export interface Check {
  gate: Gate;
  /** The prompt, or the pair of prompts, that was looked at. */
  subject: string;
  passed: boolean;
  /** The observed value, for the list of misses. */
  seen?: string;
}

/** The share of its checks that each gate has to pass. */
export const requiredRates = {
  safety: 1,
  determinism: 1,
  'hard constraints': 1,
  'all seven assets': 1,
  'wordmark contrast': 0.95,
  'symbol contrast': 0.95,
  'secondary contrast': 0.95,
  'asked accent shown': 0.95,
  'legible at 16 px': 0.95,
  'legible at 32 px': 0.95,
  'ink coverage': 0.95,
  'centre of gravity': 0.95,
  components: 0.95,
  'path commands': 0.95,
  'named colours seen': 1,
  'never two alike': 1,
  'median distance': 1,
  temperament: 1,
  'twelve seeds': 0.95,
  'twelve seeds elsewhere': 0.95,
  'six architectures': 0.95,
  'a disc at a letter': 1,
  'icon relevance': 0.85,
  'colour hue': 0.95,
  'expected changes': 0.95,
  'all else stays': 0.95,
  'colour keeps paths': 1,
  'refined gates': 0.95,
  'chains of ten': 0.95,
} as const;
export type Gate = keyof typeof requiredRates;

export interface GateResult {
  gate: Gate;
  passed: number;
  of: number;
  rate: number;
  required: number;
  misses: Check[];
}

/** Every gate that was checked, with its pass rate and its misses. */
export function summarise(checks: readonly Check[]): GateResult[] {
  const byGate = Object.groupBy(checks, ({ gate }) => gate);
  return (Object.keys(requiredRates) as Gate[]).flatMap((gate) => {
    const all = byGate[gate] ?? [];
    if (all.length === 0) return [];
    const misses = all.filter(({ passed }) => !passed);
    const passed = all.length - misses.length;
    return [{ gate, passed, of: all.length, rate: passed / all.length, required: requiredRates[gate], misses }];
  });
}

export const isMissed = ({ rate, required }: GateResult): boolean => rate < required;
