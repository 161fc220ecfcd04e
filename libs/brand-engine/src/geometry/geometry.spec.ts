import { subtract } from './boolean.js';
import { behind, clip, halved, punched } from './cut.js';
import { parsePath } from './parse.js';
import { toData } from './data.js';
import { bounds, rotation, transform } from './path.js';
import { picture, sightOf } from './raster.js';
import { circle, rect, ring, squircle } from './shapes.js';

const box = { x: 0, y: 0, width: 100, height: 100 };
const ink = (path: Parameters<typeof toData>[0]): number => sightOf(picture([path], box, 128)).coverage;

describe('parsing', () => {
  it('resolves relative commands, shorthands and glued arc flags into absolute ones', () => {
    expect(parsePath('m10 10h20v10a10 10 0 01-10 10z').map(([letter]) => letter)).toEqual(['M', 'L', 'L', 'C', 'Z']);
    expect(toData(parsePath('m10 10h20v10a10 10 0 01-10 10z'))).toBe('M10 10H30V20c0 5.52-4.48 10-10 10Z');
  });

  it('reads exponents as part of a number', () => {
    expect(parsePath('M1e1 2e-1')).toEqual([['M', 10, 0.2], ['Z']]);
  });

  it('closes contours that were left open', () => {
    expect(toData(parsePath('M0 0L9 3 9 9M1 1L2 3 2 5'))).toBe('M0 0L9 3V9ZM1 1L2 3V5Z');
  });
});

describe('path data', () => {
  it('has two decimals at most, no leading zero, no minus zero', () => {
    expect(toData([['M', 0.126, -0.001], ['L', -0.5, 10.1], ['Z']])).toBe('M.13 0L-.5 10.1Z');
  });

  it('takes whichever is shorter of absolute and relative, and roundings never add up', () => {
    const steps = Array.from({ length: 300 }, (_, i) => ['L', i * 0.333, i % 2] as const);
    const data = toData([['M', 0, 0], ...steps, ['Z']]);
    expect(data).toMatch(/[lhv]/);
    const [x = 0] = parsePath(data).at(-2)?.slice(-2) as number[];
    expect(x).toBeCloseTo(299 * 0.333, 2);
  });

  it('is coarser when asked, and leaves out what comes to nothing', () => {
    expect(toData([['M', 0, 0], ['L', 0.04, 0.03], ['L', 5.12, 3.36], ['Z']], 10)).toBe('M0 0L5.1 3.4Z');
  });

  it('reads back as the same path', () => {
    const data = toData(ring(50, 50, 40, 20));
    expect(toData(parsePath(data))).toBe(data);
  });
});

it('bounds take in the bulge of a curve, not its handles', () => {
  const { x, y, width, height } = bounds(circle(50, 50, 30));
  expect([x, y, width, height].map((n) => Math.round(n * 10) / 10)).toEqual([20, 20, 60, 60]);
});

describe('straight cuts', () => {
  it('give the same area as a general boolean', () => {
    const shape = ring(50, 50, 48, 20);
    const plane = transform(rect(50, -200, 400, 500), rotation(30, 50, 50));
    expect(ink(clip(shape, behind(30, 50, 50)))).toBeCloseTo(ink(subtract(shape, plane)), 2);
  });

  it('regression: a contour whose handles alone reach over the line stays whole', () => {
    const shape = squircle(50, 50, 49);
    expect(clip(shape, { degrees: 45, reach: 132 })).toEqual(shape);
  });

  it('halves add up to the whole less the gap', () => {
    const [one, other] = halved(rect(0, 0, 100, 100), 0, 50, 50, 10);
    expect(ink([...one, ...other])).toBeCloseTo(0.9, 2);
  });

  it('punching cuts a hole without a boolean', () => {
    expect(ink(punched(rect(0, 0, 100, 100), rect(25, 25, 50, 50)))).toBeCloseTo(0.75, 2);
  });
});

describe('the sight of a picture', () => {
  const piecesOf = (...data: string[]): number =>
    sightOf(picture([data.map(parsePath).flat()], { x: 0, y: 0, width: 64, height: 64 }, 64)).components;

  it('counts what hangs together below as one piece, and what does not as several', () => {
    expect(piecesOf('M8 8h8v40h32V8h8v48H8Z')).toBe(1);
    expect(piecesOf('M8 8h8v48H8Z', 'M28 8h8v48h-8Z', 'M48 8h8v48h-8Z')).toBe(3);
    expect(piecesOf('M8 8h8v40h12V8h8v40h12V8h8v48H8Z')).toBe(1);
  });

  it('leaves out specks', () => {
    expect(piecesOf('M8 8h40v40H8Z', 'M56 56h3v3h-3Z')).toBe(1);
  });
});
