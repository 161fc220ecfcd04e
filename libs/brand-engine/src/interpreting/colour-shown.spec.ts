import type { ColourIntent } from '../brief.js';
import { createEngine } from '../engine.js';
import { leaningOf } from '../colour/named.js';
import { isLikeNamed, isSeen } from './colour-shown.js';

const named = (hex: string): ColourIntent => ({ words: hex, hex: null, ...leaningOf(hex) });

it.each([
  ['slate grey', '#626d78', '#274a6c'],
  ['lemon', '#f5e63c', '#c2a800'],
  ['sky blue', '#7fc0ec', '#4a93c4'],
])('%s that is drawn in another tone is not what was named', (_, hex, drawn) => {
  expect(isLikeNamed(hex, named(hex))).toBe(true);
  expect(isLikeNamed(drawn, named(hex))).toBe(false);
});

it('what is drawn in a few lines alone is not seen, unless only a little was asked for', () => {
  const areas = [
    { hex: '#162c56', share: 0.96 },
    { hex: '#deb544', share: 0.04 },
  ];
  expect(isSeen(named('#deb544'), areas, false)).toBe(false);
  expect(isSeen(named('#deb544'), areas, true)).toBe(true);
});

it('a ground that had to be deeper is told to be so', async () => {
  const engine = await createEngine();
  const { interpretation } = await engine.generate({ prompt: 'Duvet makers Eider, white on light blue', seed: 'one', watermark: false });
  expect(interpretation.clauses.find(({ text }) => text.includes('light blue'))).toMatchObject({
    outcome: 'applied',
    reason: 'The ground is a tone of light blue on which the rest is read.',
  });
});
