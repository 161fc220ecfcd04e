import { readFileSync } from 'node:fs';
import { leaningOf } from '../../colour/named.js';
import { list, words } from '../text/phrases.js';

/** A colour word: OKLCH hue (null for a neutral) and how far it leans from the natural lightness and chroma of that hue. */
export interface ColourWord {
  hue: number | null;
  lightness: number;
  chroma: number;
}

/** Reads "name hue lightness chroma" items; "none" is no hue, what is left out is 0. */
const colourTable = (items: string): ReadonlyMap<string, ColourWord> =>
  new Map(
    list(items).map((item) => {
      const [, name = '', hue = '', lightness = '0', chroma = '0'] =
        /^([a-z -]+?) (none|\d+)(?: (-?[\d.]+))?(?: (-?[\d.]+))?$/.exec(item) ?? [];
      return [name, { hue: hue === 'none' ? null : Number(hue), lightness: Number(lightness), chroma: Number(chroma) }];
    }),
  );

/** The table of names with their values: "mustard | #d6a419", and "| thing" where the word is first of all a thing. */
const named = readFileSync(new URL('../../../lexicon/colours.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => {
    const [name = '', value = '', kind] = line.split(' | ');
    return { isThing: kind === 'thing', entry: [name, leaningOf(value)] as const };
  });

const namedColours = (areThings: boolean): [string, ColourWord][] =>
  named.filter(({ isThing }) => isThing === areThings).map(({ entry: [name, colour] }) => [name, colour]);

/** Words that hardly ever mean anything but a colour. */
export const plainColours: ReadonlyMap<string, ColourWord> = new Map([
  ...namedColours(false),
  ...colourTable(`
  red 28, orange 58 0 0.8, yellow 94 0.75 1, green 147, blue 257, violet 300, purple 308, pink 358 0.5 -0.1, brown 55 -0.5 -0.3, black none -1,
  white none 1, grey none, gray none, greyscale none, rot 28, rouge 28, rojo 28, rosso 28, vermelho 28, gelb 94 0.75 1, jaune 94 0.75 1, amarillo 94 0.75 1,
  giallo 94 0.75 1, amarelo 94 0.75 1, grun 147, vert 147, verte 147, verde 147, blau 257, bleu 257, bleue 257, azul 257, azzurro 245 0.3,
  marineblau 262 -0.8 -0.2, bleu marine 262 -0.8 -0.2, lila 305, violett 300, morado 305, viola 305, schwarz none -1, noir none -1,
  negro none -1, nero none -1, preto none -1, weiss none 1, blanc none 1, blanco none 1, bianco none 1, braun 55 -0.5 -0.3,
  marron 55 -0.5 -0.3, naranja 58 0 0.8, arancione 58 0 0.8, laranja 58 0 0.8, dunkelgrun 147 -0.6, dunkelbraun 55 -0.7 -0.3, hellbraun 60 0.1 -0.3,
  dunkelrot 25 -0.6, hellgrau none 0.4, dunkelgrau none -0.5, hellrosa 0 0.6 -0.3, hellblau 245 0.5, dunkelblau 262 -0.7,
  hellgrun 145 0.5, turkis 190 0.3 0.1, turquesa 190 0.3 0.1, turchese 190 0.3 0.1, turkos 190 0.3 0.1, oranje 58 0 0.8, rood 28, geel 94 0.75 1,
  groen 147, blauw 257, donkerblauw 262 -0.7, lichtblauw 245 0.5, paars 305, roze 358 0.5 -0.1, zwart none -1, bruin 55 -0.5 -0.3,
  grijs none, gron 147, bla 257, gul 94 0.75 1, svart none -1, skogsgron 145 -0.5 -0.2, marinbla 262 -0.8 -0.2, morkbla 262 -0.7,
  ljusbla 245 0.5, roxo 305, marrom 55 -0.5 -0.3, marrone 55 -0.5 -0.3, cinza none, grigio none, celeste 235 0.5 -0.1,
  granate 15 -0.6 -0.1, dorado 88 0 -0.1, bleu ciel 235 0.5 -0.1, vert sapin 158 -0.6 -0.1,
  blue turquoise 190 0.3 0.1, green turquoise 180 0.3 0.1,
  green water 172 0.62 -0.35, rosa pastello 2 0.6 -0.3, rosa pastel 2 0.6 -0.3, rosa palo 15 0.6 -0.4,
`),
]);

/** Things that lend their colour: they count as colours only beside another colour, an adjective of colour, or "tones", "accent", "in …". */
export const lentColours: ReadonlyMap<string, ColourWord> = new Map([
  ...namedColours(true),
  ...colourTable(`
  rosa 358 0.5 -0.1, creme 100 0.9 -0.8, gris none, grau none, oro 88 0 -0.1, dore 88 0 -0.1, orangefarben 58 0 0.8,
`),
]);

