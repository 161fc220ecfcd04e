import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  'He is nearly ninety and loves begonias. It is a logo for his allotment open day. Purple.',
  'Our printer says we need a logo by Monday. We sell ploughs and seed drills. Green.',
  'need a badge for a cub pack, rope + knot, navy, thanks',
  'please design a logo for a donkey sanctuary run by volunteers, grey, cute',
  'A hill for a walking guide in Keswick. One line. Dark green.',
  'Ein Logo für einen Hundefriseur in Köln, lustig, gelb, kein Dackel.',
  'we bake bread on Harbour street 12, opens in may, brown',
  "It is my son's lemonade stand. He is six and loves dragons. Make it green.",
])('makes up a name rather than taking a fragment: %s', async (prompt) => {
  expect((await understanding.understand(prompt)).nameSource).toBe('coined');
});

it.each([
  ['Patina – Kupferschmied aus Goslar, türkis. Kein Amboss.', 'Patina'],
  ['Not Your Gran’s Jam — preserves with chilli. Red', 'Not Your Gran’s Jam'],
  ['Our firm, until now Hale Boat Hire, will be called Bowline from June. Navy.', 'Bowline'],
  ['the Rusty Badgers we started in 2012 a kids hockey club need a crest', 'Rusty Badgers'],
  ['RFP – Part C, Branding. The bidder shall provide a logo for Merlin Legal, a new firm of solicitors in Leeds. Navy.', 'Merlin Legal'],
  ['Hola. Huerto Sereno reparte verduras en Granada. Una liebre, verde y gris. ¿Se puede hacer pronto? ¡Muchas gracias!', 'Huerto Sereno'],
  [
    'Full name: Jo Tenby. Business name: Heather Cottage Holidays. Describe your logo: a blackberry. Colours: plum.',
    'Heather Cottage Holidays',
  ],
])('reads the name beside what cannot be one: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});
