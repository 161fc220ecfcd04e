import { fromHex, hueDistance } from '../colour/oklch.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');
const start = 'Copse Lane Tents, a tent, green';

describe('what a clause tells of the wish before it', () => {
  it.each(['add stars above the tent, but only three or so', 'add stars above the tent, only three'])('%s', async (change) => {
    const { after } = await refined(start, change);
    expect(after.node.decisions.mark.added).toBe(3);
  });

  it('a word of the name on a line of its own is larger than the others', async () => {
    const { after } = await refined('Copse Lane Tents, a tent, green', "'Tents' on its own line, larger");
    expect(outcomesOf(after)).not.toContain('not_applied');
    expect(after.node.decisions.type.smallPart).toBe('Copse Lane');
    expect(after.node.decisions.layout.nameScale).toBeUndefined();
  });

  it('what more is told of that word holds for all of them, and that is said', async () => {
    const { before, after } = await refined(start, "put 'Tents' on its own line, smaller and with more space between the letters");
    expect(after.node.decisions.type.smallPart).toBe('Tents');
    expect(after.node.decisions.type.tracking).toBe(before.node.decisions.type.tracking);
    expect(outcomesOf(after).at(-1)).toBe('not_applied');
  });

  it.each(['the tent smaller, on top', 'a tenda mais pequena, por cima'])(
    'where a picture stands and how large it is: %s',
    async (change) => {
      const { before, after } = await refined('Copse Lane Tents, a tent beside the name, green', change);
      expect(after.node.decisions.layout.kind).toBe('stack');
      expect(after.node.decisions.layout.symbolScale).toBeLessThan(before.node.decisions.layout.symbolScale);
    },
  );

  it('a name below is painted, and not what stands above it', async () => {
    const { after } = await refined('Tre Pini, un pino, verde', 'il nome sotto in blu scuro');
    expect(after.node.decisions.palette.ink).not.toBe(after.node.decisions.palette.primary);
    expect(Math.abs(hueDistance(fromHex(after.node.decisions.palette.primary).h, 147))).toBeLessThan(25);
  });
});

describe('what is not seen is not claimed', () => {
  it('a bite that nobody can draw is told', async () => {
    const { before, after } = await refined(start, 'Could the tent look like a bite has been taken out of it?');
    expect(outcomesOf(after)).toEqual(['not_applied']);
    expect(after.assets.logo_svg).toBe(before.assets.logo_svg);
  });

  it('what peeks out from behind the name does not only change places with it', async () => {
    const { after } = await refined('Copse Lane Robots, a robot, green', 'the robot should peek out from behind the name');
    expect(outcomesOf(after)).toEqual(['not_applied']);
  });

  it('an oval is a circle, and that is told', async () => {
    const { after } = await refined('Copse Lane Tents, a free-standing tent beside the name, green', 'put the tent in an oval');
    expect(after.interpretation.clauses[0]).toMatchObject({ outcome: 'applied', reason: 'There are no ovals: a circle comes nearest.' });
    expect(after.node.decisions.mark.container).toBe('circle');
  });

  it('a beam that is not drawn by itself turns nothing else yellow', async () => {
    const { before, after } = await refined(
      'Copse Row Dental, a lighthouse, blue',
      'All good apart from the beam, can it be yellow and can the tower lean less',
    );
    expect(after.assets.logo_svg).toBe(before.assets.logo_svg);
    expect(outcomesOf(after)).toContain('not_applied');
  });
});

describe('words', () => {
  it.each([
    ['our web address copsetents.co.uk under the name', 'copsetents.co.uk'],
    ['phone number 01534 220011 below', '01534 220011'],
  ])('%s', async (change, line) => {
    const { after } = await refined('Copselane, a tent, green', change);
    expect(after.node.decisions.descriptor).toBe(line);
  });

  it('one more word of the name comes where it is told', async () => {
    const { after } = await refined('Copse Lane Insurance, a tent, green', 'add the word Group after Insurance');
    expect(after.node.decisions.name).toBe('Copse Lane Insurance Group');
  });

  it('lines are told by strokes between the words', async () => {
    const { after } = await refined('Six String Sally, a guitar, red', 'three lines: Six / String / Sally');
    expect(after.node.decisions.name).toBe('Six String Sally');
    expect(after.node.decisions.layout.broken).toBe(3);
  });

  it('one letter that looks odd is another one in another face', async () => {
    const { before, after } = await refined('Foxglove, a tent, green', 'the x in Foxglove looks odd');
    expect(after.node.decisions.type.font).not.toBe(before.node.decisions.type.font);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
  });

  it('letters that were in the main colour are in what it becomes', async () => {
    const { after } = await refined('Copse Lane Tents, a tent, green', 'make it pink');
    const { ink, primary } = after.node.decisions.palette;
    expect(fromHex(ink).c).toBeGreaterThan(0.06);
    expect(Math.abs(hueDistance(fromHex(ink).h, fromHex(primary).h))).toBeLessThan(20);
  });
});
