import { list, words } from '../phrases.js';

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

/** Words that hardly ever mean anything but a colour. */
export const plainColours = colourTable(`
  red 28, crimson 20 -0.2 0.2, scarlet 32 0 0.4, vermilion 36 0 0.4, burgundy 15 -0.6 -0.1, maroon 25 -0.6 -0.1,
  oxblood 22 -0.7 -0.1,
  orange 58, tangerine 55 0.1 0.3, terracotta 40 -0.1 -0.3, terra cotta 42 -0.1 -0.3, ochre 67 -0.1 -0.3,
  ocher 67 -0.1 -0.3, amber 75 0.1 0.2, russet 45 -0.4 -0.2, sienna 47 -0.3 -0.2, rust 40 -0.3 -0.1,
  yellow 98, mustard 88 -0.1 -0.1, chartreuse 122 0.3 0.4,
  green 147, viridian 170 -0.2 0, kelly green 145 0 0.4, verdigris 185 0 -0.3, sea green 160, seafoam 170 0.5 -0.3,
  lime green 136 0.3 0.5, forest green 145 -0.5 -0.2, bottle green 155 -0.6 -0.1, hunter green 155 -0.6 -0.2,
  racing green 158 -0.7 -0.1, olive green 115 -0.3 -0.4, sage green 132 0.2 -0.6, mint green 158 0.5 -0.3,
  emerald green 158 0 0.3, moss green 120 -0.3 -0.4, moss-green 120 -0.3 -0.4, pine green 165 -0.5 -0.2,
  grass green 138 0 0.3, apple green 130 0.2 0.3, jade green 163, army green 115 -0.4 -0.5, pistachio green 128 0.5 -0.4,
  teal 195, turquoise 190 0.3 0.1, aquamarine 175 0.4 0, aqua 200 0.3 0.1, cyan 205 0.3 0.2, petrol 212 -0.4 -0.1,
  cerulean 230,
  blue 257, navy 262 -0.8 -0.2, navy blue 262 -0.8 -0.2, azure 248 0.2 0.2, cobalt 262 -0.2 0.4,
  cobalt blue 262 -0.2 0.4, ultramarine 268 -0.3 0.5, light blue 245 0.5, sky blue 235 0.5 -0.1, baby blue 240 0.7 -0.4,
  royal blue 264 -0.1 0.4, midnight blue 270 -0.9 -0.2, electric blue 260 0.1 0.8, powder blue 230 0.6 -0.5,
  steel blue 245 0 -0.5, ice blue 225 0.8 -0.5, ocean blue 240 -0.1 0.1, slate blue 262 -0.2 -0.5,
  prussian blue 255 -0.7 0, denim blue 255 -0.2 -0.3, french blue 258 0 0.2, cornflower 265 0.3 0,
  indigo 283 -0.3 0.1, violet 300, purple 308, mauve 320 0.3 -0.5, lilac 318 0.5 -0.4, aubergine 340 -0.7 -0.3,
  eggplant 340 -0.7 -0.3, periwinkle 280 0.4 -0.2, royal purple 300 -0.3 0.3,
  magenta 335 0 0.5, fuchsia 335 0 0.5, cerise 5 0 0.3, pink 356 0.3 0, hot pink 352 0.1 0.8, blush pink 15 0.6 -0.4,
  dusty pink 12 0.3 -0.6, dusty rose 12 0.1 -0.6, millennial pink 15 0.5 -0.5, salmon pink 25 0.4 -0.1,
  rose gold 22 0.3 -0.4, bronze 65 -0.2 -0.3, burnt orange 48 -0.2 0.1, brick red 26 -0.2 -0.1, cherry red 22 0 0.4,
  blood red 27 -0.4 0.2, fire red 30 0 0.6, tomato red 33 0.1 0.4, lemon yellow 105 0.4 0.3, golden yellow 88 0.1 0.3,
  burnt umber 45 -0.6 -0.3, wine red 15 -0.5 0,
  brown 55 -0.5 -0.3, tan 70 0.2 -0.5, taupe 60 0 -0.8, khaki 95 0.1 -0.5, beige 92 0.7 -0.7, sepia 60 -0.3 -0.4,
  umber 50 -0.6 -0.4,
  black none -1, white none 1, grey none, gray none, off-white 90 0.95 -0.9, off white 90 0.95 -0.9,
  charcoal grey none -0.6, charcoal gray none -0.6, greyscale none, anthracite none -0.7, ecru 90 0.8 -0.8,
  rot 28, rouge 28, rojo 28, rosso 28, vermelho 28, gelb 98, jaune 98, amarillo 98, giallo 98, amarelo 98,
  grun 147, vert 147, verte 147, verde 147, blau 257, bleu 257, bleue 257, azul 257, azzurro 245 0.3,
  marineblau 262 -0.8 -0.2, bleu marine 262 -0.8 -0.2, lila 305, violett 300, morado 305, viola 305, schwarz none -1,
  noir none -1, negro none -1, nero none -1, preto none -1, weiss none 1, blanc none 1, blanco none 1, bianco none 1,
  braun 55 -0.5 -0.3, marron 55 -0.5 -0.3, naranja 58, arancione 58, laranja 58, dunkelgrun 147 -0.6, dunkelbraun 55 -0.7 -0.3, hellbraun 60 0.1 -0.3, dunkelrot 25 -0.6, hellgrau none 0.4, dunkelgrau none -0.5, hellrosa 0 0.6 -0.3, hellblau 245 0.5,
  dunkelblau 262 -0.7, hellgrun 145 0.5, turkis 190 0.3 0.1, turquesa 190 0.3 0.1, turchese 190 0.3 0.1, turkos 190 0.3 0.1,
  oranje 58, rood 28, geel 98, groen 147, blauw 257, donkerblauw 262 -0.7, lichtblauw 245 0.5, paars 305, roze 356 0.3, zwart none -1,
  bruin 55 -0.5 -0.3, grijs none, gron 147, bla 257, gul 98, svart none -1, skogsgron 145 -0.5 -0.2, marinbla 262 -0.8 -0.2,
  morkbla 262 -0.7, ljusbla 245 0.5, roxo 305, marrom 55 -0.5 -0.3, marrone 55 -0.5 -0.3, cinza none, grigio none, celeste 235 0.5 -0.1,
  granate 15 -0.6 -0.1, dorado 88 0 -0.1, bleu ciel 235 0.5 -0.1, vert sapin 158 -0.6 -0.1, bordo 15 -0.6 -0.1,
  sea blue 232 -0.1 0, marigold 72 0.1 0.3, caramel brown 62 -0.2 -0.2, chocolate brown 50 -0.6 -0.3, coffee brown 50 -0.6 -0.4,
  rosa pastello 2 0.6 -0.3, rosa pastel 2 0.6 -0.3, rosa palo 15 0.6 -0.4, sunset orange 48 0.1 0.3, leaf green 138 0 0.1, sun yellow 95 0.2 0.4,
`);

