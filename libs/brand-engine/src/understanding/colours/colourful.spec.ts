import { hueDistance, fromHex } from '../../colour/oklch.js';
import { createEngine } from '../../engine.js';

const engine = await createEngine();

it.each([
  ['Community choir Larkfield, a bird, colourful', true],
  ['Preschool Splashwell, bright primary colours', true],
  ['Science club Fizzwick, a flask, lots of colour', true],
  ['Kita Wolke, bunt, ein Schmetterling', true],
  ['Kita Wolke, bunt und fröhlich', true],
  ['Spielzeugladen Purzel, knallige Farben', true],
  ['Crèche Les Pieds Nus, doux, coloré', true],
  ['Gelateria Polo Sud, Bologna. Allegra e colorata!', true],
  ['Førskole Regnbuen, fargerik', true],
  ['Taco truck La Chispita, loud colors', true],
  ["Kinderopvang 'De Knikkerbaan', felle kleuren", true],
  ['Kita Wolke, eine kräftige Farbe', undefined],
  ['Pet groomer Fluffle, a poodle, pastel blue', undefined],
  ['Law firm Ames, nothing colourful, navy', undefined],
])('several colours that have no names are read: %s', async (prompt, colourful) => {
  const { node } = await engine.generate({ prompt, seed: 'several', watermark: false });
  expect(node.brief.colours.colourful).toBe(colourful);
});

it.each(['Community choir Larkfield, a bird, colourful', 'Hebamme Marlene, ein Nest, sanfte Pastelltöne', 'Toy shop Zimbo, many colours'])(
  'more than one hue is seen where several colours were asked for: %s',
  async (prompt) => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const { assets } = await engine.generate({ prompt, seed, watermark: false });
      const hues = [...assets.logo_svg.matchAll(/ fill="(#[0-9a-f]{6})"/g)]
        .map(([, hex]) => fromHex(hex ?? ''))
        .filter(({ c }) => c > 0.05);
      expect(hues.some(({ h }) => hues.some((other) => Math.abs(hueDistance(h, other.h)) > 40))).toBe(true);
    }
  },
);

it.each(['Toy shop Zimbo, colourful and fun', 'Trampoline park Boingland, loud, colourful'])(
  'what is to be colourful has three colours, the name in one of its own: %s',
  async (prompt) => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { palette } = (await engine.generate({ prompt, seed, watermark: false })).node.decisions;
      const hues = [palette.primary, palette.secondary, palette.ink].map((hex) => fromHex(hex).h);
      expect(hues.every((h, at) => hues.every((other, place) => at === place || Math.abs(hueDistance(h, other)) > 40))).toBe(true);
    }
  },
);

it('two things that are to be colourful have a colour each', async () => {
  const { node } = await engine.generate({
    prompt: 'Taco truck La Chispita, colourful, a chili and a cactus',
    seed: 'one',
    watermark: false,
  });
  const { things, primary, secondary } = node.decisions.palette;
  expect(things).toEqual([primary, secondary]);
});

it.each(['Chimney sweep Sootfield, black and one strong colour, you choose', 'IT firm Norvant, dark blue with a bright accent'])(
  'a colour without a name stands beside the one that has one: %s',
  async (prompt) => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const { node, interpretation } = await engine.generate({ prompt, seed, watermark: false });
      expect(node.decisions.palette.accentAsked).toBe(true);
      expect(fromHex(node.decisions.palette.secondary).c).toBeGreaterThan(0.09);
      expect(interpretation.clauses.find(({ text }) => /strong|bright/.test(text))?.outcome).toBe('applied');
    }
  },
);

it('a bright accent that has a name is that colour', async () => {
  const { node } = await engine.generate({
    prompt: 'IT firm Norvant, dark blue with one bright accent, orange',
    seed: 'one',
    watermark: false,
  });
  expect(node.brief.colours.colourful).toBeUndefined();
});
