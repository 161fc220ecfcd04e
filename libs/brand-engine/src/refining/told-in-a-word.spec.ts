import { fromHex, hueDistance } from '../colour/oklch.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');

describe('regression: the case of single letters', () => {
  it.each([
    ['Logo for Blue Apple, apple, navy', 'lowercase b please', 'blue Apple'],
    ['Logo for Blue Apple, apple, navy', 'small b, capital A', 'blue Apple'],
    ['Logo for Gable Architects, cube, grey', 'Could the G be capital and the rest small?', 'Gable architects'],
    ['Ink & Ivy florist, ivy, green', 'maybe the I could have a small leaf above it', 'Ink & Ivy'],
    ['Mobile bar First Round, a glass, red', 'we changed the name to Last Orders sorry!!', 'Last Orders'],
    ['Bike maker Mule 3, mule, brown', 'put the 3 up high and small, like a cubed sign', 'Mule³'],
  ])('%s ⇒ %s', async (start, change, name) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.name).toBe(name);
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

it('regression: half as big again is larger', async () => {
  const { before, after } = await refined('Logo for Quillon Studio, a feather, dark red, horizontal', 'make the name half as big again');
  const scale = (own: typeof before): number => own.node.decisions.layout.nameScale ?? 1;
  expect(scale(after) / scale(before)).toBeCloseTo(1.5, 1);
});

describe('regression: what is said of the picture', () => {
  it.each([
    ['Joinery Hearth Home, house, green', 'why is there a house? we make doors', 'door'],
    ['Outfitters Fox Field, fox, rust', "more space between the letters and drop the fox's circle", 'fox'],
    ["Enoteca Grappolo, un grappolo d'uva, viola", 'sembra un mirtillo, non un grappolo', 'grape'],
  ])('%s ⇒ %s', async (start, change, shown) => {
    expect((await refined(start, change)).after.node.decisions.mark.icon).toContain(shown);
  });

  it('that is the other way round is its side, and no colour', async () => {
    const { before, after } = await refined('Surf Escola Maré, uma onda, azul', 'a onda está virada ao contrário, inverte por favor');
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
    expect(after.node.decisions.mark.mirrored).not.toBe(before.node.decisions.mark.mirrored);
  });

  it('stays where the name alone gets larger', async () => {
    const { after } = await refined('Gelateria Nuvola, un cono gelato, rosa', 'il nome il doppio più grande, il cono lascialo così');
    expect(after.node.decisions.layout.nameScale).toBeGreaterThan(1.5);
    expect(outcomesOf(after)).toEqual(['applied', 'kept']);
  });

  it('moves into the letter that it is put in', async () => {
    const { after } = await refined('Officina Moto Bassi, un pistone, rosso', 'metti il pistone dentro la O di Moto');
    expect(after.node.decisions.layout.kind).toBe('wordmark');
    expect(after.node.decisions.mark.letterPicture).toBeDefined();
  });
});

describe('regression: what is said of the letters', () => {
  it('as outdated asks for no more of them', async () => {
    const { after } = await refined('Catering Velvet Spoon, a spoon, burgundy, serif', 'the serif looks dated, something cleaner');
    expect(after.node.brief.constraints.typeClass).toBe('sans');
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('as too slow slants them', async () => {
    const { after } = await refined('Brisk Couriers, a swallow, orange', 'make it faster');
    expect(JSON.stringify([after.node.decisions.type.treatments, after.node.decisions.mark])).toContain('slanted');
  });

  it('of a line that was added moves no letter of the name', async () => {
    const { before, after } = await refined('Atelier Mésange, une mésange, bleu', 'ajoute « verre » sous le nom, en petites capitales');
    expect(after.node.decisions.type.font).toBe(before.node.decisions.type.font);
    expect(outcomesOf(after)).toEqual(['applied', 'kept']);
  });
});

describe('regression: what nobody asked for stays', () => {
  it('where another picture is asked for, the letters stay', async () => {
    const { before, after } = await refined('Northlight Optics, an eye, blue', 'that eye is creepy, use glasses. keep blue');
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(after.node.decisions.mark.icon).not.toBe(before.node.decisions.mark.icon);
  });

  it('where less of a colour is asked for, that colour', async () => {
    const { before, after } = await refined('École de danse Tourbillon, une danseuse, rose', 'moins de rose');
    const [old, now] = [before, after].map(({ node }) => fromHex(node.decisions.palette.primary));
    expect(now?.c).toBeLessThan(old?.c ?? 0);
    expect(hueDistance(now?.h ?? 0, old?.h ?? 180)).toBeLessThan(20);
  });

  it('where a picture looks like something else, its colours', async () => {
    const { before, after } = await refined('Heladería Copo, un helado, celeste', 'el helado parece una antorcha, en mayúsculas');
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
  });
});

it('regression: an address is one line, whatever its words mean', async () => {
  const { before, after } = await refined('Kiln Street Pottery, a vase, terracotta', 'Put the address under it: 14 Kiln Street, Leeds');
  expect(after.node.decisions.descriptor).toBe('14 Kiln Street, Leeds');
  expect(after.node.decisions.type.font).toBe(before.node.decisions.type.font);
});

it('regression: a use is no manner of drawing', async () => {
  const { after } = await refined('Gin Wrack Kelp, seaweed, green, silver', 'in one colour, for the bottle engraving');
  expect(JSON.stringify(after.node.decisions)).not.toContain('engraved');
});
