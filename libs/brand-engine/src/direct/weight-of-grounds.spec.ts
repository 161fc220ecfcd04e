import { createEngine, type Identity } from '../engine.js';
import { heavyGrounds, plaques, standsOnField } from './ways.js';
import { isRoundMark } from './forms.js';

const engine = await createEngine();
const seeds = Array.from({ length: 10 }, (_, i) => `seed ${i}`);
const drawAll = (prompt: string): Promise<Identity[]> =>
  Promise.all(seeds.map((seed) => engine.generate({ prompt, seed, watermark: false })));
const wayOf = ({ node }: Identity): string => `${node.decisions.mark.family}/${node.decisions.mark.device}`;

it.each([
  'airy and light, a feather, Downy pillows',
  'luftig und leicht, Keramikstudio Lehm, eine Vase',
  'léger et aérien, un papillon, Spa Azur',
  'Thin lines, a lotus, yoga studio Exhale',
])('what is to be light stands on no heavy ground: %s', async (prompt) => {
  expect((await drawAll(prompt)).map(wayOf).filter((way) => heavyGrounds.test(way)).length).toBeLessThanOrEqual(1);
});

it('a line drawing stands on no field, which would fill it again', async () => {
  for (const identity of await drawAll('One single tulip, line drawing, dusty pink, florist Petal'))
    expect(standsOnField(identity.node.decisions.mark)).toBe(false);
});

it.each(['silly and fun, an octopus, Ludo toys', 'divertido y alegre, un mono, fiestas Plátano'])(
  'what is to be silly stands on no plaque: %s',
  async (prompt) => {
    expect((await drawAll(prompt)).map(wayOf).filter((way) => plaques.test(way)).length).toBeLessThanOrEqual(2);
  },
);

it.each([
  'angular mark for Strut structural engineers',
  'Strut structural engineers, steep angles',
  'Eckig, Stanzwerk Metallbau',
  'anguleux, agence Biseau',
  'hoekig, bouwbedrijf Schuin',
  'Korva, no curves',
  'A gym called Slab, not a single curve',
])('what is to be angular has no round shapes, or says so: %s', async (prompt) => {
  for (const { node, interpretation } of await drawAll(prompt)) {
    const claimed =
      interpretation.clauses.find(({ text }) => /angular|angles|eckig|anguleux|hoekig|curve/i.test(text))?.outcome === 'applied';
    expect(claimed && isRoundMark(node.decisions)).toBe(false);
  }
  expect((await drawAll(prompt)).filter(({ node }) => isRoundMark(node.decisions)).length).toBeLessThanOrEqual(1);
});

it('draws the round seal that was asked for, although its second colour is seen a little better under an arch', async () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const { node } = await engine.generate({
      prompt: 'Brauhaus Eber, ein Hirsch, dunkelgrün und gold, urig, als rundes Siegel',
      seed,
      watermark: false,
    });
    expect(node.decisions.mark.device).not.toBe('arched');
  }
});

it('holds no picture that was asked for in a frame that is heavier than it', async () => {
  const prompts = [
    'Architects Lynx, a lynx, grey and orange, geometric',
    'Taverna Ondina, a fish, blue and coral',
    'Grill Ember, a flame, charcoal and orange',
  ];
  for (const prompt of prompts)
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const { mark } = (await engine.generate({ prompt, seed, watermark: false })).node.decisions;
      expect(`${mark.family}/${mark.device}`).not.toMatch(/ring$|^badge\/label/);
    }
});

it('cuts no letter out of a picture that has no room for it', async () => {
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
    const { mark } = (await engine.generate({ prompt: 'Peppercorn catering, black', seed, watermark: false })).node.decisions;
    expect([mark.family, mark.icon]).not.toEqual(['hollow-letter', 'own-fork']);
  }
});
