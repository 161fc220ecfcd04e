import { createEngine, type Engine } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const missedIn = async (prompt: string): Promise<string> => {
  const { interpretation } = await engine.generate({ prompt, seed: 'manner', watermark: false });
  return interpretation.clauses
    .filter(({ outcome }) => outcome === 'not_applied')
    .map(({ text }) => text)
    .join(' | ');
};

it.each([
  ['skate vibes for a surf shop called Lowtide, teal', 'skate vibes'],
  ['a theatre called Nine Moons, circus-poster style, with a moon', 'circus-poster style'],
  ['Fernwood, a plant nursery, a fern in the style of a botanical drawing', 'in the style of a botanical drawing'],
  ['a dance school called Passo, a dancer in one flowing line', 'in one flowing line'],
  ['a deliberately broken logo for a pottery studio called Kiln Row', 'broken'],
])('regression: a manner that no drawing shows is reported: %s', async (prompt, manner) => {
  expect(await missedIn(prompt)).toContain(manner);
});

it.each([
  'a bakery called Crumb, handmade bread, friendly',
  'Oakline, carpentry, a modern look and a calm feel',
  'a poster shop called Hang, bold',
  'a fox, a bookshop called Hollow, carved look',
])('what is told of products, and a manner that is read as a mood, is none of these: %s', async (prompt) => {
  expect(await missedIn(prompt)).not.toMatch(/handmade|look|feel|poster/);
});

it.each([
  ['Maison Perrine, café, a chalk drawing of a croissant', 'chalk'],
  ['Ikigai, tea house, a circle in one brush stroke', 'brush stroke'],
  ['Saltwater, surf school, a wave like crayon', 'crayon'],
  ['Night Owl Print, a linocut owl, black', 'linocut'],
])('a way of drawing that leaves no trace in the picture is reported, whatever the letters are: %s', async (prompt, manner) => {
  expect(await missedIn(prompt)).toContain(manner);
});

it('two of one thing that face each other are not said to stand otherwise', async () => {
  expect(await missedIn('Lakeside, weddings, two swans facing each other, gold')).not.toContain('facing');
});
