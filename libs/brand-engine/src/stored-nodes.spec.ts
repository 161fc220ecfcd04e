import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { failedGates } from './critics/gates.js';
import { createEngine, type Engine, engineVersion, type StyleNode } from './engine.js';
import { families } from './families/index.js';
import { Pack } from './pack/pack.js';
import { judge, render } from './render.js';

/** One node of every family, as the first version of the engine stored them. */
const nodes = JSON.parse(readFileSync(new URL('../corpus/nodes-of-version-1.json', import.meta.url), 'utf8')) as StyleNode[];

interface Drawn {
  decisions: StyleNode['decisions'];
  /** Of the light and the dark drawing, without and with a watermark. */
  hash: string;
}
/** What version 2 decided for every family and device that it chose, and the hash of what it drew. */
const drawn = JSON.parse(readFileSync(new URL('../corpus/drawn-by-version-2.json', import.meta.url), 'utf8')) as Drawn[];

let engine: Engine;
let pack: Pack;
beforeAll(async () => {
  pack = Pack.load();
  engine = await createEngine();
});

/** Families that the first version did not have. */
const newer = new Set([
  'banner',
  'built-letter',
  'accented-letter',
  'tile-letter',
  'free-icon',
  'nested-icon',
  'hollow-letter',
  'roundel',
  'lockup',
  'frame',
  'two-colour',
  'word-letter',
  'word-picture',
]);

it('the stored nodes are of an older version and of every family that it had', () => {
  expect(nodes.every((node) => node.engineVersion !== engineVersion)).toBe(true);
  const older = families.map(({ id }) => id).filter((id) => !newer.has(id));
  expect(new Set(nodes.map(({ decisions }) => decisions.mark.family))).toEqual(new Set(older));
});

it('what version 2 drew comes out the same to the byte', () => {
  const hashOf = ({ decisions }: Drawn): string =>
    createHash('sha256')
      .update(JSON.stringify([render(decisions, pack), render(decisions, pack, true)]))
      .digest('hex');
  expect(drawn.length).toBeGreaterThan(100);
  expect(
    drawn.filter((own) => hashOf(own) !== own.hash).map(({ decisions: { name, mark } }) => `${name} ${mark.family}/${mark.device}`),
  ).toEqual([]);
});

describe.each(nodes.map((node) => [`${node.decisions.mark.family} of ${node.decisions.name}`, node] as const))('%s', (_, node) => {
  it('is still drawn', () => {
    expect(render(node.decisions, pack).logo_svg).toMatch(/^<svg .*<path /);
  });

  it.each(['make it green', 'all lowercase and stacked', 'use a fox'])('is still refined, and passes the gates: %s', async (prompt) => {
    const refined = await engine.refine({ prompt, node, previous: null, seed: 'two', watermark: false });
    expect(refined.node.engineVersion).toBe(engineVersion);
    expect(refined.node.decisions.name).toBe(node.decisions.name);
    expect(failedGates(judge(refined.node.decisions, pack))).toEqual([]);
  });
});
