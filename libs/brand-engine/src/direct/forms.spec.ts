import { type Brief, type ColourIntent, type Form, forms } from '../brief.js';
import { failedGates } from '../critics/gates.js';
import type { Decisions } from '../decisions.js';
import { Pack } from '../pack/pack.js';
import { judge, render } from '../render.js';
import { createUnderstanding, type Understanding } from '../understanding/index.js';
import { direct } from './direct.js';
import { honouredForms } from './forms.js';

let pack: Pack;
let understanding: Understanding;
beforeAll(async () => {
  pack = Pack.load();
  pack.openFaces();
  understanding = await createUnderstanding(pack.icons);
});

async function drawn(prompt: string, wishes: Partial<Brief>, seed: string): Promise<{ brief: Brief; decisions: Decisions }> {
  const brief = { ...(await understanding.understand(prompt, 'one')), ...wishes };
  for (const decisions of direct(brief, seed, pack)) if (failedGates(judge(decisions, pack)).length === 0) return { brief, decisions };
  throw new Error('Nothing passes the gates.');
}

const colour = (hue: number | null, lightness = 0): ColourIntent => ({ words: '', hue, lightness, chroma: 0, hex: null });
const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];

it.each(forms)('%s leaves a trace in every seed', async (form: Form) => {
  for (const seed of seeds) {
    const { brief, decisions } = await drawn('Bookshop called Marginalia', { forms: [form] }, seed);
    expect(honouredForms(brief, decisions, pack)).toEqual([form]);
  }
});

it.each(['stripes', 'pixels', 'engraved', 'hand-made', 'stencil', 'slanted'] as const)(
  '%s changes the outlines that are drawn',
  async (form) => {
    const { decisions } = await drawn('Bookshop called Marginalia', { forms: [form] }, 'one');
    const untreated = { ...decisions, mark: { ...decisions.mark, treatments: [] }, type: { ...decisions.type, treatments: [] } };
    // Letters that a hand has drawn need no wobble.
    const isInTheFace = form === 'hand-made' && pack.font(decisions.type.font).classes.includes('hand');
    expect(isInTheFace || render(decisions, pack).logo_svg !== render(untreated, pack).logo_svg).toBe(true);
  },
);

it('a form that is refused is never shown', async () => {
  const refused = { symbols: [], containers: [], typeClasses: [], forms: ['frame', 'rules'] as Form[] };
  for (const seed of seeds) {
    const { brief, decisions } = await drawn('Bookshop called Marginalia', { refused }, seed);
    expect(honouredForms({ ...brief, forms: ['frame', 'rules'] }, decisions, pack)).toEqual([]);
  }
});

it('a refused kind of mark, ground or typeface is never shown', async () => {
  const refused = { symbols: ['wordmark' as const], containers: ['circle' as const], typeClasses: ['serif' as const], forms: [] };
  for (const seed of seeds) {
    const { decisions } = await drawn('Bookshop called Marginalia', { refused }, seed);
    expect(decisions.layout.kind).not.toBe('wordmark');
    expect(decisions.mark.container).not.toBe('circle');
    expect(pack.font(decisions.type.font).classes).not.toContain('serif');
  }
});

it('three colours that were named are seen as three', async () => {
  const colours = { primary: colour(88), secondary: colour(150, -0.6), tertiary: colour(27), avoid: [] };
  for (const seed of seeds) {
    const { decisions } = await drawn("Taco truck Frida's", { colours }, seed);
    const fills = new Set([...render(decisions, pack).logo_svg.matchAll(/ fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex));
    expect(fills).toContain(decisions.palette.tertiary);
    expect(fills.size).toBeGreaterThanOrEqual(3);
  }
});

it('"gold on black" lies on black, by day and at night', async () => {
  const colours = { primary: colour(88), secondary: null, ground: colour(null, -1), avoid: [] };
  for (const seed of seeds) {
    const { decisions } = await drawn('Jeweller Élodie Müller', { colours }, seed);
    const { logo_svg, logo_svg_dark } = render(decisions, pack);
    for (const svg of [logo_svg, logo_svg_dark])
      expect(svg).toMatch(new RegExp(`<g><path fill="${decisions.palette.ground ?? ''}" d="M0 0`));
  }
});

it('a monogram has all the letters that were asked for', async () => {
  const { constraints } = await understanding.understand('Studio Hale Jones King, a monogram', 'one');
  for (const seed of seeds) {
    const { decisions } = await drawn(
      'Studio Hale Jones King, a monogram',
      { letters: 'HJK', constraints: { ...constraints, symbol: 'monogram' } },
      seed,
    );
    expect(decisions.mark.letters).toBe('HJK');
  }
});
