import { Pack } from '../pack/pack.js';
import { createUnderstanding, type Understanding } from './index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  'Bike charity, no name yet so leave the text out. A bicycle, green',
  'A fox, red, for Vulpes. Leave the name off',
  'A simple vase in terracotta for a pottery. Leave the words out for now',
  'i mend bikes and havent got a name yet so just do the picture for now, a bicycle, green',
  'Noch kein Name, bitte nur das Bild: eine Laterne, gelb',
  'Bäckerei Korn. Den Text weglassen. Ein Brot, braun',
  "Nous n'avons pas encore de nom, laissez le texte de côté. Une chouette bleue",
  'Todavía no tenemos nombre, solo el dibujo: un faro rojo',
  "Non abbiamo ancora un nome, solo l'immagine: una volpe rossa",
  'Ainda não temos nome, só a imagem: uma raposa laranja',
  'Laat de tekst weg. Een uil, blauw',
  'Inget namn ännu, bara bilden: en räv, röd',
  'Vi har ikke noget navn endnu, så udelad teksten. En ræv, rød',
  'Vi har ikke navn ennå, bare bildet: en rev, rød',
  'Nimeä ei vielä ole, pelkkä kuva: kettu, oranssi',
  'Nie mamy jeszcze nazwy, tylko obrazek: lis, pomarańczowy',
  'Ještě nemáme jméno, jen obrázek: liška, oranžová',
  'Названия пока нет, только картинка: лиса, оранжевая',
  'Назви ще немає, лише малюнок: лисиця, помаранчева',
  'Δεν έχουμε όνομα ακόμα, μόνο η εικόνα: μια αλεπού, πορτοκαλί',
])('text that is left out is not written: %s', async (prompt) => {
  const { constraints, icons } = await understanding.understand(prompt);
  expect(constraints.noText).toBe(true);
  expect(icons[0]?.named).toBe(true);
});

it.each([
  ["Initials only: B and T for the surveyors Barlow Tait, don't write the name out. Navy", 'BT'],
  ["Q and V as a monogram for solicitors (Quillon Vance). Don't spell out the full name. No picture.", 'QV'],
  ['Nur die Initialen M und K, den Namen Möller Krause bitte nicht ausschreiben. Blau', 'MK'],
  ["Seulement les initiales C et D, n'écrivez pas le nom (Colin Dubreuil, notaires). Bordeaux", 'CD'],
  ['Solo las iniciales R y P para los abogados Ruiz Prado, sin escribir el nombre. Verde', 'RP'],
  ['Solo le iniziali F e C, non scrivete il nome: Ferri Conti, commercialisti. Blu', 'FC'],
  ['Alleen de initialen H en V, de naam Hoek Visser niet uitschrijven. Makelaars, groen', 'HV'],
  ['Bara initialerna N och L, skriv inte ut namnet Nord Lind. Advokater, blått', 'NL'],
])('initials stand alone where the name is not to be written: %s', async (prompt, letters) => {
  expect(await understanding.understand(prompt)).toMatchObject({
    letters,
    constraints: { symbol: 'monogram', noText: true, noIcon: true },
  });
});

it('a refusal in spite of the name keeps the name', async () => {
  const { constraints } = await understanding.understand("Maçonnerie Rossignol Père & Fils. Surtout pas d'oiseau malgré le nom. Gris");
  expect(constraints.noText).toBe(false);
});
