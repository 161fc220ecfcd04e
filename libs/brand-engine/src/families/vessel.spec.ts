import { drawMark } from '../compose/compose.js';
import type { Decisions, Paint } from '../decisions.js';
import { createEngine, type Identity } from '../engine.js';
import { bounds, type Box } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';
import { figureOf } from './figure.js';
import { rimOf } from './vessel.js';

const engine = await createEngine();
const pack = Pack.load();
const generated = (prompt: string): Promise<Identity> => engine.generate({ prompt, seed: 'vessel', watermark: false });
const boxOf = (decisions: Decisions, paint: Paint): Box =>
  bounds(drawMark(decisions, pack)?.parts.find((part) => part.paint === paint)?.path ?? []);

it.each([
  ['Cat café Mimi: a cat in a cup', 'own-cat', 'own-cup'],
  ['Bakery Korb: a cat in a basket', 'own-cat', 'basket'],
  ['Plant shop Dorn: a cactus in a pot', 'cactus', 'mdi-pot'],
  ['Toy shop Ahoi: a bear in a boat', 'own-bear', 'own-rowboat'],
  ['Day nursery Nido: a bird in a nest', 'bird', 'own-nest'],
  ['Ice bar Brr: a penguin in a bucket', 'own-penguin', 'own-pail'],
])('who is in a vessel looks over its rim, close to it and not wider: %s', async (prompt, icon, partner) => {
  const { node, interpretation } = await generated(prompt);
  const { decisions } = node;
  expect(decisions.mark).toMatchObject({ icon, partner, arranged: 'inside', pairing: 3 });
  const [vessel, one] = [boxOf(decisions, 'first'), boxOf(decisions, 'second')];
  const foot = one.y + one.height;
  expect(vessel.y - foot).toBeLessThan(4);
  expect(foot).toBeLessThan(vessel.y + 0.35 * vessel.height);
  expect(one.width).toBeLessThan(vessel.width);
  expect(one.height).toBeGreaterThan(0.3 * vessel.height);
  expect(interpretation.clauses.map(({ outcome }) => outcome)).not.toContain('not_applied');
});

it('handles, steam and eggs are above the rim', () => {
  const rimShare = (id: string): number => {
    const figure = figureOf(pack, id, { faithful: true });
    const { y, height } = bounds(figure.ink);
    return (rimOf(figure).y - y) / height;
  };
  for (const id of ['own-cup', 'basket', 'own-pail', 'own-nest', 'bathtub', 'own-picnic-basket'])
    expect([id, rimShare(id) > 0.2]).toEqual([id, true]);
  for (const id of ['mdi-pot', 'mdi-bowl', 'own-barrel', 'mug']) expect([id, rimShare(id) < 0.1]).toEqual([id, true]);
});

it.each([
  ['Coffee van Gleis: a steam train coming out of a coffee cup', 'own-cup'],
  ['Nursery Grün: a sprout growing out of a pot', 'mdi-pot'],
  ['Magic shop Abra: a rabbit jumping out of a top hat', 'top-hat'],
])('what comes out of a vessel is in it: %s', async (prompt, partner) => {
  expect((await generated(prompt)).node.decisions.mark).toMatchObject({ partner, arranged: 'inside' });
});
