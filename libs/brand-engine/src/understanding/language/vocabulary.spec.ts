import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';
import type { Language } from '../../brief.js';
import { loadGlossaries } from './gloss.js';
import { tokenise } from '../text/text.js';

const glossaries = loadGlossaries('prompts');
let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each<[Language, string, string]>([
  ['ru', 'чаша', 'bowl'],
  ['ru', 'капля', 'water drop'],
  ['uk', 'крапля', 'water drop'],
  ['cs', 'kapka', 'water drop'],
  ['uk', 'сопілка', 'flute'],
  ['el', 'ζαρκάδι', 'roe deer'],
  ['nl', 'schakel', 'chain'],
  ['sv', 'kedjehjul', 'chainring'],
  ['it', 'accetta', 'axe'],
  ['pt', 'elo', 'chain'],
  ['pt', 'cantar', 'cantar'],
  ['nl', 'ouderwetser', 'more traditional'],
  ['nl', 'stoerder', 'more bold'],
  ['sv', 'modernare', 'more modern'],
  ['da', 'mørkere', 'more dark'],
  ['nl', 'bakker', 'bakery'],
  ['es', 'divertidos', 'playful'],
  ['es', 'puentes', 'bridge'],
  ['de', 'Rennrad', 'rennrad'],
  ['fi', 'kielo', 'lily of the valley'],
  ['da', 'liljekonval', 'lily of the valley'],
  ['es', 'zarzamora', 'blackberry'],
  ['fr', 'maillon', 'chain'],
  ['sv', 'prästkrage', 'daisy'],
  ['no', 'tiur', 'capercaillie'],
  ['da', 'hyldeblomst', 'elderflower'],
  ['fi', 'norppa', 'seal animal'],
  ['pl', 'skowronek', 'lark'],
  ['ru', 'снегирь', 'bullfinch'],
  ['uk', 'суниця', 'wild strawberry'],
  ['el', 'κυκλάμινο', 'cyclamen'],
])('%s %s is a %s', (language, word, english) => {
  expect(keysOf(language, word)).toBe(english);
});

it.each<[Language, string, string]>([
  ['de', 'Fuchswelpe', 'fox'],
  ['de', 'Löwenbaby', 'lion'],
  ['fr', 'renardeau', 'fox'],
  ['fr', 'louveteaux', 'wolf'],
  ['it', 'lupetto', 'wolf'],
  ['es', 'osezno', 'bear'],
  ['sv', 'uggleunge', 'owl'],
  ['da', 'ræveunge', 'fox'],
  ['fi', 'sudenpentu', 'wolf'],
  ['ru', 'лисёнком', 'fox'],
  ['ru', 'медвежонок', 'bear'],
  ['uk', 'зайченя', 'rabbit'],
  ['pl', 'wilczek', 'wolf'],
])('finds the creature of its young: %s %s is a %s', (language, word, english) => {
  expect(keysOf(language, word)).toBe(english);
});

describe('a word that only looks like another', () => {
  it.each<[Language, string, string]>([
    ['pl', 'misa', 'bowl'],
    ['pl', 'robota', 'work'],
    ['de', 'Schälchen', 'bowl'],
    ['de', 'Fadenspule', 'thread spool'],
    ['sv', 'pumpor', 'pumpkin'],
    ['sv', 'ankar', 'anchor'],
    ['nl', 'kazen', 'cheese'],
    ['nl', 'sleutels', 'key'],
    ['da', 'nøgle', 'key'],
    ['ru', 'песка', 'sand'],
    ['pl', 'rak', 'crayfish'],
    ['uk', 'коровай', 'loaf of bread'],
    ['de', 'Sternchen', 'star'],
    ['de', 'Gift', 'poison bottle'],
    ['es', 'rosa de los vientos', 'compass rose'],
    ['sv', 'vinglas', 'wineglass'],
    ['fi', 'mökki', 'cabin'],
    ['it', 'falcetto', 'sickle'],
    ['es', 'guantes', 'glove'],
    ['sv', 'bagare', 'bakery'],
    ['it', 'boccia', 'ball'],
    ['fi', 'käsiä', 'hand'],
    ['ru', 'капель', 'water drop'],
    ['cs', 'očí', 'eye'],
    ['cs', 'matice', 'nut and bolt'],
    ['pt', 'verde-lima', 'lime green'],
    ['da', 'farveglad', 'many colours'],
  ])('%s %s is a %s', (language, word, english) => {
    expect(keysOf(language, word)).toBe(english);
  });

  it.each<[Language, string, string]>([
    ['de', 'Drahtrolle', 'scooter'],
    ['it', 'falcino', 'falcon'],
    ['sv', 'ankarna', 'duck'],
    ['ru', 'песку', 'dog'],
    ['fr', 'glacé', 'ice'],
    ['it', 'boccia', 'mouth'],
  ])('%s %s is no %s', (language, word, english) => {
    expect(keysOf(language, word)).not.toContain(english);
  });
});

it.each([
  ['Logo für das Café »Lindner«: Pilz, grün', 'mushroom'],
  ['Логотип для кафе «Линднер»: каштан, зелёный', 'chestnut'],
  ['Logo voor het café „Lindner”: pompoen, groen', 'pumpkin'],
])('shows a thing that is seldom a colour, though a colour follows: %s', async (prompt, thing) => {
  const { wishes } = await understanding.read(prompt);
  expect(wishes.flatMap((wish) => (wish.kind === 'thing' ? [wish.term] : []))).toEqual([thing]);
  expect(wishes.filter(({ kind }) => kind === 'colour')).toHaveLength(1);
});

it('leaves it a colour where colours are listed', async () => {
  const { wishes } = await understanding.read('Café »Lindner«. Farben: Pilz, grün');
  expect(wishes.filter(({ kind }) => kind === 'colour')).toHaveLength(2);
});

it.each([
  ['Padaria «Lindner»: uma raposa, vinho tinto escuro', 0, 30],
  ['Bäckerei »Lindner«: ein Fuchs, altgold', 75, 100],
  ['Piekarnia „Lindner”: lis, zielony butelkowy', 150, 180],
])('reads one shade as people name it: %s', async (prompt, least, most) => {
  const { wishes } = await understanding.read(prompt);
  const hues = wishes.flatMap((wish) => (wish.kind === 'colour' ? [wish.intent.hue ?? -1] : []));
  expect(hues).toHaveLength(1);
  expect(hues[0]).toBeGreaterThanOrEqual(least);
  expect(hues[0]).toBeLessThanOrEqual(most);
});

it('tells Portuguese from Spanish by its spelling', async () => {
  expect((await understanding.understand('Logótipo para o café «Lindner»: farol, verde')).language).toBe('pt');
});

const keysOf = (language: Language, word: string): string => {
  const tokens = glossaries.get(language)?.translate(tokenise(word)) ?? [];
  return tokens.map(({ key }) => key).join(' ');
};
