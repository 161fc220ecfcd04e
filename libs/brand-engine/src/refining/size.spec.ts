import { createEngine, type Engine } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

it.each(['round badge', 'in a frame', 'stacked', 'horizontal'])('a symbol grows and shrinks in every layout: %s', async (layout) => {
  const { node, assets } = await engine.generate({ prompt: `Tern Coffee, a kettle, teal, ${layout}`, seed: 'nine', watermark: false });
  for (const prompt of ['make the symbol bigger', 'smaller symbol']) {
    const next = await engine.refine({ prompt, node, previous: null, seed: 'ten', watermark: false });
    expect(next.interpretation.clauses).toMatchObject([{ outcome: 'applied' }]);
    expect(next.assets.logo_svg).not.toBe(assets.logo_svg);
    expect(next.node.decisions.mark.icon).toBe(node.decisions.mark.icon);
  }
});

it('a colour that a drawing cannot show as light as it was named is reported', async () => {
  const { node } = await engine.generate({ prompt: 'Orrery, a bookshop, a book in a frame, green', seed: 'nine', watermark: false });
  const next = await engine.refine({ prompt: 'make it lemon', node, previous: null, seed: 'ten', watermark: false });
  const shown = [...next.assets.logo_svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex);
  const isLemon = shown.some((hex) => /^#f[0-9a-f][de]/.test(hex ?? ''));
  expect(next.interpretation.clauses[0]?.outcome).toBe(isLemon ? 'applied' : 'not_applied');
});

it('of two pictures one can go, and the other stays', async () => {
  const { node } = await engine.generate({ prompt: 'Hollow Inn, a fox and a lantern, rust', seed: 'nine', watermark: false });
  expect(node.decisions.mark.partner).toBeDefined();
  const next = await engine.refine({ prompt: 'remove the lantern', node, previous: null, seed: 'ten', watermark: false });
  expect(next.node.decisions.mark).toMatchObject({ icon: 'own-fox' });
  expect(next.node.decisions.mark.partner).toBeUndefined();
});
