import { textBlock } from '../compose/text-block.js';
import type { Decisions, Paint } from '../decisions.js';
import { createEngine, type Identity } from '../engine.js';
import { bounds, type Box, contours } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';

const engine = await createEngine();
const pack = Pack.load();
const generated = (prompt: string, seed = 'letters'): Promise<Identity> => engine.generate({ prompt, seed, watermark: false });
const boxOf = (decisions: Decisions, paint: Paint): Box =>
  bounds(textBlock(decisions, pack, 0.5).parts.flatMap((part) => (part.paint === paint ? [...part.path] : [])));
const plain = (decisions: Decisions): Decisions => ({ ...decisions, mark: { ...decisions.mark, family: 'wordmark', device: 'alone' } });
const reasons = ({ interpretation }: Identity): string[] => interpretation.clauses.flatMap(({ reason }) => reason ?? []);

it.each(['one', 'two', 'three'])(
  'a picture in place of a letter is as large as that, in the line of the name, by seed %s',
  async (seed) => {
    const { node, interpretation } = await generated('Tanning studio Corona, the second o is a sun', seed);
    const { decisions } = node;
    expect(decisions.mark).toMatchObject({ device: 'for-letter', icon: 'own-sun-rays', letterPicture: { at: [3] } });
    const [picture, letters] = [boxOf(decisions, 'tint'), boxOf(decisions, 'ink')];
    expect(picture.height / letters.height).toBeGreaterThan(0.6);
    expect(picture.height / letters.height).toBeLessThan(1.25);
    // The letters on both sides of it stay clear of it.
    const parts = textBlock(decisions, pack, 0.5).parts.filter(({ paint }) => paint === 'ink');
    const glyphs = parts.flatMap(({ path }) => contours(path)).map(bounds);
    expect(glyphs.some(({ x, width }) => x < picture.x + picture.width && picture.x < x + width)).toBe(false);
    expect(interpretation.clauses.map(({ outcome }) => outcome)).not.toContain('not_applied');
  },
);

it('a picture takes the place of the dot, over the stem', async () => {
  const { decisions } = (await generated('Tea bar Minze, the dot of the i is a leaf')).node;
  expect(decisions.mark.letterPicture).toMatchObject({ place: 'dot', at: [1] });
  const [picture, before] = [boxOf(decisions, 'tint'), boxOf(plain(decisions), 'ink')];
  expect(picture.y).toBeLessThan(before.y + 0.2 * before.height);
  expect(picture.y + picture.height).toBeLessThan(before.y + before.height / 2);
});

it('a picture in a letter leaves it its form', async () => {
  const { decisions } = (await generated('Dentist Orly, a tooth inside the O')).node;
  const [picture, before] = [boxOf(decisions, 'tint'), boxOf(plain(decisions), 'ink')];
  expect(picture.x).toBeGreaterThanOrEqual(before.x - 0.01);
  expect(picture.x + picture.width).toBeLessThan(before.x + before.width / 2);
});

it('one picture of two stands for two letters', async () => {
  const { decisions } = (await generated('Optician Good Looks: turn the two o’s in Looks into glasses')).node;
  expect(decisions.mark.letterPicture?.at).toEqual([6, 7]);
  expect(boxOf(decisions, 'tint').width).toBeGreaterThan(1.2 * boxOf(decisions, 'tint').height);
});

it('a bright colour that is told of the picture paints it', async () => {
  const { assets, node } = await generated('Tanning studio Corona, navy letters with a yellow sun as the first o');
  expect(node.decisions.mark.letterPicture?.paint).toBe('pure');
  expect(assets.logo_svg).toContain(node.decisions.palette.primary);
});

it('two colours are those of the letters and of the picture', async () => {
  const identity = await generated('Florist Bloom in pink and green, the second o is a flower');
  expect(identity.node.decisions.mark.letterPicture).toBeDefined();
  expect(reasons(identity)).toEqual([]);
});

it('a letter that the name has not is told, and the thing shown beside it', async () => {
  const identity = await generated('Zoo shop Tapir, replace the x with a star');
  expect(identity.node.decisions.mark.letterPicture).toBeUndefined();
  expect(reasons(identity)).toContain('There is no such “x” in the name.');
});

it('an emblem that is asked for has no picture in its name, and says so', async () => {
  const identity = await generated('A round badge for Corona, the o is a sun');
  expect(identity.node.decisions.layout.kind).toBe('badge');
  expect(identity.interpretation.clauses.map(({ outcome }) => outcome)).toContain('not_applied');
});

it('a letter that no picture could be read as stays, with the thing beside the name and a word on it', async () => {
  const identity = await generated('Vet clinic Nine Lives, the letter N drawn as a cat');
  expect(identity.node.decisions.mark).toMatchObject({ icon: 'own-cat' });
  expect(identity.node.decisions.mark.letterPicture).toBeUndefined();
  expect(reasons(identity)).toContain('The “N” stays a letter: the picture would not be read as one.');
});
