import type { Letterform } from '../src/pack/types.ts';

/**
 * The families of the pack. Axes are hand-judged, each from −2 to 2, in the order of `personalityAxes`:
 * calm/energetic, classic/modern, serious/playful, modest/luxurious, soft/sharp, organic/technical.
 */
export interface FontChoice {
  id: string;
  classes: Letterform[];
  axes: [number, number, number, number, number, number];
  /** The weight a heading has by default; its neighbours come along for "bolder" and "thinner". */
  heading: number;
  /** False for a family that is there for names in other scripts only. */
  forLatin: boolean;
  /** Capitals do not suit a script, and a capitals-only face has nothing else. */
  cases?: 'upper-only' | 'never-upper';
}

const row = (id: string, classes: string, axes: string, heading: number, cases?: FontChoice['cases']): FontChoice => ({
  id,
  classes: classes.split(' ') as Letterform[],
  axes: axes.split(' ').map(Number) as FontChoice['axes'],
  heading,
  forLatin: true,
  ...(cases ? { cases } : {}),
});

const latinFonts: FontChoice[] = [
  row('inter', 'sans', '0 2 -1 -1 0 2', 700),
  row('poppins', 'sans geometric', '1 1 1 0 -1 0', 600),
  row('montserrat', 'sans geometric wide', '1 1 0 0 0 0', 700),
  row('outfit', 'sans geometric', '0 2 0 0 -1 0', 600),
  row('urbanist', 'sans geometric', '0 2 0 1 -1 0', 700),
  row('jost', 'sans geometric', '0 1 0 1 1 0', 600),
  row('josefin-sans', 'sans geometric', '-1 0 0 1 1 0', 600),
  row('raleway', 'sans geometric', '-1 1 0 1 0 0', 700),
  row('league-spartan', 'sans geometric', '1 1 0 0 1 0', 700),
  row('lexend', 'sans geometric', '0 2 0 -1 -1 1', 600),
  row('sora', 'sans geometric', '1 2 0 0 0 2', 600),
  row('plus-jakarta-sans', 'sans geometric', '0 2 0 0 -1 1', 700),
  row('manrope', 'sans geometric', '0 2 -1 0 0 1', 700),
  row('dm-sans', 'sans geometric', '0 1 0 0 -1 0', 700),
  row('red-hat-display', 'sans geometric', '1 2 0 0 0 1', 800),
  row('figtree', 'sans', '0 2 1 -1 -1 0', 700),
  row('albert-sans', 'sans', '0 1 -1 0 0 0', 700),
  row('epilogue', 'sans', '1 2 0 0 1 0', 700),
  row('syne', 'sans display', '2 2 1 1 0 0', 700),
  row('space-grotesk', 'sans', '1 2 0 0 1 2', 600),
  row('archivo', 'sans', '1 1 -1 0 1 1', 700),
  row('work-sans', 'sans', '0 1 -1 -1 0 0', 600),
  row('rubik', 'sans rounded', '1 1 1 -1 -1 0', 600),
  row('hanken-grotesk', 'sans', '0 1 -1 0 0 0', 700),
  row('bricolage-grotesque', 'sans', '1 1 1 0 0 -1', 700),
  row('instrument-sans', 'sans', '0 2 -1 1 0 1', 600),
  row('onest', 'sans', '0 2 0 -1 0 1', 700),
  row('unbounded', 'sans display rounded wide', '2 2 1 0 -1 1', 700),
  row('kumbh-sans', 'sans geometric', '0 1 0 0 0 0', 700),
  row('questrial', 'sans', '-1 1 0 0 -1 0', 400),
  row('familjen-grotesk', 'sans', '0 2 0 0 1 1', 700),
  row('nunito', 'sans rounded', '-1 1 1 -2 -2 -1', 800),
  row('quicksand', 'sans rounded geometric', '-1 1 1 -1 -2 -1', 700),
  row('comfortaa', 'sans rounded geometric', '-1 2 1 0 -2 0', 700),
  row('varela-round', 'sans rounded', '-1 1 1 -1 -2 -1', 400),
  row('fredoka', 'sans rounded', '1 1 2 -2 -2 -1', 600),
  row('baloo-2', 'sans rounded', '1 0 2 -2 -2 -1', 700),
  row('playfair-display', 'serif', '-1 -2 -1 2 1 -1', 600),
  row('cormorant-garamond', 'serif', '-2 -2 -1 2 1 -1', 600),
  row('eb-garamond', 'serif', '-1 -2 -2 1 0 -1', 600),
  row('libre-baskerville', 'serif', '-1 -2 -2 1 0 -1', 700),
  row('lora', 'serif', '-1 -1 0 0 -1 -1', 600),
  row('dm-serif-display', 'serif', '0 -1 0 1 0 -1', 400),
  row('fraunces', 'serif', '0 -1 1 1 -1 -2', 600),
  row('spectral', 'serif', '-2 -1 -1 1 0 -1', 600),
  row('bodoni-moda', 'serif', '0 -1 -1 2 2 0', 600),
  row('prata', 'serif', '-1 -1 -1 2 1 -1', 400),
  row('marcellus', 'serif', '-2 -2 -1 2 0 -1', 400),
  row('cinzel', 'serif', '0 -2 -2 2 2 -1', 600, 'upper-only'),
  row('gilda-display', 'serif', '-1 -2 -1 2 1 -1', 400),
  row('newsreader', 'serif', '-1 -1 -1 0 0 -1', 600),
  row('young-serif', 'serif', '0 -1 1 0 -1 -2', 400),
  row('abril-fatface', 'serif display', '2 -1 0 1 1 -1', 400),
  row('instrument-serif', 'serif condensed', '-1 0 0 1 0 -1', 400),
  row('roboto-slab', 'slab', '0 0 -1 -1 0 1', 600),
  row('zilla-slab', 'slab', '0 0 0 -1 0 1', 600),
  row('arvo', 'slab', '1 0 0 -1 0 1', 700),
  row('josefin-slab', 'slab', '-1 -1 0 1 1 0', 700),
  row('bitter', 'slab', '0 -1 -1 -1 0 -1', 700),
  row('alfa-slab-one', 'slab display', '2 -1 1 -1 1 0', 400),
  row('oswald', 'condensed sans', '1 0 -1 -1 1 0', 600),
  row('bebas-neue', 'condensed sans', '2 1 0 -1 2 0', 400, 'upper-only'),
  row('anton', 'condensed sans display', '2 0 0 -1 2 0', 400),
  row('barlow-condensed', 'condensed sans', '1 1 -1 -1 1 1', 600),
  row('archivo-narrow', 'condensed sans', '1 1 -1 -1 1 1', 700),
  row('league-gothic', 'condensed sans', '1 0 -1 0 2 0', 400),
  row('saira-condensed', 'condensed sans', '2 2 -1 -1 1 2', 600),
  row('big-shoulders-display', 'condensed display sans', '2 1 0 0 2 0', 800),
  row('jetbrains-mono', 'mono', '0 2 -1 -1 0 2', 700),
  row('space-mono', 'mono', '1 1 1 0 1 2', 700),
  row('ibm-plex-mono', 'mono', '0 1 -1 -1 1 2', 600),
  row('pacifico', 'script', '1 -1 2 -1 -2 -2', 400, 'never-upper'),
  row('dancing-script', 'script', '0 -1 1 0 -2 -2', 700, 'never-upper'),
  row('lobster', 'script display', '1 -1 1 0 -1 -2', 400, 'never-upper'),
  row('kaushan-script', 'script', '2 -1 1 0 0 -2', 400, 'never-upper'),
  row('righteous', 'display rounded', '1 1 2 0 -1 1', 400),
  row('titan-one', 'display rounded', '2 0 2 -2 -2 -1', 400),
  row('orbitron', 'display geometric wide', '1 2 0 0 1 2', 700),
  row('michroma', 'display sans wide', '1 2 -1 1 1 2', 400),
  row('syncopate', 'display sans wide', '0 2 0 1 1 1', 700, 'upper-only'),
  row('paytone-one', 'display rounded sans', '1 0 2 -1 -2 -1', 400),
  row('lilita-one', 'display rounded', '2 0 2 -1 -1 -1', 400),
  row('poiret-one', 'display geometric', '-1 -1 0 2 0 0', 400),
  row('tenor-sans', 'sans', '-2 -1 -1 2 0 -1', 400),
  row('chakra-petch', 'sans display', '1 2 0 0 2 2', 600),
  row('exo-2', 'sans', '1 2 0 0 1 2', 700),
  row('rajdhani', 'condensed sans', '1 2 -1 0 1 2', 600),
  row('grenze-gotisch', 'blackletter', '0 -2 -1 0 2 -1', 600, 'never-upper'),
  row('permanent-marker', 'hand', '2 0 1 -1 0 -2', 400),
  row('patrick-hand', 'hand', '-1 0 1 -2 -1 -2', 400),
  row('amatic-sc', 'hand', '0 0 1 0 0 -2', 700, 'upper-only'),
  row('courier-prime', 'mono', '-1 -2 -1 -1 0 0', 700),
];

