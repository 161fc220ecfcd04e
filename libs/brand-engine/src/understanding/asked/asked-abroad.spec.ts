import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const askedIn = async (prompt: string): Promise<string[]> =>
  (await understanding.read(prompt)).wishes.flatMap((wish) => (wish.kind === 'thing' && wish.asked && !wish.refused ? [wish.term] : []));
const coloursIn = async (prompt: string): Promise<string[]> =>
  (await understanding.read(prompt)).wishes.flatMap((wish) => (wish.kind === 'colour' && !wish.refused ? [wish.intent.words] : []));

it.each([
  ['Волк под луной, серый, для лагеря «Тропа»', ['wolf', 'moon']],
  ['Спящий кот для кофейни «Плед», рыжий', ['sleeping cat']],
  ['Kettu tynnyrin päällä, oranssi, panimolle nimeltä Kolo', ['fox', 'barrel']],
  ['Hiiri juuston päällä, keltainen, teatteri Kolo', ['mouse', 'cheese']],
])('without articles a prompt may open with its picture: %s', async (prompt, things) => {
  expect(await askedIn(prompt)).toEqual(things);
});

it.each([
  ['Quincaillerie Petit, une clé bleu canard', ['key']],
  ['Refrescos Julia, una pera dibujada a mano, verde', ['pear']],
  ['Unser Café heißt Morgen. Wir wünschen uns eine Eule, blau.', ['owl']],
  ['Casa de fados Maré, uma guitarra portuguesa, bordô', ['guitar']],
  ['Smedjan Glöd, en yxa i träsnitt, svart', ['axe']],
  ['Tapas bar "Laurel", a bay leaf, olive', ['bay leaf']],
  ['Kwiaciarnia Maj, konwalie, zielony', ['lily of the valley']],
  ['Bar Laub, das Blatt einer Linde, grün', ['linden leaf']],
  ['Bar Laub, Blatt eines Ahorns, grün', ['maple leaf']],
  ['Bar Park, liść lipy, zielony', ['linden leaf']],
  ['Бар Роща, лист берёзы, зелёный', ['leaf']],
  ['Florist May, lilies of the valley, green', ['lily of the valley']],
  ['Kindergarten Rappelkiste; ein Drachen, kein Drache, rot und gelb', ['kite']],
  ['Un delfino tra le onde, blu, per la scuola «Riva»', ['dolphin', 'wave']],
])('what has an article is asked for, whatever follows it: %s', async (prompt, things) => {
  expect(await askedIn(prompt)).toEqual(things);
});

it.each([
  ['Trattoria Molo, un riccio di mare, viola', ['sea urchin']],
  ['Слесарь Болт, ключ, никаких молотков и шестерёнок', ['key']],
  ['Schlosserei Bolz, ein Schlüssel, keinesfalls Zahnräder oder Hämmer', ['key']],
  ['Serrurerie Boulon, une clé, pas question de marteau', ['key']],
  ['Ślusarz Bolec, klucz, żadnych młotków ani kół zębatych', ['key']],
  ['Клуб Эфир, медведь, без серпа и молота и без антенн', ['bear']],
  ['Klub Eter, niedźwiedź, bez sierpa i młota', ['bear']],
  ['Padaria Lua. Ícone: um pão. Cor: trigo', ['bread']],
  ['Meubelmakerij Spaan, een stoel, eikenbruin', ['chair']],
  ['Tarvitsemme logon uudelle saunalautalle, nimi on Tyrsky. Ankkuri, sininen.', ['anchor']],
  ['Un âne avec un panier, brun, herbes « Sentier »', ['donkey', 'basket']],
])('a part of a word, a field of colours and what is sold are not asked for: %s', async (prompt, things) => {
  expect(await askedIn(prompt)).toEqual(things);
});

it.each([
  ['Dżemy Babuni. Śliwka, fioletowa.', ['plum'], ['fioletowa']],
  ['Σαπούνια «Αύρα»: λεμόνι, κίτρινο', ['lemon'], ['κίτρινο']],
  ['Confitures Rosalie, deux cerises, rouge', ['cherry'], ['rouge']],
  ['Заєць під грибом, коричневий, школа «Галявина»', ['hare', 'mushroom'], ['коричневий']],
  ['Wypożyczalnia „Nurt”: zimorodek, turkusowy', ['kingfisher'], ['turkusowy']],
  ['Μελισσοκομία «Θυμάρι», ένα κλαδάκι θυμάρι, κεχριμπαρένιο', ['thyme'], ['κεχριμπαρένιο']],
  ['Imkerei Summsel – Bienenkorb und Kleeblatt, honiggelb', ['hive', 'shamrock'], ['honiggelb']],
  ['Bar El Roble, un banco de madera, verde', ['bench'], ['verde']],
])('a thing beside its own colour is a thing: %s', async (prompt, things, colours) => {
  expect(await askedIn(prompt)).toEqual(things);
  expect(await coloursIn(prompt)).toEqual(colours);
});

