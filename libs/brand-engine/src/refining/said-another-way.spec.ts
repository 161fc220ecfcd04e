import { fromHex } from '../colour/oklch.js';
import { picturesOf } from '../interpreting/honoured.js';
import { Pack } from '../pack/pack.js';
import { outcomesOf, useRefining } from '../testing/refined.js';
import { lookOf } from './applying/typeface.js';

const refined = useRefining('said', 'anew');

describe('how a name is written is no other name', () => {
  it.each([
    ['write the name in all caps', 'upper'],
    ['the name should be in capitals', 'upper'],
    ['write it in lower case', 'lower'],
  ])('%s', async (change, letterCase) => {
    const { before, after } = await refined('Toolmaker Hob & Nail, a hammer, grey', change);
    expect(after.node.decisions.name).toBe(before.node.decisions.name);
    expect(after.node.decisions.type.letterCase).toBe(letterCase);
  });

  it.each(['the name should be bigger', 'write the name on two lines', 'the name should be bolder'])('%s', async (change) => {
    const { before, after } = await refined('Toolmaker Hob & Nail, a hammer, grey, symbol on the left', change);
    expect(after.node.decisions.name).toBe(before.node.decisions.name);
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('but a name that is given is one', async () => {
    const { after } = await refined('Toolmaker Hob & Nail, a hammer, grey', 'the name should be Hobnail');
    expect(after.node.decisions.name).toBe('Hobnail');
  });
});

describe('why something is asked for is no wish', () => {
  it.each([
    ['Deli Fig & Vine, a fig, purple', 'Because our boxes are green, please make it black'],
    ['Deli Fig & Vine, a fig, purple', 'Make it black, since we print on green paper'],
    ['Feinkost Feige, eine Feige, lila', 'Bitte alles in Schwarz, weil wir auf grünem Papier drucken'],
    ['Épicerie Figue, une figue, violet', 'Mettez tout en noir parce que nos sacs sont verts'],
  ])('%s ⇒ %s', async (start, change) => {
    const { after } = await refined(start, change);
    const { palette } = after.node.decisions;
    expect(palette.ground).toBeUndefined();
    expect(fromHex(palette.primary).c).toBeLessThan(0.03);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

describe('what comes to a picture does not take its place', () => {
  it.each([
    ['Radio Night Bird, an owl, purple', 'could you give the owl a microphone?'],
    ['Farm Oat Lane, a sun, yellow', 'add a cloud next to the sun'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(picturesOf(after.node.decisions)).toEqual(expect.arrayContaining([...picturesOf(before.node.decisions)]));
    expect(picturesOf(after.node.decisions).length).toBeGreaterThan(1);
  });

  it('a yellow banana stays yellow beside a monkey', async () => {
    const drawn = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => refined('Banana stand Yellow Boat, a banana, yellow', 'add a monkey', seed)),
    );
    const pairs = drawn
      .map(({ after }) => after.node.decisions)
      .filter(({ mark }) => mark.arranged === 'with' && mark.container === 'none');
    expect(pairs.length).toBeGreaterThan(0);
    for (const { palette } of pairs) expect(palette.things).toEqual([palette.primary, palette.primary]);
  });
});

describe('of two pictures the one that is named stays', () => {
  it.each(['only the scissors, drop the comb', 'just the scissors', 'remove the comb'])('%s', async (change) => {
    const { after } = await refined('Hair salon Loop, scissors and a comb, pink', change);
    expect(picturesOf(after.node.decisions)).toEqual([expect.stringContaining('scissors')]);
  });
});

describe('another one is one of what was spoken of', () => {
  it("I don't like the font, try another one: the mark stays, and the face looks different", async () => {
    const pack = Pack.load();
    const { before, after } = await refined('Plumber Rook, a tap, blue', "don't like the font, try another one");
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    const [old, now] = [before, after].map(({ node }) => lookOf(pack.font(node.decisions.type.font)));
    expect(now).not.toBe(old);
  });

  it('show me a different dog: another drawing of a dog', async () => {
    const { before, after } = await refined('Dog sitter Bramble, a dog, orange', 'show me a different dog');
    expect(after.node.decisions.mark.icon).toMatch(/\bdog\b/);
    expect(after.node.decisions.mark.icon).not.toBe(before.node.decisions.mark.icon);
  });
});

describe('what it looks like is a mood where no picture is meant', () => {
  it.each([
    ['Broker Quay, an anchor, blue', "This looks like a bank. We're a family business."],
    ['Makler Kai, ein Anker, blau', 'Wirkt wie eine Bank'],
    ['Courtier Quai, une ancre, bleu', 'On dirait une banque'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(after.node.decisions.type).not.toEqual(before.node.decisions.type);
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

describe('a ground', () => {
  it.each([
    ['Weingut Fels, Traube, dunkelrot', 'Hintergrund bitte hellgrün'],
    ['Winery Fels, a grape, dark red', 'background please light green'],
    ['Bodega Roca, una uva, granate', 'Pon el fondo amarillo claro'],
  ])('is laid, and as pale as it is called: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(fromHex(after.node.decisions.palette.ground ?? '#000000').l).toBeGreaterThan(0.84);
    expect(after.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
  });
});

describe('the space between picture and name', () => {
  it.each([
    ['more space between the picture and the name', 1],
    ['the bell is too close to the name', 1],
    ['less space between the bell and the name', -1],
  ])('%s', async (change, way) => {
    const { before, after } = await refined('Hotel Linden, a bell, green, symbol on the left', change);
    expect(Math.sign((after.node.decisions.layout.gap ?? 1) - 1)).toBe(way);
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(outcomesOf(after)).toEqual(['applied']);
  });
});

it('a picture beside the name keeps the colour of its frame in a rule', async () => {
  const { before, after } = await refined('Ice cream Dollop, a cone, pink and brown, in a frame', 'name to the right of the cone please');
  expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  expect(after.node.decisions.mark.container).toBe('none');
  expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
});

it('a fish that is to be larger and to look left stays in its emblem', async () => {
  const { before, after } = await refined(
    'Restaurant La Vague, un poisson, bleu, badge rond',
    'Le poisson plus grand et tourné vers la gauche',
  );
  expect(after.node.decisions.layout.kind).toBe(before.node.decisions.layout.kind);
  expect(outcomesOf(after)).not.toContain('not_applied');
});

describe('what stands around a drawing goes, and nothing comes in its place', () => {
  it.each(['Bitte den Rahmen entfernen', 'Der Rahmen stört', 'Rahmen weg'])('%s', async (change) => {
    const { after } = await refined('Kiosk Eck, ein Schlüssel, rot, mit Rahmen', change);
    expect(after.node.decisions.mark.family).not.toBe('frame');
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('the lines go, and the name stays', async () => {
    const { before, after } = await refined('Tea room Maple, a teapot, green', 'get rid of the lines above and below the name', 'rules');
    expect(after.node.decisions.layout.kind).not.toBe('symbol');
    expect(after.node.decisions.name).toBe(before.node.decisions.name);
  });

  it('a golden bell stays golden without its frame', async () => {
    const drawn = await Promise.all(
      ['f', 'u', 'x'].map((seed) => refined('Hotel Bellevue, a bell, gold, in a frame', 'remove the frame', seed)),
    );
    const vivid = drawn.filter(({ before }) => before.node.decisions.mark.vivid && before.node.decisions.mark.family === 'frame');
    expect(vivid.length).toBeGreaterThan(0);
    for (const { after } of vivid) expect(after.node.decisions.mark).toMatchObject({ family: 'free-icon', vivid: true, arranged: 'alone' });
  });
});

describe('a picture that stands free has the bright colour that is asked for', () => {
  it.each([
    ['Juice bar Citrus, an orange, orange', 'swap the orange for a lemon and make it yellow'],
    ['Blumen Rosa, eine Rose, rot', 'Ich hätte gern eine Sonnenblume statt der Rose, in Gelb'],
  ])('%s ⇒ %s', async (start, change) => {
    const drawn = await Promise.all(['a', 'b', 'c', 'd'].map((seed) => refined(start, change, seed)));
    const free = drawn
      .map(({ after }) => after.node.decisions)
      .filter(({ mark }) => mark.family === 'free-icon' && mark.container === 'none');
    expect(free.length).toBeGreaterThan(0);
    for (const { mark } of free) expect(mark.vivid).toBe(true);
    for (const { before, after } of drawn) expect(after.node.decisions.name).toBe(before.node.decisions.name);
  });
});

describe('complaints lead away from what they name', () => {
  it.each(['it looks old-fashioned', 'looks a bit dated', 'can you modernise it?'])('%s', async (change) => {
    const { before, after } = await refined('Hiking club Trail, a mountain, green, serif', change);
    expect(after.node.brief.personality.classicModern).toBeGreaterThan(before.node.brief.personality.classicModern);
  });

  it('less pink is a calmer pink', async () => {
    const { before, after } = await refined('Nail bar Gloss, a hand, pink', 'less pink!');
    const [old, now] = [before, after].map(({ assets }) => fromHex(assets.primary_color));
    expect(now?.c).toBeLessThan((old?.c ?? 0) - 0.02);
    expect(Math.abs((now?.h ?? 0) - (old?.h ?? 0))).toBeLessThan(20);
  });

  it('the first one that is preferred is gone back to', async () => {
    const { after } = await refined('Nail bar Gloss, a hand, pink', 'I preferred it before');
    expect(outcomesOf(after)).toEqual(['not_applied']);
  });
});

describe('a word that other languages exchange with', () => {
  it.each([
    ['Leipomo Ruis, tähti, ruskea', 'Vaihda tähti leipään', /bread|loaf/],
    ['Panadería Sol, pan, marrón', 'Cambia el pan a un croissant', /croissant/],
  ])('%s ⇒ %s', async (start, change, thing) => {
    const { after } = await refined(start, change);
    expect(after.node.decisions.mark.icon).toMatch(thing);
  });

  it('a colour without an article is one: el gato a naranja', async () => {
    const { before, after } = await refined('Café Gato, un gato, negro', 'Cambia el gato a naranja');
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('a cup comes to a coffee bean', async () => {
    const { before, after } = await refined("Кав'ярня «Зерно», кавове зерно, коричневий", 'Додайте чашку поруч');
    expect(picturesOf(after.node.decisions)).toEqual(expect.arrayContaining([...picturesOf(before.node.decisions)]));
  });
});
