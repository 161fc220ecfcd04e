import { createEngine, type Engine } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

it.each([
  'hallo, die Eisdiele heißt Wollmilch. es soll fröhlich sein, ein Schaf, hellblau und weiß. Vielen Dank im Voraus!',
  'bonjour, le salon s’appelle Poil de Carotte, un chien et un peigne, style sobre, merci d’avance',
  'Quiero un logo para la cafetería Nube Gris, una nube, en tonos azules, estilo clásico',
  'Vorrei un logo per la libreria Il Gufo, un gufo, colori pastello, stile allegro',
  'Preciso de um logótipo para a padaria Pão Nosso, um pão, castanho, estilo rústico',
  'Logo voor bakkerij De Molen, een molen, mag wel een beetje ouderwets zijn, stijl landelijk',
  'Hei! Vi trenger logo til Reinlav, et reinsdyr, enkel stil, grått',
  'Логотип для кав’ярні «Їжак», їжак, затишний стиль, бежеві та коричневі відтінки',
])('regression: words that only fill a request are not reported as unknown: %s', async (prompt) => {
  const { interpretation } = await engine.generate({ prompt, seed: 'one', watermark: false });
  expect(interpretation.clauses.filter(({ reason }) => /not understood/i.test(reason ?? ''))).toEqual([]);
});

it('regression: a word that fills a request in another language is a word of a name where it has a capital', async () => {
  const { node } = await engine.generate({ prompt: 'Logo per il ristorante Casa Bella, una casa, verde', seed: 'one', watermark: false });
  expect(node.brief.name).toBe('Casa Bella');
});

it.each([
  ['Peluquería Amapola, una amapola dibujada con línea fina, rojo', 'own-poppy'],
  ['Librairie Les Hiboux : un hibou blotti sur une branche, bleu nuit', 'own-owl'],
  ['Die Hebammenpraxis Nestwärme wünscht sich ein Nest mit drei Eiern, zart', 'own-nest-with-eggs'],
  ['Kafé Snö: en kopp där ångan stiger, blå', 'own-cup'],
])('regression: what an unknown word describes is asked for all the same: %s', async (prompt, icon) => {
  const { node } = await engine.generate({ prompt, seed: 'one', watermark: false });
  expect([node.decisions.mark.icon, node.decisions.mark.partner]).toContain(icon);
});