/** Things that lend their colour: they count as colours only beside another colour, an adjective of colour, or "tones", "accent", "in …". */
export const lentColours = colourTable(`
  gold 88 0 -0.1, golden 88 0 0, silver none 0.4, copper 54 -0.1 -0.2, brass 94 -0.1 -0.3, platinum none 0.6,
  steel 250 -0.1 -0.8, chrome none 0.4,
  rose 10 0.2 0, coral 32 0.3 0.2, salmon 30 0.4 0, peach 60 0.6 -0.2, apricot 60 0.5 0, blush 15 0.6 -0.4,
  raspberry 5 -0.1 0.3, strawberry 20 0.1 0.3, cherry 20 -0.1 0.3, ruby 18 -0.1 0.4, wine 15 -0.5 0, bordeaux 15 -0.6 0,
  brick 35 -0.2 -0.1, tomato 33 0.1 0.4, fire 35 0 0.5, flame 40 0 0.5, sunset 45 0.1 0.3, clay 42 0 -0.4,
  caramel 72 0 -0.1, honey 78 0.1 0, chocolate 50 -0.6 -0.3, coffee 50 -0.6 -0.4, cocoa 50 -0.6 -0.4,
  espresso 45 -0.8 -0.4, walnut 55 -0.5 -0.4, chestnut 40 -0.5 -0.2, cinnamon 48 -0.2 -0.1, mahogany 32 -0.6 -0.2,
  wood 60 -0.3 -0.4, earth 55 -0.4 -0.4, sand 88 0.5 -0.6, desert 65 0.2 -0.4, cream 100 0.9 -0.8, ivory 100 0.95 -0.85,
  vanilla 95 0.8 -0.5, champagne 85 0.7 -0.6, pearl none 0.9, bone 90 0.9 -0.9,
  lemon 105 0.4 0.3, sunflower 90 0.2 0.4, sunshine 92 0.3 0.4, saffron 84 0.1 0.4, butter 98 0.6 -0.3,
  canary 103 0.4 0.3,
  lime 133 0.4 0.5, olive 110 -0.3 -0.4, sage 132 0.2 -0.6, mint 158 0.5 -0.3, emerald 158 0 0.3, jade 163 0 0,
  forest 147 -0.5 -0.2, moss 120 -0.3 -0.4, pine 170 -0.5 -0.2, fern 140 -0.1 -0.1, eucalyptus 165 0.2 -0.6,
  pistachio 125 0.5 -0.4, avocado 122 -0.1 -0.2, grass 138 0 0.3, jungle 150 -0.4 0.1, leaf 140 0 0,
  ocean 235 -0.2 0, sea 215 -0.1 0, sky 235 0.5 -0.1, ice 225 0.8 -0.5, denim 255 -0.2 -0.3, sapphire 262 -0.2 0.3,
  midnight 270 -0.9 -0.2, lagoon 195 0 0.1, slate 250 -0.3 -0.8, storm 250 -0.3 -0.7, ink 265 -0.9 -0.3,
  royal 264 -0.1 0.4,
  lavender 295 0.5 -0.4, plum 328 -0.4 -0.1, grape 305 -0.3 0.1, orchid 328 0.2 0.1, amethyst 305 0 0.1,
  berry 350 -0.2 0.2, mulberry 345 -0.4 0, heather 315 0.1 -0.5,
  charcoal none -0.6, graphite none -0.6, onyx none -1, ebony none -0.9, stone 70 0.2 -0.9, concrete none 0,
  ash none 0.2, smoke none 0.2, snow none 1, rosa 356 0.3 0, creme 100 0.9 -0.8, jet none -1, gris none, grau none, oro 88 0 -0.1,
  dore 88 0 -0.1, orangefarben 58,
`);

