import { parseParams } from '../parse-params.js';
import { CreateProject } from './project.js';

describe('the name of a project', () => {
  it('regression: is measured without the white space around it, and kept with it', () => {
    const name = `  ${'n'.repeat(200)}  `;
    expect(parseParams(CreateProject, { name })).toEqual({ name });
  });

  it.each(['', '   ', 'n'.repeat(201)])('is refused: case %#', (name) => {
    expect(() => parseParams(CreateProject, { name })).toThrow();
  });
});
