import { createEngine, type Identity } from '../engine.js';

const engine = await createEngine();
const drawAll = (prompt: string): Promise<Identity[]> =>
  Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => engine.generate({ prompt, seed, watermark: false })));

it.each(['Monogram for Dale & Wren, architects, thin letters', 'Monogram LB for Lena Brook, florist, hairline letters, wine red'])(
  'a monogram in thin letters is thin itself, and on no field: %s',
  async (prompt) => {
    for (const { node, interpretation } of await drawAll(prompt)) {
      expect(node.decisions.type.fine).toBe(true);
      expect(`${node.decisions.mark.family}/${node.decisions.mark.device}`).toMatch(/^(?:interlock\/|monogram\/framed)/);
      expect(interpretation.clauses.find(({ text }) => text.includes('letters'))?.outcome).toBe('applied');
    }
  },
);

it('no letter is cropped so that it reads as another', async () => {
  for (const { node } of await drawAll('Monogram R for Rindle, a dog salon'))
    expect(`${node.decisions.mark.family}/${node.decisions.mark.device}`).not.toMatch(/^cropped-letter\/(?:corner|leaving|rising)/);
});
