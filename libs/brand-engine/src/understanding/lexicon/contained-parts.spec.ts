import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';
import { picturesWithPart } from './contained-parts.js';

const pack = Pack.load();
let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(pack.icons);
});

it('every picture that has a part is in the pack', () => {
  expect([...picturesWithPart.values()].flat().filter((id) => pack.icon(id) === undefined)).toEqual([]);
});

it.each([
  ['Ampere. Charging points for cars. Lime, no lightning bolt', ['charging-station', 'plug-charging', 'own-battery', 'lightning']],
  ['Parish church St Odo, blue, no cross', ['church', 'mdi-church', 'cross']],
  ['Pharmacy Linden, no snake and no cross', ['asclepius', 'first-aid']],
  ['A church without a cross for Gemeinde am See, turquoise', ['church', 'mdi-church']],
  ['Taxi firm Hopp, yellow. No cars.', ['taxi', 'car']],
  ['Museum railway Branchline, a steam locomotive, no smoke, green', ['own-steam-locomotive']],
  ['Harbour tours Luff, a ship without waves, navy', ['ship', 'passenger-ship', 'ferry']],
  ['Cleaners Keep, a castle, no flags, blue', ['castle', 'mdi-castle']],
  ['Pilates at The Mill. Nothing spiritual. Sand', ['own-lotus', 'flower-lotus', 'own-sun-rays', 'mdi-meditation', 'moon']],
  ['Hausarztpraxis Linde, grün, nichts Medizinisches', ['own-stethoscope', 'stethoscope', 'first-aid', 'asclepius', 'hospital']],
  ['Optician Clearlight. No eyes, no glasses. Green', ['eye', 'eyes', 'own-eyewear']],
])('a refused part takes the pictures that show it with it: %s', async (prompt, refused) => {
  const { icons } = await understanding.understand(prompt);
  expect(icons.map(({ id }) => id).filter((id) => refused.includes(id))).toEqual([]);
});
