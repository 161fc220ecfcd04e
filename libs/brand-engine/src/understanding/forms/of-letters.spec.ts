import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

describe('adjectives of letters', () => {
  it.each([
    ['Clearwell Opticians, light sans-serif, teal.', 'thin'],
    ['Ein Logo für die Bäckerei Verano: schlanke Lettern.', 'thin'],
    ['Un logo pour la boulangerie Verano : typographie délicate.', 'thin'],
    ['Un logo per la panetteria Verano: carattere leggero.', 'thin'],
    ['Логотип для пекарні «Верано»: ніжний рукописний шрифт.', 'thin'],
    ['Play barn Romp, rounded bubbly letters, lemon', 'rounded'],
    ['Thunder Gym. Big heavy italic capitals, red.', 'heavy'],
    ['Un logo para la panadería Verano: letras gordas.', 'heavy'],
    ['En logotyp för bageriet Verano: rejäla versaler.', 'heavy'],
    ['Logo dla piekarni „Verano”: masywne litery.', 'heavy'],
    ['A logo for the bakery Verano: spacious lettering.', 'tracked'],
    ['Et logo til bageriet Verano: god afstand mellem bogstaverne.', 'tracked'],
    ['Logo pro pekárnu „Verano“: velké mezery mezi písmeny.', 'tracked'],
  ] as const)('%s asks for %s letters', async (prompt, form) => {
    expect((await understanding.understand(prompt)).forms).toContain(form);
  });

  it.each([
    ['Jazztrio Nattbuss 94. Smala versaler.', 'condensed'],
    ['Ein Logo für die Bäckerei Verano: schmale hohe Buchstaben.', 'condensed'],
    ['Логотип для пекарни «Верано»: узкие буквы.', 'condensed'],
    ['A logo for the bakery Verano: broad capitals.', 'wide'],
    ['Un logo pour la boulangerie Verano : lettres larges.', 'wide'],
    ['Logo leipomolle nimeltä Verano: leveät kirjaimet.', 'wide'],
    ['Studio Werk7, Schreibmaschinenschrift, anthrazit.', 'mono'],
  ] as const)('%s asks for %s type', async (prompt, typeClass) => {
    expect((await understanding.understand(prompt)).constraints.typeClass).toBe(typeClass);
  });

  it.each(['Verano, a narrow boat company.', 'Verano sells light lunches.', 'Verano, strong coffee, blue letters.'])(
    '%s speaks of something else',
    async (prompt) => {
      const { constraints, forms } = await understanding.understand(prompt);
      expect([constraints.typeClass, forms]).toEqual(['any', []]);
    },
  );
});
