import fc from 'fast-check';
import { TypeID } from 'typeid-js';
import { firstIdAt, idPrefixes, isId, newId, timeOf } from './ids.js';

describe('ids', () => {
  it.each(idPrefixes)('%s ids have the prefix and 26 characters of Crockford base32', (prefix) => {
    expect(newId(prefix)).toMatch(new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`));
  });

  it('sorts in the order of creation, within one millisecond too', () => {
    const ids = Array.from({ length: 5_000 }, () => newId('proj'));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('writes and reads what TypeID does', () => {
    const id = newId('job');
    const uuid = TypeID.fromString(id).toUUID();
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(TypeID.fromUUID('job', uuid).toString()).toBe(id);
    fc.assert(
      fc.property(fc.uuid({ version: 7 }), (any) => {
        const written = TypeID.fromUUID('evt', any).toString();
        expect(isId('evt', written)).toBe(true);
        expect(timeOf(written).getTime()).toBe(Number.parseInt(any.replaceAll('-', '').slice(0, 12), 16));
      }),
    );
  });

  it('carries the time at which it was made', () => {
    const before = Date.now();
    const at = timeOf(newId('job')).getTime();
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it('bounds the ids of a time from below', () => {
    const id = newId('dlv');
    const at = timeOf(id);
    expect(firstIdAt('dlv', at) < id).toBe(true);
    expect(firstIdAt('dlv', new Date(at.getTime() + 1)) > id).toBe(true);
    expect(timeOf(firstIdAt('dlv', at))).toEqual(at);
    expect(firstIdAt('dlv', at)).toBe(
      TypeID.fromUUID(
        'dlv',
        TypeID.fromString(id)
          .toUUID()
          .replace(/.{22}$/, '7000-8000-000000000000'),
      ).toString(),
    );
    expect(firstIdAt('dlv', new Date(-1)) < firstIdAt('dlv', new Date(8.64e15))).toBe(true);
  });

  it('has no time for what is not an id', () => {
    expect(() => timeOf('job_1')).toThrow('job_1 is not an id');
  });

  it('accepts its own ids and nothing else', () => {
    expect(isId('proj', newId('proj'))).toBe(true);
    expect(isId('proj', newId('job'))).toBe(false);
    for (const wrong of [
      '',
      'proj_',
      'proj_1',
      'proj_81h455vb4pex5vsknk084sn02q',
      `${newId('proj')}0`,
      newId('proj').toUpperCase(),
      null,
      7,
    ]) {
      expect(isId('proj', wrong)).toBe(false);
    }
  });
});
