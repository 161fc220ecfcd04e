import { createIconRanker } from './icons.js';
import { closeness, loadWordVectors, noVectors } from './word-vectors.js';

const icons = [
  { id: 'fox', tags: [] },
  { id: 'bird', tags: ['animal', 'wing'] },
  { id: 'gear', tags: ['machine'] },
];

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

  it('finds an icon for a word that none is called by', async () => {
    expect(createIconRanker(icons, await loadWordVectors()).find('sparrow')[0]?.id).toBe('bird');
  });

  it('may be missing: the lexicon and the names of the icons still serve', () => {
    const ranker = createIconRanker(icons, noVectors);
    expect(ranker.find('foxes')[0]?.id).toBe('fox');
    expect(ranker.find('raven')[0]?.id).toBe('bird');
    expect(ranker.find('quasar')).toEqual([]);
  });

  it('gives our own drawing the name of the one it replaces', () => {
    const ranker = createIconRanker([...icons, { id: 'own-fox', tags: ['fox'] }], noVectors);
    expect(ranker.find('fox').map(({ id }) => id)).toEqual(['own-fox']);
    expect(ranker.shows('fox')).toBe(true);
  });
});
