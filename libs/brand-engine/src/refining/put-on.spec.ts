import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('before', 'after');

it.each([
  ['Late Hour, a radio show, with a bear', 'give the bear headphones', 'headphones'],
  ['Late Hour, a radio show, with a bear', 'the bear should wear headphones', 'headphones'],
  ['Chocolate maker Fuchs with a fox', 'put a crown on the fox', 'own-crown'],
  ['Reading room Tome with an owl', 'add glasses to the owl', 'own-eyewear'],
])('what fits the picture is put on it: %s, %s', async (start, change, partner) => {
  const { before, after } = await refined(start, change);
  expect(after.node.decisions.mark).toMatchObject({ icon: before.node.decisions.mark.icon, partner, arranged: 'worn' });
  expect(outcomesOf(after)).toEqual(['applied']);
});

it('a picture is put into what comes to it', async () => {
  const { after } = await refined('Toy shop Benno, a bear', 'put the bear in a boat');
  expect(after.node.decisions.mark).toMatchObject({ icon: 'own-bear', partner: 'own-rowboat', arranged: 'inside' });
  expect(outcomesOf(after)).toEqual(['applied']);
});
