import { failedGates, measureShapes } from '../critics/gates.js';
import type { MarkDecision } from '../decisions.js';
import { intersect } from '../geometry/boolean.js';
import { clockwise } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';
import { alphabet } from './built-alphabet.js';
import { builtLetter } from './built-letter.js';

const pack = Pack.load();
const letters = Object.keys(alphabet);
const drawn = (letter: string) => {
  const mark: MarkDecision = {
    family: builtLetter.id,
    device: 'plate',
    icon: null,
    letters: letter,
    container: 'squircle',
    params: {},
    weight: 0,
    roundness: 0,
    detail: 0,
  };
  const type = { font: 'inter', heading: 700, body: 400, letterCase: 'title', tracking: 0 } as const;
  return builtLetter.draw(mark, { pack, type, name: letter, descriptor: null, year: null, place: null });
};

it.each(letters)('%s is read on a plate at every size', (letter) => {
  expect(failedGates(measureShapes(drawn(letter)))).toEqual([]);
});

it.each(letters)('the two tones of %s stand beside each other and never overlap', (letter) => {
  const { first, second } = alphabet[letter]?.() ?? { first: [], second: [] };
  expect(intersect(clockwise(first), clockwise(second))).toEqual([]);
});

it('a letter that cannot be built is written by the font', () => {
  expect(drawn('I')).not.toEqual(drawn('O'));
  expect(failedGates(measureShapes(drawn('Q')))).toEqual([]);
});

it('a letter that cannot be built is not tried', () => {
  expect(['I', 'Q', '7', 'Ø'].filter((letter) => builtLetter.reads?.('tones', letter))).toEqual([]);
});
