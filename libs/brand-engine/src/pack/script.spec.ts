import { failedGates } from '../critics/gates.js';
import { initialsOf } from '../direct/initials.js';
import { createEngine, type Engine } from '../engine.js';
import { Pack } from './pack.js';
import { judge } from '../render.js';
import { scriptsOf } from './script.js';
import { inCase } from '../text/word.js';

const alphabets = {
  cyrillic: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
  greek: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ',
};

describe('names in other scripts', () => {
  let engine: Engine;
  const pack = Pack.load();
  beforeAll(async () => {
    engine = await createEngine();
  });

  it.each([
    ['cyrillic', 18],
    ['greek', 12],
  ] as const)('have faces of varied character with every letter: %s', (script, least) => {
    const fonts = pack.fonts.filter(({ scripts }) => scripts.includes(script));
    expect(fonts.length).toBeGreaterThanOrEqual(least);
    for (const kind of ['sans', 'serif', 'slab', 'rounded', 'mono', 'script', 'display', 'condensed'] as const)
      expect(fonts.filter(({ classes }) => classes.includes(kind)).map(({ id }) => id)).not.toEqual([]);
    const lacking = fonts.flatMap(({ id, drawn }) =>
      drawn.flatMap(({ weight }) => Array.from(alphabets[script]).filter((letter) => !pack.typeface(id, weight).covers(letter))),
    );
    expect(lacking).toEqual([]);
  });

  it('have as many faces in Ukrainian', () => {
    const fonts = pack.fonts.filter(
      ({ id, heading, scripts }) => scripts.includes('cyrillic') && pack.typeface(id, heading).covers('ґєіїҐЄІЇ'),
    );
    expect(fonts.length).toBeGreaterThanOrEqual(18);
  });

  it('never take a face away from Latin names, nor give them one that is made for others', () => {
    expect(pack.fonts.filter(({ scripts }) => scripts.includes('latin'))).toHaveLength(92);
    expect(scriptsOf('Northwind 24')).toEqual(['latin']);
    expect(scriptsOf('Кава Bar 24')).toEqual(['cyrillic']);
    expect(scriptsOf('Ωμέγα и Альфа')).toEqual(['cyrillic', 'greek']);
  });

  it.each([
    '«Северный ветер», кофейня',
    '"Їжак" toy shop',
    '"Щербаков и партнёры" lawyers',
    '"Καφές της Γωνιάς"',
    '"Καΐκι"',
    '"Ψαράς" badge',
    '"Ελιά" olive oil, with an olive',
  ])('are drawn and pass the gates: %s', async (prompt) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { node } = await engine.generate({ prompt, seed, watermark: false });
      expect(prompt).toContain(node.decisions.name);
      expect(failedGates(judge(node.decisions, pack))).toEqual([]);
    }
  });

  it('follow the manners of their script', () => {
    expect(inCase('Το Στάχυ', 'upper')).toBe('ΤΟ ΣΤΑΧΥ');
    expect(inCase('ΝΕΡΟΪΔΗΣ', 'lower')).toBe('νεροϊδης');
    expect(inCase('хлеб и соль', 'title')).toBe('Хлеб и соль');
    expect(initialsOf('Άνεμος', 1)).toBe('Α');
  });
});
