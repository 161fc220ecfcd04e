import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Panadería Flor, una concha (pan dulce), rosa', /bread/],
  ['Gift shop Tide, a shell (of the sea), blue', /scallop|shell/],
  ['Aviary Reedling, a bird (a heron), blue', /heron/],
  ['Dojo Still Water, a crane (the bird), red', /crane-bird/],
  ['Plant hire Upright, a crane (the machine), yellow', /^crane$/],
])('brackets behind a thing tell its sense: %s', async (prompt, icon) => {
  const { icons, together } = await understanding.understand(prompt);
  expect(icons[0]).toMatchObject({ id: expect.stringMatching(icon) as string, named: true });
  expect(together).toBeUndefined();
});

it('brackets that tell more than a name leave a thing as it is', async () => {
  const { together } = await understanding.understand('Pub Old Cob, a swan (with a crown), white');
  expect(together).toEqual(['own-swan', 'own-crown']);
});
