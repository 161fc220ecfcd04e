import { readFileSync } from 'node:fs';
import { Pack } from '../../pack/pack.js';
import { createIconRanker } from '../things/icons.js';
import { loadPictures } from '../things/pictures.js';
import { readPrompt, type Sources } from '../reading.js';
import { loadWordVectors } from '../language/word-vectors.js';
import { sensesOfNaming } from '../lexicon/naming.js';
import { exampleOf } from './examples.js';
import { markNames, readMarked } from './marked.js';
import { isAbbreviated, piecesOf } from './pieces.js';
import { rankNames } from './spans.js';
import { feature, featureOf, readTable, writeTable } from './table.js';
import { trainNames } from './train-names.js';
import { loadWeights } from './weights.js';

const settings = { rounds: 30, rate: 0.2, shrink: 0, rarest: 1 };
const lines = [
  '[n:Otter]. [t:Bakery] in [p:Leeds]. [a:a loaf], [c:brown], no [r:wheat]',
  'we call it [n:salt & sons], [t:plumbers], [c:navy], anchor? no thanks, [a:a tap]',
  'no name yet, [t:dog groomers], [c:teal], [m:rounded], no [r:paws] or [r:bones]',
  'Wir heißen „[n:Ohne Worte]“, [t:Buchhandlung], [c:grün], bitte keine [r:Eule]',
];
let sources: Sources;
beforeAll(async () => {
  sources = { vectors: await loadWordVectors(), icons: createIconRanker(Pack.load().icons, await loadPictures()) };
});

it('reads the marks of a line and what it is without them', () => {
  const { prompt, text, spans } = readMarked('[n:Otter!]⏎a [t:bakery]');
  expect(prompt).toBe('Otter!\na bakery');
  expect(spans.map(({ role, start, end }) => [role, text.slice(start, end)])).toEqual([
    ['name', 'Otter!'],
    ['trade', 'bakery'],
  ]);
});

it('marks a known name wherever it stands, and nothing where it is spelled otherwise', () => {
  expect(markNames('otter, a bakery. Otter!', ['Otter'])?.spans).toMatchObject([{ start: 0 }, { start: 17 }]);
  expect(markNames('Otterly, a bakery', ['Otter'])).toBeUndefined();
  expect(markNames('a bakery', [])?.spans).toEqual([]);
});

it.each([
  ['called', ['called', 'heißt', 'nommée', 'llamamos', 'nazwaliśmy', 'jmenujeme', 'называется', 'називаємось', 'ονομαζόμαστε', 'nimellä']],
  ['old', ['formerly', 'vormals', 'voorheen', 'anciennement', 'tidligere', 'dawniej', 'раньше', 'раніше', 'πρώην', 'aiemmin']],
  ['not', ['not', 'nicht', 'geen', 'pas', 'inte', 'zamiast', 'вместо', 'замість', 'όχι', 'sijaan']],
])('knows the words that say "%s" of a name', (sense, words) => {
  expect(words.filter((word) => !sensesOfNaming(word).includes(sense))).toEqual([]);
});

it.each([
  ['St. Anna', true],
  ['M. Thorne', true],
  ['Brdr. Toft', true],
  ['Hobnail. Black', false],
  ['a key. Red', false],
])('tells whether the full stop of "%s" shortens a word: %s', (text, isShort) => {
  const pieces = piecesOf(text, []);
  expect(pieces.some((_, at) => isAbbreviated(pieces, at))).toBe(isShort);
});

it('learns the names of a few prompts, with their signs, and that one has none', () => {
  const examples = lines.map((line) => exampleOf(readMarked(line), sources));
  const weights = trainNames(examples, settings);
  for (const example of examples) {
    const likely = rankNames(example, weights);
    expect(example.right).toContain(likely.indexOf(Math.max(...likely)));
  }
});

it('stores weights to a thirty-second, and nothing of those that say little', () => {
  const bytes = writeTable(2, [
    [7, [0.5, -1]],
    [-3, [0.01, 0]],
  ]);
  const { table, end } = readTable(bytes, 0);
  const sums = new Float64Array(2);
  table.add([7, -3], sums, 0);
  expect(Array.from(sums)).toEqual([0.5, -1]);
  expect(end).toBe(bytes.length);
});

describe('the committed weights', () => {
  const heldOut = (
    JSON.parse(readFileSync(new URL('../../../corpus/held-out-4.json', import.meta.url), 'utf8')) as {
      prompts: { prompt: string; name: string | null }[];
    }
  ).prompts;
  const isRight = (name: string | null, read: { name: string; nameSource: string }): boolean =>
    name === null || name === '' ? read.nameSource === 'coined' : name.split(' / ').includes(read.name);

  it('read more names of prompts that nothing was learnt from than the rules alone do', async () => {
    const weights = await loadWeights();
    const right = (learnt: Sources['weights']): number =>
      heldOut.filter(({ prompt, name }) => isRight(name, readPrompt(prompt, '', { ...sources, weights: learnt }).brief)).length;
    expect(weights).toBeDefined();
    expect(right(weights)).toBeGreaterThan(right(undefined));
  });
});

it('a feature with values is that of the text that it spells', () => {
  expect(feature`first ${'café'} of ${3} ${true}`).toBe(featureOf('first café of 3 true'));
  expect(feature`quote`).toBe(featureOf('quote'));
});
