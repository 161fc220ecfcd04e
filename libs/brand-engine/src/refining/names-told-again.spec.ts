import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's1');

it.each([
  ['Quayside 101.7, a radio station, a microphone, red', "It's 103.4 now", 'Quayside 103.4'],
  ['Quayside 101.7, a radio station, a microphone, red', 'the frequency is wrong, should read 99.3', 'Quayside 99.3'],
  ['J. Tolgarth & Co, a fish, sea blue', "We've become J. Tolgarth & Sons", 'J. Tolgarth & Sons'],
  ['Merrow & Sons Brewing, a hop cone, green', 'Merrow & Daughters Brewing now, we had a change of heart', 'Merrow & Daughters Brewing'],
  ['Maura Finch Counselling, a leaf, green', 'The name is Maura Flinch, not Finch', 'Maura Flinch Counselling'],
  ['Vesper Studio, an owl, violet', 'put a "The" in front of the name', 'The Vesper Studio'],
  ['Brightside Dental, a tooth, blue', "it's Bright Side, two words", 'Bright Side Dental'],
  ['Humbert Haulage Ltd, a lorry, orange', 'Ltd should be spelled Limited', 'Humbert Haulage Limited'],
  ['Ember Camp, a tent, green', 'add an s: Ember Camps', 'Ember Camps'],
])('a name is corrected: %s ⇒ %s', async (start, change, name) => {
  const { after } = await refined(start, change);
  const { name: own, descriptor } = after.node.decisions;
  expect([own, `${own} ${descriptor ?? ''}`.trim()]).toContain(name);
  expect(outcomesOf(after)).not.toContain('not_applied');
});

it.each([
  ['Humbert Haulage Ltd, a lorry, orange', 'HUMBERT HAULAGE in caps, please'],
  ['Solstice Yoga, a sun, orange', 'below it should say Manchester'],
  ['Solstice Yoga, a sun, orange', 'Add our slogan: Plain words, strong poses'],
])('a name stays: %s ⇒ %s', async (start, change) => {
  const { before, after } = await refined(start, change);
  expect(after.node.decisions.name).toBe(before.node.decisions.name);
  expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  expect(outcomesOf(after)).toEqual(['applied']);
});

it('a part of a name cannot be smaller than the rest, and that is said', async () => {
  const { before, after } = await refined(
    'J. Tolgarth & Co, a fish, sea blue',
    'make it green, and the "& Co" should be smaller than the rest',
  );
  expect(outcomesOf(after)).toEqual(['applied', 'not_applied']);
  expect(after.node.decisions.layout).toEqual(before.node.decisions.layout);
});

it('a year is corrected', async () => {
  const { after } = await refined('Early Wren, a coffee cup, brown, since 1987', "it's 1978, not 1987");
  const { year, descriptor } = after.node.decisions;
  expect(`${year ?? ''} ${descriptor ?? ''}`).toMatch(/1978/);
});

describe('what is complained of', () => {
  it.each([
    ['Selwyn Vale Solicitors, navy, serif letters, no picture', "I don't like the serifs"],
    ['Aurelia Jewellers, a diamond, gold, script letters', 'less ornate letters'],
  ])('is changed in the letters alone: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.type.font).not.toBe(before.node.decisions.type.font);
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    expect(after.node.decisions.layout).toEqual(before.node.decisions.layout);
  });

  it('is no other drawing where it looks like an app', async () => {
    const { before, after } = await refined('Merrow Brewing, a hop cone, green', 'this looks like an app');
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('is no colour of the printer', async () => {
    const { after } = await refined('Orbit Nursery, a rocket, red', 'Our printer can only do black and white');
    expect(outcomesOf(after)).toEqual(['applied']);
  });
});

it('a word alone gets a thin frame', async () => {
  const { after } = await refined('Selwyn Vale Solicitors, navy, serif letters, no picture', 'put a thin frame around it');
  expect(after.node.decisions.mark.family).toBe('frame');
  expect(outcomesOf(after)).toEqual(['applied']);
});