/** Families for names in Cyrillic and Greek, beside those of the above that have them. */
const otherFonts: FontChoice[] = [
  row('alegreya', 'serif', '0 -1 0 0 0 -2', 700),
  row('alegreya-sans', 'sans', '0 0 0 0 0 -1', 700),
  row('geologica', 'sans geometric', '1 2 0 0 0 1', 700),
  row('sofia-sans-condensed', 'condensed sans', '1 1 -1 -1 1 1', 700),
  row('m-plus-rounded-1c', 'sans rounded', '-1 1 1 -1 -2 -1', 700),
  row('dela-gothic-one', 'display sans wide', '2 1 1 0 0 0', 400),
  row('bona-nova', 'serif', '-1 -2 -1 1 0 -1', 700),
  row('noto-serif-display', 'serif', '-1 -1 -1 2 1 -1', 600),
  row('tektur', 'display sans', '1 2 0 0 2 2', 600),
  row('mynerve', 'script', '0 0 2 -1 -1 -2', 400, 'never-upper'),
  row('caveat', 'script', '0 0 2 -1 -1 -2', 700, 'never-upper'),
  row('russo-one', 'display sans', '2 1 0 -1 1 1', 400),
  row('yeseva-one', 'serif display', '0 -1 0 2 0 -1', 400),
  row('forum', 'serif', '-2 -2 -1 2 0 -1', 400),
];

export const fonts: FontChoice[] = [...latinFonts, ...otherFonts.map((font) => ({ ...font, forLatin: false }))];
