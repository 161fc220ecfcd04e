import { writesAside } from '../interpreting/asides-shown.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('kept words', 'changed');

const start = 'Barber called Slick with the line "Cuts and shaves" below, scissors, red on cream, est. 1950';

it.each(['a', 'b', 'c', 'd', 'e', 'f'])('regression: stripes take no written line and no ground, or it is said: %s', async (seed) => {
  const { before, after } = await refined(start, 'add stripes', seed);
  const [old, now] = [before.node.decisions, after.node.decisions];
  expect(outcomesOf(after)).toHaveLength(1);
  expect(now.descriptor).toContain(old.descriptor);
  expect(now.palette.ground).toBe(old.palette.ground);
  const wroteYear = writesAside(old, 'year', 'est. 1950');
  const isTold = (after.interpretation.clauses[0]?.reason ?? '').includes('year');
  expect(!wroteYear || isTold || writesAside(now, 'year', 'est. 1950')).toBe(true);
});
