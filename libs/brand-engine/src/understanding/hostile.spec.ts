import { Brief } from '../brief.js';
import { UnsupportedPromptError } from '../unsupported-prompt.js';
import { Pack } from '../pack/pack.js';
import { parseRefinement } from '../refining/parsing/parse.js';
import { hostilePrompt } from './hostile.js';
import { createUnderstanding, type Understanding } from './index.js';

const drawableName = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}²³½¼¾ &'’.,+\-!?/@:·•°#*×$£€¥%=()¡¿ªº№<>_\\|~[\]]{1,90}$/u;

describe('hostile prompts', () => {
  let understanding: Understanding;
  let ordinary: number;
  beforeAll(async () => {
    understanding = await createUnderstanding(Pack.load().icons);
    ordinary = await leastCostOf(
      'A coffee roastery by the harbour, run by two sisters since 1998. A fox with a cup, in deep green, no gradients. ',
    );
  });

  // `npm run brand:hostile` sends ten thousand.
  it('end in a valid brief or a clear refusal, and refine without a crash', async () => {
    const brief = await understanding.understand('Northwind, a coffee roaster, blue with gold');
    let refused = 0;
    for (let run = 0; run < 300; run++) {
      const prompt = hostilePrompt(run);
      const result = await understanding.understand(prompt).catch((error: unknown) => error);
      if (result instanceof UnsupportedPromptError) refused++;
      else {
        const parsed = Brief.safeParse(result);
        if (!parsed.success || !drawableName.test(parsed.data.name))
          throw new Error(`Run ${run} failed on ${JSON.stringify(prompt)}: ${String(parsed.error ?? parsed.data.name)}`);
      }
      for (const clause of parseRefinement(prompt, { brief, understanding })) {
        for (const patch of clause.patches)
          if (patch.kind === 'rename' && !drawableName.test(patch.name))
            throw new Error(`Run ${run} renames to ${JSON.stringify(patch.name)}`);
      }
    }
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(150);
  });

  it.each([
    ['one letter', 'a'],
    ['quotes', '"'],
    ['single quotes', " '"],
    ['opening quotes', '„'],
    ['commas', 'a,'],
    ['negations', 'no not '],
    ['list negations', 'avoid a, '],
    ['colours', 'dark blue and '],
    ['capitals', 'Ab & '],
    ['calls', 'called '],
    ['hyphens', 'a-'],
    ['accents', '\u0301'],
    ['spaces', ' '],
    ['taglines', 'tagline is '],
    ['swaps', 'swap a for '],
    ['unknown words', 'qzxv '],
    ['marks', '.;:'],
    ['sizes', 'bigger text smaller icon '],
    ['changes', 'change the a '],
    ['locks', 'keep the '],
    ['renames', 'rename it '],
    ['clauses', 'bolder, sing, '],
  ])('two thousand characters of %s cost little more than sentences of that length', async (_, piece) => {
    // Reading whose cost grows with the square of the length exceeds this by far.
    const limit = 8 * ordinary;
    expect(await leastCostOf(piece, limit)).toBeLessThan(limit);
  });

  /** The first readings compile, and a busy machine slows some of the others: the cheapest tells what a text costs, or one below `enough`. */
  async function leastCostOf(piece: string, enough = 0): Promise<number> {
    let least = Infinity;
    for (let run = 0; run < 5 && least >= enough; run += 1) least = Math.min(least, await costOf(piece));
    return least;
  }

  /** The milliseconds of processor time that it takes to read 2,000 characters as a prompt and as a refinement. */
  async function costOf(piece: string): Promise<number> {
    const prompt = `x ${piece.repeat(2_000)}`.slice(0, 2_000);
    const brief = await understanding.understand('Northwind');
    const started = process.cpuUsage();
    await understanding.understand(prompt);
    parseRefinement(prompt, { brief, understanding });
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000;
  }
});
