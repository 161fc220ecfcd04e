import type { Arrangement, containers, letterPlaces } from './brief.js';

/** A shape that holds a glyph; `none` leaves it bare. */
export type Container = Exclude<(typeof containers)[number], 'any'>;

/**
 * What paints a part; the ground decides the actual colour. `glyph` stands on a field and is only painted when the field is bright
 * or an accent was asked for; `accent` is a small detail in the colour asked for as accent, or else in the primary one, however
 * bright; `backing` lies behind a shape that ink has to carry because the colour is too bright, and is not painted otherwise.
 * `tint` paints letters of the name, `ornament` rules and frames, in the third colour where one was named; `pure` is the first
 * colour however bright; `ground` lies under it all. `first` and `second` are two things that stand together, each in the colour told
 * of it; `inlay` is the second one on a field of the first, `edge` the outline of one that is too pale for its ground, `wash` a tint of
 * the ground that both stand on.
 */
export type Paint =
  | 'primary'
  | 'secondary'
  | 'ink'
  | 'glyph'
  | 'accent'
  | 'backing'
  | 'tint'
  | 'ornament'
  | 'pure'
  | 'ground'
  | 'first'
  | 'second'
  | 'inlay'
  | 'edge'
  | 'wash';

/** What is done to outlines once they are drawn. */
export const treatments = ['stripes', 'engraved', 'pixels', 'hand-made', 'stencil', 'slanted', 'outlined', 'carved'] as const;
export type Treatment = (typeof treatments)[number];

/** What goes around a round emblem, where that was asked for. */
export const rims = ['rope', 'double', 'stitched'] as const;
export type Rim = (typeof rims)[number];

/** Sides of a picture. */
export const sides = ['left', 'right', 'above', 'below'] as const;
export type Side = (typeof sides)[number];

/** What is done to one picture, whatever it stands in: turned upside down or on its side, cut off or fading out at one side. */
export const poseChanges = [
  'over',
  'aside',
  ...sides.map((side) => `cut-${side}` as const),
  ...sides.map((side) => `fading-${side}` as const),
] as const;
export type PoseChange = (typeof poseChanges)[number];
/** How one picture is drawn, whatever it stands in: with lines cut into it as a woodcut has them, in one thin line, in dashes. */
export const pictureManners = ['carved', 'fine-line', 'dashed', 'stencilled'] as const;
export type PictureManner = (typeof pictureManners)[number];
export type PictureChange = PoseChange | PictureManner;

/** Where the second of two pictures stands that are drawn as one. */
export const joins = ['above', 'below', 'beside', 'behind'] as const;
export type Joined = (typeof joins)[number];

/** A picture that takes the place of letters of the name, of their dots, or stands in their counters: where in the name, and which letter. */
export interface LetterPicture {
  at: readonly number[];
  letter: string;
  place: (typeof letterPlaces)[number];
  /** The picture, where another one is the symbol beside the name; else it is that of the mark. */
  icon?: string;
  /** What paints it where a colour was asked for that is too bright for letters, or a second one; left out where a tint does. */
  paint?: 'pure' | 'accent';
}

