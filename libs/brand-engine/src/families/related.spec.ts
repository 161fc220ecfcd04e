import { drawMark } from '../compose/compose.js';
import type { Decisions, Paint } from '../decisions.js';
import { direct } from '../direct/direct.js';
import { createEngine, type Identity } from '../engine.js';
import { bounds, type Box, contours } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';
import { hasRoomForFace, withFace } from './face.js';

const engine = await createEngine();
const pack = Pack.load();
const generated = (prompt: string): Promise<Identity> => engine.generate({ prompt, seed: 'pair', watermark: false });
const drawn = async (prompt: string): Promise<Decisions> => (await generated(prompt)).node.decisions;
const boxOf = (decisions: Decisions, paint: Paint): Box =>
  bounds(drawMark(decisions, pack)?.parts.find((part) => part.paint === paint)?.path ?? []);
const missedIn = ({ interpretation }: Identity): string[] =>
  interpretation.clauses.flatMap(({ text, outcome }) => (outcome === 'not_applied' ? [text] : []));

it('what is held stands where its holder looks', async () => {
  const { mark } = await drawn('Bookshop Quire: a magpie with a key in its beak, blue');
  expect(mark).toMatchObject({ arranged: 'held', heldLeft: true });
  expect((await drawn('Pub Ursa: a standing bear holding a beer mug, brown')).mark.heldLeft).toBeUndefined();
});

it('what goes around another has it within', async () => {
  const { mark } = await drawn('Victory Farm: a laurel wreath around a bee, green');
  expect(mark).toMatchObject({ icon: 'own-bee', partner: 'own-laurel-wreath', arranged: 'inside' });
});

it.each([
  ['Sailing school Bowline: a rope around an anchor, navy', /anchor/],
  ['Valentine Post: an arrow through a heart, red', /heart/],
])('what cannot go around another or through it stands beside it, and that is told: %s', async (prompt, missed) => {
  const identity = await generated(prompt);
  expect(identity.node.decisions.mark).toMatchObject({ arranged: 'beside', apart: true });
  expect(missedIn(identity).join(' ')).toMatch(missed);
});

it('of two that are to be one the first holds the second', async () => {
  expect((await drawn('Museum of Old Machines: a gear combined with a clock face, copper')).mark.partner).toBe('gear');
  const { mark } = await drawn('Clockwork Club: a gear combined with a clock, navy');
  expect(mark).toMatchObject({ partner: 'gear', arranged: 'inside' });
});

it('a picture that shows what the other is of stands alone', async () => {
  const identity = await generated('Café Pausa, a cup with steam, brown');
  expect(identity.node.decisions.mark.icon).toBe('own-cup');
  expect(identity.node.decisions.mark.partner).toBeUndefined();
  expect(missedIn(identity)).toEqual([]);
});

it('a letter that is asked for beside a picture is shown with it, or told to be missing', async () => {
  const heart = await generated('Physio clinic Northmoor, an N with a heart, green');
  expect(heart.node.decisions.mark).toMatchObject({ family: 'hollow-letter', letters: 'N', icon: 'heart' });
  const scales = await generated('Law firm Thornbury, the letter T combined with scales, navy');
  expect(scales.node.decisions.mark.icon).toBe('scales');
  expect(missedIn(scales).join(' ')).toMatch(/letter/);
});

it('water is clear of what does not float, and runs before the foot of what does', async () => {
  const tooth = await drawn('Dentist Saltmarsh, a tooth and a wave, teal');
  const [upper, lower] = [boxOf(tooth, 'first'), boxOf(tooth, 'second')];
  expect(upper.y + upper.height).toBeLessThan(lower.y + lower.height);
  const older = { ...tooth, mark: { ...tooth.mark, pairing: undefined } } as unknown as Decisions;
  expect(boxOf(tooth, 'first').height / boxOf(tooth, 'first').width).toBeGreaterThan(
    boxOf(older, 'first').height / boxOf(older, 'first').width,
  );
});

it('several that overlap leave open what they share', async () => {
  const identity = await generated('Mediators Halfway: two overlapping circles, blue');
  const { decisions } = identity.node;
  expect(decisions.mark).toMatchObject({ arranged: 'overlapping', count: 2 });
  expect(missedIn(identity)).toEqual([]);
  const [one, other] = drawMark(decisions, pack)?.parts.map(({ path }) => bounds(path)) ?? [];
  expect(one && other && one.x + one.width < other.x + other.width / 2).toBe(true);
});

it('a face is cut out of what has room for one', async () => {
  const identity = await generated('Nursery Conker: an acorn with a smiley face, brown');
  expect(identity.node.decisions.mark).toMatchObject({ icon: 'own-acorn', faced: true });
  expect(identity.node.decisions.mark.partner).toBeUndefined();
  expect(missedIn(identity)).toEqual([]);
  const holes = (own: Pack): number => contours(own.drawing('own-acorn', 'solid')).length;
  expect(holes(withFace(pack, 'own-acorn'))).toBe(holes(pack) + 3);
});

it('a face that has no room is not claimed', async () => {
  expect(hasRoomForFace(pack, 'own-key')).toBe(false);
  const identity = await generated('Locksmith Latch: a key with a smiling face, navy');
  expect(missedIn(identity).join(' ')).toMatch(/face/);
});

it('no picture that was asked for covers the foot of a letter', async () => {
  const { node } = await generated('Hair salon Rosewood, a hairdryer, playful');
  const ideas = [...direct(node.brief, 'hair', pack)].map(({ mark }) => mark.family);
  expect(ideas.length).toBeGreaterThan(20);
  expect(ideas).not.toContain('letter-icon');
});
