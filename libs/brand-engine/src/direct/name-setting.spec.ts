import type { TypeDecision } from '../decisions.js';
import { createEngine, type Identity } from '../engine.js';
import { Pack } from '../pack/pack.js';
import { nameLines } from '../text/break-name.js';
import { setName } from '../treatments/name-line.js';
import { isSetPlainly } from './forms.js';
import { linesShown } from './name-setting.js';

const engine = await createEngine();
const pack = Pack.load();
const drawAll = (prompt: string): Promise<Identity[]> =>
  Promise.all(['one', 'two', 'three', 'four'].map((seed) => engine.generate({ prompt, seed, watermark: false })));
const outcomeOf = ({ interpretation }: Identity, words: string): string | undefined =>
  interpretation.clauses.find(({ text }) => text.includes(words))?.outcome;

it.each([
  ['Amber Quill, stacked on two lines, no picture', 2, 'two lines'],
  ['The Patient Gardener, one word per line, only lettering', 3, 'one word per line'],
  ['Buchbinderei Holz, der Name auf zwei Zeilen, ein Buch', 2, 'auf zwei Zeilen'],
  ['Le nom sur deux lignes : Atelier Soleil, seulement du texte', 2, 'deux lignes'],
  ['el nombre en dos líneas, Casa Brisa, solo letras', 2, 'dos líneas'],
  ['Wordmark on one line: Copperfield Community Kitchen', 1, 'on one line'],
])('a name stands on as many lines as were asked for: %s', async (prompt, count, words) => {
  for (const identity of await drawAll(prompt)) {
    expect(linesShown(identity.node.decisions)).toBe(count);
    expect(outcomeOf(identity, words)).toBe('applied');
  }
});

it('slashes that only tell the lines are no part of the name', async () => {
  for (const { node } of await drawAll('Three lines: Old / Silver / Mine. wordmark')) {
    expect(node.decisions.name).toBe('Old Silver Mine');
    expect(nameLines(node.decisions.name, node.decisions.layout)).toHaveLength(3);
  }
});

it.each([
  ['Lawyers "Birch Tolland", a thin rule between the two names', 'parted', 'thin rule'],
  ['Kanzlei "Moor Lang", ein dünner Strich zwischen den beiden Namen', 'parted', 'Strich'],
  ['Studio "Alma Neri", una linea sottile tra i due nomi', 'parted', 'linea'],
  ['a dot between the words: Vega Lumen, perfume', 'pointed', 'dot'],
])('what was asked for between the words stands there: %s', async (prompt, device, words) => {
  for (const identity of await drawAll(prompt)) {
    expect(identity.node.decisions.mark).toMatchObject({ family: 'lockup', device });
    expect(outcomeOf(identity, words)).toBe('applied');
  }
});

it('nobody who does not ask for it has something between the words', async () => {
  for (const { node } of await drawAll('Lawyers "Birch Tolland", navy, between two lines'))
    expect(node.decisions.mark.device).not.toMatch(/^(?:parted|pointed|underlined)$/);
});

it('rules above and below are two, and an underlined name has one', async () => {
  for (const { node } of await drawAll('Name in capitals with a rule above and below: TRELLIS'))
    expect(node.decisions.mark.device).toMatch(/^(?:ruled|justified)$/);
  for (const { node } of await drawAll('Wordmark underlined with one thin line, Trellis'))
    expect(node.decisions.mark.device).toMatch(/^underlined?$/);
});

it('two lines that are rules break no name', async () => {
  const [identity] = await drawAll('Hollow Oak, two lines above and below the name');
  expect(identity?.node.brief.nameLines).toBeUndefined();
});

it.each(['single line drawing of a bird, Wren studio', 'a one line drawing of a whale, Fluke surf', 'three lines crossing, Trig maps'])(
  'a line that is drawn is no line of the name: %s',
  async (prompt) => {
    const [identity] = await drawAll(prompt);
    expect(identity?.node.brief.nameLines).toBeUndefined();
  },
);

it.each([
  ['Freight & Fern, houseplants, the ampersand smaller than the words', '&', 'ampersand'],
  ["Dorothea's Kitchen, cooking classes. “Kitchen” smaller below.", 'Kitchen', 'smaller'],
])('the words that were asked to be smaller are: %s', async (prompt, part, words) => {
  for (const identity of await drawAll(prompt)) {
    const { decisions } = identity.node;
    const { smallPart, ...plain } = decisions.type;
    expect([smallPart, isSetPlainly(decisions), outcomeOf(identity, words)]).toEqual([part, true, 'applied']);
    const widthIn = (type: TypeDecision): number => setName(pack, type, decisions.name, 12).box.width;
    expect(widthIn(decisions.type)).toBeLessThan(widthIn(plain));
  }
});
