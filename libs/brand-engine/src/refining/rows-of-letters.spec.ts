import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('row', 'letters');

describe('letters that are told one by one are all in the mark', () => {
  it.each([
    ['Kiln Lane Makers, a pot, blue', 'rather a K, an L and an M please', 'KLM'],
    ['Kiln Lane Makers, a pot, blue', 'just a K and an L', 'KL'],
    ['A choir called Evening Tide, a shell', 'Lose the shell and use an E and a T as a monogram', 'ET'],
    ['A choir called Evening Tide, a shell', 'could we have the E and the T together as initials', 'ET'],
  ])('%s ⇒ %s', async (start, change, letters) => {
    const { after } = await refined(start, change);
    expect(after.node.decisions.mark).toMatchObject({ letters, icon: null });
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});
