import { fromHex } from '../colour/oklch.js';
import type { Identity } from '../engine.js';
import { nameLines } from '../text/break-name.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('claimed', 'as-claimed');
const reasonsOf = ({ interpretation }: Identity): string => interpretation.clauses.map(({ reason }) => reason ?? '').join(' ');

describe('what is said of a frame is not said of the letters', () => {
  it.each([
    ['Haus Linde, ein Baum, grün', 'dünner Rahmen drumherum'],
    ['Law Office Conti, a book, navy', 'put a thin frame around it'],
    ['Studio Neri, un libro, blu', 'metti una cornice sottile intorno'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    if (outcomesOf(after).includes('applied')) expect(after.node.decisions.mark).toMatchObject({ family: 'frame', params: { b: 0 } });
  });

  it.each([
    ['Ateljé Lin, en blomma, blå', 'Kan vi få en rund ram runt den?'],
    ['Keramikwerkstatt Ton, eine Vase, braun', 'ein runder Rahmen drumherum bitte'],
    ['Conti Avvocati, un libro, blu', 'aggiungi una cornice tonda'],
    ['Owl Books, an owl, brown', 'put a round frame around it'],
  ])('a round one is round: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.type.font).toBe(before.node.decisions.type.font);
    if (!outcomesOf(after).includes('not_applied')) expect(after.node.decisions.layout.kind).toBe('badge');
  });
});

describe('the line under the name', () => {
  it.each([
    ['Bakery Olive, a wheat ear, gold', "Add the slogan 'Baked by hand' under the name, in italics"],
    ['Boulangerie Blé, un épi, doré', 'Ajoutez le slogan « Pain frais » en italique'],
  ])('is set upright, and the name stays as it is: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.type.treatments).toEqual(before.node.decisions.type.treatments);
    expect(after.node.decisions.descriptor).not.toBeNull();
    expect(reasonsOf(after)).toContain('set upright');
  });

  it.each([
    ['Quay Ferries, a ferry, blue, est. 1955', 'Instead of Est. 1955 write Isle of Sorrel', 'Isle of Sorrel'],
    ['Quay Ferries, a ferry, blue, est. 1955', "Take the year off and put 'North Bay' there instead", 'North Bay'],
    ['Brauerei Hopf, Hopfen, grün, seit 1890', "Statt 1890 schreib 'Aus Franken'", 'Aus Franken'],
    ['Hotel Alba, a sun, since 1970', "replace the year with 'Lake Como'", 'Lake Como'],
  ])('takes the place of the year: %s ⇒ %s', async (start, change, line) => {
    const { after } = await refined(start, change);
    expect(after.node.decisions.year).toBeUndefined();
    expect(after.node.decisions.descriptor).toBe(line);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it.each(['Harbour Gate Photography, black, just the name', 'Copper Lane Pottery Works, brown, just the name'])(
    'is not crossed by a rule: %s',
    async (start) => {
      const { after } = await refined(start, "add the slogan 'Honest light'");
      const { mark, name, layout } = after.node.decisions;
      expect(mark.device === 'underline' && nameLines(name, layout).length > 1).toBe(false);
    },
  );
});

describe('colours', () => {
  it.each([
    ['Bell & Crane Accountants, navy, serious', 'It feels a bit cold. Could the letters be rounder?'],
    ['Kanzlei Weber, dunkelblau', 'Wirkt etwas kalt. Kann die Schrift runder sein?'],
  ])('stay where the remedy is named: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
    expect(outcomesOf(after)).toContain('applied');
  });

  it.each([
    ['Dance Academy Swan, a swan, red', 'Instead of red I would love gold, and a black background'],
    ['Szkoła Tańca Rytm, but, czerwony', 'Zamiast czerwonego poproszę złoty, a tło czarne'],
  ])('come as they were named, with their ground: %s ⇒ %s', async (start, change) => {
    const { after } = await refined(start, change);
    const { primary, ground = '#ffffff' } = after.node.decisions.palette;
    expect(fromHex(primary).h).toBeGreaterThan(70);
    expect(fromHex(primary).h).toBeLessThan(105);
    expect(fromHex(ground).l).toBeLessThan(0.3);
  });
});

describe('a picture in the colour that it is to have on another ground', () => {
  it.each([
    ['Bäckerei Korn, ein Brot, braun und creme', 'Farben tauschen: cremefarbenes Brot auf braunem Grund'],
    ['Mill Lane Bakers, a croissant, brown and cream', 'the other way round: cream croissant on a brown background'],
  ])('%s ⇒ %s', async (start, change) => {
    const { after } = await refined(start, change);
    const { primary, parts, ground = '#ffffff' } = after.node.decisions.palette;
    expect(fromHex(parts?.picture ?? parts?.tint ?? primary).l).toBeGreaterThan(0.85);
    expect(fromHex(ground).l).toBeLessThan(0.6);
  });
});

describe('where things stand', () => {
  it('leaves out what is refused', async () => {
    const { after } = await refined('Petshop Amigo, um cachorro, azul', 'Coloca o nome do lado do desenho, não embaixo');
    expect(after.node.decisions.layout.kind === 'row' || after.node.decisions.mark.device === 'divided').toBe(true);
    expect(after.node.decisions.layout.nameFirst).not.toBe(true);
  });
});

describe('slips of the pen', () => {
  it.each([
    ['make hte font biger', { nameScale: expect.any(Number) as number }],
    ['mkae teh name smaler', { nameScale: expect.any(Number) as number }],
  ])('%s', async (change, layout) => {
    const { after } = await refined('Fox Books, a fox, orange', change);
    expect(after.node.decisions.layout).toMatchObject(layout);
  });

  it('one more, mistyped', async () => {
    const { after } = await refined('Orchard Cider, one green apple', 'add a secnd one next to it');
    const { icon, count, partner } = after.node.decisions.mark;
    expect(count === 2 || partner === icon).toBe(true);
  });
});
