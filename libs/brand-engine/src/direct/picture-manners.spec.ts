import { createEngine, type Engine, type Identity } from '../engine.js';
import { bounds, contours, inkOf } from '../geometry/path.js';
import { circle, rect } from '../geometry/shapes.js';
import { Pack } from '../pack/pack.js';
import { render } from '../render.js';
import { largestSvg } from '../scene/serialise.js';
import { outcomesOf, useRefining } from '../testing/refined.js';
import { carved, looksCarved } from '../treatments/carved.js';
import { dashed, isKnownInDashes } from '../treatments/dashed.js';
import { stencilled } from '../treatments/stencilled.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const drawn = (prompt: string, seed: string): Promise<Identity> => engine.generate({ prompt, seed, watermark: false });
const refined = useRefining('s1', 's1');

describe('a picture is drawn in the manner that was asked for', () => {
  it.each([
    ['Orchard Cider, a woodcut apple, red', 'carved'],
    ['Glocken Verlag, eine Glocke im Stil eines Holzschnitts', 'carved'],
    ['Gravure & Fils, une cloche gravée sur bois', 'carved'],
    ['Rabbit Studio, a rabbit in very thin lines', 'fine-line'],
    ['Atelier Linde, eine Blume als dünne Umrisslinie', 'fine-line'],
    ['Finne & Fein, eine Katze in feinen Linien gezeichnet', 'fine-line'],
    ['Atelier Trait, un chat en lignes fines', 'fine-line'],
    ['Grabados Sur, una luna grabada en madera', 'carved'],
    ['Hilo, un corazón con contorno cosido, rojo', 'dashed'],
    ['Needle & Co, a heart with a dashed outline', 'dashed'],
    ['Nähwerk, ein Bär mit gestrichelter Umrisslinie, braun', 'dashed'],
    ['Fil Rouge, un cœur en contour pointillé', 'dashed'],
  ] as const)('%s', async (prompt, manner) => {
    for (const seed of ['one', 'two']) {
      const identity = await drawn(prompt, seed);
      expect(identity.node.decisions.mark.changes).toEqual([manner]);
      expect(identity.node.decisions.type.treatments ?? []).toEqual([]);
      expect(outcomesOf(identity)).not.toContain('not_applied');
    }
  });
});

it('dashes that a picture is not known in are told to be missing', async () => {
  const { node, interpretation } = await drawn('Crank & Co, an anchor with a dashed outline', 'one');
  expect(node.decisions.mark.changes).toBeUndefined();
  expect(interpretation.clauses.find(({ text }) => text.includes('dashed'))?.outcome).toBe('not_applied');
});

it('all stitches of a drawing fit in its file, with a watermark too', async () => {
  const { node } = await drawn('Owlery, an owl with a dashed outline', 'one');
  expect(node.decisions.mark.changes).toEqual(['dashed']);
  const { logo_svg, logo_svg_dark } = render(node.decisions, Pack.load(), true);
  for (const svg of [logo_svg, logo_svg_dark]) expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(largestSvg);
});

describe('lines that are cut into a shape', () => {
  it('lie within it, on its light side, and take a little of its ink', () => {
    const shape = circle(50, 50, 45);
    const [, ...cuts] = contours(carved(shape));
    expect(cuts.length).toBeGreaterThan(6);
    for (const cut of cuts) {
      const { x, y, width, height } = bounds(cut);
      for (const [px, py] of [
        [x, y + height / 2],
        [x + width, y + height / 2],
      ] as const)
        expect(Math.hypot(px - 50, py - 50)).toBeLessThan(45);
      expect(x).toBeLessThan(50);
    }
    expect(inkOf(carved(shape))).toBeGreaterThan(0.8 * inkOf(shape));
    expect(inkOf(carved(shape))).toBeLessThan(0.97 * inkOf(shape));
  });

  it('are none in what is too slim for them', () => {
    expect(looksCarved(rect(40, 0, 9, 100))).toBe(false);
    expect(carved(rect(40, 0, 9, 100))).toEqual(rect(40, 0, 9, 100));
  });
});

it('a seam has whole stitches, and a shape of thin parts none', () => {
  const stitches = contours(dashed(circle(50, 50, 40)));
  expect(stitches.length).toBeGreaterThan(15);
  expect(isKnownInDashes(circle(50, 50, 40))).toBe(true);
  expect(isKnownInDashes(rect(0, 45, 100, 8))).toBe(false);
});

it.each([
  ['make it look like a woodcut', 'carved'],
  ['as an outline drawing in very thin lines', 'fine-line'],
  ['give it a dashed outline', 'dashed'],
] as const)('a refinement draws the picture so: %s', async (change, manner) => {
  const { after } = await refined('Tea room Ember, an apple, red', change);
  expect(after.node.decisions.mark.changes).toEqual([manner]);
  expect(outcomesOf(after)).toEqual(['applied']);
});

it('regression: a picture that has no room for carved lines is not cut by level gaps, and its letters are carved', async () => {
  for (const seed of ['one', 'two', 'three']) {
    const { node, interpretation } = await drawn('Harebell Pottery, a lino print of a leaping hare', seed);
    const { mark, type } = node.decisions;
    expect(mark.treatments ?? []).not.toContain('engraved');
    if (interpretation.clauses.every(({ outcome }) => outcome === 'applied')) expect(type.treatments).toEqual(['carved']);
  }
});

it('letters alone are carved in their heaviest weight', async () => {
  const { node } = await drawn('Xylo Press, carved letters only, a wordmark', 'one');
  expect(node.decisions.type.treatments).toEqual(['carved']);
  expect(node.decisions.type.heading).toBe(Pack.load().font(node.decisions.type.font).drawn.at(-1)?.weight);
});

it.each([
  ['Monoline Audio, a circle with one stripe, black', 1],
  ['Bumble Bank, a whale with three stripes, blue', 3],
  ['Streifenwerk, ein Fisch mit zwei Streifen, grün', 2],
  ['Poisson Rayé, un poisson avec trois rayures, bleu', 3],
])('stripes that are counted are as many: %s', async (prompt, stripes) => {
  const identity = await drawn(prompt, 'one');
  expect(identity.node.decisions.mark).toMatchObject({ treatments: ['stripes'], stripes });
  expect(outcomesOf(identity)).not.toContain('not_applied');
});

it('regression: an outline is not told to be shown by a picture that is filled and has a letter in it', async () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const { mark } = (await drawn('Whisker Lines: a cat drawn as a hairline outline, elegant', seed)).node.decisions;
    expect([mark.letters === '' || mark.family === 'word-picture' || mark.family === 'lockup', mark.changes]).toEqual([
      true,
      ['fine-line'],
    ]);
  }
});

it('a stencil leaves bridges in the picture and in the letters', async () => {
  for (const seed of ['one', 'two']) {
    const identity = await drawn('Rover Freight, a stencil dog, olive', seed);
    expect(identity.node.decisions.mark.changes).toEqual(['stencilled']);
    expect(identity.node.decisions.type.treatments).toContain('stencil');
    expect(outcomesOf(identity)).not.toContain('not_applied');
  }
  const disc = circle(50, 50, 40);
  expect(contours(stencilled(disc))).toHaveLength(2);
  expect(contours(stencilled(rect(0, 30, 100, 40)))).toHaveLength(3);
});
