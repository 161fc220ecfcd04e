import { architectureOf } from './direct/architecture.js';
import { createEngine, type Engine, type Identity } from './engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const six = (prompt: string, seed: string): Promise<Identity[]> => engine.variations({ prompt, seed, count: 6, watermark: false });
const distinct = (identities: readonly Identity[], of: (identity: Identity) => string): number => new Set(identities.map(of)).size;

describe.each(['Bookshop called Marginalia', 'Law firm Ada & Finch, elegant', 'Surf school Tidal with a whale'])(
  'six ideas for %s',
  (prompt) => {
    it('differ in architecture and in what is drawn', async () => {
      const ideas = await six(prompt, 'one');
      expect(ideas).toHaveLength(6);
      expect(distinct(ideas, ({ node }) => architectureOf(node.decisions))).toBe(6);
      expect(distinct(ideas, ({ assets }) => assets.logo_svg)).toBe(6);
    });

    it('look like one hand: one primary colour, at most three typefaces', async () => {
      const ideas = await six(prompt, 'one');
      expect(distinct(ideas, ({ assets }) => assets.primary_color)).toBe(1);
      expect(distinct(ideas, ({ assets }) => assets.font_family)).toBeLessThanOrEqual(3);
    });

    it('begin with what the same seed generates, and are the same each time', async () => {
      const [first] = await six(prompt, 'one');
      expect(first).toEqual(await engine.generate({ prompt, seed: 'one', watermark: false }));
      expect(await six(prompt, 'one')).toEqual(await six(prompt, 'one'));
    });
  },
);

it('another seed is another hand', async () => {
  const hands = await Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => six('Bookshop called Marginalia', seed)));
  const looks = hands.map((ideas) =>
    [ideas[0]?.assets.primary_color, [...new Set(ideas.map(({ assets }) => assets.font_family))].sort()].join(),
  );
  expect(new Set(looks).size).toBe(6);
});
