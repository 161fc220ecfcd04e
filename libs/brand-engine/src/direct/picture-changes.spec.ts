import { createEngine, type Engine, type Identity } from '../engine.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const drawn = (prompt: string, seed: string): Promise<Identity> => engine.generate({ prompt, seed, watermark: false });
const refined = useRefining('s1', 's1');

it.each([
  ['Nightjar Bar, a bat hanging upside down, purple', 'over'],
  ['Corkscrew, a bottle lying on its side, red', 'aside'],
  ['Half Cinema, a whale cut off at the bottom, blue', 'cut-below'],
  ['Barber Dusk, a rabbit fading out to the right, green', 'fading-right'],
] as const)('a picture is changed as was asked, and that is told: %s', async (prompt, change) => {
  for (const seed of ['one', 'two', 'three']) {
    const identity = await drawn(prompt, seed);
    expect(identity.node.decisions.mark.changes).toEqual([change]);
    expect(outcomesOf(identity)).not.toContain('not_applied');
  }
});

it('who looks to a side is shown from the side, and looks there', async () => {
  for (const [side, mirrored] of [
    ['left', true],
    ['right', undefined],
  ] as const) {
    const { node, interpretation } = await drawn(`Rust Press, a fox facing ${side}`, 'one');
    expect(node.decisions.mark.icon).toBe('own-running-fox');
    expect(node.decisions.mark.mirrored).toBe(mirrored);
    expect(interpretation.clauses.every(({ outcome }) => outcome === 'applied')).toBe(true);
  }
});

it('what is the same in a mirror is told to be', async () => {
  const { interpretation } = await drawn('Hofladen Apfelblüte, a heart, mirrored', 'one');
  expect(interpretation.clauses.find(({ text }) => text.includes('mirrored'))?.outcome).toBe('not_applied');
});

it('a refinement turns a picture, and sets it upright again', async () => {
  const { after } = await refined('Tea room Ember, a kettle, blue', 'turn the kettle upside down');
  expect(after.node.decisions.mark.changes).toEqual(['over']);
  expect(outcomesOf(after)).toEqual(['applied']);
  const back = await engine.refine({ prompt: 'the right way up again', node: after.node, previous: null, seed: 's2', watermark: false });
  expect(back.node.decisions.mark.changes).toBeUndefined();
});

it.each([['the ears are cut off at the top'], ['the kettle looks upside down']])(
  'a complaint cuts or turns nothing: %s',
  async (change) => {
    const before = await drawn('Tea room Ember, a kettle, blue', 's1');
    const after = await engine
      .refine({ prompt: `${change}, and make it green`, node: before.node, previous: null, seed: 's1', watermark: false })
      .catch(() => before);
    expect(after.node.decisions.mark.changes).toBeUndefined();
  },
);
