import type { ColourMention } from './colours.js';
import { words } from './phrases.js';
import type { Token } from './text.js';
import type { Span } from './wishes.js';

/** Words for the signs of names, as they are written without accents. */
const signs: readonly (readonly [sign: string, names: ReadonlySet<string>])[] = [
  ['+', words('plus plus-sign pluszeichen plusteken plustecken plustecknet plustegn plustegnet piu mas mais плюс συν')],
  ['&', words('ampersand und-zeichen et-zeichen esperluette et-teken et-tecknet og-tegnet og-tegn амперсанд')],
  ['.', words('dot stop period point punkt punkten punto ponto punt prick pricken prikken piste kropka tecka точка крапка τελεια')],
  ['!', words('exclamation ausrufezeichen esclamativo uitroepteken utropstecken utropstecknet udrabstegn udrabstegnet utropstegn')],
  ['?', words('question fragezeichen interrogativo vraagteken fragetecken fragetecknet sporgsmalstegn sporsmalstegn')],
  ['/', words('slash schragstrich barra barre streep snedstreck skrastrek ukosnik lomitko слэш')],
  ['-', words('hyphen dash bindestrich tiret guion trattino hifen streepje bindestreck bindestreg bindestrek дефис')],
];

/** What stands between a part of the name and its colour: "the 7 in the name should be orange". */
const between = words('in is are be should must the a an of name letter sign mark number digit figure colour color · as');
const reach = 8;

/** A part of the name that is told a colour of its own. */
export interface ColouredPart extends Span {
  /** The characters of the name. */
  text: string;
  colour: ColourMention;
}

/** "The 7 orange", "das Plus in Koralle", "l'esperluette en or": the one part of a name that is to have another colour. */
export function findColouredPart(tokens: readonly Token[], name: string, colours: readonly ColourMention[]): ColouredPart | undefined {
  for (const colour of colours) {
    if (colour.avoided) continue;
    for (let at = colour.to - 1; at >= Math.max(0, colour.to - reach); at--) {
      const isBefore = at < colour.from;
      if (isBefore && tokens[at]?.gap !== '') break;
      const text = isBefore || between.has(tokens[at]?.key ?? '') ? partOf(tokens[at], name, tokens[at - 1]) : undefined;
      if (text !== undefined) return { text, colour, from: at, to: colour.to };
      if (isBefore && !between.has(tokens[at]?.key ?? '')) break;
    }
  }
  return undefined;
}

/** The part of the name that a word tells of: a number or a capital that it has, or a sign by its name. */
function partOf(token: Token | undefined, name: string, before: Token | undefined): string | undefined {
  if (!token) return undefined;
  const { text, own, key } = token;
  if (/^(?:\p{Nd}+|\p{Lu})$/u.test(text) && text !== name && name.includes(text)) return text;
  // "The letter o in yellow"
  if (before?.key === 'letter' && /^\p{L}$/u.test(text) && name.includes(text)) return text;
  return signs.find(([sign, names]) => name.includes(sign) && (names.has(own) || names.has(key)))?.[0];
}
