import type { Brief } from '../../brief.js';
import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const briefOf = async (prompt: string): Promise<Brief> => (await understanding.read(prompt, 'seed')).brief;

describe('what is to be done to a picture', () => {
  it.each([
    ['Nightjar Bar, a bat hanging upside down', ['over']],
    ['Nachtbar, eine Fledermaus, die auf dem Kopf steht', ['over']],
    ['Bar Nuit, une chauve-souris la tête en bas', ['over']],
    ['Bar Noche, un murciélago boca abajo', ['over']],
    ['Bar Notte, un pipistrello capovolto', ['over']],
    ['Nachtbar, een vleermuis ondersteboven', ['over']],
    ['Corkscrew, a bottle lying on its side', ['aside']],
    ['Weinhaus Kork, eine auf der Seite liegende Flasche', ['aside']],
    ['Le Caviste, une bouteille couchée sur le côté', ['aside']],
    ['Cinema Half, a whale cut off at the bottom', ['cut-below']],
    ['Cinema Half, a whale cropped on the left', ['cut-left']],
    ['Barber Fade, scissors that fade out to the right', ['fading-right']],
    ['Barber Fade, half erased scissors', ['fading-right']],
  ])('is read of %s', async (prompt, changes) => {
    expect((await briefOf(prompt)).changes).toEqual(changes);
  });

  it.each([
    ['Galop, a horse facing right', 'right'],
    ['Galop, a horse looking to the left', 'left'],
    ['Reiterhof Amsel, ein Pferd, das nach links schaut', 'left'],
    ['Galop, un cheval qui regarde vers la droite', 'right'],
    ['Galope, un caballo mirando a la izquierda', 'left'],
    ['Galoppo, un cavallo che guarda a sinistra', 'left'],
    ['Galop, een paard dat naar rechts kijkt', 'right'],
    ['Galop, a left-facing horse', 'left'],
    ['Hofladen Birne, eine Birne, spiegelverkehrt', 'mirrored'],
  ])('may be a side that it looks to: %s', async (prompt, facing) => {
    expect((await briefOf(prompt)).facing).toBe(facing);
  });

  it.each([
    ['Upside Down Coffee, a cup'],
    ['Lookout, the second O upside down'],
    ['Otter Press, the letters upside down'],
    ['Denim Row, cropped jackets and cut-off jeans'],
    ['Dusk, fading from blue to green'],
    ['Fox Media, a fox to the left of the name'],
    ['Fox Media, a fox, not upside down'],
  ])('is nothing that a name, letters, wares or colours tell: %s', async (prompt) => {
    const { changes, facing } = await briefOf(prompt);
    expect([changes, facing]).toEqual([undefined, undefined]);
  });
});
