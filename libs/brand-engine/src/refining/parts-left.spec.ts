import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('parts', 'left');

it('does not claim that a thing is gone which the picture that stays shows too', async () => {
  const { before, after } = await refined('Raft tours Kestle, a mountain and a fjord, teal', 'lose the mountain');
  const { icon, partner } = before.node.decisions.mark;
  expect([icon, partner]).toContain('own-winding-river');
  const isShown = after.node.decisions.mark.icon === 'own-winding-river';
  expect(outcomesOf(after)).toEqual([isShown ? 'not_applied' : 'applied']);
});

it('keeps a picture of which only a part is to go', async () => {
  const { before, after } = await refined('Raft tours Kestle, a fjord, teal', 'make it blue and lose the mountain');
  expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
});
