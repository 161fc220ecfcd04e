import { placeInLockup } from '../interpreting/demands-shown.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('beside', 'above');

describe('the picture stands above the name, in any language', () => {
  it.each([
    ['Slow Farm, a snail beside the name, green', 'the snail a bit smaller and above the name'],
    ['Schneckenhof, eine Schnecke neben dem Namen, grün', 'die Schnecke kleiner und über dem Namen'],
    ['Ferme Lente, un escargot à côté du nom, vert', "l'escargot plus petit et au-dessus du nom"],
    ['Granja Lenta, un caracol, verde', 'el caracol más pequeño y encima del nombre'],
    ['Quinta Lenta, um caracol, verde', 'o caracol mais pequeno e acima do nome'],
    ['Boerderij Slak, een slak, groen', 'de slak kleiner en boven de naam'],
    ['Gården Lugn, en snigel, grön', 'snigeln mindre och ovanför namnet'],
    ['Gospodarstwo Powoli, ślimak, zielony', 'ślimak mniejszy i nad nazwą'],
    ['Ферма Тихоход, улитка, зелёный', 'улитка меньше и над названием'],
    ['Etana Oy, etana, vihreä', 'etana pienempi ja nimen yläpuolelle'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(placeInLockup(after.node.decisions) ?? after.node.decisions.layout.kind).toBe('stack');
    expect(after.node.decisions.layout.nameFirst).toBeUndefined();
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('moves nothing for words that come there', async () => {
    const { before, after } = await refined('Slow Farm, a snail beside the name, green', 'write "since 1990" above the name');
    expect(after.node.decisions.layout.kind).toBe(before.node.decisions.layout.kind);
  });
});
