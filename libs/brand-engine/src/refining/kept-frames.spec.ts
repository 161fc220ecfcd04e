import { outcomesOf, useRefining } from '../testing/refined.js';
import { familyOf } from '../families/index.js';
import { placeInLockup } from '../interpreting/demands-shown.js';

const refined = useRefining('frame', 'next');
const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];

describe('what holds picture and name stays where only the picture is exchanged', () => {
  it.each(seeds)('seed %s', async (seed) => {
    const { before, after } = await refined('Distillery Coldwater, a bottle, navy, with a frame', 'an anchor instead of the bottle', seed);
    const [old, now] = [before.node.decisions, after.node.decisions];
    expect([now.mark.family, now.mark.container, now.layout.kind]).toEqual([old.mark.family, old.mark.container, old.layout.kind]);
    expect(now.mark.icon).not.toBe(old.mark.icon);
  });
});

describe('a name that stands under its picture in a frame is already below it', () => {
  it.each(seeds)('seed %s', async (seed) => {
    const { before, after } = await refined('Distillery Coldwater, a bottle, navy, with a frame', 'name below the bottle', seed);
    if (placeInLockup(before.node.decisions) !== 'stack') return;
    expect(after.node.decisions).toEqual(before.node.decisions);
    expect(outcomesOf(after)).toEqual(['kept']);
  });
});

it('an emblem goes where it is dropped, and its picture stays', async () => {
  const { before, after } = await refined('Distillery Coldwater, an anchor, navy, an emblem', 'lose the emblem, keep the anchor');
  expect(familyOf(before.node.decisions.mark.family).kind).toBe('badge');
  expect(familyOf(after.node.decisions.mark.family).kind).not.toBe('badge');
  expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  expect(outcomesOf(after)).toEqual(['applied', 'kept']);
});

it('another shape takes the place of an emblem', async () => {
  const { after } = await refined('Distillery Coldwater, an anchor, navy, round badge', 'put it in a hexagon');
  expect(after.node.decisions.mark).toMatchObject({ container: 'hexagon', icon: 'own-anchor' });
});

it('a circle around it all holds the name too', async () => {
  const { after } = await refined('Distillery Coldwater, an anchor, navy, in a row', 'put everything inside a circle');
  expect(after.node.decisions.layout.kind).toBe('badge');
  expect(after.node.decisions.mark.device).not.toBe('arched');
});

it('an emblem without a field becomes no disc by being simpler', async () => {
  for (const seed of seeds) {
    const { before, after } = await refined('Distillery Coldwater, an anchor, navy, badge', 'simpler', seed);
    if (before.node.decisions.mark.device === 'arched') expect(after.node.decisions.mark.container).toBe('none');
  }
});

it('a box that is the picture is no ground that has to go', async () => {
  for (const seed of seeds) {
    const { before, after } = await refined('Parcel service Knot, a box, blue', 'a balloon instead of the box', seed);
    const [old, now] = [before.node.decisions, after.node.decisions];
    expect([now.mark.family, now.mark.container]).toEqual([old.mark.family, old.mark.container]);
  }
});

it('a name goes to the right of its picture between rules, with a rule beside it', async () => {
  for (const seed of seeds) {
    const { before, after } = await refined('Distillery Coldwater, an anchor, navy', 'put the name to the right of the anchor', seed);
    if (before.node.decisions.mark.family !== 'lockup') continue;
    expect(after.node.decisions.mark).toMatchObject({ family: 'lockup', device: 'divided' });
    expect(outcomesOf(after)).toEqual([before.node.decisions.mark.device === 'divided' ? 'kept' : 'applied']);
  }
});
