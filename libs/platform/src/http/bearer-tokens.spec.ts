import { BearerTokens } from './bearer-tokens.js';

describe('the tokens that let a caller in', () => {
  it('are the given ones, as a bearer sends them', () => {
    const tokens = new BearerTokens('first', undefined, 'second');
    expect(['Bearer first', 'Bearer second'].map((header) => tokens.isIn(header))).toEqual([true, true]);
    const others = [undefined, '', 'first', 'bearer first', 'Bearer undefined', 'Bearer first,second', 'Bearer third'];
    expect(others.filter((header) => tokens.isIn(header))).toEqual([]);
  });

  it('let nobody in where none are given', () => {
    expect(new BearerTokens(undefined).isIn('Bearer undefined')).toBe(false);
  });
});
