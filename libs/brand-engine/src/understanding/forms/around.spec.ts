import { createEngine, type Identity } from '../../engine.js';

const engine = await createEngine();
const draw = (prompt: string): Promise<Identity> => engine.generate({ prompt, seed: 'one', watermark: false });

it.each([
  ['Cider maker Fallow with a pear, and the words FALLOW CIDER PRESS in a circle around it', 'pear'],
  ['The words "Quay Street Sailing Club" in a ring around an anchor', 'anchor'],
  ['circular logo, the name Hawthorn Guides around a pine tree, green', 'pine'],
  ['The name Barley & Crust bent in an arc over a loaf', 'loaf'],
  ["Le nom en cercle autour d'un phare, Conserverie Penn Ar", 'lighthouse'],
  ['El nombre en círculo alrededor de una bicicleta, Taller Rueda', 'bicycle'],
  ['Runder Aufkleber für "Oma Hilde", Erdbeere in der Mitte, der Name im Kreis darum', 'strawberry'],
  ['En rund stämpel för Gårdsmejeri Björken med en ko i mitten och namnet runt om', 'cow'],
])('a name that was to run around a thing does: %s', async (prompt, thing) => {
  const { node, interpretation } = await draw(prompt);
  expect(node.decisions.layout.kind).toBe('badge');
  expect(node.decisions.mark.icon).toContain(thing);
  expect(interpretation.clauses.filter(({ outcome }) => outcome === 'not_applied')).toEqual([]);
});

it.each(['Gym Ironbark, round letters, grey', 'Bakery Plume, the name should be around five letters, pink'])(
  'round letters and a rough number bend no name: %s',
  async (prompt) => {
    expect((await draw(prompt)).node.brief.constraints.layout).toBe('any');
  },
);
