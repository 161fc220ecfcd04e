import { createEngine } from '../engine.js';
import { Pack } from '../pack/pack.js';
import { isOfEra } from './eras.js';

const engine = await createEngine();
const pack = Pack.load();
const seeds = ['one', 'two', 'three'];

it.each([
  'hand-painted sign lettering: Poppy Fish & Chips',
  'handmade lettering, Tilda Kitchen',
  'handgemalte Buchstaben, Eisdiele Pino',
  'lettres peintes à la main, Crêperie Ar Mor',
  'letras pintadas a mano, Taquería La Luz',
  'lettere dipinte a mano, Osteria del Porto',
  'handmålade bokstäver, Glasskiosken Snurran',
])('letters that are to be painted by hand are: %s', async (prompt) => {
  for (const seed of seeds) {
    const { node } = await engine.generate({ prompt, seed, watermark: false });
    expect(pack.font(node.decisions.type.font).classes.some((own) => own === 'hand' || own === 'script')).toBe(true);
  }
});

it.each([
  ['lettering like an old bottle label, Cobb Ginger Beer', 'label'],
  ['lettrage comme une vieille étiquette, Limonade Source', 'label'],
  ['western saloon lettering, Copper Spur barbecue', 'label'],
  ['comic book lettering, Wham toys', 'comic'],
] as const)('letters of labels and comics are of their kind: %s', async (prompt, era) => {
  for (const seed of seeds) {
    const { node } = await engine.generate({ prompt, seed, watermark: false });
    expect(isOfEra({ id: node.decisions.type.font }, era)).toBe(true);
  }
});
