import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';
import type { Thing } from '../wishes.js';

describe('a noun that another one makes something else', () => {
  let understanding: Understanding;
  beforeAll(async () => {
    understanding = await createUnderstanding(Pack.load().icons);
  });
  const things = async (prompt: string): Promise<Thing[]> =>
    (await understanding.read(prompt)).wishes.flatMap((wish) => (wish.kind === 'thing' && wish.asked && !wish.refused ? [wish] : []));
  const icons = async (prompt: string): Promise<string[]> => (await things(prompt)).flatMap((thing) => thing.icons.slice(0, 1));

  it.each([
    'Marlow Table, with a gravy boat',
    'Marlow Table, with a microscope slide',
    'Marlow Table, with a mahjong tile',
    'Marlow Table, with a bath plug',
    'Marlow Table, with a fishing reel',
    'Marlow Table, with an onion ring',
    'Marlow Table, with a diving bell',
    'Marlow Table, with a wine press',
    'icon: bath plug. Name: Marlow',
  ])('has no picture: %s', async (prompt) => {
    expect(await icons(prompt)).toEqual([]);
  });

  it.each([
    ['Marlow Table, with a church bell', 'own-bell'],
    ['Marlow Table, with a spruce tree', 'mdi-pine-tree'],
    ['Marlow Table, with a foxglove flower', 'own-foxglove'],
    ['Marlow Table, with a clover leaf', 'own-clover'],
    ['Marlow Table, with a wolf head', 'own-wolf'],
    ['Marlow Table, with a picnic basket', 'own-picnic-basket'],
    ['Marlow Table, with a tuning fork', 'own-tuning-fork'],
  ])('keeps its picture where it is of that kind: %s', async (prompt, icon) => {
    expect(await icons(prompt)).toEqual([icon]);
  });

  it.each([
    ['Marlow Table, with a book spine', 'spine', 'book'],
    ['Marlow Table, with a swan neck', 'neck', 'swan'],
    ['Marlow Table, with a washing machine door', 'door', 'washing machine'],
    ["Marlow Table, with a washing machine's door", 'door', 'washing machine'],
    ['Marlow Table, with a birdcage with the door open', 'door', 'birdcage'],
    ['Marlow Table, with a van with a hatch', 'hatch', 'van'],
  ])('is shown by the whole where it is a part of it: %s', async (prompt, part, whole) => {
    const found = await things(prompt);
    expect(found.find(({ term }) => term === part)).toMatchObject({ partOf: whole, icons: [] });
    expect(found.find(({ term }) => term === whole)?.icons.length).toBeGreaterThan(0);
  });

  it('is a thing of its own in the sky', async () => {
    expect(await icons('Marlow Table, a cat with the moon')).toEqual(['own-cat', 'moon']);
  });

  it('is one word where a picture is called so', async () => {
    expect(await icons('Marlow Table, with a cork screw')).toEqual(['own-corkscrew']);
    expect(await icons('Marlow Table, with a jelly fish')).toEqual(['own-jellyfish']);
  });

  it.each(['Marlow Table, with a gear tooth', 'Marlow Table, with the tooth of a gear'])(
    'is a part of what is shown: %s',
    async (prompt) => {
      expect((await things(prompt)).map(({ term, partOf }) => [term, partOf])).toEqual(
        expect.arrayContaining([
          ['gear', undefined],
          ['tooth', 'gear'],
        ]),
      );
      expect(await icons(prompt)).toEqual(['gear']);
    },
  );

  it.each(['Kari & Sønn, en bjørn som danser, brun', 'Bower, a bear building a nest, blue'])('is no verb: %s', async (prompt) => {
    expect((await icons(prompt)).filter((id) => /dance|^building/.test(id))).toEqual([]);
  });
});
