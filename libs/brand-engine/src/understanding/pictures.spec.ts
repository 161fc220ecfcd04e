import { Pack } from '../pack/pack.js';
import { createIconRanker, type IconRanker } from './icons.js';
import { loadPictures, parsePictures } from './pictures.js';

const icons = ['fox', 'bird', 'gear', 'coin'].map((id) => ({ id, tags: [] }));
const table = parsePictures('!misread:coin\nfox:fox =100\nwren:bird 87\ncoin:coin =100\n');

describe('pictures of things', () => {
  let ranker: IconRanker;
  beforeAll(async () => {
    ranker = createIconRanker(Pack.load().icons, await loadPictures());
  });
  const first = (noun: string): string | undefined => ranker.pictures(noun)[0]?.id;

  it('are the thing itself where the pack shows it', () => {
    expect(ranker.pictures('parrot')[0]).toMatchObject({ id: 'parrot', relation: 'itself' });
    expect(ranker.pictures('ball of yarn')[0]).toMatchObject({ id: 'yarn', relation: 'itself' });
    expect(['Scissors', 'foxes', 'palm trees', 'geese'].map(first)).toEqual(['scissors', 'own-fox', 'tree-palm', 'goose']);
  });

  it('are the nearest relative where it does not', () => {
    const relative = (noun: string): string | undefined => ranker.pictures(noun).find(({ relation }) => relation === 'near')?.id;
    expect(['mule', 'kayak', 'coyote', 'sparrow', 'espresso'].map(relative)).toEqual(['horse-face', 'canoe', 'wolf', 'bird', 'coffee']);
  });

  it('are none for what nothing resembles: a wrong picture is worse than a letter', () => {
    expect(['quasar', 'democracy', 'gearbox oil', 'perfume', 'Zephyrly'].flatMap((noun) => ranker.pictures(noun))).toEqual([]);
    expect(ranker.find('heron').map(({ id }) => id)).not.toContain('rocket');
    expect(ranker.find('heron').map(({ id }) => id)).not.toContain('crane');
  });

  it('never show what is taken for something else', () => {
    const small = createIconRanker(icons, table);
    expect(small.find('coin')).toEqual([]);
    expect(small.shows('coin')).toBe(false);
    expect(small.isNear('wren')).toBe(true);
  });

  it('show our own drawing in the place of the one it replaces', () => {
    const small = createIconRanker([...icons, { id: 'own-fox', tags: ['fox'] }], table);
    expect(small.find('fox').map(({ id }) => id)).toEqual(['own-fox']);
    expect(small.shows('foxes')).toBe(true);
  });
});
