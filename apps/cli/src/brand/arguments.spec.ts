import { parseArguments } from './arguments.js';

describe('the command line of brand', () => {
  it('takes a sentence', () => {
    expect(parseArguments(['a bakery called Crumb'])).toEqual({
      prompt: 'a bakery called Crumb',
      refine: undefined,
      out: undefined,
      seed: undefined,
      count: undefined,
      watermark: false,
    });
  });

  it('takes an earlier node and what is to change', () => {
    expect(parseArguments(['--refine', 'node.json', 'warmer', '--out', 'here'])).toMatchObject({
      prompt: 'warmer',
      refine: 'node.json',
      out: 'here',
    });
  });

  it('takes a number of ideas', () => {
    expect(parseArguments(['--count', '6', 'a bakery called Crumb'])).toMatchObject({ count: 6 });
  });

  it.each([['0'], ['13'], ['many'], ['2.5']])('takes no %s ideas', (count) => {
    expect(() => parseArguments(['--count', count, 'a bakery called Crumb'])).toThrow('--count');
  });

  it('has one result for a refinement', () => {
    expect(() => parseArguments(['--count', '2', '--refine', 'node.json', 'warmer'])).toThrow('--count');
  });

  it.each([[[]], [['  ']], [['a', 'bakery']], [['--colour', 'red']]])('explains itself when it cannot understand %j', (args) => {
    expect(() => parseArguments(args)).toThrow('Usage:');
  });
});
