import { Brief } from '../brief.js';
import { UnsupportedPromptError } from '../engine.js';
import { Pack } from '../pack/pack.js';
import { stream } from '../random.js';
import { parseRefinement } from '../refining/parse.js';
import { createUnderstanding, type Understanding } from './index.js';

const pieces = [
  ...[
    '<svg onload=alert(1)>',
    '</title><script>',
    '&lt;',
    ']]>',
    '${name}',
    '{{x}}',
    '%00',
    '../../',
    "'; DROP TABLE",
    '\\u0000',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...[
    '\u0000',
    '\u202e',
    '\u2066',
    '\u200b',
    '\ufeff',
    '\ud800',
    '\udc00',
    '\uffff',
    '\u0301\u0301\u0301',
    '\ue000',
    '\u2028',
    '\r\n',
    '\t',
  ],
  ...['🦊', '👩‍👩‍👧‍👦', '1️⃣', '咖啡', 'кофе', 'ﷺ', 'ﬁ', 'İ', 'ß', 'Ｆ', 'Ǆ', 'Å', 'ạ', 'ᴀ', 'ⓐ', '½', '²'],
  ...[
    '"',
    "'",
    '“',
    '„',
    '«',
    '`',
    '(',
    '[',
    '{',
    '\\',
    '/',
    '.',
    ',',
    ';',
    ':',
    '-',
    '—',
    '&',
    '#',
    '#fff',
    '#12',
    '#zzzzzz',
    '@',
    '$',
    '*',
    '+',
    '?',
    '!',
    '  ',
  ],
  ...[
    'called',
    'named',
    'name:',
    'no',
    'not',
    'not too',
    'without',
    'avoid',
    'and',
    'or',
    'with',
    'for',
    'in',
    'The',
    'swap',
    'keep',
    'rename to',
    'tagline',
    'make it',
    'use a',
    'instead of',
    'go back',
  ],
  ...[
    'Northwind',
    'coffee',
    'blue',
    'earthy',
    'gold',
    'playful',
    'serif',
    'badge',
    'fox',
    'A',
    'b',
    '7',
    'VoltCycle',
    "O'Neil",
    'aaaaaaaaaaaaaaaa',
    'AAAA',
    'x-y-z-w',
  ],
];

function hostilePrompt(run: number): string {
  const draw = stream('hostile', String(run));
  const length = draw.next() < 0.02 ? 600 : 1 + draw.below(24);
  const glue = draw.pick(['', ' ', ' ', ', ']);
  return Array.from({ length }, () => (draw.next() < 0.05 ? draw.pick(pieces).repeat(1 + draw.below(40)) : draw.pick(pieces)))
    .join(glue)
    .slice(0, 2_000);
}

const drawableName = /^[\p{Script=Latin}\p{Nd} &'’.,+\-!?/@:·•°]{1,60}$/u;

describe('hostile prompts', () => {
  let understanding: Understanding;
  beforeAll(async () => {
    understanding = await createUnderstanding(Pack.load().icons);
  });

  it('10,000 of them end in a valid brief or a clear refusal, and refine without a crash', async () => {
    const brief = await understanding.understand('Northwind, a coffee roaster, blue with gold');
    let refused = 0;
    for (let run = 0; run < 10_000; run++) {
      const prompt = hostilePrompt(run);
      const result = await understanding.understand(prompt).catch((error: unknown) => error);
      if (result instanceof UnsupportedPromptError) refused++;
      else {
        const parsed = Brief.safeParse(result);
        if (!parsed.success || !drawableName.test(parsed.data.name))
          throw new Error(`Run ${run} failed on ${JSON.stringify(prompt)}: ${String(parsed.error ?? parsed.data.name)}`);
      }
      for (const clause of parseRefinement(prompt, { brief, findIcons: (term) => understanding.findIcons(term) })) {
        for (const patch of clause.patches)
          if (patch.kind === 'rename' && !drawableName.test(patch.name))
            throw new Error(`Run ${run} renames to ${JSON.stringify(patch.name)}`);
      }
    }
    console.log(`10,000 hostile prompts: ${refused} refused as unsupported, the others understood`);
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(5_000);
  }, 600_000);

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
  ])('two thousand characters of %s take milliseconds', async (_, piece) => {
    const prompt = `x ${piece.repeat(2_000)}`.slice(0, 2_000);
    const brief = await understanding.understand('Northwind');
    const read = async (): Promise<void> => {
      await understanding.understand(prompt);
      parseRefinement(prompt, { brief, findIcons: (term) => understanding.findIcons(term) });
    };
    await read();
    const started = process.cpuUsage();
    await read();
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1_000).toBeLessThan(250);
  });
});
