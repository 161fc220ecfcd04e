import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const askedIn = async (prompt: string): Promise<string[]> =>
  (await understanding.understand(prompt)).concepts.flatMap(({ term, source }) => (source === 'asked' || source === 'said' ? [term] : []));

it.each([
  [
    "Our allotment society, Dock Road Plots, has been going since 1919. There was a flood in 1953. People often draw us as a watering can or a fish because of the pond. We'd rather a wheelbarrow. Brown.",
    'wheelbarrow',
  ],
  [
    'Hello, I run Perrin Cycles in Gate Street. It all started with a broken umbrella and a bottle of wine. What we would like to see is an owl, from the front. We celebrated with pizza and a game of chess. Brick red and grey.',
    'owl',
  ],
  [
    'Dear team, our pottery is called Saltgrass. My daughter drew a polar bear with a scarf for the door last year and the guests loved it. I have always imagined a fern. Green and brown. The cook keeps a parrot in the kitchen.',
    'fern',
  ],
  [
    'Guten Tag, unser Teeladen heißt Morgenrot. Angefangen hat alles mit einem kaputten Regenschirm und zwei Flaschen Wein. Nach einem langen Abend haben wir uns auf einen Leuchtturm geeinigt. Im Hof steht ein Klavier. Grün und Grau.',
    'lighthouse',
  ],
  [
    "Bonjour, notre salon s'appelle Maison Tilleul. Dans la cour il y a un piano où dorment les poules. Nous nous sommes mis d'accord sur un phare. Nous avons fêté cela avec une pizza. Vert et gris.",
    'lighthouse',
  ],
  [
    'Hola, nuestra panadería se llama Pan de Luna. Todo empezó con un paraguas roto y dos botellas de vino. Nos gustaría ver un búho, de frente. Lo celebramos con una pizza. Verde y gris.',
    'owl',
  ],
  [
    'Ciao, il nostro forno si chiama Pane e Nuvole. Tutto è cominciato con un ombrello rotto. Ci siamo accordati su un faro. Abbiamo festeggiato con una pizza e una partita a scacchi. Verde e grigio.',
    'lighthouse',
  ],
  [
    'Hallo, onze bakkerij heet Kruimel. Op de binnenplaats staat een piano waar de kippen in slapen. Het logo moet dus een gans worden, van opzij. We hebben het gevierd met pizza. Geel en blauw.',
    'goose',
  ],
  [
    'Hej, vår cykelverkstad i Lund heter Lilla Ekern. Allt började med ett trasigt paraply och två flaskor vin. Nu har vi bestämt oss för en räka, krullad som en våg. Vi firade med pizza. Grönt och grått.',
    'shrimp',
  ],
  [
    'Здравствуйте, наша сидрерия называется «Белый налив». Всё началось со сломанного зонта и двух бутылок вина. После долгих споров мы остановились на маяке. Отметили мы это пиццей. Зелёный и серый.',
    'lighthouse',
  ],
  [
    'привет я шью одежду дома в томске бренд называется Стежок у меня две дочки и одна машинка которая всё время ломается хочу пуговицу с улыбкой розовый и серый шрифт как от руки спасибо большое за помощь жду ответа',
    'button',
  ],
  [
    'So, the bakery is going to be called Slow Rise. For the picture, we looked at a rolling pin and a croissant and both felt like clip art. We all liked the rooster from the old flour tin, so please use that. Mustard. My mum has a new puppy.',
    'rooster',
  ],
  [
    'Fine, thanks for that. Drop the heron. The rest of us can live with the bulrush. The name stays Reedbed Sauna, and please no flame. Dark green on cream. Sent from my phone.',
    'bulrush',
  ],
  [
    'so its a food truck and my brother wanted a pizza but everyone has one so we want like a bandit raccoon and colours are red and yellow and dont do a cow with a face everyone does that',
    'raccoon',
  ],
  [
    'Beste ontwerper, wij hebben een camping in Drenthe, Hei & Lucht. We dachten eerst aan een tent, maar dat heeft iedereen. Doe maar een schaapje. Paars van de hei, en lichtblauw. Tot snel, Bert en Wil.',
    'sheep',
  ],
])('regression: of a long text only what is asked for is shown: %s', async (prompt, term) => {
  expect(await askedIn(prompt)).toEqual([term]);
});

it.each([
  [
    'People hear Spanish and draw a bull, a fan or a guitar. Our bar is called Media Luz, in Bristol. So: half an orange, cut. Orange and black. Lettering like on old posters. No frills.',
    ['bull', 'fan', 'guitar'],
  ],
  [
    'Re: pub sign. Hi Tom, further to our talk (sorry about the darts) we go ahead. The pub is The Gilded Hare. My cousin offered to draw a poodle with a clock. A hare, curled up. Bottle green and gold.',
    ['pub sign', 'dart', 'poodle', 'clock'],
  ],
  [
    'We make jam in the hills and are called Elder Farm. After many tries (a spoon, a jar, a bee) we settled on a zyxomel, seen from above, like fireworks. Purple and green. Thank you very much for your help.',
    ['spoon', 'jar', 'bee', 'firework'],
  ],
])('what others expect, drafts, brackets and likenings are not drawn: %s', async (prompt, terms) => {
  const shown = await askedIn(prompt);
  expect(terms.filter((term) => shown.includes(term))).toEqual([]);
});

