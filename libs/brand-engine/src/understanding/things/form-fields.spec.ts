import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  [
    'What is it called?\nTidal Larder\nWho are your customers?\nSome home cooks, a bakery\nWhat imagery would you like?\nA frond of kelp\nColours?\nTeal',
    'own-seaweed',
  ],
  ['Name: Fennel & Ash\nWhere will it be used: aprons, invoices, a van\nIcon ideas: an owl\nColours: plum', 'own-owl'],
  ['Name: Lindenhof\nZielgruppe: Fischer, Wanderer mit Rucksack\nSymbol: ein Fuchs\nFarben: rot', 'own-fox'],
])('in a form only the field for the picture is shown: %s', async (prompt, icon) => {
  const { icons, together } = await understanding.understand(prompt);
  expect(icons[0]).toMatchObject({ id: icon, named: true });
  expect(together).toBeUndefined();
});

it('a letter with one colon is no form', async () => {
  const { together } = await understanding.understand('One more thing: a fox and an owl for Birch School, green');
  expect(together).toEqual(['own-fox', 'own-owl']);
});
