import { createEngine, type Engine, type Identity } from '../engine.js';
import { outcomesOf } from '../testing/refined.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

async function chain(prompt: string, ...changes: string[]): Promise<Identity[]> {
  const all = [await engine.generate({ prompt, seed: 'next-steps', watermark: false })];
  for (const change of changes) {
    const [previous, node] = [all.at(-2)?.node ?? null, all.at(-1)?.node];
    if (node) all.push(await engine.refine({ prompt: change, node, previous, seed: 'next', watermark: false }));
  }
  return all;
}
const reasonsOf = ({ interpretation }: Identity): (string | null)[] => interpretation.clauses.map(({ reason }) => reason);

it('regression: another step is of what the last wish spoke of', async () => {
  const [, smaller, larger] = await chain(
    'Quayside Fish Bar, a trout over a wave, navy and teal',
    'make the wave smaller than the trout',
    'no wait, bigger actually',
  );
  expect(larger && outcomesOf(larger)).toEqual(['applied']);
  expect(larger?.node.decisions.mark.balance).toBeLessThan(smaller?.node.decisions.mark.balance ?? 0);
});

it('what is too small goes halfway back', async () => {
  const [first, thinner, between] = await chain(
    'Bakery Crumb, a loaf left of the name, brown',
    'the picture smaller',
    'too small now, somewhere in between',
  );
  const sizeOf = (own: Identity | undefined): number => own?.node.decisions.layout.symbolScale ?? 0;
  expect(sizeOf(between)).toBeGreaterThan(sizeOf(thinner));
  expect(sizeOf(between)).toBeLessThan(sizeOf(first));
});

it('the name as it was is no refusal of the name', async () => {
  const [first, , after] = await chain('Recruiters Northstar, a star, dark green', 'the name in all lowercase', 'no, the name as it was');
  expect(after?.node.decisions.type.letterCase).toBe(first?.node.decisions.type.letterCase);
  expect(after?.node.decisions.layout.kind).toBe(first?.node.decisions.layout.kind);
});

it.each([
  ['Bakery Crumb & Co, a loaf, brown', 'the ampersand a bit lighter in weight', 'one weight'],
  ['Kite school Windward, a kite, sky blue', 'remove the tail', 'drawn as it is'],
  ['Windmill bakery Gale, a windmill, brown', 'the sails bigger', 'drawn as it is'],
  ['Kite school Windward, a kite, sky blue', 'make the boat darker', 'shows no boat'],
  ['Alto Cycles, a bicycle, racing green', 'wheels thinner', 'drawn as it is'],
  ['Bakery Crumb & Co, a loaf, brown', 'the & in a script font', 'one face'],
  ['Poppy & Pear, stationery, a poppy and a pear, red and green', 'can the poppy be left of the name', 'on one side of the name'],
  ['Tailor Reed with the line "Cut to last", a needle, charcoal', 'the line in lowercase', 'set in capitals'],
])('regression: what cannot be had changes nothing else: %s: %s', async (prompt, change, reason) => {
  const [before, after] = await chain(prompt, change);
  expect(after && reasonsOf(after)).toEqual([expect.stringContaining(reason) as string]);
  expect(after?.assets.logo_svg).toBe(before?.assets.logo_svg);
});

it('regression: a question whether something is needed asks for none', async () => {
  const [, after] = await chain('Coffee cart "Bean There", a coffee bean with a smile, brown', 'does it need a smile? Please take it away');
  expect(after && outcomesOf(after)).not.toContain('not_applied');
  expect(after?.node.decisions.mark).not.toHaveProperty('faced');
  expect(after?.node.decisions.mark.icon).toBe('own-coffee-bean');
});

it('regression: a name that is a colour is spelled, and colours nothing', async () => {
  const [, after] = await chain('Hollis & Gray Solicitors, initials HG, dark blue', 'And spell it Hollis & Grey, with an e');
  expect(after?.node.decisions).toMatchObject({ name: 'Hollis & Grey Solicitors' });
  expect(after?.node.decisions.mark).not.toHaveProperty('colouredAt');
});

it('regression: what letters are likened to is no picture', async () => {
  const [before, after] = await chain('Bike courier Zip, a bicycle, yellow and black', 'slanted letters, like speed');
  expect(after?.node.decisions.mark.icon).toBe(before?.node.decisions.mark.icon);
});

it('regression: "with steam" adds to the picture', async () => {
  const [before, after] = await chain('Sunday Loaf, café, a teapot, terracotta', 'with steam, if possible');
  const { icon, partner } = after?.node.decisions.mark ?? {};
  expect([icon, partner]).toContain(before?.node.decisions.mark.icon);
});

it('regression: what was undone can be undone further, and the first version is never far', async () => {
  const changes = ['bolder letters', 'in green', 'on cream'];
  const [first, second, third, , undone, again] = await chain('Bakery Crumb, a loaf, brown', ...changes, 'undo that', 'undo that');
  expect(undone?.node.decisions).toEqual(third?.node.decisions);
  expect(again?.node.decisions).toEqual(second?.node.decisions);
  const back = await chain('Bakery Crumb, a loaf, brown', ...changes, 'go back to the first one');
  expect(back.at(-1)?.node.decisions).toEqual(first?.node.decisions);
  const steps = await chain('Bakery Crumb, a loaf, brown', ...changes, 'two steps back please');
  expect(steps.at(-1)?.node.decisions).toEqual(second?.node.decisions);
});

it('a picture that is brought back is drawn as it was, in the colours of now', async () => {
  const [first, , navy, back] = await chain(
    'Sunday Loaf, café, a teapot, terracotta',
    'without the teapot',
    'make it navy',
    'bring the teapot back',
  );
  expect(back?.node.decisions.mark).toEqual(first?.node.decisions.mark);
  expect(back?.node.decisions.palette.primary).toBe(navy?.node.decisions.palette.primary);
  expect(back?.node.brief.avoidConcepts).not.toContain('teapot');
});

it('two pictures exchange their colours, and letters in a third one keep it', async () => {
  const [, , before, after] = await chain(
    'Button Barn, haberdashery, a button and a needle, pink and grey',
    'Can the button be blue?',
    'and the needle gold',
    'swap those two colours',
  );
  const [one, other] = before?.node.decisions.palette.things ?? [];
  expect(after?.node.decisions.palette.things).toEqual([other, one]);
  expect(after?.node.decisions.palette.ink).toBe(before?.node.decisions.palette.ink);
  expect(after && reasonsOf(after)).toEqual([null]);
});

it('regression: going to a side is no place', async () => {
  const [before, after] = await chain('Tiny Trains, a steam train, green', 'train going right');
  expect(after?.node.decisions.layout).toEqual(before?.node.decisions.layout);
  expect(after?.node.decisions.mark.mirrored).toBe(true);
});

it('regression: what a colour is too much of is not asked for', async () => {
  const [, after] = await chain('Pilates studio Align, a spine, sage', 'sage is too grey');
  expect(after?.node.brief.colours.primary?.words).toBe('sage');
});

it('regression: a question what is meant asks for nothing', async () => {
  const [before, after] = await chain('Blue Door Estate Agents, a door, blue', 'is the door meant to be open? bolder letters');
  expect(after?.node.decisions.mark.icon).toBe(before?.node.decisions.mark.icon);
});

it('regression: a colour that corrects another is of the same part', async () => {
  const [first, , after] = await chain('Bakery Crumb, a loaf, brown', 'letters in green', 'no, navy');
  expect(after?.node.brief.colours.letters?.words).toBe('navy');
  expect(after?.node.decisions.palette.primary).toBe(first?.node.decisions.palette.primary);
});
