import { createEngine, type Engine } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

describe('an abstract mark is made of the shapes that were asked for', () => {
  it.each([
    ['Data firm Quantile, an abstract mark of rising bars, blue', /^bars\/rising$/],
    ['Consultants Meridel, abstract overlapping circles', /^loops\/trefoil$/],
    ['Bank Terra: an abstract symbol made of stripes, green', /^bars\/slanted$/],
    ['Abstract waves for Tidal, a software company', /^waves\//],
    ['Architects Porticus, abstract arches, terracotta', /^arches\/gates$/],
  ])('%s', async (prompt, way) => {
    for (const seed of ['one', 'two', 'three']) {
      const { node, interpretation } = await engine.generate({ prompt, seed, watermark: false });
      expect(`${node.decisions.mark.family}/${node.decisions.mark.device}`).toMatch(way);
      expect(interpretation.clauses.map(({ outcome }) => outcome)).not.toContain('not_applied');
    }
  });

  it('and nothing else is: bars tell no bar', async () => {
    const { node } = await engine.generate({ prompt: 'Quantile, abstract rising bars, blue', seed: 'one', watermark: false });
    expect(node.brief.industry).toBeNull();
  });
});