/** How the symbol is drawn: everything that its family needs to draw it again. */
export interface MarkDecision {
  family: string;
  device: string;
  icon: string | null;
  /** The letters that the mark shows, or an empty text. */
  letters: string;
  container: Container;
  /** Numbers from 0 to 1 that the family reads its proportions from. */
  params: Record<string, number>;
  /** 0 as drawn; negative thinner and sharper, positive bolder and rounder: moved by refinements only. */
  weight: number;
  roundness: number;
  detail: number;
  /** Letters are centred by their weight as well as by their box; nodes of older versions have only the box. */
  optical?: true;
  /** Letters keep clear of the shape that they stand in, and of its rim; in older nodes they may touch it. */
  fitted?: true;
  /** Pictures keep every gap; those of older nodes may be drawn in heavier lines that close some. */
  faithful?: true;
  /** Left out where the shapes stay as they are drawn. */
  treatments?: Treatment[];
  /** Where in the name the picture stands, where a letter was asked to be one. */
  letterPicture?: LetterPicture;
  /** The second of two pictures that stand side by side. */
  partner?: string;
  /** The third of three pictures that stand together, none of which hides another. */
  third?: string;
  /** Set where several pictures take all the room of their ground; in older nodes they have that of a single one. */
  fills?: true;
  /** How the second picture stands to the first where both are drawn as one, in any container; left out where a device places them. */
  joined?: Joined;
  /** How many of the second picture there are, where it came to the first and is smaller than that; older nodes have one of any size. */
  added?: number;
  /** The characters of the name that have a colour of their own. */
  coloured?: string;
  /** The places in the name of the letters and signs that a wish gave a colour of their own, in a name beside, under or inside any drawing but an emblem. */
  colouredAt?: readonly number[];
  /** How two pictures are composed, or that one stands `alone` in its own colour; left out where a device of older nodes places them. */
  arranged?: Arrangement | 'beside' | 'alone';
  /** Set where the two stand by what they are as well: what is small accompanies what is large. Older nodes have only the arrangement. */
  composed?: true;
  /** Set where what is small by nature is nearly as large as what it is on or over; in older nodes it is half as large. */
  weighed?: true;
  /** By which rules two pictures are composed: since rule 2 water is clear of what does not float, and more pictures hold others; since rule 3 who is in a vessel is hidden by its front, and glasses and headphones fit their head. Older nodes have none. */
  pairing?: 2 | 3;
  /** Set where what is held stands on the left, because its holder looks there; in older nodes it stands on the right. */
  heldLeft?: true;
  /** Set where the picture has eyes and a smile. */
  faced?: true;
  /** The pictures stand side by side and clear of each other, because arranged otherwise they hid each other. */
  apart?: true;
  /** Set where the composition is drawn as one picture in one colour, in a container or an emblem. */
  merged?: true;
  /** Set where a picture that is cut out of a disc is drawn without it, because circles were refused. */
  bared?: true;
  /** The things that are too pale to be seen without an outline. */
  edged?: ('first' | 'second')[];
  /** How many times the picture stands there, where several of one thing were asked for. */
  count?: number;
  /** Set where those stand in one row, however long. */
  lined?: true;
  /** Set where pictures are drawn as a mirror shows them. */
  mirrored?: true;
  /** The rim of a round emblem, where one was asked for. */
  rim?: Rim;
  /** How many stripes there are, where they are counted; older nodes have those of the treatment. */
  stripes?: number;
  /** What is done to the picture, where it stands alone. */
  changes?: readonly PictureChange[];
  /** Set where the rim of an emblem has the first colour, and not that of the letters. */
  toned?: true;
  /** Set where both pictures have the first colour, because the second is too bright to draw one. */
  even?: true;
  /** Set where a long name goes all around an emblem, its last words below. */
  parted?: true;
  /** Set where a picture that was asked for has the first colour, however bright. */
  vivid?: true;
  /** Set where the name goes all around an emblem as long as there is nothing else to write there. */
  halved?: true;
  /** Set where the picture of a lock-up or an emblem was asked for by name: it is judged as large as it stands there. */
  asked?: true;
  /** How many times as large the first of two pictures stands beside the second as the two would by themselves. */
  balance?: number;
  /** How large the picture of an emblem, a lock-up or a word is drawn; left out where it has its natural size. */
  scale?: number;
}

export interface TypeDecision {
  font: string;
  heading: number;
  body: number;
  letterCase: 'lower' | 'upper' | 'title' | 'as-given';
  /** Set where small letters were asked for, and hold around a circle too. */
  cased?: true;
  /** Set where heavier letters were asked for, and stand around a circle too. */
  heavy?: true;
  /** Set where handwriting or small letters go around a circle as close as they are written; in older nodes they stand apart. */
  flowing?: true;
  /** Set where thin letters were asked for, and the mark shows letters as thin as those of the name. */
  fine?: true;
  /** In thousandths of the em. */
  tracking: number;
  /** Set where all but the capitals of the name stand in small capitals. */
  smallCaps?: true;
  /** The words of the name that are smaller than the rest. */
  smallPart?: string;
  treatments?: Treatment[];
  /** Set where the line under the name was asked to be in small letters; without it that stands in capitals. */
  lineCase?: 'lower';
  /** The plain face of a line under the name that would be too long in the name's own. */
  lineFont?: string;
}

