import type { Decisions } from '../decisions.js';
import { picturesOf } from '../interpreting/honoured.js';
import { createEngine, type Identity } from '../engine.js';
import { fromHex } from '../colour/oklch.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's1');
const again = async ({ node }: Identity, prompt: string): Promise<Identity> =>
  (await createEngine()).refine({ prompt, node, previous: null, seed: 's1', watermark: false });

describe('what no wish speaks of stays, or is told to be gone', () => {
  it('a mark of two pictures is simpler with the one that the name speaks of, in the same drawing', async () => {
    const { before, after } = await refined('Campsite Owl Hollow, tent and owl, dark blue', 'too busy');
    expect(picturesOf(before.node.decisions)).toHaveLength(2);
    expect(picturesOf(after.node.decisions)).toEqual(['own-owl']);
    expect(after.node.decisions.layout.kind).toBe(before.node.decisions.layout.kind);
    expect(after.interpretation.clauses[0]?.reason).toBe('The tent is no longer shown.');
  });

  it('an emblem that gives way to another layout is told', async () => {
    const { after } = await refined('Badge for a bike club named Gravel Goats, with a goat', 'put the goat left of the name');
    expect(after.interpretation.clauses[0]?.reason).toMatch(/emblem/);
  });

  it('a line under the name comes to the drawing that there is', async () => {
    const { before, after } = await refined('Bakery Hill & Sons, wheat, brown', 'a line as wide as the name');
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    expect(after.node.decisions.layout.hairlines).toEqual(['below']);
  });

  it('a bar under the name is a background', async () => {
    const { before, after } = await refined('Papuga, a parrot, green', 'remove the background', 'b11');
    expect(before.node.decisions.mark.family).toBe('banner');
    expect(after.node.decisions.mark).toMatchObject({ family: 'free-icon', icon: before.node.decisions.mark.icon });
  });

  it('with the second picture its colour goes, and nothing takes its place', async () => {
    const { after } = await refined('Garden design Cypress Lane, a cypress and a sun, green and yellow', 'only the cypress');
    expect(picturesOf(after.node.decisions)).toEqual(['own-cypress']);
    expect(after.node.decisions.mark.device).not.toBe('sunlit');
  });

  it('letters get no darker where the colours get lighter', async () => {
    const { before, after } = await refined('A bakery called Crumb & Kettle, a loaf, orange, one colour', 'make it a bit lighter');
    expect(after.node.decisions.palette.ink).toBe(before.node.decisions.palette.ink);
  });

  it('gold that stood on black is gold on the page', async () => {
    const { after } = await refined('Tea importer Silk & Steam, a teapot, gold on black', 'remove the black background');
    expect(after.node.decisions.palette.ground).toBeUndefined();
    expect(after.node.decisions.mark.vivid).toBe(true);
  });

  it('a picture in a colour of its own is seen in another drawing too', async () => {
    const { before, after } = await refined(
      "Bakery Rosa's Crumb, a croissant, peach",
      'make peach the background and everything else dark brown',
    );
    expect(before.node.decisions.mark.icon).toBe('own-croissant');
    const badge = await again(after, 'round badge instead');
    expect(badge.node.decisions.layout.kind).toBe('badge');
    expect(badge.node.decisions.palette.parts?.bare).toBeUndefined();
  });

  it('a line that gives way to an added one is told', async () => {
    const { before, after } = await refined('Bike repair shop Spoke & Chain, a wheel', 'add "Repairs while you wait"');
    const gone = before.node.decisions.descriptor;
    expect(after.interpretation.clauses[0]?.reason ?? '').toContain(gone ?? '');
  });

  it('letters that are nearly black stay so where a bright colour is calmed', async () => {
    const { after } = await refined('Bloemist Madelief, een madeliefje, geel', 'het geel is te fel');
    expect(fromHex(after.node.decisions.palette.ink).l).toBeLessThan(0.3);
  });

  it('a colour that was removed comes back as a colour', async () => {
    const { before, after } = await refined('Bike café Slow Spoke, a bicycle, mint and brown', 'remove the mint');
    const back = await again(after, 'bring the mint back');
    expect(picturesOf(back.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(back.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
  });

  it('what goes back is the picture alone', async () => {
    const { after } = await refined('Lawn care Green Acres, a leaf, green', 'use a mower instead');
    const named = await again(after, 'rename it to Green Yards');
    const back = await again(named, 'undo the mower');
    expect(picturesOf(back.node.decisions)).toEqual(['leaf']);
    expect(back.node.decisions.name).toBe('Green Yards');
  });

  it('a shape that is asked of the picture changes no letters', async () => {
    const { before, after } = await refined('Tech repair FixFox, a fox, orange', 'sharper, more angular fox');
    expect(outcomesOf(after)).toEqual(['not_applied', 'not_applied']);
    expect(after.node.decisions).toEqual(before.node.decisions);
  });
});

describe('the picture is known by more names than its own', () => {
  it.each([
    ['Dog walking service "Lead On", a greyhound, mint green', 'put the dog to the left of the name instead of above', ['own-greyhound']],
    ['Peluquería canina Luna, un perro salchicha y una luna', 'quita la luna, deja solo el perro', ['own-dachshund']],
  ])('%s ⇒ %s', async (start, change, pictures) => {
    const { after } = await refined(start, change);
    expect(picturesOf(after.node.decisions)).toEqual(pictures);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it.each(['a sparrow', 'a robin'])('%s looks left as it is drawn, and right in a mirror', async (bird) => {
    const { before, after } = await refined(`Barrow & Finch, ${bird}, grey-blue`, 'the bird should face right');
    expect(before.node.decisions.mark.mirrored).toBeUndefined();
    expect(after.node.decisions.mark.mirrored).toBe(true);
  });
});

describe('ordinary wishes are tried', () => {
  it.each([
    ['A cheese shop called The Rind, with a wedge of cheese', 'client wants a mouse peeking out, small, bottom right', /mouse/],
    ['Locksmith Magpie Keys, a magpie, black', 'key in the beak', /key/],
    ['Physio practice MoveWell, a runner, aqua', 'something calmer maybe a tree', /^own-tree$/],
  ])('%s ⇒ %s', async (start, change, shown) => {
    const { after } = await refined(start, change);
    expect(picturesOf(after.node.decisions).join(' ')).toMatch(shown);
  });

  it.each([
    ['Gym Iron Lung, kettlebell, black and yellow', 'make the yellow the background', (d: Decisions) => d.palette.ground],
    ['Record store Groove Parlour, a record', 'make it look more like an old label, round', (d: Decisions) => d.layout.kind === 'badge'],
    ['Toy shop Rumpus, a kangaroo', 'round the corners of the letters', (d: Decisions) => d.type.font],
    ['Kayak rental Paddlepoint, since 1998', 'lose the tagline', (d: Decisions) => d.year === undefined],
    ['Wick & Willow, a flame, lilac', "could the i's have little flames as dots?", (d: Decisions) => d.mark.letterPicture?.place === 'dot'],
    ['Barrow & Finch, a finch, grey', 'drop "& Finch" — the partner left', (d: Decisions) => d.name === 'Barrow'],
    ['Coworking space Hive22, honeycomb, amber', 'put 22 in amber and Hive in black', (d: Decisions) => d.palette.ink === '#0d0d0d'],
    ['Bakery Smith & Sons, wheat, brown', '& in green', (d: Decisions) => d.mark.colouredAt?.join() === '6'],
    ['Tallyo, violet, wordmark only', 'add a small coin before the name', (d: Decisions) => d.layout.kind === 'row' && !d.layout.nameFirst],
  ])('%s ⇒ %s', async (start, change, sees) => {
    const { before, after } = await refined(start, change);
    expect(sees(after.node.decisions)).toBeTruthy();
    expect(after.node.decisions).not.toEqual(before.node.decisions);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

describe('no wish is said to be there already that is not', () => {
  it.each([
    ['Zip Errand, a lightning bolt, green', 'put the bolt between the two words'],
    ['Little Acorns, an acorn, brown', 'the acorn should have a face'],
    ['Solar installer Brightroof, a sun, orange', 'the sun needs more rays'],
    ['Car wash Bubble Bay, a car with bubbles, blue', 'more bubbles'],
    ['Fahrschule Linksab, ein Auto, rot', 'Auto soll nach links fahren'],
    ['Clearview, glasses, teal', 'thicker frames on the glasses'],
    ['FixFox, a fox, orange', 'put FIX in bold and FOX in light'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(new Set(outcomesOf(after))).toEqual(new Set(['not_applied']));
    expect(after.node.decisions).toEqual(before.node.decisions);
  });
});

describe('wishes are read as they are meant', () => {
  it.each([
    ['Guardería Caracol, un caracol, morado', 'el caracol más grande que el texto', (d: Decisions) => (d.layout.nameScale ?? 1) === 1],
    ['Gelateria Polare, un orso polare, azzurro', 'scritta più sottile e tutta minuscola', (d: Decisions) => d.type.letterCase === 'lower'],
    ['Gelateria Polare, un gelato, azzurro', 'meno azzurro', (d: Decisions) => hueOf(d) > 200 && hueOf(d) < 260],
    ['Allegro, a violin, red', '"Music School" under it in small caps', (d: Decisions) => d.descriptor === 'Music School'],
    ['Tutoring Brightside, an owl, teal', 'change Brightside to BrightSide Tutoring', (d: Decisions) => d.name === 'BrightSide Tutoring'],
    ["Rosa's Crumb, a croissant", 'add "Est. 2015" and "Leeds"', (d: Decisions) => d.descriptor === 'Est. 2015 · Leeds'],
    ['Silver Trout, a trout, slate', "I'd like to see the water too", (d: Decisions) => d.mark.partner === 'own-wave'],
    ['Boulangerie Le Fournil, un épi de blé', 'ajoute deux épis de plus', (d: Decisions) => d.mark.count === 3],
    ['Biscuit & Brew, a dog and a coffee cup', 'swap them around', (d: Decisions) => d.mark.icon === 'own-cup'],
    ['Biscuit & Brew, a dog and a coffee cup', 'actually the dog alone was stronger', (d: Decisions) => d.mark.partner === undefined],
    ['Bubble Bay, a car with bubbles, blue', 'remove everything except the bubbles', (d: Decisions) => d.mark.icon === 'bubbles'],
    ['Miles for Smiles, a running shoe, yellow', '"2026" after the name', (d: Decisions) => d.name === 'Miles for Smiles 2026'],
    ['Piekarnia Złoty Kłos, kłos, złoty', 'inna czcionka', (d: Decisions) => d.mark.icon === 'own-wheat'],
    ['Libreria Il Gufo, un gufo, bordeaux', 'colori invertiti', (d: Decisions) => d.palette.ground !== undefined],
    ['Potting Shed, a watering can, green', 'can the can pour to the left', (d: Decisions) => d.mark.mirrored === true],
    ['Anna Lindqvist, monogram AL', 'spell out the whole name instead of the initials', (d: Decisions) => d.mark.letters !== 'AL'],
  ])('%s ⇒ %s', async (start, change, sees) => {
    const { after } = await refined(start, change);
    expect(sees(after.node.decisions)).toBe(true);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it.each([
    ['Little Acorns, an acorn, brown and green', 'happier colours please'],
    ['Wagtail, a poodle, lavender', 'the lavender is a bit weak on screen'],
  ])('colours alone change: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(after.node.decisions.palette.primary).not.toBe(before.node.decisions.palette.primary);
  });

  it('a circle of leaves takes the place of no tree', async () => {
    const { before, after } = await refined('The Old Orangery, an orange tree, sage', 'the tree in a circle of leaves');
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
  });
});

const hueOf = ({ palette }: Decisions): number => fromHex(palette.primary).h;

describe('words of other tongues and kinds say what they mean', () => {
  it('„fast“ is almost in German, and no mood', async () => {
    const { before, after } = await refined('Imkerei Honigwiese, eine Biene, gelb und schwarz', 'das Gelb etwas dunkler, fast bernstein');
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
  });

  it('a font that is exchanged behind a colour that stays is another one', async () => {
    const { before, after } = await refined('Domaine Belmont, un château, bordeaux', 'garde la couleur mais change la police');
    expect(after.node.decisions.type.font).not.toBe(before.node.decisions.type.font);
    expect(after.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
  });

  it('behind a colour a likeness exchanges no picture', async () => {
    const { before, after } = await refined('The Rind, a wedge of cheese, yellow', 'not so yellow, more like aged gouda');
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
  });

  it('an answer alone asks for nothing', async () => {
    const { after } = await refined('The Rind, a wedge of cheese, yellow', 'fine, but in green');
    expect(outcomesOf(after)).toEqual(['kept', 'applied']);
  });

  it('what is hardly read where it is small gets heavier letters', async () => {
    const { before, after } = await refined('Tidewise, a boat, navy, serif', 'hard to read when small');
    expect(after.node.decisions.type).not.toEqual(before.node.decisions.type);
  });
});
