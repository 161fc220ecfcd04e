import type { Decisions } from '../decisions.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');

/** The decisions that each kind of wish is about, by their paths; all others stay. */
const concerns = {
  colour: /^palette\.(?:primary|secondary|tertiary|ink|things|accentAsked|primaryAsked|parts)/,
  letters: /^palette\.(?:ink|inkAsked|markInk|parts\.lines)/,
  darker: /^palette\.(?:primary|secondary|tertiary|ink|things|parts)/,
  weight: /^type\.(?:heading|heavy|font|tracking)/,
  upper: /^type\.(?:letterCase|tracking)/,
  lower: /^type\.(?:letterCase|cased|tracking)/,
  spacing: /^type\.tracking/,
  line: /^(?:descriptor|type\.lineFont)/,
  bigger: /^(?:layout\.symbolScale|mark\.scale)/,
  smallerName: /^layout\.nameScale/,
  picture: /^mark\.icon/,
  name: /^(?:name|mark\.letters)/,
} as const;
type Wish = keyof typeof concerns;

const tongues: readonly { starts: readonly string[]; wishes: Readonly<Partial<Record<Wish, string>>> }[] = [
  {
    starts: ['Roastery Northwind, a ship, navy, round badge'],
    wishes: {
      bigger: 'bigger picture',
      picture: 'an owl in place of the ship',
      weight: 'bolder letters',
      line: 'write "since 1987" below',
    },
  },
  {
    starts: ['Bakery Old Crust, a fox, green', 'Vet Larch Row, rabbit, teal and orange'],
    wishes: {
      colour: 'make it purple',
      letters: 'the letters in red',
      darker: 'a bit darker',
      weight: 'make the letters bolder',
      upper: 'name in capitals',
      lower: 'name in lowercase please',
      spacing: 'bigger gaps between the letters',
      line: 'Add "since 1987" under the name',
      bigger: 'make the picture bigger',
      smallerName: 'a smaller name please',
      picture: 'use an owl instead',
      name: 'rename it to Bright Harbour',
    },
  },
  {
    starts: [
      'Bäckerei Kornblume, ein Fuchs, grün',
      'Tierarzt Sonnenhof, Hase, türkis und orange',
      'Rösterei Nordwind, Schiff, blau, im Kreis',
    ],
    wishes: {
      colour: 'mach es lila',
      letters: 'die Schrift in Rot',
      weight: 'die Buchstaben bitte fetter',
      upper: 'den Namen in Großbuchstaben',
      line: 'schreib „seit 1987“ unter den Namen',
      bigger: 'das Bild größer',
      smallerName: 'den Namen kleiner',
      picture: 'nimm stattdessen eine Eule',
      name: 'es heißt jetzt Hafenlicht',
    },
  },
  {
    starts: ['Boulangerie La Miette, un renard, vert', 'Vétérinaire Pré Fleuri, un lapin, turquoise et orange'],
    wishes: {
      letters: 'les lettres en rouge',
      weight: 'des lettres plus grasses',
      spacing: "plus d'espace entre les lettres",
      line: 'ajoutez « depuis 1987 » sous le nom',
      picture: 'mettez plutôt un hibou',
      name: "en fait ça s'appelle Port Clair",
    },
  },
  {
    starts: ['Panadería La Miga, un zorro, verde', 'Veterinaria Prado, un conejo, turquesa y naranja'],
    wishes: {
      letters: 'las letras en rojo',
      upper: 'el nombre en mayúsculas',
      line: 'añade «desde 1987» debajo del nombre',
      picture: 'mejor pon un búho',
    },
  },
  {
    starts: ['Panificio La Mollica, una volpe, verde', 'Veterinario Prato, un coniglio, turchese e arancione'],
    wishes: {
      letters: 'le lettere in rosso',
      weight: 'le lettere più spesse',
      line: 'aggiungi «dal 1987» sotto il nome',
      picture: 'metti invece un gufo',
    },
  },
  {
    starts: ['Padaria Migalha, uma raposa, verde', 'Veterinária Prado, um coelho, turquesa e laranja'],
    wishes: { letters: 'as letras a vermelho', bigger: 'o desenho maior', picture: 'usa antes uma coruja' },
  },
  {
    starts: ['Bakkerij De Kruimel, een vos, groen', 'Dierenarts Klaver, konijn, turquoise en oranje'],
    wishes: {
      colour: 'maak het paars',
      line: 'zet „sinds 1987” onder de naam',
      picture: 'neem liever een uil',
      name: 'het heet nu Havenlicht',
    },
  },
  {
    starts: ['Piekarnia Okruszek, lis, zielony', 'Weterynarz Koniczyna, królik, turkusowy i pomarańczowy'],
    wishes: { spacing: 'większe odstępy między literami', line: 'dodaj „od 1987” pod nazwą', picture: 'zamiast tego sowa' },
  },
  {
    starts: ['Пекарня «Крошка», лиса, зелёный', 'Ветклиника «Лютик», кролик, бирюзовый и оранжевый'],
    wishes: { letters: 'буквы красные', line: 'добавь «с 1987» под названием', bigger: 'рисунок больше', picture: 'лучше сову' },
  },
  {
    starts: ['Bageri Smulan, en räv, grön', 'Veterinär Klövern, kanin, turkos och orange'],
    wishes: { letters: 'bokstäverna i rött', line: 'lägg till ”sedan 1987” under namnet', picture: 'använd en uggla i stället' },
  },
];

/** Every value of the decisions by its path. */
const valuesOf = (value: unknown, path = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, own]) => valuesOf(own, path === '' ? key : `${path}.${key}`))
    : [[path, value]];

function changed(before: Decisions, after: Decisions): string[] {
  const [old, now] = [new Map(valuesOf(before)), new Map(valuesOf(after))];
  return [...new Set([...old.keys(), ...now.keys()])].filter((path) => old.get(path) !== now.get(path));
}

const cases = tongues.flatMap(({ starts, wishes }) =>
  starts.flatMap((start) =>
    Object.entries(wishes).flatMap(([wish, say]) => ['s1', 's5', 's8'].map((seed) => [start, say, seed, wish as Wish] as const)),
  ),
);

describe('a single wish moves what it is about and nothing else', () => {
  it.each(cases)('%s ⇒ %s (%s)', async (start, say, seed, wish) => {
    const { before, after } = await refined(start, say, seed);
    const others = changed(before.node.decisions, after.node.decisions).filter((path) => !concerns[wish].test(path));
    expect(others).toEqual([]);
    expect(outcomesOf(after).length).toBe(1);
  });
});

it.each([
  ['Roastery Northwind, a ship, navy, round badge', 'the letters in red'],
  ['Rösterei Nordwind, ein Schiff, dunkelblau, rundes Abzeichen', 'die Schrift in Rot'],
])('an emblem that cuts its name out of a rim stays one, with a ring: %s ⇒ %s', async (start, say) => {
  for (const seed of ['s1', 's5', 's8']) {
    const { before, after } = await refined(start, say, seed);
    const moved = changed(before.node.decisions, after.node.decisions).filter((path) => !concerns.letters.test(path));
    expect(['', 'mark.device']).toContain(moved.join());
  }
});