export type LayoutKind = 'row' | 'stack' | 'badge' | 'symbol' | 'wordmark' | 'lockup';

export interface LayoutDecision {
  kind: LayoutKind;
  /** The height of the symbol over its natural height. */
  symbolScale: number;
  /** How many lines a long name is set on, with room for its accents; nodes of older versions have two. */
  lines?: number;
  /** How many lines the name was asked to stand on, whatever its length. */
  broken?: number;
  /** The lines of the name, broken where its sense is; nodes of older versions have none, and break where lines are even. */
  phrases?: string[];
  /** Set where the name stands before the symbol: left of it in a row, above it in a stack. */
  nameFirst?: true;
  /** The height of the name over its natural height. */
  nameScale?: number;
  /** The lines that a long line under the name is set on; without them it is one, or two by older rules. */
  lineBreaks?: string[];
  /** The height of the line under the name over its natural height. */
  lineScale?: number;
  /** The clear space over its natural width, around the whole and between symbol and name. */
  air?: number;
  /** The space between symbol and name over what it would be. */
  gap?: number;
  /** The same where picture and name are one drawing, in a lock-up; older nodes have the space that it was drawn with. */
  pictureGap?: number;
  /** Where a hairline was asked for: between symbol and name, between the name and the line under it, between the lines of the name, over it, under it. */
  hairlines?: HairlinePlace[];
  /** The side on which all lines begin or end, where that was asked for; without it they stand as the layout needs. */
  flush?: 'left' | 'right';
}

/** Where a hairline parts a drawing. */
export type HairlinePlace = 'picture' | 'line' | 'words' | 'above' | 'below';

/** The letters of the name, the picture that stands on a field, the lines around it all. */
export interface PartColours {
  letters?: string;
  picture?: string;
  lines?: string;
  /** The picture that stands in the line of the name, or the letters that have a colour of their own. */
  tint?: string;
  /** Set where the picture is as legible at night as every symbol; in older nodes it is only seen. */
  legible?: true;
  /** Set where the field is not painted, because the picture is only seen on the ground. */
  bare?: true;
}

/** Colours as hex. How they are put on a ground follows from them alone. */
export interface PaletteDecision {
  primary: string;
  secondary: string;
  ink: string;
  /** Set where the second colour was asked for: the mark then has to show it. */
  accentAsked?: boolean;
  /** Set where only a little was asked of the second colour: a fine line then shows enough of it. */
  accentSmall?: true;
  /** The third of three colours that were named. */
  tertiary?: string;
  /** The colour that lies under everything: "gold on black". */
  ground?: string;
  /** Set where that is the main colour of the brand, and white or a deep tone of it stands on it. */
  mainGround?: true;
  /** Set where one colour was asked for and writes the name too: at night it has no second tone either. */
  single?: true;
  /** Set where the ink is a colour that was asked for the name. */
  inkAsked?: true;
  /** What the mark is drawn in where its letters were given another ink. */
  markInk?: string;
  /** Set where the first colour was asked for: most of what is in colour then has to show it. */
  primaryAsked?: true;
  /** Colours that single parts were given by name, whatever paints the rest: "the letters in gold", "the vase in cream". */
  parts?: PartColours;
  /** What two things are painted with where a colour was told of one of them: a field first, and then what stands in it. */
  things?: [first: string, second: string];
  /** By which rules the colours are put on a ground; nodes of older versions have none, and are drawn as they were. */
  rules?: 3 | 4 | 5 | 6 | 7;
}

/** Every structural choice of an identity: drawing is a pure function of this and the assets pack. */
export interface Decisions {
  name: string;
  descriptor: string | null;
  /** The founding year and the place: what an emblem or a lock-up writes besides. Nodes of older versions have none. */
  year?: string;
  place?: string;
  mark: MarkDecision;
  type: TypeDecision;
  layout: LayoutDecision;
  palette: PaletteDecision;
}
