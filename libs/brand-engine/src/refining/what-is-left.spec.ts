import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('rest', 'left');

it('beside a part that goes, the picture that is named stays, and so does the name', async () => {
  const { before, after } = await refined('Coffee cart Little Detour, a cup with steam, orange', 'Drop the steam please, just the cup.');
  expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  expect(after.node.decisions.layout.kind).not.toBe('symbol');
  expect(outcomesOf(after)).toContain('not_applied');
});

it.each([
  ['Kawiarnia Pod Kotem, kot i filiżanka, granatowy', 'Proszę usunąć filiżankę, sam kot wystarczy.'],
  ['Cat café Mimi, a cat and a cup, navy', 'drop the cup, only the cat'],
])('of two pictures the other is left: %s ⇒ %s', async (start, change) => {
  const { after } = await refined(start, change);
  expect(after.node.decisions.mark.icon).toMatch(/cat/);
  expect(after.node.decisions.mark.partner).toBeUndefined();
  expect(outcomesOf(after)).not.toContain('not_applied');
});

it('who praises a picture may want it larger', async () => {
  const { after } = await refined('Swim school Otterly, an otter, aqua', 'The otter is lovely but make it bigger');
  expect(outcomesOf(after)).not.toContain('not_applied');
});
