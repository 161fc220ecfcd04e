import type { Identity } from '../engine.js';
import { useRefining } from '../testing/refined.js';

const refined = useRefining('end', 'seen-in-the-end');
const told = ({ interpretation }: Identity): [string, string][] => interpretation.clauses.map(({ outcome, text }) => [outcome, text]);

describe('regression: a clause is measured on what is seen in the end', () => {
  it.each([
    [
      'Bluebell Nursery, bluebell, blue',
      'lighter, with more contrast',
      [
        ['not_applied', 'lighter'],
        ['applied', 'with more contrast'],
      ],
    ],
    ['Larkspur Dental, tooth, mint', 'a bit warmer letters, less clinical and with rounder letters', [['applied', 'with rounder letters']]],
    [
      'Moonrise Yoga, crescent moon, lilac',
      'replace the moon with a sun rising behind a hill',
      [['applied', 'replace the moon with a sun rising behind a hill']],
    ],
    [
      'Old Mill Cider, apple, green and red',
      '70s lettering with a drop shadow',
      [
        ['applied', '70s lettering'],
        ['not_applied', 'with a drop shadow'],
      ],
    ],
  ])('%s ⇒ %s', async (start, change, outcomes) => {
    const { after } = await refined(start, change);
    expect(told(after)).toEqual(expect.arrayContaining(outcomes));
  });
});

it('regression: two crossed pictures that are to stand on each other do not stand side by side', async () => {
  const { after } = await refined(
    'Ferndale Allotments, a carrot and a spade crossed',
    'put the carrot on top of the spade instead of crossing them',
  );
  const { arranged } = after.node.decisions.mark;
  expect([arranged, told(after)[0]?.[0]]).toEqual(arranged === 'on' ? ['on', 'applied'] : ['crossed', 'not_applied']);
});

it('regression: a comparative of German is no reindeer', async () => {
  const { before, after } = await refined('Hebamme Svenja Ohlsen, zart, Salbeigrün', 'mit runderen Formen');
  expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
});

it('regression: stairs that are to go up on the other side are mirrored, and no larger', async () => {
  const { before, after } = await refined(
    'Stairlift company, Second Floor, sky blue, a staircase',
    'can the staircase go up to the right instead of down',
  );
  expect(after.node.decisions.mark.mirrored).toBe(true);
  expect(after.node.decisions.layout.symbolScale).toBe(before.node.decisions.layout.symbolScale);
});

it('regression: glasses that stand above a head are not worn', async () => {
  const { after } = await refined('Kestrel Optics, kestrel, dark blue, round badge', 'I want the kestrel to wear glasses');
  const { arranged, joined } = after.node.decisions.mark;
  expect(told(after)[0]?.[0]).toBe(arranged === undefined && joined === 'above' ? 'not_applied' : 'applied');
});

it('regression: what should be held and stands beside is not held', async () => {
  const { after } = await refined('Otter Creek Kayaks, otter, teal', 'the otter should hold a paddle');
  const { arranged } = after.node.decisions.mark;
  expect(told(after)[0]?.[0]).toBe(arranged === 'held' ? 'applied' : 'not_applied');
});
