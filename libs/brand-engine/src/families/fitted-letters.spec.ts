import { createEngine, type Identity } from '../engine.js';
import { bounds, union } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';
import { contextOf } from './draw-context.js';
import { isSymbolFamily } from './family.js';
import { drawSymbol, familyOf } from './index.js';

const engine = await createEngine();
const pack = Pack.load();
pack.openFaces();
const drawAll = (prompt: string): Promise<Identity[]> =>
  Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => engine.generate({ prompt, seed, watermark: false })));

it.each([
  'Monogram WMK in a square for Weller Marsh Kidd, lawyers',
  'initials GB in a square frame, thin lines, for Gwen Birch',
  'Monogram MWM in an arch for Mill Wharf Mews flats',
])('letters keep clear of the shape that they stand in: %s', async (prompt) => {
  for (const { node } of await drawAll(prompt)) {
    const { decisions } = node;
    const family = familyOf(decisions.mark.family);
    if (!isSymbolFamily(family) || !decisions.mark.fitted) continue;
    const { parts, hasField } = drawSymbol(family, decisions.mark, contextOf(decisions, pack));
    const letters = union(parts.filter(({ paint }) => paint === (hasField ? 'glyph' : 'primary')).map(({ path }) => bounds(path)));
    const whole = union(parts.map(({ path }) => bounds(path)));
    expect(letters.x - whole.x).toBeGreaterThan(whole.width * 0.11);
    expect(whole.x + whole.width - letters.x - letters.width).toBeGreaterThan(whole.width * 0.11);
  }
});

it('letters in an arch stand in its outline, and are no gravestone', async () => {
  for (const { node } of await drawAll('Law office Holm Brandt Rose, monogram HBR in an arch, dark green'))
    expect(node.decisions.mark).toMatchObject({ family: 'monogram', device: 'framed', container: 'arch' });
});
