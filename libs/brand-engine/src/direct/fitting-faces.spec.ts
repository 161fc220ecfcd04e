import type { Decisions } from '../decisions.js';
import { createEngine } from '../engine.js';
import { Pack } from '../pack/pack.js';

const engine = await createEngine();
const pack = Pack.load();
const decisionsOf = async (prompt: string, count = 8): Promise<Decisions[]> => {
  const all: Decisions[] = [];
  for (let seed = 0; seed < count; seed++)
    all.push((await engine.generate({ prompt, seed: `face ${seed}`, watermark: false })).node.decisions);
  return all;
};
const facesOf = async (prompt: string): Promise<ReturnType<Pack['font']>[]> =>
  (await decisionsOf(prompt)).map(({ type }) => pack.font(type.font));

it.each(['Brewery Ironmoor, a boar, rugged, black', 'Gym Barrow, strong', 'Rescue team Corrie, a mountain, red'])(
  'neither the letters of machines nor fine serifs write a strong name: %s',
  async (prompt) => {
    for (const { classes, personality } of await facesOf(prompt)) {
      expect(personality.organicTechnical).toBeLessThan(1);
      expect(classes.includes('serif') && personality.modestLuxurious >= 1).toBe(false);
    }
  },
);

it.each(['Bäckerei Korn, traditionell', 'Law office Merrow, serious', 'Cheese dairy Alm, a cow, traditional'])(
  'a typewriter writes no name that nobody asked it for: %s',
  async (prompt) => {
    for (const { classes } of await facesOf(prompt)) expect(classes).not.toContain('mono');
  },
);

it('letters lean where all that is told is motion, and stand still where that is refused or a mood is calm', async () => {
  for (const { type } of await decisionsOf('Cycling team Velt, dynamic')) expect(type.treatments).toContain('slanted');
  for (const { type } of await decisionsOf('Yoga studio Sele, calm')) expect(type.treatments ?? []).not.toContain('slanted');
});

it('one weight that was asked for is that of the whole name, with no bar or disc beside fine letters', async () => {
  for (const { mark } of await decisionsOf('Wordmark only for the label ORLA FENN, thin serif, black')) {
    expect(`${mark.family}/${mark.device}`).toBe('wordmark/alone');
  }
});

it('beside blackletter the line is set in letters whose capitals are read', async () => {
  for (const { type } of await decisionsOf('Brauerei Steinau, Frakturschrift, Slogan „Aus dem Tal“'))
    expect(type).toMatchObject({ font: 'grenze-gotisch', lineFont: 'eb-garamond' });
});

it.each(['Painters Maple & Sons, clear on a van, navy', "Gardener 'Dig It Dave'. Green. Doesnt need to be fancy just clear on our van"])(
  'regression: what is read on a van is set in sturdy letters: %s',
  async (prompt) => {
    for (const { type } of await decisionsOf(prompt)) {
      const { drawn } = pack.font(type.font);
      expect(drawn.find(({ weight }) => weight === type.heading)?.stem).toBeGreaterThan(90);
    }
  },
);

it('regression: what is gothic is not set in the letters of today', async () => {
  const faces = await facesOf('Escape room The Locked Cellar, dark, gothic, mysterious');
  expect(faces.filter(({ classes }) => classes.includes('sans') || classes.includes('rounded'))).toEqual([]);
});

it('regression: each of several moods is heard in the letters, and not their mean alone', async () => {
  for (const { personality } of await facesOf('Charity Second Wheel, energetic, hopeful, a bicycle'))
    expect(personality.seriousPlayful).toBeGreaterThanOrEqual(0);
});
