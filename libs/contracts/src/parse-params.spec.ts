import { z } from 'zod';
import { parseParams } from './parse-params.js';
import { omittable, nonBlankText } from './text.js';

const schema = z.strictObject({ plan: z.enum(['pro', 'agency']), label: nonBlankText(10), note: omittable(z.string()) });
const fine = { plan: 'pro', label: 'x' };

describe('a request that is refused', () => {
  it.each([
    [{ label: 'x' }, 'missing_required_param', 'plan'],
    [{ ...fine, plan: null }, 'missing_required_param', 'plan'],
    [{ ...fine, plan: 'gold' }, 'invalid_param', 'plan'],
    [{ ...fine, label: undefined }, 'missing_required_param', 'label'],
    [{ ...fine, label: 7 }, 'invalid_param', 'label'],
    [{ ...fine, label: 'x'.repeat(11) }, 'param_too_long', 'label'],
    [{ ...fine, note: null }, 'invalid_param', 'note'],
    [{ ...fine, nota: 'x' }, 'unknown_param', 'nota'],
  ])('%j names what is wrong', (input, code, param) => {
    expect(() => parseParams(schema, input)).toThrow(expect.objectContaining({ code, details: { param } }) as Error);
  });

  it.each([[[]], ['x'], [null], [undefined]])('%j is no object', (input) => {
    expect(() => parseParams(schema, input)).toThrow(expect.objectContaining({ code: 'invalid_param' }) as Error);
  });

  it('a field that may be left out may be left out', () => {
    expect(parseParams(schema, fine)).toEqual(fine);
  });
});
