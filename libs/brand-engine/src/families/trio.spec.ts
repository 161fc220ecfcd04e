import { drawMark } from '../compose/compose.js';
import { createEngine, type Identity } from '../engine.js';
import { bounds } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';

const engine = await createEngine();
const pack = Pack.load();
const drawn = async (prompt: string, count = 4): Promise<Identity[]> => {
  const all: Identity[] = [];
  for (let seed = 0; seed < count; seed++) all.push(await engine.generate({ prompt, seed: `trio ${seed}`, watermark: false }));
  return all;
};
const missedIn = ({ interpretation }: Identity): string[] =>
  interpretation.clauses.flatMap(({ text, outcome }) => (outcome === 'not_applied' ? [text] : []));

it.each([
  ['A crest with a stag, a key and a rose for Harrow Court', ['own-stag', 'own-key', 'own-rose-stem'], 'shield'],
  ['Shield with a castle, a book and a star for Tern School', ['castle', 'own-book', 'star'], 'shield'],
  ['crest: anchor, wheat, hammer for the town of Millport', ['own-anchor', 'own-wheat', 'own-hammer'], 'shield'],
  ['Teapot, cupcake and flower, Tea Room Posy', ['own-teapot', 'own-cupcake', 'flower'], 'none'],
  ['Hofladen Sonnhalde: eine Kuh, ein Schwein und eine Henne, grün', ['own-cow', 'pig', 'own-hen'], 'none'],
])('three things that are listed are all shown: %s', async (prompt, things, container) => {
  for (const identity of await drawn(prompt)) {
    const { mark } = identity.node.decisions;
    const shown = [mark.icon, mark.partner, mark.third];
    things.forEach((thing, at) => {
      expect(shown[at]).toContain(thing);
    });
    expect(mark.container).toBe(container);
    expect(missedIn(identity)).toEqual([]);
  }
});

it('none of three things hides another', async () => {
  const [identity] = await drawn('Garden club Verge: a spade, a watering can and a tulip', 1);
  const { decisions } = identity?.node ?? {};
  const boxes = (decisions && drawMark(decisions, pack)?.parts.map(({ path }) => bounds(path))) ?? [];
  boxes.slice(1).forEach((box, at) => {
    expect(box.x).toBeGreaterThan((boxes[at]?.x ?? 0) + (boxes[at]?.width ?? 0));
  });
});

it('two things fill the shield of their crest', async () => {
  for (const { node } of await drawn('Crest for the Alder Badgers, a badger and a football, navy'))
    expect(node.decisions.mark).toMatchObject({ merged: true, fills: true });
});

it.each(['An octopus holding a pencil, a brush and a ruler for Studio Tinta', 'A pet shop for cats, dogs and rabbits called Hoppity'])(
  'what somebody holds or sells is no picture of three: %s',
  async (prompt) => {
    for (const { node } of await drawn(prompt, 2)) expect(node.decisions.mark.third).toBeUndefined();
  },
);

it.each([
  ['A row of five houses for Mews Lettings, blue', 5],
  ['Three pines in a row, Kiefer Lodge, dark green', 3],
  ['Four bottles in a row, Vinothek Vier', 4],
])('what is to stand in a row does: %s', async (prompt, count) => {
  for (const identity of await drawn(prompt)) {
    expect(identity.node.decisions.mark).toMatchObject({ count, lined: true });
    expect(missedIn(identity)).toEqual([]);
  }
});

it('several of one thing in a bright colour all have it', async () => {
  for (const { node } of await drawn('Five stars for the Hotel Crown, yellow'))
    if (node.decisions.mark.count !== undefined && !node.decisions.mark.merged) expect(node.decisions.mark.vivid).toBe(true);
});

it('who has something on stands in the list for it', async () => {
  for (const { node } of await drawn('A crest with a lion with a crown, a key and a tower for Leon Guild', 2))
    expect(node.decisions.mark).toMatchObject({ icon: 'own-maned-lion', partner: 'own-key', third: 'castle-turret' });
});

it('what stands in a row stands in nothing', async () => {
  const [identity] = await drawn('Three mountains in a row with a sun above, Tre Lodge', 1);
  expect(identity?.node.brief.arrangement).not.toBe('inside');
});

it.each([
  ['remove the key', ['own-maned-lion', 'own-rose-stem']],
  ['without the rose', ['own-maned-lion', 'own-key']],
])('of three things two stay where one is taken away: %s', async (prompt, left) => {
  const [identity] = await drawn('A crest with a lion, a key and a rose for Harrow Court', 1);
  if (!identity) throw new Error('Nothing was drawn.');
  const { mark } = (await engine.refine({ prompt, node: identity.node, previous: null, seed: 'trio', watermark: false })).node.decisions;
  expect([mark.icon, mark.partner, mark.third]).toEqual([...left, undefined]);
});

it.each(['Tea for Two tea house, two cups, one pink one blue', 'Tea for Two tea house, two cups, one in pink, the other blue'])(
  'two of a kind have each the colour that was told of them, and one of them may stay: %s',
  async (prompt) => {
    for (const identity of await drawn(prompt)) {
      const { mark, palette } = identity.node.decisions;
      expect(mark).toMatchObject({ icon: 'own-cup', partner: 'own-cup' });
      expect(new Set(palette.things).size).toBe(2);
      expect(missedIn(identity)).toEqual([]);
    }
    const [first] = await drawn(prompt, 1);
    if (!first) throw new Error('Nothing was drawn.');
    const one = await engine.refine({ prompt: 'just one cup', node: first.node, previous: null, seed: 'trio', watermark: false });
    expect(one.node.decisions.mark.partner).toBeUndefined();
    expect(missedIn(one)).toEqual([]);
  },
);
