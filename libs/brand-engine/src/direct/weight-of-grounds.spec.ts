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
])('what is to be angular has no round shapes, or says so: %s', async (prompt) => {
  for (const { node, interpretation } of await drawAll(prompt)) {
    const claimed = interpretation.clauses.find(({ text }) => /angular|angles|eckig|anguleux|hoekig/i.test(text))?.outcome === 'applied';
    expect(claimed && isRoundMark(node.decisions)).toBe(false);
  }
  expect((await drawAll(prompt)).filter(({ node }) => isRoundMark(node.decisions)).length).toBeLessThanOrEqual(1);
});
