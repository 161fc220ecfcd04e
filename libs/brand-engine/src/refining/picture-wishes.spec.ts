import type { Identity } from '../engine.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('picture', 'wished');
const picturesIn = ({ node }: Identity): string => picturesOf(node.decisions).join(' ');
const reasonsOf = ({ interpretation }: Identity): string => interpretation.clauses.map(({ reason }) => reason ?? '').join(' ');

describe('what is brought to a place comes to the picture', () => {
  it.each([
    ['Librairie Le Renard, un renard, orange', 'Mettez une lune au-dessus', /moon/],
    ['Fährhaus Bolle, ein Schiff, blau', 'Setz eine Welle darunter', /wave/],
    ['Owl Books, an owl, brown', 'Could we have a small star above the name?', /star/],
  ])('%s ⇒ %s', async (start, change, thing) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(picturesIn(after)).toMatch(thing);
    expect(picturesIn(after)).toContain(before.node.decisions.mark.icon);
  });

  it('stands over a name that stood alone', async () => {
    const { after } = await refined('Nova Dental, elegant, mint, just the name', 'Could we have a tooth above the name?');
    expect(picturesIn(after)).toMatch(/tooth/);
    expect(after.node.decisions.layout.kind).toBe('stack');
  });

  it.each([
    ['Rosewood Florist, a rose, pink', 'Put a zorbleflower next to the rose'],
    ['Panadería Sol, un sol, amarillo', 'Pon una zorbla al lado del sol'],
  ])('changes nothing where there is no picture of it: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['not_applied']);
    expect(reasonsOf(after)).toContain('There is no picture of zorbl');
    expect(after.node.decisions).toEqual(before.node.decisions);
  });
});

describe('a second one is one more of what is shown', () => {
  it.each([
    ['Orchard Lane Cider, a red apple', 'add another one next to it'],
    ['Fischerei Brandt, ein Fisch, blau', 'Mach noch einen zweiten daneben'],
    ['Kawiarnia Sowa, sowa, brązowy', 'Dodaj drugą obok'],
    ['Pasture Farm, a cow, green', 'One more cow beside it, please'],
    ['Café Chat, un chat, noir', 'Ajoutez un deuxième à côté'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    const { icon, count, partner } = after.node.decisions.mark;
    expect(icon).toBe(before.node.decisions.mark.icon);
    expect(count === 2 || partner === icon).toBe(true);
    expect(outcomesOf(after)).toEqual(['applied']);
  });
});

describe('what belongs to the picture itself stays as it is drawn, and the reason is told', () => {
  it.each([
    ['Wolfsbau Brewery, a wolf, grey', 'Give him bigger ears and sharper teeth'],
    ['Gården Ysteri, en geit, grønn', 'Gi den lengre horn og skjegg'],
    ['Crab Shack Pete, a crab, red', 'Bigger claws please, and longer legs.'],
    ['Löwenherz Versicherung, ein Löwe, gold', 'Gib dem Löwen eine größere Mähne'],
    ['Fox Hollow, a fox, orange', 'its tail should be longer'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(new Set(outcomesOf(after))).toEqual(new Set(['not_applied']));
    expect(reasonsOf(after)).toContain('A picture is drawn as it is');
    expect(after.node.decisions).toEqual(before.node.decisions);
  });

  it('lets it wear something', async () => {
    const { after } = await refined('Lion Bank, a lion, gold', 'put a crown on his head');
    expect(reasonsOf(after)).not.toContain('A picture is drawn as it is');
  });
});

describe('a likeness that nobody wants', () => {
  it.each([
    ['Voltwerk Electrics, a lightning bolt, yellow', 'The bolt reminds me too much of a comic. How about a light bulb?', /bulb/],
    ['Otter Creek Outfitters, an otter, brown', 'That looks too much like a rat, can it be a beaver?', /beaver/],
    ['Café Moineau, un moineau, brun', 'On dirait un pigeon. Plutôt une tasse.', /cup/],
    ['Zwemschool Dolfijn, een dolfijn, blauw', 'Lijkt meer op een haai. Kan het een zeehond worden?', /seal-animal/],
    ['Panadería La Espiga, una espiga, dorado', 'Parece una pluma. ¿Y si ponemos un pan?', /bread/],
    ['Pine Cabin Rentals, a pine tree, green', 'why not a cabin?', /cabin/],
    ['Tischlerei Eiche, ein Baum, grün', 'Nimm den Baum weg, lass nur eine Eichel.', /acorn/],
  ])('makes room for what is named instead: %s ⇒ %s', async (start, change, thing) => {
    const { after } = await refined(start, change);
    expect(picturesIn(after)).toMatch(thing);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('is met by another drawing of the same thing', async () => {
    const { before, after } = await refined('Red Barn Horses, a horse, red', 'The horse looks like a donkey');
    expect(picturesIn(after)).toMatch(/horse/);
    expect(picturesIn(after)).not.toBe(picturesIn(before));
  });

  it('stays where there is no other drawing', async () => {
    const { before, after } = await refined('Hofkäserei Alm, eine Ziege, grün', 'Die Ziege sieht aus wie ein Hund.');
    expect(outcomesOf(after)).toEqual(['not_applied']);
    expect(reasonsOf(after)).toContain('no other drawing');
    expect(after.node.decisions).toEqual(before.node.decisions);
  });
});
