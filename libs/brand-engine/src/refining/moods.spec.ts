import type { Identity } from '../engine.js';
import { Pack } from '../pack/pack.js';
import { outcomesOf, useRefining } from '../testing/refined.js';
import { lookOf } from './applying/typeface.js';

let pack: Pack;
beforeAll(() => {
  pack = Pack.load();
});

const refined = useRefining('mood', 'next');
const look = ({ node }: Identity): string => lookOf(pack.font(node.decisions.type.font));

describe('a mood is told by another kind of letters, and neither mark, colours nor layout move', () => {
  it.each([
    ['Puppet theatre Hullabaloo, a puppet, orange, playful rounded letters', 'more grown up, please', ['sans', 'serif']],
    ['Puppet theatre Hullabaloo, a drum, orange, playful rounded letters', 'less childish, more elegant', ['serif']],
    ['Kita Rappelkiste, ein Ball, gelb, verspielt', 'die Schrift bitte seriöser', ['sans', 'serif']],
    ['Studio Kvadrat, a lamp, black, modern', 'more traditional', ['serif']],
    ['Notaire Belmont, une plume, bleu marine, police à empattements', 'plus moderne', ['sans']],
    ['Seguros Norte, un escudo, azul, serio', 'más juguetón', ['rounded', 'script']],
    ['Ironmonger Bolt & Sons, a hammer, black, rugged', 'make it look more luxurious', ['serif']],
  ])('%s ⇒ %s', async (start, change, looks) => {
    const { before, after } = await refined(start, change);
    expect(look(after)).not.toBe(look(before));
    expect(looks).toContain(look(after));
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
    expect(after.node.decisions.layout).toEqual(before.node.decisions.layout);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

it('a font that is kept is not claimed to have changed', async () => {
  const { before, after } = await refined(
    'Puppet theatre Hullabaloo, a drum, orange, rounded letters',
    'keep the font. a more serious typeface',
  );
  expect(after.node.decisions.type).toEqual(before.node.decisions.type);
  expect(outcomesOf(after)).not.toContain('applied');
});
