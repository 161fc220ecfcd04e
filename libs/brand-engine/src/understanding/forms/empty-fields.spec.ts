import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  'Name: Tallis Dental\nTrade: dentist\nSymbol: none\nColour: mint',
  'Name: Tallis Dental\nTrade: dentist\nGraphic: none required\nColour: mint',
  'Name: Tallis Dental\nTrade: dentist\nIcon: n/a\nColour: mint',
  'Name: Tallis Dental\nTrade: dentist\nPicture: -\nColour: mint',
  'Name: Quillon\nTrade: swords\nSymbol: none, but the Q may be clever',
  'Name: Praxis Lenz\nBranche: Zahnarzt\nSymbol: keines\nFarbe: grün',
  'Nom : Cabinet Aubry\nActivité : dentiste\nSymbole : aucun\nCouleur : vert',
  'Nombre: Clínica Lugo\nActividad: dentista\nSímbolo: ninguno\nColor: verde',
  'Nazwa: Kancelaria Lis\nSymbol: brak\nKolor: zielony',
  'Wie heißt Ihr Geschäft? Kaffee Nebel\nWelches Bild wünschen Sie sich? Keins\nFarbe? Grau',
  'Smiths Ferrous. Words only for now, dark grey',
])('a field or question about a picture that is left empty asks for letters alone: %s', async (prompt) => {
  expect((await understanding.read(prompt)).brief.constraints).toMatchObject({ symbol: 'wordmark', noIcon: true });
});

it.each(['Name: Tallis\nSymbol: no tooth, a leaf\nColour: mint', 'Name: Tallis\nSlogan: none\nSymbol: a leaf'])(
  'another field does not: %s',
  async (prompt) => {
    expect((await understanding.read(prompt)).brief.constraints.noIcon).toBe(false);
  },
);
