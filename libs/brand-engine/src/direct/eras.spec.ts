import { createEngine, type Identity } from '../engine.js';
import { isOutOfEra, showsEra } from './eras.js';

const engine = await createEngine();
const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
const drawAll = (prompt: string): Promise<Identity[]> =>
  Promise.all(seeds.map((seed) => engine.generate({ prompt, seed, watermark: false })));

it.each([
  ['Diner Egg & Sun, 70s feel, orange and brown', 'seventies'],
  ['Milk bar Dolly, 1950s, pink', 'fifties'],
  ['Cocktail bar Meridian, art deco, gold', 'deco'],
  ['Lamp maker Ohm, bauhaus, red and black', 'bauhaus'],
  ['Kiosk Sieben, siebziger Jahre, orange', 'seventies'],
  ['Bar Lido, anni cinquanta, rosso', 'fifties'],
] as const)('a time is told by its letters, and not by a plaque: %s', async (prompt, era) => {
  for (const { node, interpretation } of await drawAll(prompt)) {
    expect(node.brief.era).toBe(era);
    expect(showsEra(node.decisions, era)).toBe(true);
    expect(isOutOfEra(node.brief, `${node.decisions.mark.family}/${node.decisions.mark.device}`)).toBe(false);
    expect(interpretation.clauses.find(({ text }) => /70s|1950s|deco|bauhaus|siebziger|cinquanta/.test(text))?.outcome).toBe('applied');
  }
});

it('letters of another kind that were asked for are of no certain time, and the report says so', async () => {
  for (const { interpretation } of await drawAll('Print shop Quill, typewriter font, 70s feel'))
    expect(interpretation.clauses.find(({ text }) => text.includes('70s'))?.outcome).toBe('not_applied');
});

it.each(['Tea room Iris, art nouveau, plum', 'Café Lindenblüte, Jugendstil, grün', 'Pasticceria Viola, stile liberty, rosa'])(
  'a style that no face has is not claimed: %s',
  async (prompt) => {
    for (const { interpretation } of await drawAll(prompt))
      expect(interpretation.clauses.find(({ text }) => /nouveau|Jugendstil|liberty/.test(text))?.outcome).toBe('not_applied');
  },
);
