import { Pack } from '../pack/pack.js';
import { createUnderstanding, type Understanding } from './index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Tailor Ashdown, navy. The line beneath should read: Bespoke since 1983.', 'Bespoke since 1983'],
  ['Praxis Beweggrund, ruhig, Petrol. Untertitel: Praxis für Physiotherapie', 'Praxis für Physiotherapie'],
  ['Bäckerei Morgenrot, braun. Darunter soll stehen: Brot seit 1920', 'Brot seit 1920'],
  ['Boulangerie Petit Four, brun. Sous-titre : Pain au levain', 'Pain au levain'],
  ['Cerveza Alba, negro. Debajo pon Hecha en Cádiz', 'Hecha en Cádiz'],
  ['A cervejaria chama-se Quase Sexta, preto. Embaixo escreve "cerveja de quinta"', 'cerveja de quinta'],
  ['Tandläkaren Strandtand, ljusblått. Under namnet ska det stå Tandvård i Varberg.', 'Tandvård i Varberg'],
  ['Kancelaria Kot, granat, dopisek: doradztwo podatkowe', 'doradztwo podatkowe'],
  ['Plumber Pennine Heating, blue. Below the name a wrench.', null],
])('the line that is to be written is read: %s', async (prompt, line) => {
  expect((await understanding.understand(prompt)).descriptor).toBe(line);
});

it('a year that is written in the line is not written again', async () => {
  const brief = await understanding.understand('Tailor Ashdown, navy. The line beneath should read: Bespoke since 1983.');
  expect(brief.year).toBeUndefined();
});

it.each([
  ['NORA – Northern Otter Rescue Association. The full name small underneath. Blue.', 'NORA', 'Northern Otter Rescue Association'],
  [
    'Der Verein heißt FLUSS – Freunde lebendiger Ufer, Sümpfe und Seen. Darunter klein die Langform.',
    'FLUSS',
    'Freunde lebendiger Ufer, Sümpfe und Seen',
  ],
  ['Logo for TIDE, navy and white. A charity – for clean water.', 'TIDE', null],
])('what an abbreviation stands for is its line: %s', async (prompt, name, line) => {
  expect(await understanding.understand(prompt)).toMatchObject({ name, descriptor: line });
});

it('a clause that only asks for the long form is read', async () => {
  const { wishes, sentence } = await understanding.read('NORA – Northern Otter Rescue Association. The full name small underneath. Blue.');
  const lines = wishes.filter(({ kind }) => kind === 'line').map(({ from, to }) => sentence.tokens.slice(from, to).map(({ text }) => text));
  expect(lines.map((words) => words.join(' '))).toEqual(['Northern Otter Rescue Association', 'The full name small underneath']);
});
