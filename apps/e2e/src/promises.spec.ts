import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const list = fileURLToPath(new URL('../../../deploy/promises.md', import.meta.url));

/** Every quoted name of a test, with the file whose link stands before it. */
const promised = [...readFileSync(list, 'utf8').matchAll(/\]\(([^)]+\.ts)\)((?:,? "[^"]+")+)/g)].flatMap(([, file = '', names = '']) =>
  [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
);

describe('the list of promises', () => {
  it('holds some', () => {
    expect(promised.length).toBeGreaterThan(40);
  });

  it.each(promised)('names a test that is there: $name', ({ file, name }) => {
    expect(readFileSync(resolve(dirname(list), file), 'utf8')).toContain(name);
  });
});
