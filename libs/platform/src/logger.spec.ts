import { errorDetails } from './logger.js';

describe('an error in the log', () => {
  it('is told by its name, message, stack and codes', () => {
    const error = Object.assign(new TypeError('broken', { cause: new Error('by that') }), { code: '23505', constraint: 'one_name' });
    expect(errorDetails(error)).toEqual({
      type: 'TypeError',
      message: 'broken: by that',
      stack: expect.stringContaining('caused by: Error: by that') as string,
      code: '23505',
      constraint: 'one_name',
    });
  });

  it('brings nothing of the rows and answers that drivers add', () => {
    const refused = Object.assign(new Error('duplicate key'), { detail: 'Key (name)=(our secret bakery)', where: 'our secret bakery' });
    const answered = Object.assign(new AggregateError([refused], 'tried in vain'), { response: { records: ['our secret bakery'] } });
    expect(JSON.stringify([errorDetails(refused), errorDetails(answered)])).not.toContain('bakery');
    expect(errorDetails(answered)).toMatchObject({
      message: expect.stringContaining('tried in vain') as string,
      reasons: ['duplicate key'],
    });
  });

  it('may be something else that was thrown', () => {
    expect(errorDetails('a word')).toBe('a word');
  });
});
