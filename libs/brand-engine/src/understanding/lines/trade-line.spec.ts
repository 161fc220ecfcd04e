import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';
import { tellsAlready } from './trade-line.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Hartley Bakery', 'Bakery', true],
  ['Rowan Dental', 'Dental practice', false],
  ['Kestrel Bikes', 'Bike shop', true],
  ['Crumb', 'Bakery', false],
])('%s says already what “%s” would: %s', (name, trade, expected) => {
  expect(tellsAlready(name, trade)).toBe(expected);
});

it('regression: a trade that the name tells is not written under it', async () => {
  expect((await understanding.understand('Hartley Bakery, a bakery with a wheat stamp')).trade).toBeUndefined();
  expect((await understanding.understand('Crumb, a bakery with a wheat stamp')).trade).toBe('Bakery');
});
