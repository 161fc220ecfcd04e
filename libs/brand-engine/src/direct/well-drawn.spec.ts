import type { Brief } from '../brief.js';
import { compose } from '../compose/compose.js';
import type { Decisions, MarkDecision } from '../decisions.js';
import { createEngine } from '../engine.js';
import { contextOf } from '../families/draw-context.js';
import { familyOf } from '../families/index.js';
import { isSymbolFamily } from '../families/family.js';
import { bounds, inkOf } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';
import { suitability } from './fitting-faces.js';
import { isEveryday } from './plain-signs.js';

const engine = await createEngine();
const pack = Pack.load();

interface Drawn {
  brief: Brief;
  decisions: Decisions;
}
const oneOf = async (prompt: string, seed = 0): Promise<Drawn> =>
  (await engine.generate({ prompt, seed: `seen ${seed}`, watermark: false })).node;
const drawnOf = async (prompt: string, count = 8): Promise<Drawn[]> => {
  const all: Drawn[] = [];
  for (let seed = 0; seed < count; seed++) all.push(await oneOf(prompt, seed));
  return all;
};
const waysOf = async (prompt: string, count?: number): Promise<string[]> =>
  (await drawnOf(prompt, count)).map(({ decisions: { mark } }) => `${mark.family}/${mark.device}`);
const accepts = (family: string, device: string, icon: string): boolean => {
  const [own, entry] = [familyOf(family), pack.icon(icon)];
  return entry !== undefined && 'accepts' in own && own.accepts(device, entry);
};

it.each([
  'Robotics company Kinetiq, modern, silver and lime',
  "Children's hospital charity Little Lights, gentle, sun yellow and sky blue",
])('two light colours are a disc in a field, and no field cut in two: %s', async (prompt) => {
  const ways = await waysOf(prompt);
  expect(ways.filter((way) => /^(?:icon-container\/(?:split|diagonal)|hollow-letter\/initial-split)$/.test(way))).toEqual([]);
  expect(ways).toContain('icon-container/disc');
});

it.each([
  'A wedding photographer called Orla Monroe, soft and romantic, dusty rose',
  'Pottery studio "Claywood", hand-made and warm, terracotta',
  'Sushi restaurant Umi, simple, with a fish, navy and coral',
])('nothing as small as a letter, no bar and no plaque is made of a picture: %s', async (prompt) => {
  for (const way of await waysOf(prompt))
    expect(way).not.toMatch(/^(?:word-picture\/(?:closing|in-o)|nested-icon\/plate|letter-icon\/|free-icon\/grounded|badge\/label)/);
});

