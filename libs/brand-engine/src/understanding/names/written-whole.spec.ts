import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['an adjective before a verb', 'Silver Larch Care visits people at home. Lilac.', 'Silver Larch Care'],
  ['a colour before a verb', 'Crimson Bay Band would like a drum, black.', 'Crimson Bay Band'],
  ['a cry with its trade', '¡Ay Lola! Hot Sauce needs a label, red.', '¡Ay Lola! Hot Sauce'],
  ['a cry before a verb', 'Hey Pesto! makes pasta sauces. Green.', 'Hey Pesto!'],
  ['a cry at the end', 'A logo for our chip van, Oh My Hake! Blue and white.', 'Oh My Hake!'],
  ['sentences', 'Rest. Read. Repeat. is a book club. Teal.', 'Rest. Read. Repeat.'],
  ['a registered body', 'Turnverein Buchental 1908 e. V. sucht ein Wappen, rot.', 'Turnverein Buchental 1908 e. V.'],
  ['a numeral before a verb', '4 Brothers Dairy makes butter, cream and cheese. Yellow.', '4 Brothers Dairy'],
  ['a quoted name with a slash', 'Our consultancy is called "No.4 / South" - a compass, orange.', 'No.4 / South'],
  ['a comma that is spoken of', 'We mend dolls. The shop is called Sorry, Martha. The comma is important.', 'Sorry, Martha'],
  ['a trading name', "P. Ross t/a Ross's Mobile Sharpening. A knife, blue.", "Ross's Mobile Sharpening"],
  [
    'a field of the logo',
    'Contact: Jo Tell. Registered company: JT Holdings Ltd. Name to appear on logo: Fenside Boat Storage. A boat.',
    'Fenside Boat Storage',
  ],
  ['a name after another', 'Port Mary pottery - no that is not the name - the name is Gannet. Blue.', 'Gannet'],
  ['a cry behind a colon', "Kids' science parties: Fizz Bang! Flask exploding. Purple.", 'Fizz Bang!'],
  ['a slash', 'A/V Wizards repairs projectors in Hull. Blue.', 'A/V Wizards'],
  ['a former name in brackets', 'Moonrise (previously Lamp & Co) sells lights. Ochre.', 'Moonrise'],
  ['what it used to be', "Elmhurst used to be Dr. Shah's surgery on Mill Road. Today it's a gym. Green.", 'Elmhurst'],
  ['the new firm', 'After the merger of Holt Legal and Pike & Co the new firm is Arbora. Ink blue.', 'Arbora'],
  ['a list in one line', '1. Name: Salt & Slate 2. What: kitchen tops 3. Colours: grey 4. No: houses', 'Salt & Slate'],
  ['a name that was taken', '"Honey Pot" was taken, so it is "Hive Five". Honey shop. Yellow.', 'Hive Five'],
  ['how it is spoken', 'Croix. Pronounced "kwah". A wine bar in Leeds. Red.', 'Croix'],
  ['two small names joined', 'band name is ivy and the foxes, folk duo, mustard', 'ivy and the foxes'],
  ['small letters after for', 'could you design something for happy hounds grooming? friendly, teal', 'happy hounds grooming'],
  ['an inverted sentence', 'Am Wehr heißt unser Gasthof, Forelle, bitte kein Bierkrug.', 'Am Wehr'],
  ['a Polish town', 'Szukamy logo dla pracowni ceramiki Sówka z Olsztyna, sowa, szary', 'Sówka'],
])('%s: %s', async (_, prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it('writes a year once where a line has it already', async () => {
  const { descriptor, year } = await understanding.understand(
    'Brackenside Forge started in 1948 with one anvil. Badge with "Est. 1948". Black.',
  );
  expect([descriptor, year]).toEqual(['Est. 1948', undefined]);
});

it('the name is written where another one is said to be none', async () => {
  const { constraints } = await understanding.understand("Port Mary pottery - no that's not the name - the name is Gannet. Blue.");
  expect(constraints.noText).toBe(false);
});
