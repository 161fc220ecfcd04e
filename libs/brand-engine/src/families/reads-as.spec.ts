import { createUnderstanding } from '../understanding/index.js';
import { Pack } from '../pack/pack.js';
import { readsAs } from './reads-as.js';

const pack = Pack.load();
const understanding = await createUnderstanding(pack.icons);
const reads = (letter: string, thing: string): boolean => readsAs(pack, understanding.findIcons(thing)[0] ?? '', letter);

it.each([
  ['O', 'sun'],
  ['o', 'cat'],
  ['O', 'coffee bean'],
  ['A', 'tent'],
  ['A', 'mountain'],
  ['U', 'horseshoe'],
  ['W', 'crown'],
  ['X', 'scissors'],
  ['Q', 'magnifying glass'],
  ['i', 'candle'],
])('an %s is still read where a picture of a %s stands for it', (letter, thing) => {
  expect(reads(letter, thing)).toBe(true);
});

it.each([
  ['N', 'cat'],
  ['T', 'tent'],
  ['A', 'violin'],
  ['M', 'mountain'],
  ['O', 'anchor'],
  ['o', 'shirt'],
  ['E', 'fish'],
  ['i', 'sun'],
])('no %s is read where a picture of a %s stands for it', (letter, thing) => {
  expect(reads(letter, thing)).toBe(false);
});
