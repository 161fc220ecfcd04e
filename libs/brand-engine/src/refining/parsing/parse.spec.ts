import type { Brief } from '../../brief.js';
import { Pack } from '../../pack/pack.js';
import type { Patch } from '../../refinement.js';
import { createUnderstanding, type Understanding } from '../../understanding/index.js';
import { hueError, labelledChains, type ExpectedPatch } from '../../understanding/labelled.js';
import { parseRefinement } from './parse.js';

const isColour = (colour: Parameters<typeof hueError>[0], hex: string | undefined): boolean =>
  hex === undefined || hueError(colour, hex) <= 15;

/** True if the patch says all that the label says. */
function fits(patch: Patch, label: ExpectedPatch): boolean {
  if (patch.kind !== label.kind) return false;
  switch (patch.kind) {
    case 'set-colour':
      return patch.role === label.role && isColour(patch.colour, label.like);
    case 'swap-colour':
      return isColour(patch.from, label.from) && isColour(patch.to, label.to);
    case 'mood':
      return patch.axis === label.axis && Math.sign(patch.by) === label.sign;
    case 'symbol':
      return patch.term === label.term && patch.icons.length > 0;
    case 'constrain':
      return Object.entries(label.constraints ?? {}).every(
        ([key, value]) => patch.constraints[key as keyof typeof patch.constraints] === value,
      );
    case 'lock':
      return JSON.stringify(patch.fields) === JSON.stringify(label.fields);
    case 'shift-colour':
      return patch.by === label.by && patch.amount === label.amount;
    case 'few-colours':
      return true;
    case 'form':
      return patch.by === label.by;
    case 'rename':
      return patch.name === label.name;
    case 'descriptor':
      return patch.text === label.text;
    case 'try-another':
      return patch.field === label.field;
    case 'remove-thing':
      return patch.term === label.term;
    case 'lean-colour':
    case 'set-part':
    case 'colour-letters':
    case 'set-ground':
    case 'remove-colour':
    case 'letters':
    case 'lettering':
    case 'letter-picture':
    case 'take-form':
    case 'aside':
    case 'exchange-colours':
    case 'inverse':
    case 'mirror':
    case 'change-picture':
    case 'order':
    case 'arrange':
    case 'colour-only':
    case 'halfway':
    case 'lines':
    case 'small-part':
    case 'line-case':
    case 'hairline':
    case 'flush':
    case 'monochrome':
    case 'go-back':
    case 'beyond':
      return true;
  }
}

