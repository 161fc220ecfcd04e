import { standingOf } from '../families/ensemble.js';
import { boxOf, middleOf } from '../families/figure.js';
import { fromHex } from '../colour/oklch.js';
import { Pack } from '../pack/pack.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('places-first', 'places-next');
const pack = Pack.load();
const farm = 'Farm shop Barley Hill, a barn and a hen, red and mustard';

it.each([
  ['the hen on the left', 'own-hen'],
  ['put the barn to the right of the hen', 'own-hen'],
])('of two pictures the one stands left: %s', async (change, left) => {
  const { after } = await refined(farm, change);
  const { mark, layout } = after.node.decisions;
  const [first, second] = standingOf(pack, mark).drawn;
  expect(outcomesOf(after)).toEqual(['applied']);
  expect(middleOf(first) < middleOf(second) ? mark.icon : mark.partner).toBe(left);
  expect(layout.nameFirst).toBeUndefined();
});

it('one of two pictures stands on the other, and each keeps its colour', async () => {
  const { before, after } = await refined(farm, 'move the hen on top of the barn');
  const { mark } = after.node.decisions;
  const [first, second] = standingOf(pack, mark).drawn;
  expect(outcomesOf(after)).toEqual(['applied']);
  expect(mark).toMatchObject({ icon: 'own-hen', partner: 'barn', arranged: 'on' });
  expect(boxOf(first).y).toBeLessThan(boxOf(second).y);
  expect(new Set(after.node.decisions.palette.things)).toEqual(
    new Set([before.node.decisions.palette.primary, before.node.decisions.palette.secondary]),
  );
});

it('a colour is only on one of two pictures, and what else had it takes another', async () => {
  const { before, after } = await refined('Little Dot Nursery, a bird sitting on a dot, yellow and coral', 'the coral only on the dot');
  expect(outcomesOf(after)).toEqual(['applied']);
  expect(after.node.decisions.palette.ink).not.toBe(before.node.decisions.palette.ink);
  expect(after.node.decisions.mark).toMatchObject({ icon: 'bird', partner: 'own-circle' });
});

it('one of two pictures goes into the other, and each keeps its colour', async () => {
  const { before, after } = await refined('Nursery Duckpond, a duck and a bathtub, yellow and blue', 'put the duck in the bathtub');
  const { mark, palette } = after.node.decisions;
  expect(outcomesOf(after)).toEqual(['applied']);
  expect(mark).toMatchObject({ icon: before.node.decisions.mark.icon, arranged: 'inside' });
  const [holder, held] = palette.things ?? [];
  // A bright yellow is drawn as deep as it is seen.
  expect(holder).toBe(before.node.decisions.palette.secondary);
  expect(fromHex(held ?? '').h).toBeCloseTo(fromHex(before.node.decisions.palette.primary).h, -1);
});

it('regression: of two pictures one may be what is else a part of things', async () => {
  const { after } = await refined('Sparrow Coffee, a sparrow on a branch, brown', 'remove the branch');
  expect(outcomesOf(after)).toEqual(['applied']);
  expect(after.node.decisions.mark).not.toHaveProperty('partner');
});

it('regression: a picture that is named by two words is placed', async () => {
  const { after } = await refined('Peak & Pine Outfitters, mountains and a pine tree, green and orange', 'the pine tree on the mountains');
  expect(after.interpretation.clauses).toMatchObject([{ text: 'the pine tree on the mountains', reason: null }]);
});

it('regression: of two pictures one instead of the other leaves it alone', async () => {
  const { after } = await refined('Mooring Café, an anchor and a coffee cup, navy', 'cup instead of the anchor');
  expect(outcomesOf(after)).toEqual(['applied']);
  expect(after.node.decisions.mark.icon).not.toContain('anchor');
  expect(after.node.decisions.mark).not.toHaveProperty('partner');
});

it('two that look straight ahead cannot look at each other', async () => {
  const { after } = await refined('Pine Street Vet, a dog and a cat, brown and grey', 'make them look at each other');
  expect(after.interpretation.clauses).toMatchObject([{ reason: 'Both pictures look straight ahead.' }]);
});

it('regression: of two pictures one takes another state, and the other stays', async () => {
  const { before, after } = await refined('Heron & Hare Pub, a heron and a hare, dark green and gold', 'hare jumping');
  const [old, now] = [before, after].map(({ node }) => [node.decisions.mark.icon, node.decisions.mark.partner]);
  expect(outcomesOf(after)).toEqual(['applied']);
  expect(now?.filter((id) => old?.includes(id))).toHaveLength(1);
});

it.each([
  ['Ridgeway Roofing, a roof with a chimney, slate grey and red', 'chimney red', 'kept'],
  ['Maison Lune, a candle and a moon, black and gold', 'moon in gold', 'kept'],
  ['Mint Condition, a car with sparkles, mint', 'fewer sparkles', 'not_applied'],
  ['Tea & Thread, teacup with a needle, blue', 'needle through the cup', 'not_applied'],
])('regression: what is so, or cannot be, changes nothing: %s: %s', async (start, change, outcome) => {
  const { before, after } = await refined(start, change);
  expect(outcomesOf(after)).toEqual([outcome]);
  expect(after.assets.logo_svg).toBe(before.assets.logo_svg);
});

it('regression: a picture out of its shield is shown without it', async () => {
  const { before, after } = await refined('Copper Fox Distillery, a fox in a shield, copper', 'fox out of the shield');
  expect(after.node.decisions.mark).toMatchObject({ icon: before.node.decisions.mark.icon, container: 'none' });
});
