import { readShortlist } from './shortlist.js';

const read = (text: string): { chosen: string | undefined; others: string[] } => {
  const { chosen, others } = readShortlist(text);
  return { chosen: chosen && text.slice(chosen.start, chosen.end), others: others.map(({ start, end }) => text.slice(start, end)) };
};

it.each([
  ['The name: Vote: The Long Spoon 2, Table for Two 6. Red.', 'Table for Two', ['The Long Spoon']],
  ['Abgestimmt wurde so: Webwerk 12 Stimmen, Spindel 31 Stimmen. Blau.', 'Spindel', ['Webwerk']],
  ['Names, votes in brackets: Loom (7), Weaver (4).', 'Loom', ['Weaver']],
])('regression: of names that are counted the one with the most votes is chosen: %s', (text, chosen, others) => {
  expect(read(text)).toEqual({ chosen, others });
});

it.each([
  ['Shortlist. 1. Ember - out, legal. 2. Low & Slow - generic. 3. Bark. <- this one, with the full stop. Rust.', 'Bark'],
  ['Names: (a) Tidewrack – taken, (b) Salt Line – our favourite, (c) Foam – too soft. Navy.', 'Salt Line'],
  ['Namen. - Falz: vergeben. - Kante: zu hart. - Bogen: der bleibt. Grau.', 'Bogen'],
])('regression: of names that are remarked upon the one that the remarks leave is chosen: %s', (text, chosen) => {
  expect(read(text).chosen).toBe(chosen);
});

it.each([
  'Three colours: Red 1, Blue 2. A bakery.',
  '1. A fox - red. 2. An owl - blue. Called Lumen.',
  'We vote on Friday. Open 9 to 5, room 12.',
  'The vote: Alder 5, Birch 5.',
])('nothing is chosen where nothing decides: %s', (text) => {
  expect(readShortlist(text).chosen).toBeUndefined();
});
