import { readFileSync } from 'node:fs';
import { Pack } from '../../pack/pack.js';
import { createIconRanker, type IconRanker } from './icons.js';
import { loadPictures, parsePictures } from './pictures.js';

const drawableNouns = (): string[] =>
  readFileSync(new URL('../../../lexicon/drawable-nouns.txt', import.meta.url), 'utf8')
    .replace(/^#.*$/gm, '')
    .split(/\s+/)
    .filter((noun) => noun !== '');

const icons = ['fox', 'bird', 'gear', 'coin'].map((id) => ({ id, tags: [] }));
const table = parsePictures('!misread:coin\nfox:fox =100\nwren:bird 87\ncoin:coin =100\n');

describe('pictures of things', () => {
  let ranker: IconRanker;
  beforeAll(async () => {
    ranker = createIconRanker(Pack.load().icons, await loadPictures());
  });
  const first = (noun: string): string | undefined => ranker.pictures(noun)[0]?.id;

  it('are the thing itself where the pack shows it', () => {
    expect(ranker.pictures('parrot')[0]).toMatchObject({ id: 'own-parrot-perched', relation: 'itself' });
    expect(ranker.pictures('ball of yarn')[0]).toMatchObject({ id: 'own-yarn', relation: 'itself' });
    expect(['Scissors', 'foxes', 'palm trees', 'geese'].map(first)).toEqual(['own-scissors', 'own-fox', 'mdi-palm-tree', 'own-goose']);
  });

  it('are the nearest relative where it does not', () => {
    const relative = (noun: string): string | undefined => ranker.pictures(noun).find(({ relation }) => relation === 'near')?.id;
    expect(['mule', 'kayak', 'coyote', 'nightingale', 'espresso'].map(relative)).toEqual([
      'own-horse',
      'own-canoe-paddle',
      'own-wolf',
      'bird',
      'coffee',
    ]);
  });

  it('are the thing itself for plain signs and figures, and for what is grown, eaten and used every day', () => {
    const things =
      'circle triangle square arrow grid checks gingham zigzag;question mark;exclamation mark;oven chilli blackberry raspberry lily dandelion seagull;oak leaf;sunflower poppy kayak;rolling pin;bun apple;paper plane;heart star spiral surfboard wings pelican kingfisher puffin mussel plum walnut;sewing machine;treble clef;pocket watch;coffee grinder;hand fan;stone arch;wedding cake;chimney brush;knitting needles;perfume bottle;blossoming branch;hammock stork ostrich peony billiards'
        .split(';')
        .flatMap((part) =>
          /mark|leaf|pin|plane|machine|clef|watch|grinder|fan|arch|cake|brush|needles|bottle|branch/.test(part) ? [part] : part.split(' '),
        );
    expect(things.filter((noun) => ranker.pictures(noun)[0]?.relation !== 'itself')).toEqual([]);
  });

  it('are none where only the kind is shared: a cymbal is no drum', () => {
    expect(['cymbal', 'spark plug'].flatMap((noun) => ranker.pictures(noun))).toEqual([]);
  });

  it.each([
    ['own-violin-scroll', 'violin scroll'],
    ['own-bicycle-bell', 'bicycle bell', 'bike bell'],
    ['own-bicycle-wheel', 'bicycle wheel'],
    ['own-bicycle-chain', 'bicycle chain'],
    ['own-wheel', 'cart wheel', 'wagon wheel'],
    ['own-check-mark', 'check mark', 'checkmark', 'tick'],
    ['own-checks', 'checks', 'checked pattern'],
    ['own-ships-horn', "ship's horn", 'foghorn'],
    ['own-marionette', 'marionette', 'puppet'],
    ['own-marionette-cross', 'marionette cross'],
    ['own-coffee-pot', 'coffee pot', 'coffeepot'],
    ['own-round-loaf', 'round loaf', 'sourdough'],
    ['own-romper', 'romper', 'onesie'],
    ['own-chestnut-leaf', 'chestnut leaf'],
    ['own-kennel', 'kennel', 'doghouse'],
    ['own-weathervane', 'weathervane', 'weathercock'],
    ['own-tuba', 'tuba'],
    ['wine-glass', 'wine glass'],
  ])('%s shows %s', (id, ...nouns) => {
    for (const noun of nouns) expect(ranker.pictures(noun)[0]).toMatchObject({ id, relation: 'itself' });
  });

  it('are of the meaning that is called so, and of no rarer one', () => {
    const ids = (noun: string): string[] => ranker.pictures(noun).map(({ id }) => id);
    expect(ids('seahorse')).toEqual(['own-seahorse']);
    expect(ids('drill')).toEqual(['own-drill']);
    expect(ids('scooter')).not.toContain('own-duck');
    expect(ids('cardigan')).not.toContain('own-corgi');
    expect(ids('dragonfly')).not.toContain('own-needle');
  });

  it('are none for what nothing resembles: a wrong picture is worse than a letter', () => {
    expect(['quasar', 'democracy', 'gearbox oil', 'mattress', 'Zephyrly'].flatMap((noun) => ranker.pictures(noun))).toEqual([]);
    expect(ranker.find('heron').map(({ id }) => id)).not.toContain('rocket');
    expect(ranker.find('heron').map(({ id }) => id)).not.toContain('crane');
  });

  it('are there for nine in ten of the thousand commonest nouns for things that can be drawn', () => {
    const nouns = drawableNouns();
    const without = nouns.filter((noun) => ranker.pictures(noun).length === 0);
    console.log(`a picture for ${nouns.length - without.length} of ${nouns.length} nouns, none for: ${without.join(', ')}`);
    expect(nouns.length).toBe(1000);
    expect(without.length).toBeLessThanOrEqual(100);
  });

  it.each([
    ['own-otter-upright', 'otter'],
    ['own-sun-rays', 'sun'],
    ['own-fog', 'fog', 'fog bank'],
    ['own-nest-with-eggs', 'nest', 'nest with eggs'],
    ['own-hairdryer', 'hairdryer', 'hair dryer'],
    ['own-log-cabin', 'log cabin'],
    ['own-crossed-oars', 'oar', 'oars'],
    ['own-sea-turtle', 'turtle', 'sea turtle'],
    ['own-humpback-whale', 'humpback whale'],
    ['own-cormorant', 'cormorant'],
    ['own-meerkat', 'meerkat'],
    ['own-husky-head', 'husky'],
    ['own-riding-saddle', 'saddle'],
    ['own-grand-piano', 'grand piano'],
    ['own-tall-ship', 'tall ship', 'frigate'],
    ['own-hazelnut', 'hazelnut'],
    ['own-stream', 'river', 'creek', 'stream', 'brooks'],
    ['own-winding-river', 'valley', 'river valley'],
    ['own-yarn', 'yarn ball'],
    ['mdi-horseshoe', 'horse shoe'],
    ['own-rubber-boots', 'wellies', 'rubber boots'],
    ['own-carnation', 'carnation'],
    ['own-alpaca-head', 'alpaca'],
    ['own-flatfish', 'plaice', 'flounder'],
    ['own-thistle-flower', 'thistle'],
    ['own-hair-comb', 'comb'],
    ['own-clog', 'clog'],
    ['own-rolling-hills', 'hill'],
    ['own-badger-face', 'badger'],
    ['own-cello', 'cello', 'double bass'],
    ['own-mouse-side', 'mice'],
    ['own-climbing-carabiner', 'carabiner', 'karabiner'],
    ['own-paper-plane-flying', 'paper plane', 'paper airplane'],
    ['own-ballerina', 'ballerina', 'ballet dancer'],
    ['own-mill-wheel', 'water wheel', 'mill wheel', 'watermill'],
    ['own-marlin', 'marlin', 'swordfish', 'sailfish'],
    ['own-grouse', 'grouse', 'ptarmigan', 'partridge'],
    ['own-chainring', 'chainring', 'crankset'],
    ['own-takeaway-cup', 'takeaway cup', 'paper cup'],
    ['own-spine', 'spine', 'spinal column'],
    ['own-knight-helmet', 'knight'],
  ])('show by any of its names what was drawn: %s', (id, ...nouns) => {
    expect(nouns.map(first)).toEqual(nouns.map(() => id));
  });

  it.each([
    ['own-churro', 'churro', 'churros'],
    ['own-eclair', 'éclair', 'eclairs'],
    ['own-semla', 'semla', 'cream buns'],
    ['own-custard-tart', 'custard tart', 'pastel de nata'],
    ['own-cannolo', 'cannolo', 'cannoli'],
    ['own-canele', 'canelé', 'canelés'],
    ['own-stroopwafel', 'stroopwafel', 'stroopwafels'],
    ['own-bundt-cake', 'bundt cake', 'gugelhupf'],
    ['own-kiwi-bird', 'kiwi bird', 'kiwi birds'],
    ['own-flying-pigeon', 'flying pigeon', 'carrier pigeons'],
    ['own-longhorn-head', 'longhorn', 'texas longhorn'],
    ['own-lioness-head', 'lioness', 'lionesses'],
    ['own-upright-seal', 'sea lion', 'sea lions'],
    ['own-reindeer-head', 'reindeer', 'caribou'],
    ['own-anteater', 'anteater'],
    ['own-clownfish', 'clownfish'],
    ['own-larch', 'larch', 'larches'],
    ['own-cedar', 'cedar', 'cedar tree'],
    ['own-sea-urchin', 'sea urchin', 'sea urchins'],
    ['own-olives', 'olive', 'olives'],
    ['own-peanut-shell', 'peanut', 'peanuts'],
    ['own-cashew', 'cashew', 'cashews'],
    ['own-date-fruit', 'date fruit', 'medjool dates'],
    ['own-slipper', 'slipper', 'slippers'],
    ['own-lyre', 'lyre'],
    ['own-coil-spring', 'coil spring', 'coil springs'],
    ['own-type-sort', 'metal type', 'movable type'],
    ['own-tape-reel', 'tape reel', 'tape reels'],
    ['own-computer-mouse', 'computer mouse'],
    ['own-disc-golf-basket', 'disc golf basket'],
    ['own-winged-shoe', 'winged shoe', 'winged sandals'],
    ['own-keyhole-plate', 'keyhole plate'],
    ['own-plug-and-cable', 'plug with cable', 'power plug'],
    ['own-cocktail-shaker', 'cocktail shaker'],
    ['own-jingle-bell', 'sleigh bell', 'jingle bells'],
    ['own-triquetra', 'celtic knot', 'triquetra'],
    ['own-garden-shed', 'shed', 'garden shed'],
    ['own-rotary-phone', 'rotary phone', 'old telephone'],
    ['own-boombox', 'boombox', 'ghetto blaster'],
    ['own-vintage-radio', 'vintage radio', 'old radios'],
    ['own-ice-cubes', 'ice cube', 'ice cubes'],
    ['own-marshmallow', 'marshmallow', 'marshmallows'],
    ['own-snowshoe', 'snowshoe', 'snowshoes'],
    ['mdi-palm-tree', 'palm', 'palms'],
  ])('show what small businesses put on their signs: %s', (id, ...nouns) => {
    for (const noun of nouns) expect(ranker.pictures(noun)[0]).toMatchObject({ id, relation: 'itself' });
  });

  it('are no relative that looks otherwise, or of a synonym in another sense', () => {
    const none = ['letter opener', 'discus', 'trojan horse', 'rubber band', 'receptacle', 'run'];
    expect(none.flatMap((noun) => ranker.pictures(noun).map(({ id }) => `${noun}: ${id}`))).toEqual([]);
    expect(first('kiwi')).toBe('own-kiwi-slice');
  });

  it('are none in a rare meaning of a word that mostly means something else', () => {
    const none = ['service', 'game', 'poll', 'assault', 'human', 'horror', 'kiss', 'left', 'permit'];
    expect(none.flatMap((noun) => ranker.pictures(noun).map(({ id }) => `${noun}: ${id}`))).toEqual([]);
    expect(['stem', 'kitty', 'chess', 'clipper', 'swift'].map((noun) => first(noun))).toEqual([
      'own-leafy-branch',
      'own-cat',
      'chess-knight',
      'own-tall-ship',
      'bird',
    ]);
  });

  it('are no longer the drawings that were taken for something else', () => {
    const withdrawn = [
      'own-sun',
      'own-nest',
      'own-turtle',
      'own-salmon',
      'hair-dryer',
      'own-otter',
      'own-otter-floating',
      'own-thistle',
      'own-comb-straight',
      'taco',
      'own-badger',
      'own-mouse',
      'own-kettlebell',
      'own-toucan',
      'jar',
      'canoe',
      'paper-plane',
      'mdi-faucet',
      'peanuts',
      'olive',
      'own-slippers',
    ];
    const nouns = [
      'sun',
      'nest',
      'turtle',
      'salmon',
      'hairdryer',
      'otter',
      'badger',
      'mouse',
      'kettlebell',
      'toucan',
      'jar',
      'canoe',
      'paper plane',
      'tap',
      'peanut',
      'olive',
      'slippers',
    ];
    expect(nouns.flatMap((noun) => ranker.find(noun).map(({ id }) => id)).filter((id) => withdrawn.includes(id))).toEqual([]);
    expect(Pack.load().icons.map(({ id }) => id)).toEqual(expect.arrayContaining(withdrawn));
  });

  it('are new drawings where the old ones were taken for a kingfisher and a llama', () => {
    expect(['raven', 'crow', 'howling wolf'].map(first)).toEqual(['own-raven-perched', 'own-raven-perched', 'own-wolf-howling']);
    const stored = Pack.load().icons.map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining(['own-raven', 'own-howling-wolf']));
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