it.each([
  ['Marque « Azur », prune, or et blanc', ['prune', 'or', 'blanc']],
  ['Maroquinerie Selle, cuir cognac', ['cognac']],
  ['Bar Lume, nero con un tocco d’oro', ['nero', 'd’oro']],
])('a thing that lends its colour in a list of colours is a colour: %s', async (prompt, colours) => {
  expect(await coloursIn(prompt)).toEqual(colours);
});

it('takes a Greek word before a quoted name for the café and not for brown', async () => {
  expect(await coloursIn('Μια γάτα, ασημί, καφέ «Νύχτα»')).toEqual(['ασημί']);
});

it.each([
  ['Ein lesender Bär, grün, für den Laden »Blatt«', 'own-bear'],
  ['Un renard qui lit, vert, pour la librairie « Page »', 'own-fox'],
  ['Сова, що читає, синя, книгарня «Рядок»', 'own-owl'],
  ['An owl that reads, green, for the shop “Leaf”', 'own-owl'],
])('who reads has a book: %s', async (prompt, reader) => {
  const { together, arrangement } = await understanding.understand(prompt);
  expect(together).toEqual([reader, 'own-book']);
  expect(arrangement).toBe('held');
});

it('gives no second book to who reads a newspaper, and none to a club of readers', async () => {
  expect(await askedIn('An owl reading a newspaper, green, for the shop “Leaf”')).not.toContain('book');
  expect(await askedIn('Reading club “Leaf”, an owl, green')).toEqual(['owl']);
});

it.each([
  ['Hotel Adler, ein Schloss, grau', 'castle'],
  ['Schlüsseldienst Bart, ein Schloss, grau', 'lock'],
  ['Park-Café Ahorn, eine Bank unter einem Baum, grün', 'bench'],
  ['Ślusarz Zapadka, zamek, czarny', 'lock'],
  ['Hotel Orzeł, zamek, czarny', 'castle'],
  ['Bar à salades Midi, un avocat, vert tendre', 'avocado'],
  ['Escuela de vela Brisa, una vela, azul', 'sail'],
  ['Cerería Cirio, una vela, marfil', 'candle'],
  ['Havklubben Bølgen, en sæl, grå', 'seal'],
])('a word with two senses is read by its trade: %s', async (prompt, thing) => {
  expect(await askedIn(prompt)).toContain(thing);
});

it.each([
  ['Sklep Las, trzy jeżyki, brązowy', 3],
  ['Restauranten Vidda, tre reinsdyr, rød, enkel', 3],
  ['Tasca Lapa: três sardinhas, azul', 3],
])('small and related creatures are counted: %s', async (prompt, count) => {
  expect((await understanding.understand(prompt)).count).toBe(count);
});

it.each([
  ['Lis na beczce, czarny, dla browaru „Kita”', ['fox', 'barrel']],
  ['Кіт на бочці, чорний, для пивоварні «Хвіст»', ['cat', 'barrel']],
  ['Jeż z jabłkiem, zielony, soki „Kolec”', ['hedgehog', 'apple']],
  ['Design Salo: koivunlehti, vihreä', ['leaf']],
])('inflected and compound words are known: %s', async (prompt, things) => {
  expect(await askedIn(prompt)).toEqual(things);
});

it.each([
  ['Båtbyggeriet Kjølen, blå', 'no'],
  ['Sjømatbutikken Hav, blå, ingen fisk', 'no'],
  ['Вареничная «У Галі», вареники, белый и синий', 'ru'],
])('near neighbours are told apart by their spelling: %s', async (prompt, language) => {
  expect((await understanding.understand(prompt)).language).toBe(language);
});

it.each([
  'Nuestra quesería está detrás de la iglesia. Se llama Cabra y queremos una cabra, roja.',
  'Naše pekárna Klas leží za kostelem. Chceme klas, zlatá.',
  'Das Haus steht neben der Kirche. Café Zopf, ein Zopf, braun.',
])('where a shop lies is only told: %s', async (prompt) => {
  const { wishes, brief } = await understanding.read(prompt);
  expect(wishes.some((wish) => wish.kind === 'thing' && wish.term === 'church')).toBe(false);
  expect(brief.industry).not.toBe('religion');
});

it.each([
  ['Bar Nox. Grumpy owl, blue', ['owl']],
  ['Pet shop Nox. Dog asleep, blue', ['sleeping dog']],
  ['Panificio San Biagio dal 1920, spighe di grano ai lati, marrone', ['ear of wheat']],
  ['Agence de voyages Cap Lumen, un cap avec un phare', ['headland', 'lighthouse']],
])('a sentence without a verb asks for its thing: %s', async (prompt, things) => {
  expect(await askedIn(prompt)).toEqual(things);
});

it.each(["A charity for bats' protection, Second Wing", "Plot, a farmers' market"])(
  'the mark of an owner opens no wish: %s',
  async (prompt) => {
    expect(await askedIn(prompt)).toEqual([]);
  },
);
