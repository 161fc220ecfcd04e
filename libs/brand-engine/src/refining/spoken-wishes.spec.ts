import type { Brief } from '../brief.js';
import { Pack } from '../pack/pack.js';
import type { Patch } from '../refinement.js';
import { createUnderstanding, type Understanding } from '../understanding/index.js';
import { parseRefinement } from './parsing/parse.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const starts: Readonly<Record<string, string>> = {
  en: 'Inn Harebell, a hare, green',
  de: 'Gasthof Harebell, ein Hase, grün',
  fr: 'Auberge Harebell, un lièvre, vert',
  es: 'Posada Harebell, una liebre, verde',
  it: 'Locanda Harebell, una lepre, verde',
  pt: 'Pousada Harebell, uma lebre, verde',
  nl: 'Herberg Harebell, een haas, groen',
  sv: 'Värdshus Harebell, en hare, grön',
  da: 'Kro Harebell, en hare, grøn',
  no: 'Kro Harebell, en hare, grønn',
  ru: 'Трактир «Заяц», заяц, зелёный',
  uk: 'Корчма «Заєць», заєць, зелений',
  el: 'Ταβέρνα «Λαγός», ένας λαγός, πράσινο',
  pl: 'Zajazd Harebell, zając, zielony',
  fi: 'Majatalo Harebell, jänis, vihreä',
  cs: 'Hostinec Harebell, zajíc, zelená',
};
const briefs = new Map<string, Brief>();

async function patchesOf(language: string, say: string): Promise<Patch[]> {
  const brief = briefs.get(language) ?? (await understanding.understand(starts[language] ?? ''));
  briefs.set(language, brief);
  return parseRefinement(say, { brief, understanding, pictures: ['own-hare'] }).flatMap(({ patches }) => patches);
}

describe('how light a part is to be is its colour, and no lamp', () => {
  it.each([
    ['en', 'the hare light, the background dark'],
    ['de', 'der Hase hell'],
    ['fr', 'le lièvre clair'],
    ['es', 'la liebre clara'],
    ['it', 'la lepre chiara'],
    ['pt', 'a lebre clara'],
    ['nl', 'de haas licht'],
    ['sv', 'gör haren ljus'],
    ['ru', 'сделай зайца светлым'],
    ['uk', 'зайця зроби світлим'],
    ['pl', 'zrób zająca jasnego'],
    ['cs', 'zajíce světlého'],
  ])('%s: %s', async (language, say) => {
    const patches = await patchesOf(language, say);
    expect(patches).toContainEqual(expect.objectContaining({ kind: 'set-part', part: 'picture', tone: 'light' }));
    expect(patches.filter(({ kind }) => kind === 'symbol')).toEqual([]);
  });
});

describe('a part that keeps its colour is told from one that gets another', () => {
  it.each([
    ['en', 'make the hare brown but keep the name green'],
    ['ru', 'зайца сделай коричневым, а название оставь зелёным'],
    ['uk', 'зайця зроби коричневим, а назву залиш зеленою'],
    ['pl', 'zając brązowy, ale nazwę zostaw zieloną'],
    ['cs', 'zajíce hnědého, ale název nech zelený'],
    ['fr', 'le lièvre en brun, le nom doit rester vert'],
  ])('%s: %s', async (language, say) => {
    const patches = await patchesOf(language, say);
    expect(patches).toEqual([
      expect.objectContaining({ kind: 'set-part', part: 'picture' }),
      expect.objectContaining({ kind: 'set-part', part: 'letters', isKept: true }),
    ]);
  });
});

describe('contrast is asked for in every tongue', () => {
  it.each([
    ['de', 'kontrastreicher bitte'],
    ['fr', 'il faut plus de contraste'],
    ['es', 'con más contraste'],
    ['it', 'serve più contrasto'],
    ['sv', 'kan vi få mer kontrast?'],
    ['da', 'mere kontrast, tak'],
    ['ru', 'поконтрастнее'],
    ['el', 'μεγαλύτερη αντίθεση'],
    ['pl', 'większy kontrast'],
    ['fi', 'suurempi kontrasti'],
  ])('%s: %s', async (language, say) => {
    expect(await patchesOf(language, say)).toContainEqual(expect.objectContaining({ kind: 'shift-colour', by: 'more-contrast' }));
  });
});

