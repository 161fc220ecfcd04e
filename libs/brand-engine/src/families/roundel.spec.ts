import type { Decisions, MarkDecision, TypeDecision } from '../decisions.js';
import { contours, type Path } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';
import { ringText } from './ring-text.js';
import { roundel } from './roundel.js';

let pack: Pack;
beforeAll(() => {
  pack = Pack.load();
});

const band = { inner: 32, outer: 48 };
const type = (font: string): TypeDecision => ({ font, heading: 700, body: 400, letterCase: 'upper', tracking: 0 });
const context = (font: string, told: Partial<Decisions> = {}) => ({
  pack,
  type: type(font),
  name: 'Oak',
  descriptor: told.descriptor ?? null,
  year: told.year ?? null,
  place: told.place ?? null,
});

/** The distance of every corner and handle from the middle. */
const reaches = (path: Path): number[] =>
  path.flatMap((command) => {
    const points = command.slice(1) as number[];
    return points.flatMap((x, i) => (i % 2 === 0 ? [Math.hypot(x - 50, (points[i + 1] ?? 0) - 50)] : []));
  });

/** The widest angle around the middle in which nothing stands. */
function widestGap(shapes: readonly Path[]): number {
  const angles = shapes
    .flatMap(contours)
    .flatMap((piece) =>
      piece.flatMap((command) => {
        const points = command.slice(1) as number[];
        return points.length < 2 ? [] : [(Math.atan2((points.at(-1) ?? 0) - 50, (points.at(-2) ?? 0) - 50) * 180) / Math.PI];
      }),
    )
    .sort((a, b) => a - b);
  return Math.max(...angles.map((angle, i) => (i + 1 < angles.length ? (angles[i + 1] ?? 0) - angle : (angles[0] ?? 0) + 360 - angle)));
}

const around = (above: string, below: string | null, font = 'montserrat') =>
  ringText(context(font), band, { above, below, kind: 0, weight: 700 });

it.each([
  ['OAK', null],
  ['OAK', 'BARBERS · LISBON · EST. 1897'],
  ['MARGINALIA', null],
  ['MARGINALIA', 'BOOKS'],
  ['THE LITTLE MUSEUM', 'DUBLIN'],
])('nothing is left empty around %s with %s', (above, below) => {
  const { letters, ornaments } = around(above, below);
  expect(widestGap([...letters, ornaments])).toBeLessThan(36);
});

it.each(['ÉLODIE MÜLLER', 'ŻÓŁĆ', 'ÅÄÖ', 'ŠŤĚSTÍ'])('the accents of %s stay clear of the rim, in every font that has them', (name) => {
  const fonts = pack.fonts.filter(({ id, heading, cases }) => cases !== 'never-upper' && pack.typeface(id, heading).covers(name));
  expect(fonts.length).toBeGreaterThan(20);
  const touching = fonts.filter(({ id }) => {
    const { letters } = around(name, null, id);
    return Math.max(...letters.flatMap(reaches)) > band.outer - 0.4 || Math.min(...letters.flatMap(reaches)) < band.inner + 0.2;
  });
  expect(touching.map(({ id }) => id)).toEqual([]);
});

it('an emblem writes the descriptor, the place and the year', () => {
  const mark: MarkDecision = {
    family: 'roundel',
    device: 'ring',
    icon: null,
    letters: 'O',
    container: 'none',
    params: {},
    weight: 0,
    roundness: 0,
    detail: 0,
  };
  const lengths = [{}, { descriptor: 'Barbers' }, { descriptor: 'Barbers', place: 'Lisbon', year: '1897' }].map(
    (told) =>
      roundel
        .drawEmblem(mark, context('montserrat', told))
        .text()
        .filter(({ paint }) => paint === 'ink')
        .flatMap(({ path }) => contours(path)).length,
  );
  expect(lengths[1]).toBeGreaterThan(lengths[0] ?? 0);
  expect(lengths[2]).toBeGreaterThan(lengths[1] ?? 0);
});

it('stands where a face has no letter of the name', () => {
  const { letters, ornaments } = around('ж', null, 'dm-serif-display');
  expect(letters.flat()).toEqual([]);
  expect(reaches(ornaments).every(Number.isFinite)).toBe(true);
});

it('handwriting goes around a circle without gaps between its letters', () => {
  const { letters } = ringText({ ...context('dancing-script'), type: { ...type('dancing-script'), flowing: true } }, band, {
    above: 'Clay',
    below: null,
    kind: 0,
    weight: 700,
  });
  expect(widestGap(letters.slice(0, 2))).toBeGreaterThan(330);
  expect(widestGap(letters)).toBeGreaterThan(widestGap(around('Clay', null, 'dancing-script').letters));
});
