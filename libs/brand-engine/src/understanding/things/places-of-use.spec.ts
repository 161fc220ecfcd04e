import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const shownIn = async (prompt: string): Promise<string[]> =>
  (await understanding.read(prompt)).wishes.flatMap((wish) => (wish.kind === 'thing' && wish.asked && !wish.refused ? [wish.term] : []));

it.each([
  ['Maypole Green. A ribbon, red. It gets printed on posters, tea towels and raffle tickets.', ['ribbon']],
  ['Can you make us a logo for shirts, tickets and the tour van? The Crooked Horns, a trumpet', ['trumpet']],
  ['Kletterhalle Griff, ein Karabiner, rot. Das Logo kommt auf Tüten, Becher und Aufkleber.', ['carabiner']],
  ['Logo pour des t-shirts et des affiches : festival « Vent », un moulin à vent', ['windmill']],
  ['Escuela de vela Brisa. Un velero, azul. Va en camisetas y furgonetas.', ['sailboat']],
  ['Cerveja Ria, um barco, preto. Para rótulos e copos.', ['boat']],
  ['Szukamy znaku na bilety, szyld i torby. Teatr „Kurtyna”, maska, czerwony', ['mask']],
  ['Знак нужен для пакетов, вывески и фартуков. Кафе «Лиса», лиса, рыжий', ['fox']],
  ['Ταβέρνα «Κύμα», ένα χταπόδι, μπλε. Το σήμα θα μπει σε σακούλες και ταμπέλα.', ['octopus']],
  ['Turlag Rypa, en rype, hvit. Skal brukes på skilt, jakker og kart.', ['ptarmigan']],
  ['Scooters to rent, Zumbo. Scooter icon, lime. Works on the scooters themselves, on helmets, in the app.', ['scooter']],
  ['Curling club Broom, a stone, red. It will be a patch for jackets.', ['stone']],
  ['Road menders Tarmac Jane, a shovel. Needs to go on high-vis vests.', ['shovel']],
  ['The sign will hang over a green door. Games café Ludo, a pawn, black', ['pawn']],
])('what a logo is put on is not shown: %s', async (prompt, things) => {
  expect(await shownIn(prompt)).toEqual(things);
});

it.each([
  ['Mugs and more by Clay Street. A fox on a mug, green', ['fox', 'mug']],
  ['We print on mugs and bags: Inkwell Prints. A squid, blue', ['squid']],
])('what is shown or sold is still read: %s', async (prompt, things) => {
  expect(await shownIn(prompt)).toEqual(expect.arrayContaining(things));
});
