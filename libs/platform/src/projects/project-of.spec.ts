import type { LogRecord } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { projectOf } from './project-of.js';

const [own, other] = [newId('proj'), newId('proj')];
const projectIn = (value: string | null, key = 'job_1/evt_1') => projectOf({ key, value: value && Buffer.from(value) } as LogRecord);

describe('the project that a record is about', () => {
  it('is the one that it names as its own, whatever it speaks of besides', () => {
    expect(projectIn(JSON.stringify({ prompt: `like ${other}`, project_id: own }))).toBe(own);
  });

  it('is the first of which it speaks where nobody can read it, and its key where there is nothing to read', () => {
    expect(projectIn(`{"project_id":"${own}","prompt":"like ${other}`)).toBe(own);
    expect(projectIn(`{"project_id":7,"project":"${own}"}`)).toBe(own);
    expect(projectIn(null, own)).toBe(own);
  });

  it.each(['', 'null', '{}', '{"project_id":"\\u0000"}', '{"project_id":"proj_none"}'])('is nobody’s in %j', (value) => {
    expect(projectIn(value)).toBeUndefined();
  });
});
