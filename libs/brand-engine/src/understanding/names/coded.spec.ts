import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Brewpub. Called <hr/>bst. Monospace, a hop, green', '<hr/>bst'],
  ['Web agency "</head>ache", black', '</head>ache'],
  ["We're kebab_case, a food truck, red", 'kebab_case'],
  ['hello_world.dev – a coding site – a cat – green', 'hello_world.dev'],
  ['Die Agentur heißt re[new]al, blau', 're[new]al'],
  ['Rocket for a coding school, name <hr>oad, with the angle brackets, purple', '<hr>oad'],
  ['name is [nota] — with the square brackets, a proofreader. red', '[nota]'],
  ['Wir sind ein Chor, Name [leise] in eckigen Klammern, grau', '[leise]'],
])('signs of code in a name stay: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  'Logo for a café called <name>. A cup.',
  'Logo for [Company Name], blue',
  'company name: <%= brand %>, red',
  '{{name}} is our bakery. A loaf.',
  'Brand: [your brand], a fox',
])('a field of a template that nobody filled in is no name: %s', async (prompt) => {
  const { name, nameSource } = await understanding.understand(prompt);
  expect(nameSource).toBe('coined');
  expect(name).toMatch(/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u);
});

it.each([
  ['Otter & Oak - "Slow wood for fast times" - an otter, brown', 'Otter & Oak', 'Slow wood for fast times'],
  ['Hof Lindental – „Milch wie früher“ – eine Kuh', 'Hof Lindental', 'Milch wie früher'],
  ['Pub - "The Slow Horse" - brown', 'The Slow Horse', null],
])('a sentence in quotes behind a name and a dash is its line: %s', async (prompt, name, descriptor) => {
  expect(await understanding.understand(prompt)).toMatchObject({ name, descriptor });
});

it.each([
  ["Zephyr, but not the wind kind: we're a sewing club. A needle. Blue", 'Zephyr'],
  ['Kun tekst, intet billede: Hav & Himmel, yogastudie. Blå', 'Hav & Himmel'],
])('neither what a brand is nor a picture that is refused hides its name: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  ['Solar installers: Bright Side Up. Sun. Yellow & dark blue. Avoid leaves.', 'Bright Side Up'],
  ['Family party of Ella & Ravi, 3 August 2026, two swans, gold', 'Ella & Ravi'],
])('a name ends with its sentence, and a day is none: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toContain(name);
  expect((await understanding.understand(prompt)).name).not.toMatch(/Sun|2026/);
});
