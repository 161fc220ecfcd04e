import { createEngine, type Engine, type Identity } from './engine.js';
import { failedGates } from './critics/gates.js';
import { families, fallbacks } from './families/index.js';
import { Pack } from './pack/pack.js';
import { judge, render } from './render.js';
import type { Script } from './pack/script.js';

let engine: Engine;
let pack: Pack;
beforeAll(async () => {
  pack = Pack.load();
  engine = await createEngine();
});

const prompts = [
  'Coffee roastery called Northwind, warm and crafted',
  'A fintech app named Ledgerly, deep blue',
  'Law firm Ada & Finch, elegant serif',
  'Toy shop Bumblebox, bright yellow and fun',
  'Bakery Crème Brûlée & Söhne',
  'Surf school "7 Seas"',
  'Barbershop Iron & Oak, vintage badge',
];

const generate = (prompt: string, seed = 'one', watermark = false): Promise<Identity> => engine.generate({ prompt, seed, watermark });
const pathsOf = (svg: string): string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data ?? '');

describe('a new identity', () => {
  it.each(prompts)('has all seven assets and passes every gate: %s', async (prompt) => {
    const { assets, node } = await generate(prompt);
    expect(Object.values(assets as unknown as Record<string, string>).filter((asset) => asset !== '')).toHaveLength(7);
    expect(failedGates(judge(node.decisions, pack))).toEqual([]);
  });

  it('is the same to the byte for the same prompt and seed, and survives JSON', async () => {
    const [a, b] = [await generate(prompts[0] ?? ''), await generate(prompts[0] ?? '')];
    expect(b).toEqual(a);
    const stored = JSON.parse(JSON.stringify(a.node)) as typeof a.node;
    expect(render(stored.decisions, pack)).toEqual(a.assets);
  });

  it('draws what is asked for, also where the same words seem to refuse it', async () => {
    const { node } = await generate('Kammerorchester Weimarer Land, statt der alten Lyra ein Monogramm aus den Buchstaben KWL');
    expect(node.decisions.mark.letters).toBe('KWL');
  });

  it('names only weights that the family has', async () => {
    for (const prompt of prompts) {
      const { assets, node } = await generate(prompt);
      const { published } = pack.font(node.decisions.type.font);
      expect(published).toContain(Number(assets.font_weight_heading));
      expect(published).toContain(Number(assets.font_weight_body));
    }
  });

  it('shows at least ten different marks for twelve seeds', async () => {
    const marks = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const { mark } = (await generate(prompts[0] ?? '', `seed ${seed}`)).node.decisions;
      marks.add([mark.family, mark.device, mark.icon, mark.container].join('/'));
    }
    expect(marks.size).toBeGreaterThanOrEqual(10);
  });

  it('writes nothing but svg, g, path and title, and escapes the name', async () => {
    const { assets } = await generate('A shop called "<script>alert(1)</script> & Co"');
    for (const svg of [assets.logo_svg, assets.logo_svg_dark]) {
      expect([...svg.matchAll(/<\/?([a-z]+)/gi)].every(([, tag]) => ['svg', 'g', 'path', 'title'].includes(tag ?? ''))).toBe(true);
      expect(svg).not.toMatch(/href|style|url\(|\son[a-z]+=/i);
    }
  });
});

describe('another layout', () => {
  it.each(['one', 'two', 'three', 'four'])('keeps the picture, from a badge and back to one: seed %s', async (seed) => {
    const refine = (prompt: string, { node }: Identity): Promise<Identity> =>
      engine.refine({ prompt, node, previous: null, seed, watermark: false });
    const badge = await generate('Coffee roastery called Northwind, a badge', seed);
    const { icon } = badge.node.decisions.mark;
    expect(icon).not.toBeNull();
    const stacked = await refine('stacked layout', badge);
    expect(stacked.node.decisions.layout.kind).toBe('stack');
    expect(stacked.node.decisions.mark.icon).toBe(icon);
    const again = await refine('make it a badge', stacked);
    expect(again.node.decisions.layout.kind).toBe('badge');
    expect(again.node.decisions.mark.icon).toBe(icon);
    const alone = await refine('icon only', again);
    expect(alone.node.decisions.mark.icon).toBe(icon);
  });
});

describe('a watermark', () => {
  it('is cut out of every shape and leaves the node as it is', async () => {
    const [plain, marked] = [await generate(prompts[1] ?? ''), await generate(prompts[1] ?? '', 'one', true)];
    expect(marked.node).toEqual(plain.node);
    const [before, after] = [pathsOf(plain.assets.logo_svg), pathsOf(marked.assets.logo_svg)];
    expect(after).toHaveLength(before.length);
    after.forEach((data, i) => {
      expect(data).not.toBe(before[i]);
      expect(data).not.toBe('');
    });
  });
});

it('every family has at least four devices, and there are at least sixteen families', () => {
  expect(families.length).toBeGreaterThanOrEqual(16);
  for (const { devices } of families) expect(new Set(devices).size).toBeGreaterThanOrEqual(4);
});

/** The letters of a script for which the plainest mark misses a gate in one of its fonts. */
async function failingLetters(script: Script, alphabet: string): Promise<string[]> {
  const { node } = await generate(prompts[1] ?? '');
  const fallback = fallbacks.find(({ family }) => family.id === 'monogram');
  const failures: string[] = [];
  for (const { id, heading, body } of pack.fonts.filter(({ scripts }) => scripts.includes(script)))
    for (const letters of alphabet) {
      const mark = {
        ...node.decisions.mark,
        family: 'monogram',
        device: fallback?.device ?? '',
        icon: null,
        letters,
        container: 'squircle' as const,
      };
      const type = { ...node.decisions.type, font: id, heading, body, letterCase: 'upper' as const };
      const failed = failedGates(
        judge({ ...node.decisions, name: letters, descriptor: null, mark, type, layout: { kind: 'symbol', symbolScale: 1 } }, pack),
      );
      if (failed.length > 0) failures.push(`${id} ${letters} ${failed.join(' ')}`);
    }
  return failures;
}

// Every letter in every font is drawn and judged, about 2,300 marks in Latin and 1,900 in the other scripts.
it.each([
  ['latin', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['cyrillic', 'АБВГҐДЕЁЄЖЗИІЇЙКЛМНОПРСТУЎФХЦЧШЩЪЫЬЭЮЯ'],
  ['greek', 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'],
] as const)(
  'the fallback passes every gate for each letter in every font: %s',
  async (script, alphabet) => {
    expect(await failingLetters(script, alphabet)).toEqual([]);
  },
  240_000,
);
