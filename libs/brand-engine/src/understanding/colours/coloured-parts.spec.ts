import { isLikeNamed } from '../../interpreting/colour-shown.js';
import { createEngine, type Engine } from '../../engine.js';
import { paintsOn } from '../../scene/paints.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const draw = (prompt: string, seed: string) => engine.generate({ prompt, seed, watermark: false });

it.each([
  ['Just the lettering: "solo+duo", thin sans serif, the plus sign in coral', '+'],
  ['Polder7, adviesbureau. De 7 in de naam oranje', '7'],
  ['Studio Nord & Süd, nur Text, das Und-Zeichen in Rot', '&'],
  ["Cabinet Ruiz & Fils, juste le texte, l'esperluette en rouge", '&'],
  ['Agencia Tres+Uno, solo texto, el signo más en azul', '+'],
  ['Byrå Ett+Två, bara text, plustecknet i rött', '+'],
  ['Studio Foo!, just text, the exclamation mark in red', '!'],
  ['Kancelaria Kot&Pies, tylko tekst, ampersand czerwony', '&'],
  ['Studio K9, wordmark, the 9 in green', '9'],
])('one part of the name has the colour that it is told: %s', async (prompt, coloured) => {
  for (const seed of ['one', 'two', 'three']) {
    const { node, interpretation } = await draw(prompt, seed);
    const { primary } = node.brief.colours;
    expect(node.decisions.mark).toMatchObject({ family: 'two-colour', device: 'part', coloured });
    expect(primary && isLikeNamed(node.decisions.palette.primary, primary)).toBe(true);
    expect(interpretation.clauses.at(-1)?.outcome).toBe('applied');
  }
});

it.each(['A windmill for Polder7, the 7 in the name orange', 'Een molen voor ons bureau Polder7, de 7 in de naam oranje'])(
  'beside a picture the name has one colour, and the report says so: %s',
  async (prompt) => {
    const { node, interpretation } = await draw(prompt, 'one');
    expect(node.brief.colours.letters).toBeUndefined();
    expect(interpretation.clauses.at(-1)).toMatchObject({ outcome: 'not_applied', reason: 'Here the name has one colour.' });
  },
);

it.each([
  ['A wordmark for The Loop. The word Loop in green.', 'Loop'],
  ['BlueFinch. Put "Blue" in blue and "Finch" in black. No icon.', 'Blue'],
  ['Nur Schrift: Nachtbar Eule, das Wort Eule in Rot', 'Eule'],
])('a word of the name has the colour that it is told: %s', async (prompt, coloured) => {
  const { node } = await draw(prompt, 'one');
  expect(node.decisions.mark).toMatchObject({ family: 'two-colour', device: 'part', coloured });
  expect(node.brief.descriptor).toBeNull();
});

it('a word of the name that cannot have its colour beside a picture is reported', async () => {
  const { interpretation } = await draw('"RedBarn Dairy", a cow, the word Red in red', 'one');
  expect(interpretation.clauses.at(-1)).toMatchObject({ text: 'the word Red in red', outcome: 'not_applied' });
});

it.each(['C+ Coaching, just text, black with the plus in red', 'Just text: Ost & West, the ampersand in orange, the rest navy'])(
  'a colour beside that of one sign writes the rest of the name: %s',
  async (prompt) => {
    const { node, interpretation } = await draw(prompt, 'one');
    const { palette } = node.decisions;
    expect(palette.ink).toBe(palette.secondary);
    expect(paintsOn('light', palette, 0).tint).toBe(palette.primary);
    const ofColours = interpretation.clauses.filter(({ text }) => /red|orange|black|navy/.test(text));
    expect(ofColours.every(({ outcome }) => outcome === 'applied')).toBe(true);
  },
);
