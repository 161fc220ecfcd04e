import { Pack } from '../pack/pack.js';
import { createUnderstanding, type Understanding } from './index.js';
import type { Thing } from './wishes.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const thingsOf = async (prompt: string): Promise<Thing[]> =>
  (await understanding.read(prompt)).wishes.flatMap((wish) => (wish.kind === 'thing' ? [wish] : []));

it.each([
  ['We roast nuts and are called Hazelby. I was thinking of a squirrel, brown.', 'squirrel'],
  ['Dentist Brightwell, what about a walrus? Teal.', 'walrus'],
  ['Our band is Low Tide. How about a crab?', 'crab'],
  ['We run a ferry, Tidewell. I keep picturing a puffin.', 'puffin'],
  ['Vi driver ett bageri och heter Kornblå. Tänkte mig en igelkott, blå.', 'hedgehog'],
  ['Wir sind die Tischlerei Holzweg. Ich stelle mir einen Biber vor, dunkelgrün.', 'beaver'],
  ['Restaurant Le Phare. On verrait bien un homard.', 'lobster'],
  ['Bar El Puerto. Estaba pensando en un pulpo.', 'octopus'],
  ['Escola Brisa. Pensei numa coruja.', 'owl'],
  ['Gelateria Neve. Avrei in mente un pinguino.', 'penguin'],
  ['Fietsenwinkel Spaak. Ik dacht aan een egel, groen.', 'hedgehog'],
  ['Piekarnia Okruszek. Mam w głowie jeża, brązowy.', 'hedgehog'],
  ['Kavárna Zrnko. Představuju si sovu, hnědá.', 'owl'],
  ['Пекарня Крошка. Представляю себе ежа.', 'hedgehog'],
  ['Kahvila Pilvi. Mietin pöllöä, sininen.', 'owl'],
  ['Bakeri Smulen. Jeg ser for meg en ugle, blå.', 'owl'],
])('what somebody has in mind is asked for: %s', async (prompt, term) => {
  expect((await thingsOf(prompt)).filter(({ asked }) => asked).map((thing) => thing.term)).toContain(term);
});

it('what somebody thinks of doing is no picture', async () => {
  expect((await thingsOf('We were thinking of opening a bar called Zest.')).filter(({ asked }) => asked)).toEqual([]);
});

it.each([
  ['Please bear with us, we are new. Law firm Hart & Lowe, grey.', 'bear'],
  ['We train dogs, the name is Heelwell. Green.', 'train'],
  ['Wij zijn Snelpost. Het moet fris ogen, blauw.', 'eye'],
  ['Bonjour, je lance une épicerie qui s’appelle Le Bocal. Vert.', 'lance'],
])('a verb is no thing: %s', async (prompt, term) => {
  expect((await thingsOf(prompt)).map((thing) => thing.term)).not.toContain(term);
});

it('a noun behind its article stays one, whatever verb it may be', async () => {
  expect((await thingsOf('Oogarts Helder, met twee ogen, blauw')).map(({ term }) => term)).toContain('eye');
  expect((await thingsOf('We want a bear. Honey shop Comb.')).map(({ term }) => term)).toContain('bear');
});

it.each([
  ['Puddle shop Splash, a pair of yellow boots', 'boot', 'two'],
  ['Chaussures Lacet. Une paire de bottes rouges.', 'boot', 'two'],
  ['Restaurant Due Mari, un paio di aragoste, rosso', 'lobster', 'two'],
  ['A couple of herons for Marsh Cottage', 'heron', 'two'],
  ['Barber Snip, a pair of scissors, black', 'scissors', undefined],
])('a pair is two of a thing: %s', async (prompt, term, several) => {
  expect((await thingsOf(prompt)).find((thing) => thing.asked)).toMatchObject({ term, ...(several ? { several } : {}) });
  if (several === undefined) expect((await thingsOf(prompt))[0]?.several).toBeUndefined();
});

it.each([
  ['Vi har ett bageri, Surdegen. Tänkte mig en varg som står i dimma, mörkgrönt.', 1],
  ['Vi spiller rock og hedder Larm. En guitar i flammer, rød.', 1],
  ['Vi rostar kaffe och heter Lund. Grönt.', 1],
  ['Spa Nebel, a fox in fog and navy', 2],
])('what a thing stands in and what somebody does are no colours: %s', async (prompt, count) => {
  expect((await understanding.read(prompt)).wishes.filter(({ kind }) => kind === 'colour')).toHaveLength(count);
});

it.each([
  "Cyber security firm Holdfast. We don't want a shield or a padlock. Blue.",
  'IT-Sicherheit Wallwerk, bitte kein Schild, blau',
  'Insurance broker Calder, no shield, green',
])('a shield that is refused is neither ground nor picture: %s', async (prompt) => {
  const { icons, refused, avoidConcepts } = await understanding.understand(prompt);
  expect(icons.map(({ id }) => id).filter((id) => id.includes('shield'))).toEqual([]);
  expect([...(refused?.containers ?? []), ...avoidConcepts]).toContain('shield');
});

it.each([
  ['Pet salon Muddy Otter. Can you do a scruffy spaniel?', ['spaniel']],
  ['Willow End Goats – small farm, we make soap. A goat, soft green', ['goat']],
  ['We do a market on Sundays. Potter Yard, brown', []],
  ['Charity Quillfolk. A hedgehog curled up in a ball, lime', ['hedgehog']],
])('what is ordered is asked for, what is run and how a thing lies is not: %s', async (prompt, terms) => {
  expect((await thingsOf(prompt)).filter(({ asked }) => asked).map(({ term }) => term)).toEqual(terms);
});

it('what a logo is printed on is neither its trade nor a line', async () => {
  const { industry, trade } = await understanding.understand('Ashby Village Show. A marrow. It has to print well on a tea towel, friendly');
  expect([industry, trade]).not.toContain('tea');
  expect(trade).toBeUndefined();
});

it.each([
  ['Taqueria Sol. Two crossed chillies, red', ['chilli']],
  ["Locksmith Rook. I'd rather not have a key, maybe a keyhole", ['keyhole']],
  ['Tattoo studio. Red Fern. fern, obviously', ['fern']],
  ['Vet pharmacy Tails, a paw and a cross, green', ['paw', 'medical cross']],
])('things are read as they are meant: %s', async (prompt, terms) => {
  expect((await thingsOf(prompt)).filter(({ asked, refused }) => asked && !refused).map(({ term }) => term)).toEqual(terms);
});

it.each([
  ['Rowing club Wexcombe. We first thought green but voted for maroon and silver', ['maroon', 'silver']],
  ['Kinderwinkel Pluk, liever geen roze, wel okergeel en donkergroen', ['okergeel', 'donkergroen']],
  ['Φυσικοθεραπεία Κίνησις, πράσινο της ελιάς και μπεζ', ['πράσινο της ελιάς', 'μπεζ']],
])('colours are those that were chosen in the end: %s', async (prompt, words) => {
  const { primary, secondary } = (await understanding.understand(prompt)).colours;
  expect([primary?.words, secondary?.words]).toEqual(words);
});

it.each([
  ['Bryggeri Kalk, ett runt märke, och årtalet 2016', '2016'],
  ['Brewery Kalk, a windmill, and the year 2016', '2016'],
])('a year that is called one is written: %s', async (prompt, year) => {
  expect((await understanding.understand(prompt)).year).toBe(year);
});
