import { createEngine } from '../engine.js';
import type { InterpretedClause } from './interpretation.js';

const engine = await createEngine();
const clausesOf = async (prompt: string): Promise<InterpretedClause[]> =>
  (await engine.generate({ prompt, seed: 'everyday', watermark: false })).interpretation.clauses;

it.each([
  ['Ledgerly is bookkeeping SaaS for freelancers. Calm, navy.', 'Ledgerly is bookkeeping SaaS for freelancers'],
  ['second hand bookshop Turnpike, cosy', 'second hand bookshop Turnpike'],
  ['Rust & Rye is a whisky bar downtown. Copper.', 'Rust & Rye is a whisky bar downtown'],
  ['roofing company Peak Roofing LLC, blue', 'roofing company Peak Roofing LLC'],
  ['The Honest Carrot, farm-to-table grocery delivery, orange', 'farm-to-table grocery delivery'],
])('what only says of which kind a business is, or whom it is for, was understood: %s', async (prompt, clause) => {
  expect((await clausesOf(prompt)).find(({ text }) => text === clause)).toMatchObject({ outcome: 'applied', reason: null });
});

it('what nobody knows is still told', async () => {
  const clauses = await clausesOf('Forest Works, a zorbing company, green');
  expect(clauses.find(({ text }) => text.includes('zorbing'))?.reason).toMatch(/not understood/i);
});

it('a noun before a colour is a shade where nothing is asked to be drawn', async () => {
  const clauses = await clausesOf('Greenhouse Brewing Company, earthy, hop green');
  expect(clauses.find(({ text }) => text === 'hop green')?.outcome).toBe('applied');
});
