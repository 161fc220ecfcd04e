import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const seed = 'f3a9';
const refined = useRefining(seed, seed);

it.each([
  ['Plumber FlowRight, tap, blue', "we've changed our name to FlowRight & Daughters", 'FlowRight & Daughters'],
  ['Restaurant Le Phare, phare, bleu', 'notre nom devient Le Phare Rouge', 'Le Phare Rouge'],
  ['Restaurant De Haan, haan, rood', 'onze naam is nu De Rode Haan', 'De Rode Haan'],
])('changes the name and nothing else: %s ⇒ %s', async (start, change, name) => {
  const { before, after } = await refined(start, change);
  expect(after.node.brief.name).toBe(name);
  expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
  expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
});

it.each([
  ['Architects Northlight, navy', 'dark background please'],
  ['Schreinerei Holzwurm, Säge, braun', 'der Hintergrund soll dunkel sein'],
  ['Пекарня «Колос», колос, золотой', 'сделай фон тёмно-синим'],
  ['Jeweller Amara Voss, monogram AV, gold', 'could it be on a dark background? deep green would be nice'],
])('lays a dark ground and leaves letters and mark alone: %s ⇒ %s', async (start, change) => {
  const { before, after } = await refined(start, change);
  expect(after.node.decisions.palette.ground).toBeDefined();
  expect(after.node.decisions.type).toEqual(before.node.decisions.type);
  expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
  expect(outcomesOf(after)).not.toContain('not_applied');
});

it.each([
  ['Cheesemonger Rind, cheese, yellow', 'add a mouse next to the cheese', /cheese/, /mouse/],
  ['Wine bar Velvet Hour, wine glass, plum', 'put a moon inside the glass', /wine-glass/, /moon/],
])('a second picture stands beside the first: %s ⇒ %s', async (start, change, first, second) => {
  const { after } = await refined(start, change);
  const shown = picturesOf(after.node.decisions).join(' ');
  expect(shown).toMatch(first);
  expect(shown).toMatch(second);
});

it('turns a picture round that looks to a side', async () => {
  const { before, after } = await refined('Farm Meadow Lark, lark, green', 'bird facing the other way');
  expect(outcomesOf(after)).toEqual(['applied']);
  expect(after.node.decisions).toEqual({ ...before.node.decisions, mark: { ...before.node.decisions.mark, mirrored: true } });
});

it('says that a picture which looks straight ahead is the same in a mirror, and keeps it', async () => {
  const { before, after } = await refined('Café Björnen, björn, brun', 'vänd björnen åt andra hållet');
  expect(after.interpretation.clauses).toMatchObject([{ outcome: 'not_applied', reason: expect.stringContaining('mirror') as string }]);
  expect(after.node.decisions).toEqual(before.node.decisions);
});

it.each([
  ['Tea shop Second Steep, teapot, sage green', 'only the text please, no teapot'],
  ['Studio Lumen, ampoule, jaune', "enlève l'ampoule, juste le texte"],
])('leaves the letters alone: %s ⇒ %s', async (start, change) => {
  const { after } = await refined(start, change);
  expect([after.node.decisions.mark.icon, after.node.decisions.layout.kind]).toEqual([null, 'wordmark']);
});

it('of two pictures one goes and the other is kept', async () => {
  const { after } = await refined('Nursery Tiny Acorns, acorn and squirrel, brown', 'drop the squirrel, keep the acorn');
  expect(picturesOf(after.node.decisions)).toEqual(['own-acorn']);
  expect(after.interpretation.summary).toMatch(/showing acorn;/);
});

it('reads back what is shown now, and not what it took the place of', async () => {
  const { after } = await refined('Brewery Old Anchor, anchor, navy', 'a ship instead of the anchor');
  expect(after.interpretation.summary).toMatch(/showing ship;/);
});

it.each([
  ['Fox & Co, fox, orange, law firm', "the ampersand should be 'and'", { name: 'Fox and Co' }],
  ['Padaria Sol, sol, laranja', 'deixa o sol maior', { mark: { icon: 'own-sun-rays', scale: 1.5 } }],
  ['Fox & Co, fox, orange, law firm', 'no caps please', { type: { letterCase: 'lower' } }],
  ['Bäckerei Korn, Ähre, braun', 'den Namen bitte größer', { layout: { nameScale: 1.3 } }],
])('does what is put shortly: %s ⇒ %s', async (start, change, decisions) => {
  expect((await refined(start, change)).after.node.decisions).toMatchObject(decisions);
});

it('keeps the fox of which it is said that it alone keeps its colour', async () => {
  const { before, after } = await refined('Fox & Co, fox, orange, law firm', 'everything black except the fox');
  expect(outcomesOf(after)).toEqual(['applied']);
  const { palette, mark } = after.node.decisions;
  expect([palette.ink, palette.inkAsked]).toEqual(['#0d0d0d', true]);
  expect([palette.primary, mark.icon]).toEqual([before.node.decisions.palette.primary, before.node.decisions.mark.icon]);
});

it('what is too cold and corporate is too corporate as well', async () => {
  const { after } = await refined('Fox & Co, fox, orange, law firm', 'it feels too cold and corporate');
  expect(after.node.brief.personality.seriousPlayful).toBeGreaterThan(-0.4);
});

it('takes silver and not gold', async () => {
  const { after } = await refined('Jewellers Vale, diamond, gold', 'silver, not gold');
  expect(after.node.brief.colours.primary?.words).toBe('silver');
});

it('gives the letters more space in every tongue', async () => {
  for (const [start, change] of [
    ['Ateliê Linha Fina, só letras, vinho', 'quero mais espaço entre as letras'],
    ['Kanzlei Brandt & Voigt, nur Schrift, grün', 'mehr Abstand zwischen den Buchstaben'],
    ['Studio Onda, solo testo, blu', 'più spazio tra le lettere'],
  ] as const) {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.type.tracking).toBeGreaterThan(before.node.decisions.type.tracking);
  }
});

it('a friendlier mood takes no capitals from a name that has them', async () => {
  const { after } = await refined('Friseur Schnittpunkt, Schere, schwarz', 'etwas freundlicher');
  expect(after.node.decisions.type.letterCase).not.toBe('lower');
});
