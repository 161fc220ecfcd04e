import { createEngine, type Engine, type Identity } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

async function refined(prompt: string, say: string): Promise<[Identity, Identity]> {
  const before = await engine.generate({ prompt, seed: 'pose', watermark: false });
  return [before, await engine.refine({ prompt: say, node: before.node, previous: null, seed: 'pose', watermark: false })];
}

it.each([
  ['Print shop Bramble, a fox, navy', 'make the fox run', 'own-running-fox'],
  ['Print shop Bramble, a hare, navy', 'can the hare be jumping instead?', 'own-leaping-hare'],
  ['Print shop Bramble, a box, navy', 'open the box', 'own-open-box'],
  ['Print shop Bramble, an eagle, navy', 'the eagle should have its wings spread', 'own-flying-eagle'],
  ['Print shop Bramble, a sleeping dog, navy', 'make the dog sit', 'own-sitting-dog'],
  ['Print shop Bramble, a cat, navy', 'replace the cat with an owl in flight', 'own-flying-owl'],
  ['Druckerei Brombeer, ein Fuchs, blau', 'lass den Fuchs rennen', 'own-running-fox'],
  ['Imprimerie Ronce, un chien, bleu', 'fais courir le chien', 'own-running-dog'],
])('another state exchanges the picture and keeps everything else: %s; %s', async (prompt, say, icon) => {
  const [before, after] = await refined(prompt, say);
  expect(after.node.decisions.mark.icon).toBe(icon);
  expect(after.node.decisions).toMatchObject({
    palette: before.node.decisions.palette,
    mark: { family: before.node.decisions.mark.family, container: before.node.decisions.mark.container },
    type: { font: before.node.decisions.type.font },
    layout: { kind: before.node.decisions.layout.kind },
  });
  expect(after.interpretation.clauses.map(({ outcome }) => outcome)).toEqual(['applied']);
});

it.each([
  ['Print shop Bramble, a fox, navy', 'make the fox stand out more'],
  ['Print shop Bramble, a fox, navy', 'let the name run below the fox'],
  ['Print shop Bramble, a goat, navy', 'make the goat run'],
  ['Print shop Bramble, a running fox, navy', 'make the fox green'],
  ['Print shop Bramble, a fox, navy', 'more open letters'],
])('what asks for no state that is drawn leaves the picture: %s; %s', async (prompt, say) => {
  const [before, after] = await refined(prompt, say);
  expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
});
