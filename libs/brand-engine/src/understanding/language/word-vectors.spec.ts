import { closeness, loadWordVectors } from './word-vectors.js';

describe('the word table', () => {
  it('knows words by frequency and their closeness in meaning', async () => {
    const vectors = await loadWordVectors();
    expect(vectors.knows('coffee')).toBe(true);
    expect(vectors.knows('zephyrly')).toBe(false);
    expect(vectors.rank('the')).toBeLessThan(vectors.rank('croissant') ?? 0);
    const close = (one: string, other: string): number =>
      closeness(vectors.vector([one]) ?? new Float32Array(), vectors.vector([other]) ?? new Float32Array());
    expect(close('coffee', 'espresso')).toBeGreaterThan(close('coffee', 'lawyer'));
  });
});
