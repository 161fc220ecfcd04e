import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const nameIn = async (prompt: string): Promise<string> => (await understanding.read(prompt)).brief.name;

it.each([
  ['we do fried chicken its called auntie cluck theres no auntie tho can we have a chicken red and yellow', 'auntie cluck'],
  ['so i make candles its called wick and whisper my mate drew a cat but just a candle please', 'wick and whisper'],
  ['our zine is called pagegoblin one word all small letters a goblin please green', 'pagegoblin'],
  ['hoi wij repareren laptops het heet blikvanger aan elkaar geschreven graag een schroef blauw', 'blikvanger'],
  ['moin unser foodtruck heißt wurstweg zusammengeschrieben wir hätten gern eine wurst rot', 'wurstweg'],
  ['Dog groomer here, scruffy duke is the name. A poodle, pink', 'scruffy duke'],
])('a name in small letters ends where something else is said: %s', async (prompt, name) => {
  expect((await nameIn(prompt)).toLowerCase()).toBe(name);
});

it.each([
  ['lads\nwe finally have a name for the band\nRUBBER PARISH\nlogo: a drum\nred', 'RUBBER PARISH'],
  ['Q. Name?\nA. Old Tom’s Tyres\nQ. Picture?\nA. a tyre', 'Old Tom’s Tyres'],
  ['Q1: Name of your inn? Harrow Arms\nQ2: Motif? A stag\nQ3: Colours? Green', 'Harrow Arms'],
  ['Minutes of the Elmbridge Rowing Club, 3 May. Item 4: logo. An oar in blue was agreed', 'Elmbridge Rowing Club'],
])('an answer, a shout or a heading gives the name: %s', async (prompt, name) => {
  expect(await nameIn(prompt)).toBe(name);
});

it('what a pet is called is no name of a brand', async () => {
  expect(await nameIn('Florist Rook & Rose. My aunt has a parrot called Hugo. Red')).toBe('Rook & Rose');
});

it.each([
  [
    '[9:12] Ida: name for the laundry?\n[9:13] Ned: Bubble Theory\n[9:14] Ida: taken\n[9:15] Ned: Lost Sock!!\n[9:16] Ida: yes',
    'Lost Sock',
  ],
  ['ada: the scout name\nwill: Night Foxes\nada: ugh no. Badger Patrol\nwill: ok\nada: brown, a torch', 'Badger Patrol'],
  [
    '[8:00] Mo: wie heißt der Laden?\n[8:01] Pia: Zwei Felgen?\n[8:02] Mo: gibts schon\n[8:03] Pia: Kette Rechts\n[8:04] Mo: perfekt',
    'Kette Rechts',
  ],
  ['Ann: name still Back Room?\nBo: no we said Elbows On Tables\nAnn: right. logo: a candle\nBo: red', 'Elbows On Tables'],
  ['Ann: name?\nBo: Spoke & Fork\nAnn: not Chain Gang?\nBo: no, hated it\nAnn: lol ok. yellow', 'Spoke & Fork'],
])('of the names in a chat the one that everybody takes is the name: %s', async (prompt, name) => {
  expect(await nameIn(prompt)).toBe(name);
});

it.each([
  ['garage, name is nine lives motors, black', 'nine lives motors'],
  ['gray & gull solicitors, conservative, navy', 'gray & gull'],
])('small letters are read as far as they name: %s', async (prompt, name) => {
  expect(await nameIn(prompt)).toBe(name);
});
