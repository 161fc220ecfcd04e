import type { Decisions } from '../decisions.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';
import { omit } from './applying/state.js';

const refined = useRefining('s1', 's2');

const starts = [
  'Vet Clover Lane, rabbit, teal, in a circle',
  'Vet Clover Lane, rabbit, teal, round badge',
  'Vet Clover Lane, rabbit, teal, in a frame',
  'Vet Clover Lane, rabbit, teal, stacked, in a hexagon',
];

/** The fields that each single wish may move. */
const kinds: readonly (readonly [change: string, rest: (decisions: Decisions) => unknown])[] = [
  ['could the rabbit be a hedgehog?', ({ mark, ...rest }) => ({ ...rest, container: mark.container, family: mark.family })],
  ['lose the rabbit', ({ name, descriptor, type, palette }) => ({ name, descriptor, type, palette })],
  ['make it green', (decisions) => omit(decisions, 'palette')],
  ['name in capitals', ({ type, ...rest }) => ({ ...rest, font: type.font })],
  ['heavier weight', ({ type, mark, ...rest }) => ({ ...rest, font: type.font, icon: mark.icon, family: mark.family })],
  ['tagline: for small animals', ({ type, ...rest }) => ({ ...omit(rest, 'descriptor'), font: type.font })],
  ['light on dark', (decisions) => omit(decisions, 'palette')],
  ['rename it to Clover Field', ({ mark, ...rest }) => ({ ...omit(rest, 'name'), icon: mark.icon, device: mark.device })],
  ['another font', (decisions) => omit(decisions, 'type')],
];

describe.each(starts)('%s', (start) => {
  it.each(kinds)('%s leaves all else as it was', async (change, rest) => {
    const { before, after } = await refined(start, change);
    expect(rest(after.node.decisions)).toEqual(rest(before.node.decisions));
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

describe('without its picture the lettering stands alone', () => {
  it.each([
    ['Slagerij Van Dalen, een koe, bordeaux', 'de koe mag weg'],
    ['Vet Clover Lane, rabbit, teal, in a circle', 'lose the rabbit'],
    ['Blumenladen Wiesenglück, Tulpe, rosa', 'die Tulpe kann raus'],
    ['Gelateria Lupo, un lupo, blu', 'togli il lupo'],
    ['Librairie La Marge, une plume, vert', 'enlevez la plume'],
    ['Bakery Crumb, a loaf, brown', 'remove the picture'],
    ['Kawiarnia Sowa, sowa, brązowy', 'usuńcie sowę'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.mark.icon).toBeNull();
    expect(['wordmark', 'lockup']).toContain(after.node.decisions.layout.kind);
    expect(after.node.decisions).toMatchObject({ type: before.node.decisions.type, palette: before.node.decisions.palette });
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('an emblem that was asked for stays, with the initial', async () => {
    const { after } = await refined('Vet Clover Lane, rabbit, teal, round badge', 'take out the rabbit');
    expect(after.node.decisions).toMatchObject({ mark: { icon: null, letters: 'C' }, layout: { kind: 'badge' } });
  });
});

describe('what is added comes to what there is', () => {
  it.each([
    ['Cabin Crew, mountain, blue, in a circle', 'add a sun behind the mountain', 'behind'],
    ['Cabin Crew, mountain, blue, in a circle', 'add a sun above the mountain', 'above'],
    ['Cabin Crew, mountain, blue, round badge', 'add a star', 'beside'],
    ['Bergcafé Gipfel, ein Berg in einem Kreis, blau', 'füge eine Sonne hinter dem Berg hinzu', 'behind'],
    ['Café Sommet, montagne, bleu, dans un cercle', 'ajoute un soleil derrière la montagne', 'behind'],
  ])('%s ⇒ %s', async (start, change, joined) => {
    const { before, after } = await refined(start, change);
    const { mark, ...rest } = after.node.decisions;
    const old = before.node.decisions;
    expect(picturesOf(after.node.decisions)).toContain(old.mark.icon);
    if (outcomesOf(after).includes('not_applied')) expect(after.node.decisions).toEqual(old);
    else {
      expect(mark).toMatchObject({ container: old.mark.container, family: old.mark.family, joined });
      expect({ ...rest, mark }).toMatchObject({ layout: old.layout, type: old.type, palette: old.palette });
    }
  });
});

describe('the name alone keeps the main colour', () => {
  it.each([
    ['Kavárna Liška, liška, oranžová', 'bez lišky, jen text'],
    ['Kapsalon Krul, schaar, roze', 'toch liever alleen tekst'],
    ['Garage Torque Bros, gear, orange', 'go back to something simpler, just the word'],
    ['Tischlerei Rosa Span, Hobel, braun', 'nur der Name'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.layout.kind).toBe('wordmark');
    expect(after.node.decisions.mark.icon).toBeNull();
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
    expect(after.node.decisions.mark.device).toMatch(/^(?:alone|words|two-tone|initials)$/);
  });
});

it.each([
  ['Photographer Ines Holt, camera, black', 'cameras are so cliché. initials instead', 'IH'],
  ['Fotograf Ines Holt, Kamera, schwarz', 'lieber die Initialen', 'IH'],
  ['Estudio Luz Norte, cámara, negro', 'mejor las iniciales', 'ELN'],
])('initials are all of them: %s ⇒ %s', async (start, change, letters) => {
  expect((await refined(start, change)).after.node.decisions.mark).toMatchObject({ icon: null, letters });
});
