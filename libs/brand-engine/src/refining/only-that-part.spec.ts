import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');

describe('what is told of a picture takes no other letters', () => {
  it.each([
    ['Harper Violins, a violin, brown', 'the violin looks old-fashioned'],
    ['Bottega Orsi, un orso, marrone', "l'orso più elegante"],
    ['Pasticceria Fiorella, un fiore, rosa', 'i petali più tondi'],
    ['Leaf & Pot, a teapot, green', 'thinner lines'],
    ['Kaffeehaus Lind, eine Tasse, braun', 'dickere Linien'],
    ['Little Whale, a whale, blue', "the whale's tail bigger"],
    ['Hopkins Dental, a tooth, mint', 'is that colour readable on white?'],
    ['Café Lindenhof, eine Tasse, braun', 'die Tasse soll freundlicher wirken'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['not_applied']);
    expect(after.node.decisions).toEqual(before.node.decisions);
  });

  it('a space between letters and a thinner chisel are two wishes', async () => {
    const { before, after } = await refined('Ashlar, stonemason, grey, a chisel', 'more space between the letters and a thinner chisel');
    expect(outcomesOf(after)).toEqual(['applied', 'not_applied']);
    expect(after.node.decisions.type.heading).toBe(before.node.decisions.type.heading);
  });

  it('stronger colours are no livelier letters', async () => {
    const { before, after } = await refined(
      'Les Petits Sabots, crèche, couleurs pastel',
      "c'est mignon mais un peu fade, mettez des couleurs plus vives",
    );
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(after.node.decisions.palette.primary).not.toBe(before.node.decisions.palette.primary);
  });
});

describe('pictures that nobody speaks of stay', () => {
  it.each([
    ['Juno, a sloth, yellow and green', 'bigger sloth, fewer leaves', ['sloth']],
    ['Grand Union, roses and a castle, green and red', 'less fussy and lose the roses', ['own-castle']],
    ['Pinegrove Campsite, a tent under a pine tree, green', 'two trees instead of one', ['own-pine', 'tent']],
    ['Rook & Roast, a chess rook, brown', 'this seems to be a bird?', ['chess-rook']],
    ['The Plucky Thirty, a ukulele, yellow and brown', 'the yellow circle has to go', ['own-ukulele']],
  ])('%s ⇒ %s', async (start, change, pictures) => {
    const { after } = await refined(start, change);
    expect(picturesOf(after.node.decisions)).toEqual(pictures);
  });
});

describe('what is told of two things in one breath', () => {
  it.each([
    ['Bobbin & Brew, a spool next to a cup, red', 'let the thread run from the spool into the cup', ['own-spool', 'own-cup']],
    ['Modrý Vrabec, kavárna, vrabec, modrá', 'Ptáček ať sedí na šálku kávy, šálek bílý', ['own-sparrow', 'own-cup']],
    ['Siesta Larga, una hamaca, turquesa', 'ponle dos palmeras', ['own-hammock', 'mdi-palm-tree']],
  ])('takes the place of neither: %s ⇒ %s', async (start, change, pictures) => {
    const { after } = await refined(start, change);
    expect(picturesOf(after.node.decisions)).toEqual(pictures);
  });

  it('a plain letter takes no other face', async () => {
    const { before, after } = await refined('Juniper Tax, a sprig, forest green', 'can the picture just be a plain letter J');
    expect(after.node.decisions.type.font).toBe(before.node.decisions.type.font);
  });

  it('what is as large as can be does not shrink', async () => {
    const { before, after } = await refined('Pulla ja Pannu, kahvila, ruskea, pannu', 'voisiko pannu olla vähän isompi');
    const sizeOf = ({ mark, layout }: typeof before.node.decisions): number => (mark.scale ?? 1) * layout.symbolScale;
    expect(sizeOf(after.node.decisions)).toBeGreaterThanOrEqual(sizeOf(before.node.decisions));
  });
});

describe('colours that nobody speaks of stay', () => {
  it('of two pictures one is painted', async () => {
    const { before, after } = await refined('Smoke Signals, a grill with flames, orange and black', 'the flames should be blue not orange');
    expect(after.node.decisions.palette.things?.[0]).toBe(before.node.decisions.palette.things?.[0]);
    expect(after.node.decisions.palette.ink).toBe(before.node.decisions.palette.ink);
  });

  it('a warmer mark does not take the colour of the letters', async () => {
    const { after } = await refined('Fix It Felton, repair café, a wrench, green and orange', 'can it feel warmer');
    expect(after.node.decisions.palette.ink).not.toBe('#3a1e0e');
  });

  it('a colour that is exchanged leaves none of its tones in the mark or in the rules', async () => {
    const { after } = await refined('Beacon Street Records, a vinyl record, black and red', 'replace the red with teal');
    expect(after.node.decisions.palette).not.toHaveProperty('markInk');
    expect(after.node.decisions.palette).not.toHaveProperty('parts');
  });

  it('two exchanges in one breath are both made', async () => {
    const { after } = await refined('Fast Herring, bike courier, a fish, silver and red', 'change red to orange, silver to black');
    expect([after.node.brief.colours.primary?.words, after.node.brief.colours.secondary?.words]).toEqual(['black', 'orange']);
  });

  it('a darker plum is one colour', async () => {
    const { after } = await refined('The Velvet Otter, an otter, dark purple', 'give the background a darker plum');
    expect(after.node.brief.colours.ground?.words).toBe('darker plum');
  });
});

