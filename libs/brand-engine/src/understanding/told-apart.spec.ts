import { createEngine, type Engine, type Identity } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const draw = (prompt: string): Promise<Identity> => engine.generate({ prompt, seed: 'one', watermark: false });

it.each([
  ['Bakery Rise, a loaf, brown. Surat to be written below.', 'Surat'],
  ['Gin called Kelp. The place name Isle of Mull should appear under the name. Green', 'Isle of Mull'],
  ['Inn "The Snug", a bed, purple, with the address 12 Mill Lane underneath', '12 Mill Lane'],
  ['Call it KYO, with Kent Youth Orchestra small beneath. Blue', 'Kent Youth Orchestra'],
  ['Association « Vélo Libre », un vélo, vert. Le mot Lyon doit apparaître.', 'Lyon'],
  ['Café Licht, eine Sonnenblume. Freiburg soll darunter stehen.', 'Freiburg'],
  ['Bäckerei Korn, ein Brot, gelb. Das Wort Freiburg soll erscheinen.', 'Freiburg'],
])('a word that is to be seen is a line: %s', async (prompt, line) => {
  expect((await draw(prompt)).node.brief.descriptor).toBe(line);
});

it.each([
  'Hoi, koeriersdienst Snelle Jelle. Een haas, geel. Groetjes, Jelle de Wit',
  'Bonjour, mon cabinet s’appelle Les Premiers Pas. Un pied, orange. Merci d’avance, Claire Dumont',
  'Hi, sheds by Hopscotch Homes. A shed, brown. Best, Rob Grey, Grey Joinery Ltd',
  'Hi, the name is Stitch in Time. An armchair, teal. Ta, Lou',
])('who signs a letter is neither colour nor trade: %s', async (prompt) => {
  const { node, interpretation } = await draw(prompt);
  expect(node.brief.colours.secondary).toBeNull();
  expect(interpretation.clauses.at(-1)?.outcome).toBe('kept');
});

it.each([
  ['We have an owl as a pet but the owl should not be on the logo. Quiz company Brain Drain. A brain.', 'owl'],
  ['Quizfirma Hirnsturm, ein Gehirn. Die Eule soll nicht aufs Logo.', 'owl'],
  ['Agence Cortex, un cerveau. La chouette ne doit pas apparaître.', 'owl'],
  ['Startup Hive. Abstract, no people, no bulbs, blue', 'person'],
])('what is not to be seen is refused, however far from it that is said: %s', async (prompt, term) => {
  expect((await draw(prompt)).node.brief.avoidConcepts).toContain(term);
});

it.each([
  ['If possible a hedgehog, otherwise just letters. Prickle Press, purple', 'own-hedgehog'],
  ['Wenn möglich ein Igel, sonst nur Schrift. Verlag Stachel, lila', 'own-hedgehog'],
])('what would do otherwise is no wish where the first can be met: %s', async (prompt, shown) => {
  const { node, interpretation } = await draw(prompt);
  expect(node.decisions.mark.icon).toBe(shown);
  expect(interpretation.clauses.find(({ text }) => /otherwise|sonst/.test(text))?.outcome).toBe('kept');
});

it('a long form that is not to be abbreviated is the name', async () => {
  const { node } = await draw("Friends of Highdown Observatory (FHO). A telescope, blue. Don't abbreviate.");
  expect(node.brief.name).toBe('Friends of Highdown Observatory');
});

it.each([
  ["Lawn care Mow Town, green. Make the O's look like lawn mowers if you can.", 'O', 'not_applied'],
  ["Lawn care Mow Town, green. Make the E's look like lawn mowers if you can.", 'E', 'not_applied'],
  ['Camera shop trading under the name Shutter & Sons. A camera, sepia', 'under the name', 'applied'],
  ['Ceramics Brume, a vase, blue, nothing else', 'nothing else', 'kept'],
  ['App Moodring, a ring, gradient-free, violet', 'gradients', 'kept'],
])('is reported as it is: %s', async (prompt, said, outcome) => {
  const { clauses } = (await draw(prompt)).interpretation;
  expect(clauses.find(({ text }) => text.includes(said))?.outcome).toBe(outcome);
});

it('a thing lends its colour to what is coloured so', async () => {
  const { node } = await draw('Cradle & Co, a cradle, honey-coloured wood');
  expect(node.brief.colours.primary?.hue).toBeGreaterThan(60);
});

it('a year that is wished for again is reported as the year is', async () => {
  const { clauses } = (await draw('Umbrellas by Thorn & Sons, est. 1904, an umbrella, green, and the year should appear')).interpretation;
  const [told, wished] = ['est. 1904', 'year should'].map((said) => clauses.find(({ text }) => text.includes(said)));
  expect(wished?.outcome).toBe(told?.outcome);
});

it.each([
  ['If possible an octopus; if not, an anchor. Eight Arms Brewing, purple', ['own-octopus']],
  ['Our current logo is an eagle, boring. Please a kingfisher for Riverside Union. Blue', ['own-kingfisher']],
  ['Für unsere Imkerei „Summ“ hätten wir gern eine Biene, gelb, keine Waben.', ['own-bee']],
])('is the only picture: %s', async (prompt, shown) => {
  const { mark } = (await draw(prompt)).node.decisions;
  expect([mark.icon, mark.partner].filter((id) => id !== null && id !== undefined)).toEqual(shown);
});

it('a town that must appear is a line, neither name nor colour', async () => {
  const { brief } = (await draw('Pilates studio in Hove, Core & Shore; the word Hove should appear below; a wave')).node;
  expect(brief).toMatchObject({ name: 'Core & Shore', descriptor: 'Hove' });
  const { colours } = (await draw('Garage Mercier à Dijon. Une voiture, bleu. Dijon doit apparaître.')).node.brief;
  expect(colours.secondary).toBeNull();
});

it('a year behind the place of the founding is the year', async () => {
  expect((await draw('Cheese by Rind & Shine, a cheese, yellow. Founded in Dorset in 2003.')).node.brief.year).toBe('2003');
});

it('a refused thing that is only near what was asked for is no broken refusal', async () => {
  const { clauses } = (await draw('Frisörsalong Klipp, en sax, korall. Ingen kam.')).interpretation;
  expect(clauses.find(({ text }) => text.includes('kam'))?.outcome).toBe('applied');
});

it('a second thing that nobody read is reported', async () => {
  const { clauses } = (await draw('Window cleaner Steve & Son. Bucket and chamois. Blue.')).interpretation;
  expect(clauses.find(({ text }) => text.includes('chamois'))?.outcome).toBe('not_applied');
});

it.each([
  ['Barber FADE, scissors, black n gold', ['black', 'gold']],
  ['Tearoom Tin, a teapot, duck-egg blue', ['duck egg blue']],
])('reads the colours of %s', async (prompt, said) => {
  const { primary, secondary } = (await draw(prompt)).node.brief.colours;
  expect([primary, secondary].flatMap((colour) => colour?.words ?? [])).toEqual(said);
});
