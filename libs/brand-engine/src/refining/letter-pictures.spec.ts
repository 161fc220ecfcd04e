import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('before', 'after');

it.each([
  ['Coffee shop called Bloom', 'make the second o a flower', { at: [3], place: 'letter' }],
  ['A bakery called Brioche', 'put a leaf as the dot of the i', { at: [2], place: 'dot' }],
  ['Kaffeehaus Mokka', 'das o bitte als Kaffeebohne', { at: [12] }],
])('a letter becomes a picture: %s, %s', async (start, change, expected) => {
  const { before, after } = await refined(start, change);
  expect(after.node.decisions.mark.letterPicture).toMatchObject(expected);
  expect(after.node.decisions.type.font).toBe(before.node.decisions.type.font);
  expect(outcomesOf(after)).toEqual(['applied']);
});

it('a symbol that was asked for stays beside the name', async () => {
  const { before, after } = await refined('Camping Alpenruh with a fir', 'replace the A with a tent');
  expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  expect(after.node.decisions.mark.letterPicture).toMatchObject({ at: [8], icon: 'tent' });
});

it('a letter that the name has not leaves all as it is', async () => {
  const { before, after } = await refined('A cafe Luna', 'replace the x with a star');
  expect(after.node.decisions).toEqual(before.node.decisions);
  expect(outcomesOf(after)).toEqual(['not_applied']);
});

it('another picture takes the place of the first, and another name keeps it', async () => {
  const start = 'Tanning studio Corona, the second o is a sun';
  const { after: moon } = await refined(start, 'use a moon instead of the sun');
  expect(moon.node.decisions.mark).toMatchObject({ icon: 'moon', letterPicture: { at: [3] } });
  const { after: renamed } = await refined(start, 'rename it to Solaro');
  expect(renamed.node.decisions.mark.letterPicture?.at).toEqual([1]);
  const { after: bare } = await refined(start, 'remove the sun');
  expect(bare.node.decisions.mark.letterPicture).toBeUndefined();
});
