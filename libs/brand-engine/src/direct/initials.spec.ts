import { initialsOf } from './initials.js';

describe('the initials of a name', () => {
  it.each([
    ['Harrow & Pike', 'HP'],
    ['The Lantern Society', 'LS'],
    ['PetalPress', 'PP'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name, 2)).toBe(initials);
  });

  it.each(['Schreinerei Sommer', 'Noll & Seidel'])('of %s are never a pair that stands for a crime', (name) => {
    expect(initialsOf(name, 2)).toHaveLength(1);
  });
});