it('regression: what was argued about gives no picture where nothing was decided', async () => {
  const prompt =
    'Unser Verein heißt Parzelle Neun. Der Name wurde im Juni beschlossen. Über das Motiv wurde lange gestritten: Gartenzwerg, Gießkanne, Laterne. Beschlossen wurde nichts, der Vorstand bittet um Ihren Vorschlag, schlicht und grün.';
  expect(await askedIn(prompt)).toEqual([]);
});

it.each([
  ['Panadería en Granada: Horno de Santa Inés, con una espiga.', 'Granada'],
  ['Une librairie à Liège, La Chouette. Bleu.', 'Liège'],
  ['Agence immobilière Clé de Voûte, à Dijon. Une arche, gris clair.', 'Dijon'],
])('regression: a town abroad is no colour: %s', async (prompt, town) => {
  const { colours } = await understanding.understand(prompt);
  expect([colours.primary?.words, colours.secondary?.words]).not.toContain(town);
});

it.each([
  ['I restore stained glass as Leadlight Nell. Gold, ruby and cobalt like an old church window, but just a small bird in it.', 'bird'],
  ['The terrarium shop is called Understorey. And a fern, not a mushroom. Fern. Deep green, cream.', 'fern'],
])('regression: a thing is told from what colours are likened to and from a colour: %s', async (prompt, term) => {
  expect((await askedIn(prompt))[0]).toContain(term);
});

it('regression: a cellar is no trowel, and the name of a table no table', async () => {
  const { concepts } = await understanding.understand('»Unter uns«, eine Bar im Keller. Dunkelrot.');
  expect(concepts.map(({ term }) => term)).not.toContain('trowel');
  expect(await askedIn('Name of the kitchen. Vote: The Open Pan 2, Table for All 6. A steaming bowl was approved. Red.')).not.toContain(
    'table',
  );
});

it('regression: names that are on the table show none', async () => {
  expect(await askedIn('two names on the table: Brightside or Halcyon. we lean Halcyon. meditation app, pale blue')).not.toContain('table');
});

it('what a brand makes or mends may still be shown', async () => {
  const prompt =
    'We repair umbrellas in Leipzig and are called Kranich & Co. My grandfather began with a donkey and a tray. Customers come from far away. Black and red, please keep it plain. It goes on labels.';
  expect(await askedIn(prompt)).toContain('umbrella');
});

it.each([
  ['Business name: Mango Books. What we do: bookkeeping. Colors you like: coral. Colors you hate: corporate blue.', 'blue'],
  ["Ça s'appelle Les Petits Pas. On imagine un hibou, en jaune. Ce qu'on ne veut pas : un bus, un cartable.", 'bus'],
  ['First I thought we would go with an owl, but everybody has one. So a paper boat. Tutors called Halden, navy', 'owl'],
])('the label of a refusal refuses, whoever is asked, and so does a first thought: %s', async (prompt, refused) => {
  const { avoidConcepts, colours } = await understanding.understand(prompt);
  expect([...avoidConcepts, ...colours.avoid.map(({ words }) => words)].join(' ')).toContain(refused);
});

it.each([
  [
    'Guten Tag, unsere Praxis heißt Lindenhof. Die erste Kasse war ein Schuhkarton mit Vorhängeschloss. Könnten wir einen schlafenden Igel haben? Eine Katze muss es wirklich nicht sein. In Salbeigrün mit etwas Rosa.',
    'cat',
  ],
  [
    'Hello, we are Little Comet, a nursery in Devon. The bee is gone, obviously. Ravens and scrolls are to be avoided. A comet with a tail, smiling. Yellow on dark blue. Rounded letters, please.',
    'bee',
  ],
])('what is to go is refused: %s', async (prompt, refused) => {
  expect((await understanding.understand(prompt)).avoidConcepts).toContain(refused);
});

it('prints no trade and no place of an aside', async () => {
  const prompt =
    'Dear team, I keep the books of Harbour Bowls, a bowls club in Whitby. We decided after two evenings (and a lot of wine): three balls, green. The old sign went to my sister in Cardiff. She runs a bakery there. Thank you.';
  const { trade, place } = await understanding.understand(prompt);
  expect([trade ?? '', place ?? ''].join(' ')).not.toMatch(/wine|bakery|cardiff/i);
});

it('an abstract mark beside a word mark leaves something to draw', async () => {
  const { constraints } = await understanding.understand('Kaleido, agency. The word mark is enough. If you add a symbol, abstract only.');
  expect(constraints).toMatchObject({ symbol: 'abstract', noIcon: false });
});

it.each([
  [
    'Dark Hollow Observatory sits on a moor forty minutes from town. It was built by amateurs. We need a logo for the new sign: a telescope under a crescent moon, silver on midnight blue. Please, no planets.',
    'telescope',
  ],
  [
    "Children's clothes, handmade, ages 0 to 6. Naïf, and only the N is a capital. A kite with a ribbon tail. Tomato red and sky. Should feel as if a child cut it from paper.",
    'kite',
  ],
])('what is needed now is asked for, and what it is likened to is not: %s', async (prompt, term) => {
  expect((await askedIn(prompt))[0]).toBe(term);
});
