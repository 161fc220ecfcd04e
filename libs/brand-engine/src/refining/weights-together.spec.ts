import type { Identity } from '../engine.js';
import { Pack } from '../pack/pack.js';
import { useRefining } from '../testing/refined.js';
import { weightDrawn } from './applying/weight.js';

const refined = useRefining('weight', 'face');
const pack = Pack.load();
const thickness = ({ node: { decisions } }: Identity): number => {
  const { stem, cap } = pack.metrics(decisions.type.font, weightDrawn(decisions, pack));
  return stem / cap;
};

describe('letters are thinner or bolder than they were, whatever else is asked for', () => {
  it.each([
    ['Salon Blush, scissors, pink', 'thinner letters and more modern', -1],
    ['Salon Blush, scissors, pink', 'more playful, and the letters thinner', -1],
    ['Salon Blush, scissors, pink', 'a calmer pink and thinner letters', -1],
    ['Kapsalon Blos, een schaar, roze', 'het roze iets kalmer en de letters dunner', -1],
    ['Salon Blush, scissors, pink', 'more elegant, bolder letters', 1],
    ['Salon Blush, eine Schere, rosa', 'klassischer und die Schrift dünner', -1],
  ])('%s ⇒ %s', async (start, change, way) => {
    const { before, after } = await refined(start, change);
    expect((thickness(after) / thickness(before) - 1) * way).toBeGreaterThan(0.05);
  });
});