/** Adjectives that move lightness and chroma; the hue is what they suggest where no colour is named ("earthy tones"). */
export const colourAdjectives = colourTable(`
  warme 45 0 0, warmen 45 0 0, chaude 45 0 0, chaudes 45 0 0, calido 45 0 0, calidos 45 0 0, caldi 45 0 0, calde 45 0 0, quente 45 0 0,
  froide 235 0 0, froides 235 0 0, kuhle 235 0 0, frios 235 0 0, pastell none 0.6 -0.4, pastello none 0.6 -0.4, scuro none -0.6 0, chiaro none 0.5 -0.1, oscuro none -0.6 0, claro none 0.5 -0.1,
  escuro none -0.6 0, donker none -0.6 0, licht none 0.5 -0.1, mork none -0.6 0, ljus none 0.5 -0.1, fonce none -0.6 0, clair none 0.5 -0.1, kraftige none 0 0.5, vives none 0 0.6, vivos none 0 0.6,
  deep none -0.5 0.1, dark none -0.6 0, darker none -0.5 0, rich none -0.3 0.2, light none 0.5 -0.1, lighter none 0.4 0,
  pale none 0.7 -0.5, pastel none 0.6 -0.4, soft none 0.3 -0.4, gentle none 0.3 -0.4, bright none 0.2 0.5,
  vivid none 0 0.7, vibrant none 0.1 0.7, bold none 0 0.5, neon none 0.4 1, electric none 0.1 0.8, hot none 0.1 0.8,
  acid none 0.3 0.9, saturated none 0 0.7, fluorescent none 0.4 1, muted none 0 -0.6, dusty none 0.1 -0.6,
  desaturated none 0 -0.7, faded none 0.2 -0.6, smoky none -0.2 -0.6, washed none 0.3 -0.6, subdued none 0 -0.5,
  subtle none 0 -0.4, neutral 70 0 -0.9, natural 130 0 -0.4, earthy 50 -0.2 -0.5, earth 50 -0.2 -0.5, warm 45 0 0,
  cool 235 0 0, cold 240 0 -0.1, fresh 140 0.2 0.2, autumn 48 -0.2 -0.1, autumnal 48 -0.2 -0.1, tropical 185 0.1 0.5,
  jewel 160 -0.2 0.5, fiery 35 0 0.6, oceanic 225 -0.1 0, candy 355 0.3 0.3, metallic none 0 -0.3,
`);

/** A colour word before one of these is part of a thing, not a wish: "green tea", "black belt". */
export const notColoursBefore = words(`
  tea energy wine panda belt coffee pepper card carpet collar room thumb board house label hat bean beans juice oil
  chocolate flag line box berry fruit hole market friday sea forest garden garage grass roots bottle ocean cream herring
  truffle truffles tie metal metals soda bread rice salt gin onion cabbage smith water rafting tech shirt media space spaces peel
  zest blossom grove tree trees deal light lights
`);
