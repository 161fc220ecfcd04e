import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');

describe('wishes as clients word them', () => {
  it.each([
    ['Crumb & Co, a bakery, a loaf', 'the bread is a touch small'],
    ['Hartley & Voss, a law firm, scales, beside the name', 'a bit more space between'],
    ['Hartley & Voss, a law firm, a monogram beside the name', 'with more space between'],
  ])('%s: “%s” makes one size larger', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(after.assets.logo_svg).not.toBe(before.assets.logo_svg);
  });

  it('the line under the name is no name, in quotes or without', async () => {
    for (const line of ["'coffee on wheels'", 'Coffee on wheels']) {
      const { after } = await refined('Bean Machine, a coffee truck, brown', `the line under the name should say ${line}`);
      expect(after.node.decisions).toMatchObject({ name: 'Bean Machine' });
      expect(after.node.decisions.descriptor?.toLowerCase()).toBe('coffee on wheels');
    }
  });

  it('counts what nobody has seen yet', async () => {
    const { after } = await refined('Zesty Lane, a lemonade stand, an orange, yellow', 'three lemons instead of one');
    const { icon, count } = after.node.decisions.mark;
    expect([icon, count]).toEqual(['own-lemon', 3]);
  });

  it('what is named right behind a thing that goes does not come', async () => {
    const { before, after } = await refined(
      'Sharp & Sons, a barber, a razor, black',
      'remove the year and the stars, just the razor and the name',
    );
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
  });

  it('a picture that displeases gives way to another of the trade, and all else stays', async () => {
    const { before, after } = await refined(
      'Allegro, a music school, piano keys, in a badge',
      "I don't like the picture at all, show me something else",
    );
    const { mark, type, layout, palette } = after.node.decisions;
    expect(mark.icon).not.toBe(before.node.decisions.mark.icon);
    expect(mark.icon).not.toBeNull();
    expect({ type, layout, palette }).toEqual({
      type: before.node.decisions.type,
      layout: before.node.decisions.layout,
      palette: before.node.decisions.palette,
    });
  });

  it('who takes away the line under the name wants no rules there either', async () => {
    const { before, after } = await refined('Padaria Pão Quente, um pão, laranja, com linhas finas', 'tira a linha debaixo do nome');
    expect(before.node.decisions.mark.family).toBe('lockup');
    expect(after.node.decisions.mark.family).not.toBe('lockup');
  });

  it.each([
    ['Blue Compass, a travel agency, a compass', 'the compass feels generic. what about a hot air balloon?', ['kept', 'applied']],
    ['Harbour Dental, in a condensed font', 'the font looks like a bank. something rounder please', ['kept', 'applied']],
    ['Nonna Rosa, a restaurant, a tomato', 'tilt nothing', ['kept']],
    ['Puppet Lane, a theatre, a puppet, in a badge', 'centre it', ['kept']],
  ])('%s: “%s” says what is wrong, or what is so, and changes nothing by it', async (start, change, outcomes) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(outcomes);
    if (!change.includes('font')) expect(after.node.decisions.type).toEqual(before.node.decisions.type);
  });

  it('the space between lines is told to follow from the letters', async () => {
    const { after } = await refined('Vesper, a wine bar, a glass', 'make the line spacing airier');
    expect(after.interpretation.clauses[0]?.reason).toContain('between the lines');
  });

  it.each([
    ['Knit Wit, a yarn shop, wool, purple', 'make it green, only the name', ['letters']],
    ['Clair de Vue, an optician, glasses, blue', 'replace the blue with green, except in the text', ['picture']],
    ['Clair de Vue, opticien, lunettes, bleu', 'remplacez le bleu par du vert, sauf dans le texte', ['picture']],
  ])('%s: “%s” colours one part, and takes none away', async (start, change, [part]) => {
    const { before, after } = await refined(`${start}, picture beside the name`, change);
    expect(outcomesOf(after)).toEqual(['applied', 'kept']);
    const [old, now] = [before, after].map(({ node: { decisions } }) => decisions);
    expect(now?.layout).toEqual(old?.layout);
    expect(now?.palette.ink === old?.palette.ink).toBe(part === 'picture');
    expect(now?.palette.primary === old?.palette.primary).toBe(part === 'letters');
  });

  it.each([
    ['Meadowbank, a vet, a horse beside the name, green', 'could the horse be smaller and be dark blue?', 'picture'],
    ['Motorino, un garage, una moto, rosso', 'non mi piace il rosso, fatelo blu scuro tranne il disegno', 'letters'],
  ])('%s: “%s” colours what the wish goes on to speak of', async (start, change, part) => {
    const { before, after } = await refined(start, change);
    const [old, now] = [before, after].map(({ node: { decisions } }) => decisions.palette);
    expect(now?.ink === old?.ink).toBe(part === 'picture');
    expect(now?.primary === old?.primary).toBe(part === 'letters');
  });

  it('counts from what is there', async () => {
    const { after } = await refined('Northern Voices, a choir, a music note, purple', 'the note looks lonely, add two more');
    expect(after.node.decisions.mark.count).toBe(3);
  });

  it('several in a bright colour are all as bright as the one was', async () => {
    const { before, after } = await refined('Starlet, a dance school, a gold star', 'five stars instead of one');
    expect(before.node.decisions.mark.arranged).toBe('alone');
    expect(after.node.decisions.mark).toMatchObject({ count: 5, vivid: true });
  });

  it('stars around a moon are more than one', async () => {
    const { after } = await refined('Night Shift, a podcast, a moon in a circle, navy', 'put stars around the moon');
    expect(after.node.decisions.mark.added).toBe(3);
  });

  it('two things take the place of one', async () => {
    const { after } = await refined('Table Ronde, a bistro, a plate, red', 'can the plate be a fork and a spoon?');
    expect(picturesOf(after.node.decisions).map((id) => id.replace('own-', ''))).toEqual(['fork', 'spoon']);
  });

  it.each([
    ['put ‘since 2004’ on the right of the name', 'More words stand under the name.'],
    ['can the light beam be yellow', 'The drawing shows no beam that could have a colour of its own.'],
  ])('“%s” says what cannot be had', async (change, reason) => {
    const { before, after } = await refined('Fleet Feet, a running club, a shoe, orange', change);
    expect(after.interpretation.clauses[0]?.reason).toBe(reason);
    expect(after.node.decisions.layout.nameFirst).toBe(before.node.decisions.layout.nameFirst);
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
  });

  it('measures the name by the picture in other tongues too', async () => {
    const { before, after } = await refined('Teeshop Blattgold, ein Blatt, grün, Bild neben dem Namen', 'Der Name größer als das Bild');
    expect(after.node.decisions.layout.symbolScale).toBeLessThanOrEqual(before.node.decisions.layout.symbolScale);
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('a picture of which only the look displeases gives way to another drawing', async () => {
    const { before, after } = await refined(
      'Happy Tails, a dog walker, a dog, yellow',
      'my husband says the dog looks sad. Is there another one?',
    );
    expect(after.node.decisions.mark.icon).toContain('dog');
    expect(after.node.decisions.mark.icon).not.toBe(before.node.decisions.mark.icon);
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
  });

  it.each([
    ["L'Encrier, librairie, une plume, bleu, image à côté du nom", 'la plume est jolie mais trop grande', 'symbolScale'],
    ['Checkmate, a chess club, a knight beside the name, brown', 'the horse is too big compared to the name', 'symbolScale'],
  ] as const)('%s: “%s” makes the picture smaller', async (start, change, size) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.layout[size]).toBeLessThan(before.node.decisions.layout[size]);
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  });

  it('a background is taken away whatever colour it is called by', async () => {
    const { after } = await refined('Kickflip, a skate shop, a skateboard, green on black', 'lose the black background');
    expect(after.node.decisions.palette.ground).toBeUndefined();
  });

  it('a different green is another tone of green', async () => {
    const { before, after } = await refined('Bounce Back, a physio clinic, green', 'different green please');
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(after.node.decisions.palette.primary).not.toBe(before.node.decisions.palette.primary);
  });

  it('a line is written that is told to say something', async () => {
    const { after } = await refined('Löyly, a sauna, brown', 'one line under it saying sauna & spa');
    expect(after.node.decisions.descriptor?.toLowerCase()).toBe('sauna & spa');
  });

  it('two loaves of what shows bread are two', async () => {
    const { after } = await refined('Bakkerij Korst, brood, bruin', 'twee broden graag');
    const { count, partner, icon } = after.node.decisions.mark;
    expect(count === 2 || partner === icon).toBe(true);
  });
});
