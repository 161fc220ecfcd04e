import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { jobEvents } from './job-events.js';
import { memoryEvents } from './memory-events.js';
import { projectEvents } from './project-events.js';
import { webhookEvents } from './webhook-events.js';

const folder = new URL('../../fixtures/events/', import.meta.url);
const schemas: Record<string, { version: number; schema: z.ZodType }> = {
  ...projectEvents,
  ...jobEvents,
  ...memoryEvents,
  ...webhookEvents,
};

describe('events as they were ever written', () => {
  const files = readdirSync(folder);

  it.each(files)('%s is read without loss by the schema of today', (file) => {
    const [, type = ''] = /^(.+)\.v\d+\.json$/.exec(file) ?? [];
    const written: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    expect(schemas[type]?.schema.parse(written)).toEqual(written);
  });

  it('has a golden copy of every version of every type', () => {
    const expected = Object.entries(schemas).flatMap(([type, { version }]) =>
      Array.from({ length: version }, (_, before) => `${type}.v${before + 1}.json`),
    );
    expect(files).toEqual(expect.arrayContaining(expected));
  });
});