it('the letter of a luxurious brand is neither cropped nor made of blocks', async () => {
  for (const way of await waysOf('Luxury watchmaker Aurelian, black and gold, monogram'))
    expect(way).not.toMatch(/^(?:cropped-letter|built-letter|tile-letter)\//);
});

it('what is serene stands on no ribbon', async () => {
  for (const way of await waysOf('Yoga studio "Still Water", serene, teal')) expect(way).not.toMatch(/^banner\/(?:bar|ribbon|pointed)/);
});

it('letters are in two tones where two colours were named, and seldom else', async () => {
  const ways = await waysOf('Law firm Harcourt & Vale, dignified and solemn, dark green', 12);
  expect(ways.filter((way) => way.startsWith('two-colour/')).length).toBeLessThanOrEqual(1);
});

it('a picture is cut where each half stays in one piece', () => {
  expect(accepts('facet-icon', 'upright', 'headphones')).toBe(true);
  expect(accepts('facet-icon', 'diagonal', 'headphones')).toBe(false);
});

it('only a round picture is read as an o', () => {
  expect(accepts('word-picture', 'for-o', 'flower')).toBe(true);
  for (const icon of ['camera', 'own-jug', 'own-hand', 'building']) expect(accepts('word-picture', 'for-o', icon)).toBe(false);
  const family = familyOf('word-picture');
  expect(family.kind === 'wordmark' && family.works('for-o', 'Orla Monroe')).toBe(false);
  expect(family.kind === 'wordmark' && family.works('for-o', 'Polished')).toBe(true);
});

it('a rim is finer than what it holds', async () => {
  const { decisions } = await oneOf('Fintech app Ledgerly, trustworthy, blue');
  const inkIn = (params: MarkDecision['params']): [rim: number, picture: number] => {
    const mark: MarkDecision = { ...decisions.mark, family: 'line-icon', device: 'ring', icon: 'coins', container: 'circle', params };
    const family = familyOf('line-icon');
    const { parts } = isSymbolFamily(family) ? family.draw(mark, contextOf({ ...decisions, mark }, pack)) : { parts: [] };
    const [rim = 0, picture = 0] = parts.map(({ path }) => inkOf(path));
    return [rim, picture];
  };
  const [[slim, large], [heavy, small]] = [inkIn({ slim: 1 }), inkIn({})];
  expect(slim).toBeLessThan(0.6 * heavy);
  expect(large).toBeGreaterThan(1.3 * small);
});

it('the letters of two halves keep clear of their edges', async () => {
  const { decisions } = await oneOf('Chocolatier Maison Velours, refined');
  const mark: MarkDecision = {
    ...decisions.mark,
    family: 'duogram',
    device: 'halves',
    letters: 'MV',
    container: 'shield',
    params: { clear: 1 },
  };
  const family = familyOf('duogram');
  const drawing = isSymbolFamily(family) ? family.draw(mark, contextOf({ ...decisions, mark }, pack)) : null;
  // The outline of a half, and one of the letter in it at least.
  for (const { path } of drawing?.parts ?? []) expect(bounds(path).width).toBeGreaterThan(35);
  expect(drawing?.parts.every(({ path }) => path.filter(([command]) => command === 'M').length >= 2)).toBe(true);
});

it('a third colour that writes the name needs no rule, and another one is a single short one', async () => {
  const rulesUnder = ({ name, ...rest }: Decisions): string[] => {
    const { text } = compose({ name, ...rest }, pack);
    const letters = text.filter(({ paint }) => paint === 'ink');
    const foot = Math.max(...letters.map(({ path }) => bounds(path).y + bounds(path).height));
    return text.filter(({ path }) => bounds(path).y > foot - 0.01).map(({ paint }) => paint);
  };
  const besides = ({ decisions: { mark } }: Drawn): boolean => /^(?:icon-container|line-icon|bars|duogram)$/.test(mark.family);
  const written = (await drawnOf('Rugby club Thornbury, maroon, gold and black, strong')).filter(besides);
  const named = (await drawnOf('Accounting office Bergman Tax Partners, three colours: navy, grey and gold')).filter(besides);
  expect(written.length).toBeGreaterThan(0);
  expect(named.length).toBeGreaterThan(0);
  for (const { decisions } of written) expect(rulesUnder(decisions)).toEqual([]);
  for (const { decisions } of named) expect(rulesUnder(decisions)).toEqual(['ornament']);
});

it('faces that are seen everywhere are seldom chosen, unless a time asks for them', async () => {
  const { brief } = await oneOf('Ice cream truck called Mister Swirl, fun');
  expect(suitability(pack.font('lobster'), brief)).toBeLessThan(0.3);
  expect(suitability(pack.font('fredoka'), brief)).toBe(1);
  expect(suitability(pack.font('lobster'), { ...brief, era: 'fifties' })).toBe(1);
});

it('the lines under a name in hairlines are read', async () => {
  for (const { decisions } of await drawnOf('Independent cinema The Lumière, art deco, gold and black'))
    if (decisions.type.font === 'poiret-one') expect(decisions.type.lineFont).toBe('josefin-sans');
});

it('what is respectful is solemn, deep in colour, and no game of tiles', async () => {
  for (const { brief, decisions } of await drawnOf('Funeral home Whitlock & Sons, quiet and respectful')) {
    expect(brief.personality.seriousPlayful).toBeLessThan(-0.3);
    expect(isEveryday(brief)).toBe(true);
    expect(decisions.mark.family).not.toMatch(/^(?:grid|tile-letter|spark)$/);
  }
});
