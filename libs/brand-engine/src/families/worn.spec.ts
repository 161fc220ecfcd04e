import { drawMark } from '../compose/compose.js';
import type { Decisions, Paint } from '../decisions.js';
import { createEngine, type Identity } from '../engine.js';
import { bounds, type Box } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';
import { fitsOn } from './ensemble.js';

const engine = await createEngine();
const pack = Pack.load();
const generated = (prompt: string): Promise<Identity> => engine.generate({ prompt, seed: 'worn', watermark: false });
const boxOf = (decisions: Decisions, paint: Paint): Box =>
  bounds(drawMark(decisions, pack)?.parts.find((part) => part.paint === paint)?.path ?? []);
const middleOf = ({ x, width }: Box): number => x + width / 2;
const missedIn = ({ interpretation }: Identity): string[] =>
  interpretation.clauses.flatMap(({ text, outcome }) => (outcome === 'not_applied' ? [text] : []));

it('headphones go around the head from ear to ear', async () => {
  const identity = await generated('Late Hour, a radio show. A bear wearing headphones');
  const { decisions } = identity.node;
  expect(decisions.mark).toMatchObject({ icon: 'own-bear', partner: 'headphones', arranged: 'worn', pairing: 3 });
  const [head, phones] = [boxOf(decisions, 'first'), boxOf(decisions, 'second')];
  expect(phones.width).toBeGreaterThan(0.95 * head.width);
  expect(Math.abs(middleOf(phones) - middleOf(head))).toBeLessThan(0.03 * head.width);
  expect(phones.y).toBeLessThan(head.y + 0.3 * head.height);
  expect(missedIn(identity)).toEqual([]);
});

it.each([
  ['Reading room Tome, an owl with glasses', 'own-owl'],
  ['Librería Zorro Viejo, un zorro con gafas', 'own-fox'],
  ['Gelato kiosk Cool, a dog with sunglasses', 'own-dog'],
])('glasses are on the eyes: %s', async (prompt, icon) => {
  const identity = await generated(prompt);
  const { decisions } = identity.node;
  expect(decisions.mark).toMatchObject({ icon, arranged: 'worn' });
  const [head, glasses] = [boxOf(decisions, 'first'), boxOf(decisions, 'second')];
  expect(glasses.y).toBeGreaterThan(head.y + 0.05 * head.height);
  expect(glasses.y + glasses.height).toBeLessThan(head.y + 0.75 * head.height);
  expect(missedIn(identity)).toEqual([]);
});

it('a scarf is under the chin', async () => {
  const { decisions } = (await generated('Ski hire Loipe, a fox with a scarf')).node;
  const [head, scarf] = [boxOf(decisions, 'first'), boxOf(decisions, 'second')];
  expect(scarf.y).toBeGreaterThan(head.y + 0.6 * head.height);
  expect(scarf.y).toBeLessThan(head.y + head.height + 3);
});

it('eyes are told from ears, cheeks and spots', () => {
  const heads = ['own-bear', 'own-hare', 'own-mouse', 'own-fox', 'own-panda', 'own-owl', 'own-cow'];
  expect(heads.filter((id) => !fitsOn(pack, id, 'headphones'))).toEqual([]);
});

it('who does not look at us is shown without, and that is told', async () => {
  const identity = await generated('Nut bar Cobnut, a squirrel with glasses');
  expect(identity.node.decisions.mark.partner).toBeUndefined();
  expect(missedIn(identity).join(' ')).toMatch(/glasses/);
});

it.each([
  ['Caterers Petit Ours, a bear wearing a chef hat', 'own-bear'],
  ['Tutors Athene, an owl with a graduation cap', 'own-owl'],
  ['Salad bar Rammler, a hare wearing a hat', 'own-hare'],
])('a hat is on the head, over the eyes and not on the tips of the ears: %s', async (prompt, icon) => {
  const { decisions } = (await generated(prompt)).node;
  expect(decisions.mark).toMatchObject({ icon, arranged: 'worn', pairing: 3 });
  const [head, hat] = [boxOf(decisions, 'first'), boxOf(decisions, 'second')];
  expect(Math.abs(middleOf(hat) - middleOf(head))).toBeLessThan(0.06 * head.width);
  expect(hat.y + hat.height).toBeGreaterThan(head.y + 0.08 * head.height);
  expect(hat.y + hat.height).toBeLessThan(head.y + 0.62 * head.height);
});

it.each([
  ['Juice bar Tango: a pineapple wearing sunglasses', 'pineapple', 'sunglasses'],
  ['Salsa maker Fuego, a chili with sunglasses, red', 'own-chili', 'sunglasses'],
  ['Dog hotel Snout, a pug with sunglasses', 'own-french-bulldog', 'sunglasses'],
  ['Menswear Dapper, a bear in a top hat', 'own-bear', 'top-hat'],
  ['Ski school Polar, a penguin with a scarf and headphones', 'own-penguin', 'headphones'],
])('what a thing has on is on it, face or none: %s', async (prompt, icon, partner) => {
  const { node } = await generated(prompt);
  expect(node.decisions.mark).toMatchObject({ icon, partner, arranged: 'worn' });
});
