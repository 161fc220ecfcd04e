import type { Paint, PaletteDecision } from '../decisions.js';
import { rect } from '../geometry/shapes.js';
import type { Part } from '../scene/scene.js';
import { coloursUnseen } from './colours-seen.js';

/** A mark of one or two shapes over a name, each as wide as its share of all. */
const drawing = (shares: Partial<Record<Paint, number>>): { symbol: Part[]; text: Part[]; fields: 0 } => {
  const parts = Object.entries(shares).map(([paint, share]): Part => ({ paint: paint as Paint, path: rect(0, 0, share, 1) }));
  return { symbol: parts.filter(({ paint }) => paint !== 'ink'), text: parts.filter(({ paint }) => paint === 'ink'), fields: 0 };
};

const one: PaletteDecision = { primary: '#1c63bf', secondary: '#09366f', ink: '#0e1b2d', primaryAsked: true, rules: 6 };
const two: PaletteDecision = { ...one, ink: '#1c63bf', inkAsked: true, secondary: '#d7352d', accentAsked: true };

it('the only colour that was named has a third of a drawing, or something of it lacks', () => {
  expect(coloursUnseen(drawing({ primary: 40, ink: 60 }), one)).toBe(0);
  expect(coloursUnseen(drawing({ primary: 15, ink: 85 }), one)).toBeCloseTo(0.5);
});

it('the less is seen of a colour, the more it lacks', () => {
  const lacking = [20, 10, 5].map((share) => coloursUnseen(drawing({ primary: share, ink: 100 - share }), one));
  expect(lacking).toEqual([...lacking].sort((a, b) => a - b));
  expect(new Set(lacking).size).toBe(3);
});

it('a second colour has an eighth, unless only a little of it was asked for', () => {
  expect(coloursUnseen(drawing({ primary: 40, secondary: 13, ink: 47 }), two)).toBe(0);
  expect(coloursUnseen(drawing({ primary: 40, secondary: 5, ink: 55 }), two)).toBeGreaterThan(0.4);
  expect(coloursUnseen(drawing({ primary: 40, secondary: 5, ink: 55 }), { ...two, accentSmall: true })).toBe(0);
});
