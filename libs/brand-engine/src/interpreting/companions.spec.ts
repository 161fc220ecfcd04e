import { fromHex, hueDistance } from '../colour/oklch.js';
import { createEngine, type Engine, type Identity } from '../engine.js';
import { showsManyColours } from './many-colours.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const draw = (prompt: string, seed = 'one'): Promise<Identity> => engine.generate({ prompt, seed, watermark: false });
const outcomeOf = ({ interpretation }: Identity, text: string): string | undefined =>
  interpretation.clauses.findLast((clause) => clause.text.includes(text))?.outcome;

it.each([
  ['Brasserie Le Coq Bleu. Un renard rouge avec des bottes au-dessus du nom.', 'renard', 'bottes'],
  ['Caffè Dondolo. Una bicicletta verde carica di arance.', 'bicicletta', 'arance'],
  ["We'd love a kettle that's also a teapot, for the tea room Slow Leaf.", 'kettle', 'teapot'],
  ['Eisdiele Nordpol, ein Pinguin mit Schal und Mütze.', 'Pinguin', 'Mütze'],
  ['Friseur Kammgut: eine Schere, die aus Blättern besteht', 'Schere', 'Blättern'],
  ['Salt Lip surf school, a surfboard made of chocolate', 'surfboard', 'chocolate'],
  ['Choir café Alto, a teacup with a treble clef as the steam', 'teacup', 'steam'],
  ['Florist Loop, a ribbon that shapes a heart', 'ribbon', 'heart'],
  ['Angling shop Cast. Orange. A fishing reel with a Q', 'Orange', 'reel'],
  ['Кофейня «Полдень». Спящий кот, свернувшийся вокруг чашки.', 'кот', 'чашки'],
  ['Quiz league Corner. It should say QLC, made out of puzzle pieces, blue', 'blue', 'puzzle pieces'],
  ['Playgroup Raft, two otters holding hands, blue', 'blue', 'hands'],
  ['Lodge Twin Pines, two wolves back to back howling at a moon', 'moon', 'back to back'],
  ['Breakfast place Sunny, an egg with a sun instead of the yolk', 'sun', 'yolk'],
  ['Weather app Petrichor, an umbrella like a flower, violet', 'violet', 'flower'],
  ['Language café Chatter, a speech bubble, the letters of the name cut out of it', 'bubble', 'letters'],
  ['Ember & Ash, ceramics, with the ampersand as a flame', 'flame', 'ampersand'],
  ['Kiwi Logic, software, K with a kiwi slice in it, green', 'kiwi', 'K'],
  ['Baron Oil, a bearded man wearing a top hat, black', 'hat', 'man'],
  ['Slow Homes, estate agent, a turtle carrying a little house instead of a shell', 'house', 'shell'],
  ['Olive Hour, aperitivo bar, a clock with olives instead of numbers', 'olives', 'numbers'],
  ['Spotless, cleaning company, two zorblats with mops back to back', 'mops', 'back to back'],
  ['Cairn Counselling, three stacked stones, the top one a heart', 'heart', 'top one'],
  ['The ampersand of Salt & Sons shaped like a fish hook. Blue.', 'hook', 'ampersand'],
  ['A number 7 on a crate for Dock Seven Roasters, brown', 'brown', '7'],
  ['Hundeschule Platz, ein liegender Hund, blau', 'Hund', 'liegender'],
  ['Paw print where the toes are coffee beans. Barkista, a dog café', 'Paw print', 'toes'],
  ['Brainwave, a quiz, a brain with a wave going through, purple', 'brain', 'going through'],
  ['Band Herzblut, ein Herz aus einem Notenschlüssel, dunkelrot', 'Herz', 'Notenschlüssel'],
  ['A kettle full of zorblats for our tea room Slow Leaf', 'kettle', 'zorblats'],
])('what stands with a thing that is shown is not claimed with it: %s', async (prompt, shown, missing) => {
  const identity = await draw(prompt);
  expect(outcomeOf(identity, shown)).toBe('applied');
  expect(outcomeOf(identity, missing)).toBe('not_applied');
});

it.each(['A fox for our coffee shop Russet, warm orange', 'A dog next to a cat for the vet Paw & Claw'])(
  'whom a picture is for asks for nothing: %s',
  async (prompt) => {
    for (const { outcome } of (await draw(prompt)).interpretation.clauses) expect(outcome).toBe('applied');
  },
);

