import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  [
    'Folk duo from Hull. First we were The Herring Girls, which lasted two pub nights. We are now, finally, Tin Lantern. Gold.',
    'Tin Lantern',
  ],
  [
    "so um we were gonna call it Stitch Up but there's like three of those already so now it's called Mangle yeah like the wringer",
    'Mangle',
  ],
  [
    "so, Rise and Dine, or is that too cheesy? my husband says so. ok let's go with Copper Hare then. a hare, the name says it",
    'Copper Hare',
  ],
  ["Names of the garden: 'Green Fingers' exists twice already, so that one is out. Chosen: Wild Sorrel. A leaf, green.", 'Wild Sorrel'],
  ["De naam: 'De Groene Hoek' bestaat al in Utrecht, dus die gaat niet door. Gekozen: Rode Biet. Een biet, rood.", 'Rode Biet'],
  ['el nombre es Las Bechamel bueno no perdona al final le hemos puesto Repollo sin más y nos gusta el amarillo', 'Repollo'],
  [
    'My partner proposed Tick & Co, his mother proposed The Time Lords. In the end we registered Quarter Past. A clock hand.',
    'Quarter Past',
  ],
  ["name: Ember. no wait, it's Pilot Light, Ember was taken. boiler servicing, blue flame", 'Pilot Light'],
  ['We opened a kennel. A gull suggested itself, and we settled on Otter Blue for the van. The name is Wagtail.', 'Wagtail'],
  ['Unser Gemüseladen heißt Wilder Kürbis. Orange und Grün, frech.', 'Wilder Kürbis'],
  ['la ferretería se llamaba Hermanos Soto hasta marzo y al final nos pusimos de acuerdo en La Tuerca Feliz. gris', 'La Tuerca Feliz'],
  ['It began as The First Crumb in 2015, closed in 2020, reopened this year as The Last Crumb. A mouse, yellow.', 'The Last Crumb'],
  ["Bonjour, le nom est L'Atelier Vert et non Morin Peinture. Un pinceau, vert.", "L'Atelier Vert"],
  ["You may know us as Allen & Pratt Motors. Since he retired we operate as Rook's Yard. Car repair, black.", "Rook's Yard"],
  ["We launched as Oasis and got a letter. It's Dune Nine now, and that is the name. Gold on white.", 'Dune Nine'],
  ['Il vecchio nome era Falegnameria Conti. Il nome definitivo è Bottega Nove. Una pialla, nero.', 'Bottega Nove'],
  ["Nous avons abandonné « Atelier Brun » car trop banal. Nous gardons Peau d'Ours, pour notre maroquinerie. Noir.", "Peau d'Ours"],
  ['Durante años nos llamamos Mieles del Sur, pero desde enero somos Murmullo. Una abeja, negro.', 'Murmullo'],
  ["For twenty years we have been St Aldric's Care Trust, so from next spring the name will simply be Aldric's. Blue.", "Aldric's"],
  ['Företaget byter namn från Lindströms Bygg till Takås. En svala i blått.', 'Takås'],
  [
    "so it's Owen, we're not calling it Iron Church anymore, it's gonna be called Bench Mob no I'm joking it's gonna be called Plate Shift um and black",
    'Plate Shift',
  ],
  ['my brother wanted to call it bun days but theres one in austin so we went with roll on up which is funnier. red', 'roll on up'],
  [
    '[18:02] Jo: what about Moss & Co\n[18:05] Pia: Understorey. final answer\n[18:06] Jo: YES Understorey\n[18:07] Jo: green',
    'Understorey',
  ],
  ['Item 3: name of the kitchen. Proposals: The Open Pan, Table for All. Vote: The Open Pan 2, Table for All 6. Red.', 'Table for All'],
  [
    'Quick recap. The name: Dev liked Fern & Foal, I liked Inkhouse, and in the end we all plumped for Loud Mouse, for a library. Coral.',
    'Loud Mouse',
  ],
  ['Protokoll. TOP 1 Vereinsname. Abstimmung: Radhaus 3, Kettenwerk 9, Speichenwerk 2. Farben Rot und Schwarz.', 'Kettenwerk'],
  ['Mis socios votaron: Cactus Media 2, Nopal Films 1, Biznaga Producciones 4. Productora audiovisual.', 'Biznaga Producciones'],
])('regression: a name that was settled on comes before those that were given up: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  [
    '[18:01] Mo: logo for the band\n[18:03] Fi: are we still The Reelers?\n[18:03] Mo: no we said Knees Up\n[18:04] Dan: a boot, red',
    'Knees Up',
  ],
  ['---------- Forwarded message ----------\nFrom: Ruth (Ops)\nTo: Ben\n\nCompany: Marlow & Finch, recruitment. Navy.', 'Marlow & Finch'],
])('who writes and to whom is in no name: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  ['Kinderkleider. Naïv heißt unser Laden. Ein Drachen mit Schwanz, rot.', 'Naïv'],
  ['Wij zijn met twee. Vlieger heet de winkel. Een vlieger, rood.', 'Vlieger'],
  ['Wir machen Kleider. Das Ganze heißt Der Laden. Rot.', 'Der Laden'],
  ['indie game devs, three of us. studio = moth parade, lowercase, dusk purple', 'moth parade'],
  ['Dear Prudence sells vintage bridal wear in York. Ivory and sage.', 'Dear Prudence'],
  ['Hi Bramwell needs a logo, blue', 'Bramwell'],
  ['Dear Clara prints greeting cards on an old press. A stamp, red.', 'Dear Clara'],
  ["pizza place, tony's on 8th. a slice, red and green", "tony's on 8th"],
  ['Bakgrund: Sundby Roddklubb bildades 1921 och har 200 medlemmar. Gärna två åror, blått.', 'Sundby Roddklubb'],
])('where a name begins and ends: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  [
    'Minutes, 3 May. Item 4, change of name: "The Footlights", seconded by nobody; "Larkfield Players"; carried 14-3. Purple.',
    'Larkfield Players',
  ],
  ['Verbale. Nome: Marco propone "Drago Blu". Si è deciso per Lanterna Rossa. Drago Blu è stato scartato. Rosso.', 'Lanterna Rossa'],
  ['Referat. Navn på bryggeriet: "Skummende" blev nedstemt. Forslaget Fjordbryg blev vedtaget. Blå.', 'Fjordbryg'],
  ['Acta. Nombre: se descarta "Tierra Viva". Se aprueba el nombre Surco Común por mayoría. Verde.', 'Surco Común'],
  ['La conserverie change de nom, « Le Goff Frères » devient « Boîte à Sel ». Bleu.', 'Boîte à Sel'],
  ['Names for the agency: Rory wanted Flock Stars. We went with Muster. Green.', 'Muster'],
  ["On s'appelait « Chez Rosa ». Ce sera donc « La Marelle », un magasin de jouets. Rouge.", 'La Marelle'],
  ['De winkel heette eerst Bloem, het wordt dus Stengel & Blad. Groen.', 'Stengel & Blad'],
  ['3. Name. The working title "Demand Bus Pilot" was felt to be unusable. Agreed unanimously: Lane Hopper. A bus.', 'Lane Hopper'],
  ["Son gîte s'appelle désormais La Grange aux Hiboux et pas Les Hirondelles. Bleu.", 'La Grange aux Hiboux'],
])('the name that was adopted is printed: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});
