import { basesOf } from './base-forms.js';
import { loadGlossaries } from './gloss.js';
import type { Language } from '../../brief.js';

it.each<[Language, string, string]>([
  ['nl', 'duiven', 'duif'],
  ['nl', 'bomen', 'boom'],
  ['nl', 'vossen', 'vos'],
  ['sv', 'hammaren', 'hammare'],
  ['sv', 'faglar', 'fagel'],
  ['da', 'katten', 'kat'],
  ['es', 'peces', 'pez'],
  ['es', 'puentes', 'puente'],
  ['pt', 'leoes', 'leao'],
  ['pt', 'correntes', 'corrente'],
  ['it', 'barche', 'barca'],
  ['pl', 'kaczek', 'kaczka'],
  ['pl', 'mlotkiem', 'mlotek'],
  ['ru', 'молотком', 'молоток'],
  ['uk', 'чашок', 'чашка'],
  ['fi', 'aallon', 'aalto'],
  ['fi', 'raitoja', 'raita'],
  ['fi', 'nappeja', 'nappi'],
  ['fi', 'sienia', 'sieni'],
])('%s %s may be a form of %s', (language, key, base) => {
  expect(basesOf(language, key)).toContain(base);
});

describe('a glossary', () => {
  const glossaries = loadGlossaries('prompts');

  it.each<[Language, string, string]>([
    ['nl', 'duiven', 'dove'],
    ['sv', 'hammaren', 'hammer'],
    ['fi', 'aalloilla', 'wave'],
    ['ru', 'золотых', 'gold'],
    ['pl', 'kaczek', 'duck'],
    ['pl', 'czerwonych', 'red'],
    ['it', 'barche', 'boat'],
  ])('knows a word by its forms: %s %s', (language, key, english) => {
    expect(glossaries.get(language)?.lookUp(key)).toBe(english);
  });

  it.each<[Language, string]>([
    ['it', 'fare'],
    ['it', 'faccio'],
    ['pt', 'ponto'],
    ['es', 'vendo'],
    ['uk', 'місто'],
    ['pl', 'lewej'],
    ['el', 'κανω'],
    ['de', 'spater'],
  ])('takes no word for a thing that only has its stem: %s %s', (language, key) => {
    expect(['lighthouse', 'face', 'bridge', 'bandage', 'lion', 'canoe', 'shovel']).not.toContain(glossaries.get(language)?.lookUp(key));
  });
});