it('what opens a prompt is shown, though what it stands on tells a trade', async () => {
  const { node } = await draw('A grey hare asleep on top of three stacked books, for the Friends of Marlow Wood Library.');
  expect([node.decisions.mark.icon, node.decisions.mark.partner].join()).toMatch(/hare|rabbit/);
  expect(node.decisions.descriptor).toBeNull();
});

it('a drawing has many colours where two hues are told apart', () => {
  const area = (hex: string, share = 0.2) => ({ hex, share });
  expect(showsManyColours([area('#d43a2f'), area('#1f5fbf'), area('#111111')])).toBe(true);
  expect(showsManyColours([area('#d43a2f'), area('#b83228'), area('#111111')])).toBe(false);
  expect(showsManyColours([area('#d43a2f'), area('#1f5fbf', 0.001)])).toBe(false);
});

it.each(['Guardería Los Pinos, un pino, colores vivos, verde', 'Nursery Little Acorns, an acorn, green, bright colours'])(
  'vivid colours are claimed where a second one is shown beside the one that was named: %s',
  async (prompt) => {
    const identity = await draw(prompt);
    const { primary, secondary } = identity.node.decisions.palette;
    expect(Math.abs(hueDistance(fromHex(primary).h, fromHex(secondary).h))).toBeGreaterThan(60);
    expect(outcomeOf(identity, prompt.includes('vivos') ? 'colores vivos' : 'bright colours')).toBe('applied');
  },
);

it('a crest has an edge around it', async () => {
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const identity = await draw('Rowing club Ferris needs a crest with a swan and a trophy, navy and orange.', seed);
    const { mark } = identity.node.decisions;
    if (mark.device === 'arched') expect(outcomeOf(identity, 'crest')).toBe('not_applied');
  }
});

it.each([
  ['skincare brand Vulpa, a fox that looks like a leaf', ['fox', 'leaf']],
  ['a cloud storage startup Nimbus: a whale made to look like a cloud', ['whale', 'cloud']],
  ['music school Nota, a guitar which looks like a tree', ['guitar', 'tree']],
])('regression: a thing that is to look like another is a wish, and both are shown: %s', async (prompt, terms) => {
  const { node, interpretation } = await draw(prompt);
  expect(node.brief.avoidConcepts).toEqual([]);
  expect(node.decisions.mark.partner).toBeDefined();
  expect(interpretation.summary).toContain(terms.join(' and '));
  expect(interpretation.clauses.at(-1)).toMatchObject({ outcome: 'not_applied', reason: 'Both are shown, side by side.' });
});

it.each([
  ['Brackish, a fish bar by the harbour. A herring and a wave. teal', 'a fish bar'],
  ["Logo wanted: Maud's, a tea room. A teapot, dusty rose", 'a tea room'],
])('regression: what somebody runs is no picture that is missed: %s', async (prompt, told) => {
  expect(outcomeOf(await draw(prompt), told)).not.toBe('not_applied');
});

it('who peeks out of a vessel that is drawn so is claimed', async () => {
  const identity = await draw('Plant shop Miau, a cat peeking out of a flowerpot, green');
  expect(identity.node.decisions.mark.arranged).toBe('inside');
  expect(outcomeOf(identity, 'a cat peeking out of a flowerpot')).toBe('applied');
});

it.each([
  ['Steuerberatung Lindner, kein Eurozeichen, grün', 'kein Eurozeichen'],
  ['Jam brand Oma Lies, a spoon, nobody wants checkered cloth again', 'nobody wants checkered cloth again'],
])('what is refused and no table knows is in no drawing: %s', async (prompt, refused) => {
  expect(outcomeOf(await draw(prompt), refused)).toBe('kept');
});

it('a line that was to stand on a ribbon is written in a plain line, and so told', async () => {
  const { interpretation } = await draw('Coat of arms with a fish for Haverley Angling Society, “Patience” on a ribbon');
  expect(interpretation.clauses.find(({ text }) => text.includes('ribbon'))?.reason).toBe('It is written in a plain line.');
});

it('a noun that is said twice is no thing', async () => {
  const { node } = await draw('Steady Pace running shop, a tortoise, nose to nose with the others, orange');
  expect(node.brief.concepts.map(({ term }) => term)).not.toContain('nose');
});