describe('what is childish is to be less so, and what follows is of the letters too', () => {
  it.each([
    ['en', 'the lettering feels childish, something more mature'],
    ['de', 'die Buchstaben wirken zu kindlich, bitte reifer'],
    ['fr', 'la typo fait enfantine, plus adulte svp'],
    ['es', 'la tipografía parece infantil, algo más maduro'],
    ['sv', 'bokstäverna ser barnsliga ut, gärna mer vuxet'],
    ['da', 'bogstaverne virker barnlige, noget mere voksent'],
    ['fi', 'fontti vaikuttaa lapselliselta, mieluummin aikuisempi'],
  ])('%s: %s', async (language, say) => {
    const serious = (await patchesOf(language, say)).filter((patch) => patch.kind === 'mood' && patch.axis === 'seriousPlayful');
    expect(serious.length).toBeGreaterThan(0);
    expect(serious.every((patch) => patch.kind === 'mood' && patch.by < 0 && patch.of === 'letters')).toBe(true);
  });
});

it.each([
  ['sv', 'mindre barnslig'],
  ['da', 'mindre legende'],
  ['no', 'mindre leken'],
])('%s: one word means less and smaller: %s', async (language, say) => {
  expect(await patchesOf(language, say)).toContainEqual(
    expect.objectContaining({ kind: 'mood', axis: 'seriousPlayful', by: expect.closeTo(-0.48, 1) as number }),
  );
});

describe('a colour that there is, bent', () => {
  it.each([
    ['de', 'das Grün etwas kräftiger', 'more-vivid'],
    ['de', 'ein sanfteres Grün', 'more-muted'],
    ['de', 'ein tieferes Grün', 'darker'],
    ['fr', 'un vert plus profond', 'darker'],
    ['es', 'un verde más intenso', 'more-vivid'],
    ['it', 'un verde più tenue', 'more-muted'],
    ['en', 'a brighter green', 'brighter'],
  ])('%s: %s', async (language, say, by) => {
    expect(await patchesOf(language, say)).toEqual([
      expect.objectContaining({ kind: 'shift-colour', by, of: expect.objectContaining({ hue: 147 }) as object }),
    ]);
  });
});

describe('a colour that becomes another, whatever the tongue puts between', () => {
  it.each([
    ['it', 'cambia il verde in blu'],
    ['nl', 'verander groen in blauw'],
    ['fi', 'vaihda vihreä tummansiniseen'],
    ['cs', 'změň zelenou na modrou'],
  ])('%s: %s', async (language, say) => {
    const [swap, ...others] = await patchesOf(language, say);
    expect(swap).toMatchObject({ kind: 'swap-colour', from: { hue: 147 } });
    expect(others).toEqual([]);
  });
});

describe('what comes to the picture', () => {
  it.each([
    ['en', 'could you put four tiny stars above the hare?', { count: 4, joins: 'over', isSmall: true }],
    ['es', 'dos estrellitas encima de la liebre', { count: 2, joins: 'over' }],
    ['no', 'kan du legge til en sol bak haren?', { joins: 'behind' }],
    ['pl', 'czy możesz dodać małe słońce za zającem?', { joins: 'behind', isSmall: true }],
  ])('%s: %s', async (language, say, told) => {
    expect(await patchesOf(language, say)).toContainEqual(expect.objectContaining({ kind: 'symbol', ...told }));
  });

  it('is told to have no picture where it has none, and the hare is not asked for again', async () => {
    expect(await patchesOf('en', 'add two flimflams above the hare')).toEqual([{ kind: 'symbol', icons: [], term: 'flimflams' }]);
  });
});

it.each([
  ['en', 'the name should be in dark blue'],
  ['en', 'our name should be white'],
])('%s: a colour is no name: %s', async (language, say) => {
  expect((await patchesOf(language, say)).map(({ kind }) => kind)).toEqual(['set-part']);
});

it.each([
  ['en', 'put the name next to it', 'row'],
  ['it', 'il nome di fianco', 'row'],
  ['uk', 'чи можна назву під знаком?', 'stack'],
  ['nl', 'kan de naam onder het symbool?', 'stack'],
])('%s: %s', async (language, say, layout) => {
  expect(await patchesOf(language, say)).toEqual([{ kind: 'constrain', constraints: { layout } }]);
});

it('what nobody may touch keeps its shape and its colours', async () => {
  const [, forbidden] = await patchesOf('en', "love the hare, don't touch it");
  expect(forbidden).toEqual({ kind: 'lock', fields: ['symbol', 'container', 'primary', 'secondary'] });
});

it('letters that are to be lighter in colour are no thinner', async () => {
  expect(await patchesOf('en', 'the lettering lighter in colour')).toEqual([
    { kind: 'shift-colour', by: 'lighter', amount: 1, part: 'letters' },
  ]);
});
