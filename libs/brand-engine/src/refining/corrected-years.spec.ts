import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('corrected years', 'changed');

describe('regression: a year that is corrected keeps the words around it', () => {
  it.each([
    ['Brewery "Hopwell", EST. 1897, badge with hops', 'it should be 1895', /^est\. 1895$/i],
    ['Clockmaker "Tickory", since 1921, round badge with a clock', 'replace 1921 with 1912', /^since 1912$/i],
    ['Bakery "Rye", established 1887, emblem', 'the year should read 1878', /^established 1878$/i],
    ['Clockmaker "Tickory", since 1921, round badge with a clock', "replace 1921 with 'est. 1912'", /^est\. 1912$/i],
  ])('%s ⇒ %s', async (start, change, written) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.year).toMatch(written);
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(after.node.decisions.descriptor).toBe(before.node.decisions.descriptor);
  });
});
