import { unsafeIn } from './safety.js';

const wrap = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

describe('the grammar of a safe logo', () => {
  it('accepts title, groups and paths', () => {
    expect(unsafeIn(wrap('<title>A &amp; B</title><g><path fill="#0a0b0c" d="M0 0L1 1.5C2 2 -3 3 4 4Z"/></g>'))).toBeNull();
  });

  it.each([
    ['a script', '<script>x</script>'],
    ['a style', '<style>x</style>'],
    ['text', '<text>x</text>'],
    ['an event', '<path onload="x" d="M0 0Z"/>'],
    ['a reference', '<path href="x" d="M0 0Z"/>'],
    ['a reference in a colour', '<path fill="url(#a)" d="M0 0Z"/>'],
    ['a number that is none', '<path fill="none" d="MNaN 0Z"/>'],
    ['an element left open', '<g>'],
    ['an element closed twice', '<g></g></g>'],
    ['loose text', 'hello'],
    ['a bare ampersand', '<title>a & b</title>'],
    ['a direction character', '<title>a\u202eb</title>'],
    ['a comment', '<!-- x -->'],
    ['an attribute given twice', '<path d="M0 0Z" d="M1 1Z"/>'],
    ['more than twelve kilobytes', `<path d="${'M0 0Z'.repeat(3_000)}"/>`],
  ])('refuses %s', (_, inside) => {
    expect(unsafeIn(wrap(inside))).not.toBeNull();
  });

  it.each(['', '<g></g>', `${wrap('')}${wrap('')}`, `<?xml version="1.0"?>${wrap('')}`])('refuses %j as a document', (svg) => {
    expect(unsafeIn(svg)).not.toBeNull();
  });
});