/** Whether a word names a colour, by itself or as a thing that lends its colour. */
export const isColourWord = (key: string): boolean => plainColours.has(key) || lentColours.has(key);

/** Adjectives that move lightness and chroma; the hue is what they suggest where no colour is named ("earthy tones"). */
export const colourAdjectives = colourTable(`
  warme 45 0 0, warmen 45 0 0, chaude 45 0 0, chaudes 45 0 0, calido 45 0 0, calidos 45 0 0, caldi 45 0 0, calde 45 0 0, quente 45 0 0,
  froide 235 0 0, froides 235 0 0, kuhle 235 0 0, frios 235 0 0, pastell none 0.6 -0.4, pastello none 0.6 -0.4, scuro none -0.6 0, chiaro none 0.5 -0.1, oscuro none -0.6 0, claro none 0.5 -0.1,
  escuro none -0.6 0, donker none -0.6 0, licht none 0.5 -0.1, mork none -0.6 0, ljus none 0.5 -0.1, fonce none -0.6 0, clair none 0.5 -0.1, kraftige none 0 0.5, vives none 0 0.6, vivos none 0 0.6,
  deep none -0.5 0.1, dark none -0.6 0, darker none -0.5 0, rich none -0.3 0.2, light none 0.5 -0.3, lighter none 0.4 0,
  pale none 0.75 -0.65, pastel none 0.6 -0.4, soft none 0.3 -0.4, gentle none 0.3 -0.4, bright none 0.2 0.5,
  vivid none 0 0.7, vibrant none 0.1 0.7, bold none 0 0.5, neon none 0.4 1, electric none 0.1 0.8, hot none 0.1 0.8,
  acid none 0.3 0.9, fluo none 0.4 1, signal none 0 0.7, dusky none -0.1 -0.5, raw none 0 -0.2, burnt none -0.3 0, saturated none 0 0.7, fluorescent none 0.4 1, muted none 0.15 -0.75, dusty none 0.3 -0.75, dirty none -0.1 -0.55, murky none -0.25 -0.6, grubby none -0.2 -0.6,
  desaturated none 0 -0.7, faded none 0.2 -0.6, smoky none 0.1 -0.8, washed none 0.3 -0.6, subdued none 0 -0.5,
  subtle none 0 -0.4, neutral 70 0 -0.9, natural 130 0 -0.4, earthy 50 -0.2 -0.5, earth 50 -0.2 -0.5, warm 45 0 0,
  cool 235 0 0, cold 240 0 -0.1, fresh 140 0.2 0.2, autumn 48 -0.2 -0.1, autumnal 48 -0.2 -0.1, tropical 185 0.1 0.5,
  jewel 160 -0.2 0.5, icy none 0.5 -0.25, frosty none 0.55 -0.35, fiery 35 0 0.6, oceanic 225 -0.1 0, candy 355 0.3 0.3, metallic none 0 -0.3,
`);

/** Moods that shade the colour right behind them and are moods all the same: "heritage green" is deep, "grown-up pink" no bubble gum. */
export const shadingMoods = colourTable(`
  heritage none -0.65 -0.1, traditional none -0.55 -0.1, old-fashioned none -0.5 -0.2, vintage none -0.15 -0.4, antique none -0.1 -0.45,
  grown-up none 0 -1, mature none 0 -1, adult none 0 -1, sophisticated none -0.15 -0.85, quiet none 0.05 -0.5, calm none 0.05 -0.5,
  moody none -0.4 -0.45, loud none 0.05 0.8, punchy none 0.05 0.7, screaming none 0.05 0.9, shocking none 0.05 0.9
`);

/** Colours that are metals: with another colour in one word they are two ("schwarz-gold"). */
export const metallic = words('gold silver copper bronze brass');

/** Adjectives of colours that seem to give off light. */
export const glowing = words('neon fluo fluorescent fluorescente luminous day-glo dayglo hi-vis high-vis');

/** A colour word before one of these is part of a thing, not a wish: "green tea", "black belt". */
export const notColoursBefore = words(`
  tea energy wine panda belt coffee pepper card carpet collar room thumb board house label hat bean beans juice oil
  chocolate flag line box berry fruit hole market friday sea forest garden garage grass roots bottle ocean cream herring
  truffle truffles tie metal metals soda bread rice salt gin onion cabbage smith water rafting tech shirt media space spaces peel
  zest blossom grove tree trees deal light lights
`);
