import { createEngine, type Engine, type Identity } from '../engine.js';
import type { InterpretedClause } from './interpretation.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const draw = (prompt: string): Promise<Identity> => engine.generate({ prompt, seed: 'state', watermark: false });
const clausesOf = async (prompt: string): Promise<InterpretedClause[]> => (await draw(prompt)).interpretation.clauses;

it.each([
  ['Pet hotel Snooze, a sleeping owl, grey', 'sleeping', 'owl'],
  ['Stable Galloway, a running goat, black', 'running', 'goat'],
  ['Stable Galloway, a goat sprinting, black', 'sprinting', 'goat'],
  ['Daycare Sunny Days, a smiling lion, brown', 'smiling', 'lion'],
  ['Reitstall Galopp, ein schlafendes Pferd, braun', 'schlafendes', 'Pferd'],
  ['Auberge du Nord, une vache endormie, noir', 'endormie', 'vache'],
  ['Tea room Hob, a kettle with a star-shaped puff of steam, blue', 'star-shaped', 'kettle'],
  ['Falconers Jess, a hooded falcon, brown', 'hooded', 'falcon'],
  ['Toy shop Purl, a knitted bear, blue', 'knitted', 'bear'],
  ['Dentysta Kieł, uśmiechnięty lis, niebieski', 'uśmiechnięty', 'lis'],
])('the thing is drawn, and a state that its picture does not show is not claimed: %s', async (prompt, state, thing) => {
  const clauses = await clausesOf(prompt);
  expect(clauses.find(({ text }) => text === state)).toMatchObject({
    outcome: 'not_applied',
    reason: 'The picture does not show this.',
  });
  expect(clauses.find(({ text }) => text.includes(thing) && text !== state)?.outcome).toBe('applied');
});

it.each([
  'Library app Folio, an open book, green',
  'Candle shop Lume, a burning candle, gold',
  'Teeladen Nord, eine dampfende Tasse, grün',
  'Surfschule Brise, eine fliegende Möwe, blau',
  'Bakery Pin, a rolling pin, red',
  'Fishing club Rodline, a fishing rod, green',
])('a state that the picture shows is applied, and nothing of it is called unread: %s', async (prompt) => {
  const clauses = await clausesOf(prompt);
  expect(clauses.filter(({ outcome }) => outcome === 'not_applied')).toEqual([]);
  expect(clauses[1]?.reason ?? null).toBeNull();
});

it.each([
  ['Print shop Bramble, a running dog, navy', 'own-running-dog'],
  ['Print shop Bramble, a dog that runs, navy', 'own-running-dog'],
  ['Print shop Bramble, a hare in full leap, navy', 'own-leaping-hare'],
  ['Print shop Bramble, a hare mid-jump, navy', 'own-leaping-hare'],
  ['Print shop Bramble, an owl in flight, navy', 'own-flying-owl'],
  ['Print shop Bramble, an owl with its wings spread, navy', 'own-flying-owl'],
  ['Print shop Bramble, a dog curled up, navy', 'own-sleeping-dog'],
  ['Print shop Bramble, a fox, leaping, navy', 'own-leaping-fox'],
  ['Print shop Bramble, an open box, navy', 'own-open-box'],
  ['Druckerei Brombeer, ein Hase im Sprung, blau', 'own-leaping-hare'],
  ['Druckerei Brombeer, ein Hund, der rennt, blau', 'own-running-dog'],
  ['Imprimerie Ronce, un lion rugissant, bleu', 'own-roaring-lion'],
  ['Imprenta Zarza, un perro que corre, azul', 'own-running-dog'],
  ['Tipografia Rovo, un gatto seduto, blu', 'own-sitting-cat'],
  ['Gráfica Amora, uma coruja voando, azul', 'own-flying-owl'],
  ['Drukkerij Braam, een springende haas, blauw', 'own-leaping-hare'],
  ['Tryckeri Björnbär, en springande hund, blå', 'own-running-dog'],
])('a thing is drawn in the state that is said of it, wherever that stands: %s', async (prompt, icon) => {
  const { node, interpretation } = await draw(prompt);
  expect(node.decisions.mark.icon).toBe(icon);
  expect(interpretation.clauses.filter(({ outcome }) => outcome === 'not_applied')).toEqual([]);
});

it.each([
  ['Shoe shop Stride, a running shoe, red', /shoe|sneaker/],
  ['Zoo Harbour, a roaring sea lion, blue', /seal/],
  ['Vet Elder, a dog, no sleeping dogs, blue', /^own-dog$|dog/],
])('what only sounds like a state of another thing is none: %s', async (prompt, icon) => {
  expect((await draw(prompt)).node.decisions.mark.icon).toMatch(icon);
});

