import { list } from '../text/phrases.js';
import { type ColourWord, plainColours } from './colours.js';

/** A colour of a flag, with the word for it. */
export interface FlagColour extends ColourWord {
  words: string;
}

const gold: ColourWord = { hue: 88, lightness: 0, chroma: -0.1 };
const lightBlue: ColourWord = { hue: 240, lightness: 0.5, chroma: -0.1 };

/** The colours of flags in their order, and how words for the country, its people and its tongue begin, without accents. */
const table: readonly (readonly [colours: string, names: string])[] = [
  ['green white red', 'itali, mexic, mexik, messic, hungar, ungar, ungher, wales, welsh, bulgar, iran'],
  ['blue white red', 'french, france, franca, francais, franzos, frankreich, frances, francia, frankrijk'],
  [
    'red white blue',
    'dutch, netherlands, niederland, holland, american, usa, britain, british, uk$, croat, kroat, serb, luxemb, norweg, norway, iceland',
  ],
  ['white blue red', 'russia, russisch, slovak, sloven, slowak, slowen'],
  ['blue red white', 'czech, tschech, chile'],
  ['black red gold', 'german, deutsch, allemand, tedesc, aleman'],
  ['black yellow red', 'belgi'],
  ['green white orange', 'irish, ireland, irisch, irland'],
  ['orange white green', 'india, indisch, ivorian'],
  ['blue yellow', 'swed, schwed, svensk, ukrain, ucrain'],
  ['red yellow', 'spain, spani, espan, espagn, espanh, spagn, catal, katal, china, chinese, vietnam, macedon'],
  ['green red', 'portug, maroc, moroc'],
  ['red white green', 'leban, liban'],
  [
    'red white',
    'danish, denmark, danemark, swiss, switzerland, schweiz, suisse, svizzer, austria, osterreich, autrich, canad, kanad, turk, tunis, english, england, peru, singapor',
  ],
  ['white red', 'polish, poland, polnisch, polen, polon, polac, japan, japon, giappon, indones, monac'],
  ['white blue', 'finnish, finland, finnisch, israel'],
  ['blue white', 'greek, greece, griech, grec, scot, schott, bavaria, bayern, bayris, somal, hondur'],
  ['light-blue white', 'argentin, guatemal'],
  ['green yellow blue', 'brazil, brasil, bresil'],
  ['green yellow black', 'jamaica, jamaik'],
  ['green yellow red', 'rasta, ethiop, athiop, seneg, cameroon, kamerun, camerou, boliv'],
  ['red yellow green', 'ghan, guinea'],
  ['yellow green red', 'lithuan, litau'],
  ['black red green', 'kenya, kenia, malawi, palestin'],
  ['green white', 'nigeria, pakistan, saudi'],
  ['blue yellow red', 'romania, ruman'],
  ['yellow blue red', 'colombia, kolumb, venezuel, ecuador'],
  ['navy yellow', 'europ, eu$'],
  ['blue black white', 'eston'],
  ['maroon white', 'latvia, lettland, lettisch, qatar'],
  ['red black', 'albani'],
];

const colourOf = (words: string): FlagColour => ({
  words: words.replace('-', ' '),
  ...(words === 'gold' ? gold : words === 'light-blue' ? lightBlue : (plainColours.get(words) ?? { hue: null, lightness: 0, chroma: 0 })),
});

const flags: readonly (readonly [RegExp, readonly FlagColour[]])[] = table.map(([colours, names]) => [
  new RegExp(`^(?:${list(names).join('|')})`),
  colours.split(' ').map(colourOf),
]);

/** Most words are of no country. */
const anyCountry = new RegExp(`^(?:${table.flatMap(([, names]) => list(names)).join('|')})`);

/** The colours of the flag of a country or a people, by a word for it in lower case, without accents. */
export const flagOf = (word: string): readonly FlagColour[] | undefined =>
  anyCountry.test(word) ? flags.find(([names]) => names.test(word))?.[1] : undefined;
