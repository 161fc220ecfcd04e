import { nameLines } from './break-name.js';
import { phrasedLines } from './phrased-lines.js';

it.each([
  ['Marsh Lane Dental', ['Marsh Lane', 'Dental']],
  ['Flour & Grandson Co', ['Flour &', 'Grandson Co']],
  ['Ambrosine & Sons Barbers', ['Ambrosine & Sons', 'Barbers']],
  ['Friends of Willow Street Library', ['Friends of', 'Willow Street Library']],
  ['The Thursday Voices', ['The Thursday', 'Voices']],
  ['Musée du Verre Taillé', ['Musée du', 'Verre Taillé']],
  ['Kestrel Point Surveyors', ['Kestrel Point', 'Surveyors']],
  ['Schreinerei Birnbaum', ['Schreinerei', 'Birnbaum']],
  ['Weavercombe', ['Weavercombe']],
])('a name breaks where its sense is: %s', (name, lines) => {
  expect(phrasedLines(name, 2, 14)).toEqual(lines);
});

it('a name of fewer letters stays on one line', () => {
  expect(phrasedLines('Crust & Nephews', 2, 17)).toEqual(['Crust & Nephews']);
});

it('the lines that were chosen serve the same name in another case, and no other name', () => {
  const phrases = ['Marsh Lane', 'Dental'];
  expect(nameLines('MARSH LANE DENTAL', { lines: 2, phrases })).toEqual(['MARSH LANE', 'DENTAL']);
  expect(nameLines('Ox and Plough', { lines: 2, phrases })).toEqual(['Ox and Plough']);
  // Who asks for a number of lines has it.
  expect(nameLines('Marsh Lane Dental', { lines: 2, broken: 3, phrases })).toEqual(['Marsh', 'Lane', 'Dental']);
});
