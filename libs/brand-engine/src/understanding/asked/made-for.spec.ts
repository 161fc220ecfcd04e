import { createEngine, type Engine } from '../../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const shownIn = async (prompt: string): Promise<[string | null, string]> => {
  const { node } = await engine.generate({ prompt, seed: 'made-for', watermark: false });
  return [node.decisions.mark.icon, node.brief.industry ?? ''];
};

it('regression: what opens a prompt and is for a business is its picture, though it tells a trade elsewhere', async () => {
  expect((await shownIn('a cloud for a weather app called Nimbus'))[0]).toContain('cloud');
  const [icon, industry] = await shownIn('chips for a sandwich shop called Bap');
  expect(icon).toContain('fries');
  expect(industry).not.toMatch(/electronics|hardware/);
});

it('a place of trade that is for somebody is still the trade', async () => {
  expect((await shownIn('a bakery for a small town called Crumb'))[1]).toBe('bakery');
});

it('regression: a bird of prey is no songbird', async () => {
  expect((await shownIn('a bird of prey for a security firm called Talon'))[0]).toContain('eagle');
});

it('regression: a thing of another sense tells nothing of the trade of its word', async () => {
  expect((await shownIn('a sandwich shop called Bap, with chips'))[1]).not.toMatch(/electronics|hardware/);
});