describe('why something is asked for is no wish', () => {
  it('too small to be read', async () => {
    const { before, after } = await refined(
      'Harbour Lane Physio, a wave, teal',
      'the name is too small, can hardly read it on my phone. Make it twice as big',
    );
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(after.node.decisions.layout.nameScale).toBe(2);
  });

  it('for the stamp', async () => {
    const { before, after } = await refined('Ledger Lane, a book, blue, row', 'a version in plain black for the stamp');
    expect(after.node.decisions.layout).toEqual(before.node.decisions.layout);
  });
});

describe('what nobody understands hides behind no other wish', () => {
  it.each([
    ['Fenland Sculls, two crossed oars, green', 'take the oars away please, we would like one single quiddle standing upright'],
    ['Oddfellow & Daughters, monogram, brass', 'without the monogram, just a quiddle or something'],
  ])('%s ⇒ %s', async (start, change) => {
    const { after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['applied', 'not_applied']);
  });
});

describe('a shape, a shade and a line are those of what stands before them', () => {
  it('a square in place of the circle', async () => {
    const { after } = await refined('Panes del Sur, una espiga en un círculo, mostaza', 'sin círculo, mejor un cuadrado');
    expect(after.node.decisions.mark).toMatchObject({ icon: 'own-wheat', container: 'square' });
  });

  it('green, but a dark one', async () => {
    const { before, after } = await refined('Северный Чай, чайник, тёмно-синий', 'поменяй синий на зелёный, но тёмный');
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(after.node.decisions.palette.primary).toBe('#006b23');
  });

  it.each(['Untertitel: handgemacht in Graz', 'tagline: handgemacht in Graz'])('%s', async (change) => {
    const { before, after } = await refined('Kleine Werkstatt, Töpferei, eine Schale, Terrakotta', change);
    expect(after.node.decisions.descriptor).toBe('handgemacht in Graz');
    expect(after.node.decisions.type.font).toBe(before.node.decisions.type.font);
  });

  it('an emblem keeps its shape where no line has room', async () => {
    const { before, after } = await refined('Ironwood Cidery, an apple, a round badge, red', 'a thin line under the name');
    expect(outcomesOf(after)).toEqual(['not_applied']);
    expect(after.node.decisions).toEqual(before.node.decisions);
  });
});

describe('one of several, and one of many colours', () => {
  it('one crow of three stands beside the name', async () => {
    const { after } = await refined('Birrificio Tre Corvi, tre corvi, nero e oro', 'solo un corvo');
    expect(after.node.decisions.layout.kind).not.toBe('symbol');
    expect(after.node.decisions.mark.count).toBeUndefined();
  });

  it('the poppy in one colour leaves the name in its own', async () => {
    const { before, after } = await refined('De Klaproos, een klaproos, rood en groen', 'de klaproos in één kleur');
    expect(after.node.decisions).toEqual(before.node.decisions);
  });

  it('a colour that is dropped goes', async () => {
    const { after } = await refined('Pixel Parrot, a parrot, green and purple', 'drop purple');
    expect(after.node.brief.colours.secondary).toBeNull();
  });

  it('a shape that a colour needs behind the picture is told', async () => {
    const { before, after } = await refined('Biuro Sowa, sowa, granat', 'dodaj złoty akcent');
    const [told] = after.interpretation.clauses;
    const isGained = before.node.decisions.mark.container === 'none' && after.node.decisions.mark.container !== 'none';
    expect(told?.reason ?? '').toMatch(isGained ? /stands on a/ : /^$/);
  });
});

describe('what no drawing shows by itself is told', () => {
  it.each([
    ['Parlando, a speech bubble, coral', 'put the first letter inside the bubble'],
    ['Parcel Fox, a fox, orange', 'too much, half as many stripes'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after).at(-1)).toBe('not_applied');
    expect(after.node.decisions).toEqual(before.node.decisions);
  });

  it('two colours of one drawing', async () => {
    const { before, after } = await refined('Low Tide, a sun over waves, blue and yellow', 'yellow waves, blue sun');
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
  });
});
