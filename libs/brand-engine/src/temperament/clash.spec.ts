import type { Brief } from '../brief.js';
import type { Decisions } from '../decisions.js';
import { createEngine, type Engine } from '../engine.js';
import { Pack } from '../pack/pack.js';
import { clashes } from './clash.js';
import { harmony } from './temperament.js';

let engine: Engine;
let pack: Pack;
beforeAll(async () => {
  pack = Pack.load();
  engine = await createEngine();
});

const drawn = async (prompt: string): Promise<{ brief: Brief; decisions: Decisions }> =>
  (await engine.generate({ prompt, seed: 'one', watermark: false })).node;
const partsOf = (brief: Brief, decisions: Decisions): string[] => clashes(brief, decisions, pack).map(({ part }) => part);

it('an aggressive animal does not stand in a flower', async () => {
  const { brief, decisions } = await drawn('Heavy metal band Ironwolf, aggressive, a wolf');
  const mark = { ...decisions.mark, family: 'icon-container', device: 'knockout' };
  expect(partsOf(brief, { ...decisions, mark: { ...mark, container: 'scallop' } })).toContain('container');
  expect(partsOf(brief, { ...decisions, mark: { ...mark, container: 'facet' } })).not.toContain('container');
});

it('an aggressive animal does not stand beside friendly letters', async () => {
  const { brief, decisions } = await drawn('Heavy metal band Ironwolf, aggressive, a wolf');
  expect(partsOf(brief, { ...decisions, type: { ...decisions.type, font: 'fredoka' } })).toContain('typeface');
});

it('mourners get no cheerful full stop', async () => {
  const { brief, decisions } = await drawn('Funeral home Ashgrove, quiet and dignified');
  const mark = { ...decisions.mark, family: 'wordmark', device: 'full-stop', container: 'none' as const };
  expect(partsOf(brief, { ...decisions, mark })).toContain('idea');
});

it('what is asked for by name never clashes', async () => {
  const { brief, decisions } = await drawn('Funeral home Ashgrove, quiet and dignified');
  const asked = { ...brief, constraints: { ...brief.constraints, container: 'scallop' as const } };
  expect(partsOf(asked, { ...decisions, mark: { ...decisions.mark, container: 'scallop' } })).not.toContain('container');
});

it('nothing that is drawn for a mood contradicts it', async () => {
  for (const prompt of [
    'Heavy metal band Ironwolf, aggressive, a wolf',
    'Funeral home Ashgrove, quiet and dignified',
    'Kindergarten Rainbow, playful',
  ])
    for (let seed = 0; seed < 12; seed++) {
      const { node } = await engine.generate({ prompt, seed: `seed ${seed}`, watermark: false });
      expect(clashes(node.brief, node.decisions, pack)).toEqual([]);
    }
});

it('what leans the same way is likelier than what says nothing', () => {
  expect(harmony({ softSharp: 0.8 }, { softSharp: 0.8 })).toBeGreaterThan(1);
  expect(harmony({}, { softSharp: 0.8 })).toBe(1);
});

it.each(['Hospice St Orla, calm and gentle, abstract symbol', 'Osteopath Softhand, something soft, abstract mark'])(
  'hard tiles are no abstract sign for what is soft: %s',
  async (prompt) => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
      const { mark } = (await engine.generate({ prompt, seed, watermark: false })).node.decisions;
      expect(`${mark.family}/${mark.device}`).not.toMatch(/^(?:grid\/(?:sails|mixed)|loops\/frames|radial\/fan|cube\/|spark\/)/);
    }
  },
);
