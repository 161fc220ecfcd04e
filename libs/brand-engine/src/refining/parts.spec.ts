import type { ColourIntent } from '../brief.js';
import type { Identity } from '../engine.js';
import { contrast } from '../colour/oklch.js';
import { isSeen } from '../interpreting/colour-shown.js';
import { Pack } from '../pack/pack.js';
import { DrawnMark, Judged } from '../render.js';
import { paintsOn } from '../scene/paints.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

let pack: Pack;
beforeAll(() => {
  pack = Pack.load();
});

const refined = useRefining('part', 'next');
const shows = ({ node: { decisions } }: Identity, colour: ColourIntent | null | undefined): boolean =>
  !!colour && isSeen(colour, new Judged(decisions, pack, new DrawnMark(DrawnMark.keyOf(decisions), decisions, pack)).areas, true);

describe('a colour goes to the part that is named, and all else keeps its own', () => {
  it.each([
    ['Hotel Bellevue, a bell, black', 'die Buchstaben in Dunkelrot', 'letters'],
    ['Hotel Bellevue, a bell, black', 'the lettering in dark red', 'letters'],
    ['Bokhandel Uggla, en uggla, blå', 'bokstäverna i mörkgrönt', 'letters'],
    ['Officina Due Tempi, un pistone in un cerchio, nero, orizzontale', 'il nome in rosso scuro', 'letters'],
    ['Кофейня «Зерно», чашка, коричневый', 'буквы тёмно-зелёные', 'letters'],
    ['Brewery Bruin, a bear in a shield, dark green', 'the bear in gold please', 'picture'],
    ['Café Le Merle, un merle dans un cercle, noir', "l'oiseau en jaune", 'picture'],
  ])('%s ⇒ %s', async (start, change, part) => {
    const { before, after } = await refined(start, change);
    const own =
      part === 'letters'
        ? { ink: expect.any(String) as string, inkAsked: true, markInk: expect.any(String) as string }
        : { parts: { [part]: expect.any(String) as string, legible: true } };
    expect(after.node.decisions).toEqual({ ...before.node.decisions, palette: { ...before.node.decisions.palette, ...own } });
    expect(after.assets.logo_svg).not.toBe(before.assets.logo_svg);
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('the shield changes, and neither the bear nor the letters', async () => {
    const { before, after } = await refined('Brewery Bruin, a bear in a shield, green', 'the shield dark blue');
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    expect(after.node.decisions.palette.ink).toBe(before.node.decisions.palette.ink);
    expect(shows(after, after.node.brief.colours.primary)).toBe(true);
  });

  it('says that yellow letters cannot be read on white, and writes them on a dark ground', async () => {
    const white = await refined('Hotel Bellevue, a bell, black', 'the letters in yellow');
    expect(outcomesOf(white.after)).toEqual(['not_applied']);
    expect(white.after.assets.logo_svg).toBe(white.before.assets.logo_svg);
    const night = await refined('Hotel Bellevue, a bell, navy', 'yellow letters on a dark blue background');
    expect(night.after.node.decisions.palette.inkAsked).toBe(true);
    expect(outcomesOf(night.after)).toEqual(['applied']);
  });

  it('a ground that takes the colour of a mark leaves the picture the one that was asked for', async () => {
    const { after } = await refined(
      'Pottery Kiln & Clay, a vase in a circle, terracotta on cream',
      'Make the background terracotta and the vase cream',
    );
    expect(after.node.decisions.palette.parts).toMatchObject({ picture: expect.any(String) as string });
    expect(outcomesOf(after)).not.toContain('not_applied');
    const { glyph, primary, ground } = paintsOn('light', after.node.decisions.palette, 1);
    expect(contrast(glyph ?? '', primary ?? ground ?? '')).toBeGreaterThan(3);
  });
});

describe('of two colours the one that was named is replaced', () => {
  it.each([
    ['Fruit stall Orchard, apple, red and green', 'swap the red for purple'],
    ['Kwiaciarnia Polna Droga, mak, czerwony i zielony', 'czerwony zmieńcie na niebieski'],
    ['Kwiaciarnia Polna Droga, mak, czerwony i zielony', 'Zamiast maku chaber, więc czerwony zmieńcie na niebieski.'],
    ['Fietsenmaker Spaak, een wiel, rood en groen', 'het rood mag blauw worden'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    const [old, now] = [before.node.decisions.palette, after.node.decisions.palette];
    expect(now.secondary).toBe(old.secondary);
    expect(now.primary).not.toBe(old.primary);
  });
});

it('a colour that is added replaces none of those that were asked for', async () => {
  const { before, after } = await refined('Fruit stall Orchard, apple, red and green', 'add some yellow');
  expect(after.node.decisions.palette).toMatchObject({
    primary: before.node.decisions.palette.primary,
    secondary: before.node.decisions.palette.secondary,
    tertiary: expect.any(String) as string,
  });
});

it('a cream paper leaves the gold on it', async () => {
  const { before, after } = await refined('Panadería La Espiga, una espiga, dorado y marrón', 'pon el fondo en crema');
  expect(after.node.decisions.palette).toEqual({ ...before.node.decisions.palette, ground: expect.any(String) as string });
});