it('a whole creature takes the place of a cartoon head in a grave brand, and in no playful one', async () => {
  expect((await draw('Distillery Hallam, a dog, bold and classic')).node.decisions.mark.icon).toBe('own-sitting-dog');
  expect((await draw('Distillery Hallam, a dog, playful')).node.decisions.mark.icon).toBe('own-dog');
  expect((await draw('Distillery Hallam, a dog head, bold and classic')).node.decisions.mark.icon).toBe('own-dog');
});

it('a shell that is open on its pearl stands alone', async () => {
  const { decisions } = (await draw('Jeweller Nacre, an open shell with a pearl, teal')).node;
  expect(decisions.mark).toMatchObject({ icon: 'own-open-shell' });
  expect(decisions.mark.partner ?? null).toBeNull();
});

it('a name that tells a thing and its state offers the picture of both', async () => {
  for (const prompt of ['A pub called The Leaping Hare', 'Brauhaus Springender Hase'])
    expect((await draw(prompt)).node.brief.concepts.map(({ term }) => term)).toContain('leaping hare');
});

it.each(['Dog walking company Wagtail, navy', 'Horse riding school Elm, a horse, brown'])(
  'what a business does is no state of a creature: %s',
  async (prompt) => {
    expect((await clausesOf(prompt)).filter(({ outcome }) => outcome === 'not_applied')).toEqual([]);
  },
);

it.each([
  ['Sinking ship, podcast Lost at Sea', 'Sinking', 'ship'],
  ['A dancing carrot, Root Party', 'dancing', 'carrot'],
  ['A grumpy cat, Tuesday Club', 'grumpy', 'cat'],
  ['Removals firm Steady, a stack of boxes that wobbles', 'that wobbles', 'boxes'],
  ['A key with a 7 as its handle, Seven Locks escape rooms', 'with a 7 as its handle', 'key'],
  ['A globe made of people, One World', 'made of people', 'globe'],
  ['A pear with a bite taken out of it, Crumb Club', 'with a bite taken out of it', 'pear'],
  ['A lantern whose flame is a heart, Wick Lane', 'whose flame is a heart', 'lantern'],
  ['A fox tail, Redtail vets', 'tail', 'fox'],
  ['A tugboat seen from the front, Halloran Towage', 'seen from the front', 'tugboat'],
  ['Hof Lerch, eine Kuh von der Seite', 'von der Seite', 'Kuh'],
  ['Low poly wolf, Fang', 'Low poly', 'wolf'],
  ['Mosaic fish, Tessera', 'Mosaic', 'fish'],
])('an idea that is not drawn is not claimed with its thing: %s', async (prompt, idea, thing) => {
  const clauses = await clausesOf(prompt);
  expect(clauses.find(({ text }) => text === idea)?.outcome).toBe('not_applied');
  expect(clauses.find(({ text }) => text.includes(thing) && text !== idea)?.outcome).toBe('applied');
});

it.each([
  ['Torn paper look for the zine Rip, pink and black', 'Torn'],
  ['Tailor Purl, stitched letters, blue', 'stitched letters'],
  ['The second O in Look Out is upside down', 'upside down'],
  ['A pencil as a rocket, Write On', 'rocket'],
])('a manner that no shape has is not claimed: %s', async (prompt, manner) => {
  expect((await clausesOf(prompt)).find(({ text }) => text.includes(manner))?.outcome).toBe('not_applied');
});

it.each([
  'Fahrschule Kolb, ein Auto von vorn, rot',
  'A cookie with a bite missing, Crumb Club',
  'Fencing hall Parade, crossed foils, white',
])('a state, a view or a stand that the picture shows is applied: %s', async (prompt) => {
  expect((await clausesOf(prompt)).find(({ text }) => /Auto von vorn|bite missing|crossed foils/.test(text))?.outcome).toBe('applied');
});

it('who makes mosaics asks for no manner', async () => {
  expect((await clausesOf('A mosaic studio called Tessera, blue')).every(({ outcome }) => outcome !== 'not_applied')).toBe(true);
});

it.each([
  ['an angry pigeon for a hot sauce brand called Honk', 'angry'],
  ['a worried teapot for a tea room called Steep', 'worried'],
  ['a sleepy moon for a bedding shop called Lull', 'sleepy'],
])('regression: a feeling right before a thing is a state of it, and no mood of the brand: %s', async (prompt, feeling) => {
  const identity = await engine.generate({ prompt, seed: 'feeling', watermark: false });
  expect(identity.interpretation.clauses.find(({ text }) => text.includes(feeling))?.outcome).toBe('not_applied');
});