/** Every label has its patch and no other patch is left; a mood word may move more axes than the labelled one. */
function matches(patches: readonly Patch[], labels: readonly ExpectedPatch[]): boolean {
  const left = [...patches];
  for (const label of labels) {
    const at = left.findIndex((patch) => fits(patch, label));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.every((patch) => patch.kind === 'mood' && labels.some(({ kind }) => kind === 'mood'));
}

describe('reading a refinement', () => {
  let understanding: Understanding;
  let brief: Brief;
  const parse = (prompt: string, of = brief): ReturnType<typeof parseRefinement> => parseRefinement(prompt, { brief: of, understanding });
  beforeAll(async () => {
    understanding = await createUnderstanding(Pack.load().icons);
    brief = await understanding.understand('Coffee roaster Northwind, blue with red accents, a coffee cup');
  });

  it('gives the labelled patches for at least 95 % of the sentences of the corpus', async () => {
    const failed: string[] = [];
    let count = 0;
    const chains = labelledChains();
    for (const { prompt, steps } of chains) {
      const start = await understanding.understand(prompt);
      for (const { say, patches } of steps) {
        count++;
        if (
          !matches(
            parse(say, start).flatMap((clause) => clause.patches),
            patches,
          )
        )
          failed.push(say);
      }
    }
    console.log(`refinements: ${count - failed.length} of ${count} sentences in ${chains.length} chains give the labelled patches`);
    expect(chains.length).toBeGreaterThanOrEqual(60);
    expect(failed.length / count).toBeLessThanOrEqual(0.05);
  });

  it('parts clauses where each is understood by itself, and nowhere else', () => {
    const clauses = (prompt: string): string[] => parse(prompt).map(({ text }) => text);
    expect(clauses('bolder, rounder and in teal')).toEqual(['bolder', 'rounder', 'in teal']);
    expect(clauses('make it navy and gold')).toEqual(['make it navy and gold']);
    expect(clauses('keep the font and the icon but make it green')).toEqual(['keep the font and the icon', 'make it green']);
    expect(clauses('call it "Fish, Chips and Tea. Bold"')).toEqual(['call it "Fish, Chips and Tea. Bold"']);
  });

  it.each(['remove the hexagon', 'no circle', 'without a container', 'lose the frame', 'not in a circle', 'drop the background shape'])(
    'a ground that is refused is no ground at all: %s',
    (prompt) => {
      expect(parse(prompt).flatMap(({ patches }) => patches)).toEqual([{ kind: 'constrain', constraints: { container: 'none' } }]);
    },
  );

  it('records a clause that it does not understand, beside one that it does', () => {
    expect(parse('make it sing, and use a fox')).toEqual([
      { text: 'make it sing', patches: [] },
      { text: 'use a fox', patches: [{ kind: 'symbol', term: 'fox', icons: expect.arrayContaining(['own-fox']) as string[] }] },
    ]);
  });

  it.each([['rotate it by 45 degrees', 'Pictures stand upright.']])('tells that this cannot be done: %s', (prompt, reason) => {
    expect(parse(prompt).flatMap(({ patches }) => patches)).toEqual([{ kind: 'beyond', reason }]);
  });

  it('lays a ground under the mark', () => {
    expect(parse('make the background blue').flatMap(({ patches }) => patches)).toMatchObject([
      { kind: 'set-ground', colour: { words: 'blue' } },
    ]);
  });

  it('does not pretend to understand what is no word', () => {
    expect(parse('use a zxqvbn').flatMap(({ patches }) => patches)).toEqual([]);
  });

  it('does not turn a denial into its opposite', () => {
    expect(parse("don't make it red")[0]?.patches).not.toContainEqual(expect.objectContaining({ kind: 'set-colour' }));
    expect(parse("I don't like the icon")[0]?.patches).toEqual([{ kind: 'try-another', field: 'symbol' }]);
    expect(parse('not so serious')[0]?.patches).toEqual([expect.objectContaining({ kind: 'mood', axis: 'seriousPlayful' })]);
    expect(parse('no serifs')[0]?.patches).toEqual([{ kind: 'constrain', constraints: { typeClass: 'sans' } }]);
  });

  it('locks what the words mean in this identity', () => {
    expect(parse('keep the red')[0]?.patches).toEqual([{ kind: 'lock', fields: ['secondary'] }]);
    expect(parse('keep the cup')[0]?.patches).toEqual([{ kind: 'lock', fields: ['symbol'] }]);
  });

  it.each([
    ['not blue, green', 'blue', 'green'],
    ['green, not blue', 'blue', 'green'],
    ['green instead of blue', 'blue', 'green'],
    ['turn the blue into green', 'blue', 'green'],
  ])('reads "%s" as an exchange', (prompt, from, to) => {
    expect(parse(prompt).flatMap(({ patches }) => patches)).toEqual([
      {
        kind: 'swap-colour',
        from: expect.objectContaining({ words: from }) as object,
        to: expect.objectContaining({ words: to }) as object,
      },
    ]);
  });

  it('moves the colour that there is when a clause speaks of it', () => {
    expect(parse('the blue should be lighter')[0]?.patches).toMatchObject([
      { kind: 'shift-colour', by: 'lighter', amount: 1, of: { words: 'blue' } },
    ]);
  });

  it('takes a complaint for a wish to get away from it', () => {
    expect(parse("it's boring")[0]?.patches).toEqual(
      expect.arrayContaining([
        { kind: 'shift-colour', by: 'more-vivid', amount: 1 },
        { kind: 'mood', axis: 'seriousPlayful', by: 0.24 },
      ]),
    );
  });

  it('never leaves a prompt without a clause', () => {
    expect(parse('🦊')).toEqual([{ text: '🦊', patches: [] }]);
  });

  it('replaces the part of the name that is quoted', async () => {
    const withLine = await understanding.understand('"Northwind Coffee"');
    expect(parse('replace "Coffee" with "Roasters"', withLine)[0]?.patches).toEqual([{ kind: 'rename', name: 'Northwind Roasters' }]);
    expect(parse('change "Northwind" to "Southwind"', withLine)[0]?.patches).toEqual([{ kind: 'rename', name: 'Southwind Coffee' }]);
  });

  it('grades a wish by its adverb', () => {
    expect(parse('a bit darker')[0]?.patches).toEqual([{ kind: 'shift-colour', by: 'darker', amount: 0.5 }]);
    expect(parse('much darker')[0]?.patches).toEqual([{ kind: 'shift-colour', by: 'darker', amount: 1.5 }]);
  });
});
