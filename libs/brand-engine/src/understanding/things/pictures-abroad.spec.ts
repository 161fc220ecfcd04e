import { Pack } from '../../pack/pack.js';
import { createIconRanker, type IconRanker } from './icons.js';
import { loadPictures } from './pictures.js';
import { readSentence } from '../language/sentence.js';
import { noVectors } from '../language/word-vectors.js';

describe('pictures of things', () => {
  let ranker: IconRanker;
  beforeAll(async () => {
    ranker = createIconRanker(Pack.load().icons, await loadPictures());
  });

  it.each([
    ['de', 'ein Eispickel', 'own-ice-axe'],
    ['de', 'ein Entlein', 'own-duckling'],
    ['fr', 'des bâtons de cannelle', 'own-cinnamon-sticks'],
    ['da', 'en hyldeblomst', 'own-elderflower'],
    ['sv', 'ett nypon', 'own-rosehip'],
    ['fi', 'pihlajanmarja', 'own-rowan'],
    ['ru', 'плот', 'own-raft'],
    ['de', 'eine Stockente', 'own-mallard'],
    ['fr', 'une moissonneuse', 'own-combine-harvester'],
    ['es', 'un ornitorrinco', 'own-platypus'],
    ['it', 'un suricato', 'own-meerkat'],
    ['pt', 'um monóculo', 'own-monocle'],
    ['nl', 'een aalscholver', 'own-cormorant'],
    ['sv', 'en bogserbåt', 'own-tugboat'],
    ['da', 'en pukkelhval', 'own-humpback-whale'],
    ['no', 'en sekkepipe', 'own-bagpipes'],
    ['fi', 'vesinokkaeläin', 'own-platypus'],
    ['pl', 'surykatka', 'own-meerkat'],
    ['cs', 'bazalka', 'own-basil-leaves'],
    ['de', 'ein Gugelhupf', 'own-bundt-cake'],
    ['fr', 'une lionne', 'own-lioness-head'],
    ['es', 'un atrapasueños', 'own-dreamcatcher'],
    ['it', 'un acchiappasogni', 'own-dreamcatcher'],
    ['sv', 'en tofsvipa', 'own-lapwing'],
    ['da', 'en drømmefanger', 'own-dreamcatcher'],
    ['no', 'en nøtteknekker', 'own-nutcracker'],
    ['cs', 'bábovka', 'own-bundt-cake'],
    ['ru', 'удод', 'own-hoopoe'],
    ['uk', 'дискета', 'own-floppy-disk'],
    ['el', 'μπρίκι', 'own-cezve'],
    ['ru', 'рояль', 'own-grand-piano'],
    ['uk', 'секатор', 'own-secateurs'],
    ['el', 'γκάιντα', 'own-bagpipes'],
    ['fr', 'un espadon', 'own-marlin'],
    ['es', 'un pez espada', 'own-marlin'],
    ['it', 'una bancarella', 'own-market-stall'],
    ['pt', 'uma casa na árvore', 'own-treehouse'],
    ['nl', 'een fazant', 'own-pheasant'],
    ['sv', 'en vaktel', 'own-grouse'],
    ['da', 'en hårbørste', 'own-hairbrush'],
    ['no', 'en fjellrype', 'own-grouse'],
    ['fi', 'sarvivalas', 'own-narwhal'],
    ['pl', 'kręgosłup', 'own-spine'],
    ['cs', 'pluh', 'own-plough'],
    ['ru', 'погремушка', 'own-baby-rattle'],
    ['uk', 'льодоруб', 'own-ice-axe'],
    ['el', 'ένα σκουλαρίκι', 'own-earrings'],
    ['de', 'ein Fuchs', 'own-fox'],
    ['fr', 'deux hirondelles', 'mdi-bird'],
    ['es', 'un faro', 'own-lighthouse-tower'],
    ['it', 'una teiera', 'own-teapot'],
    ['pt', 'um moinho', 'own-windmill'],
    ['nl', 'een vuurtoren', 'own-lighthouse-tower'],
    ['ru', 'два якоря', 'own-anchor'],
    ['uk', 'ластівка', 'mdi-bird'],
    ['el', 'μια άγκυρα', 'own-anchor'],
  ] as const)('are found in other tongues: %s, %s', (language, phrase, id) => {
    const nouns = readSentence(phrase, noVectors, { known: language }).tokens.map(({ key }) => key);
    expect(nouns.flatMap((noun) => ranker.pictures(noun).map((picture) => picture.id))).toContain(id);
  });
});
