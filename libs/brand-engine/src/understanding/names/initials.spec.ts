import { initialsFor } from './initials.js';

it.each([
  ['Dr. Anke Wilhelmi', 'AW'],
  ['The Harbour Trust', 'HT'],
  ['Ferri & Conti', 'FC'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsFor(name)).toBe(initials);
});
