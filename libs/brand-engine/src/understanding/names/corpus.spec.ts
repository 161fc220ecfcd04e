import { readFileSync } from 'node:fs';
import { Pack } from '../../pack/pack.js';
import { createUnderstanding } from '../index.js';

interface NamedPrompt {
  kind: string;
  prompt: string;
  name: string;
  nameAlso?: string[];
}

const prompts = JSON.parse(readFileSync(new URL('../../../corpus/names.json', import.meta.url), 'utf8')) as NamedPrompt[];
const spelled = (name: string): string => name.normalize('NFC').replace(/[‘’]/g, "'");

/** A shop may keep the trade before its name; a person's profession is the line. */
const isKept = (kind: string, prompt: string, read: string, name: string): boolean =>
  kind !== 'person' && prompt.startsWith(read) && read.endsWith(` ${name}`);

it('spells names of every kind as they were written, at least 98 of 100', async () => {
  const understanding = await createUnderstanding(Pack.load().icons);
  const missed: string[] = [];
  for (const { kind, prompt, name, nameAlso = [] } of prompts) {
    const read = spelled((await understanding.understand(prompt)).name);
    const isRight = [name, ...nameAlso].some((one) => read === spelled(one) || isKept(kind, prompt, read, spelled(one)));
    if (!isRight) missed.push(`${kind}: ${read} instead of ${name}`);
  }
  console.log(`names right: ${prompts.length - missed.length} of ${prompts.length}\n${missed.join('\n')}`);
  expect(1 - missed.length / prompts.length).toBeGreaterThanOrEqual(0.98);
});
