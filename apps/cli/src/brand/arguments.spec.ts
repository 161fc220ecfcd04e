import { parseArguments } from './arguments.js';

describe('the command line of brand', () => {
  it('takes a sentence', () => {
    expect(parseArguments(['a bakery called Crumb'])).toEqual({
      prompt: 'a bakery called Crumb',
      refine: undefined,
      out: undefined,
      seed: undefined,
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

  it.each([[[]], [['  ']], [['a', 'bakery']], [['--colour', 'red']]])('explains itself when it cannot understand %j', (args) => {
    expect(() => parseArguments(args)).toThrow('Usage:');
  });
});
