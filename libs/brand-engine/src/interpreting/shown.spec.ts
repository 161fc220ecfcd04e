import { createEngine, type Engine, type Identity } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
const draw = (prompt: string, seed = 'one'): Promise<Identity> => engine.generate({ prompt, seed, watermark: false });
const drawAll = (prompt: string): Promise<Identity[]> => Promise.all(seeds.map((seed) => draw(prompt, seed)));
const clauseOf = ({ interpretation }: Identity, text: string): string | undefined =>
  interpretation.clauses.find((clause) => clause.text.includes(text))?.outcome;

it.each([
  ['Nursery school Bow, a rainbow, teal', 'own-rainbow'],
  ['Cookware shop Rill, a grater, red', 'own-grater'],
])('a word that also means something else is the thing that was asked for: %s', async (prompt, icon) => {
  expect((await draw(prompt)).node.decisions.mark.icon).toBe(icon);
});

it.each([
  ['Bramley Hall, a school, an otter and a lantern, green', 'own-otter-upright', 'lantern'],
  ['Tannery Row, a rabbit with a key, brown and cream', 'own-rabbit', 'own-key'],
  ['Gasthof Adler: ein Adler und ein Krug, dunkelrot', 'own-eagle', null],
])('two things that were asked for together are both shown: %s', async (prompt, first, second) => {
  for (const identity of await drawAll(prompt)) {
    const { icon, partner } = identity.node.decisions.mark;
    expect(icon).toContain(first.replace('own-', ''));
    if (second !== null) expect(partner).toContain(second.replace('own-', ''));
  }
});

it('of two things where one is enough, one is shown', async () => {
  for (const { node } of await drawAll('Bramley Hall, a school, an otter or a lantern, green')) {
    expect(node.decisions.mark.partner).toBeUndefined();
    expect(node.brief.together).toBeUndefined();
  }
});

it('a compound whose head cannot be drawn is not shown by the word before it, nor by what the trade suggests', async () => {
  for (const identity of await drawAll('Chamber choir "Low Tide", a piano lid, wine red')) {
    expect(identity.node.decisions.mark.icon).toBeNull();
    expect(clauseOf(identity, 'piano lid')).toBe('not_applied');
  }
});

it.each([
  ['a bolt for an ironmonger', 'Ironmonger Clasp & Sons, a bolt, grey and red', /lightning/],
  ['a plane for a joiner', 'Joinery Oakfield, a plane, dark green', /airplane|paper-plane/],
  ['a bike', 'Pedal Post, couriers, a bike, yellow', /motor/],
  ['a throne', 'Regent Wigs, a throne, purple', /toilet/],
])('a word is shown in the sense of its trade: %s', async (_, prompt, wrong) => {
  for (const { node } of await drawAll(prompt)) expect(node.decisions.mark.icon ?? '').not.toMatch(wrong);
});

it('what the prompt names is shown, and nothing that a trade suggests which has little to do with it', async () => {
  for (const { node } of await drawAll('Wickfield, a candle maker, teal'))
    expect(node.decisions.mark.icon ?? 'own-candle').toMatch(/candle|flame|fire|lamp/);
});

it('a colour is applied where enough of the drawing is filled with it, as deep as it was named', async () => {
  for (const prompt of ['Corvus Tailors, bordeaux and graphite, a needle', 'Zest Juice, pastel yellow and dark green, a lemon']) {
    for (const identity of await drawAll(prompt)) {
      const fills = [...identity.assets.logo_svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex);
      expect(new Set(fills).size).toBeGreaterThan(1);
    }
  }
});

it('lower case is not said of a name around a circle, and no circle is drawn around it', async () => {
  for (const identity of await drawAll('kestrel audio, speakers, everything in lower case, a kestrel, black')) {
    expect(identity.node.decisions.layout.kind).not.toBe('badge');
    expect(clauseOf(identity, 'lower case')).toBe('applied');
  }
});

it('a monogram of two letters with a sign between them shows the sign', async () => {
  for (const { node } of await drawAll('P&L monogram for Pruett & Lang, surveyors, navy')) expect(node.decisions.mark.letters).toBe('P&L');
});

it('a year between two marks is the founding year, and is written', async () => {
  for (const identity of await drawAll('Harrow Clocks, clockmakers, 1876, an hourglass, dark blue')) {
    expect(identity.node.brief.year).toBe('1876');
    expect(clauseOf(identity, '1876')).toBe('applied');
  }
});

it('an emblem names the trade where it has nothing else to say', async () => {
  const lines = (await drawAll('Quill & Ember, a stationery shop, round badge, a quill, green')).map(
    ({ node }) => node.decisions.descriptor,
  );
  expect(lines.filter((line) => line === 'Stationery shop').length).toBeGreaterThanOrEqual(2);
});

it('what is white on a ground is painted white, and the ground gives way to a light colour', async () => {
  for (const { assets } of await drawAll('Saltmarsh Rowing, white on navy, an oar'))
    expect(assets.logo_svg).toMatch(/fill="#f[0-9a-f]f[0-9a-f]f[0-9a-f]"/);
  for (const identity of await drawAll('Gritstone, climbing wall, yellow on grey, a carabiner'))
    expect(clauseOf(identity, 'yellow')).toBe('applied');
});
