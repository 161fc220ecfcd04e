import type { Brief, ColourIntent, Constraints, Form, PersonalityAxis } from './brief.js';
import type { HairlinePlace, LetterPicture, PoseChange } from './decisions.js';

/** The parts of an identity that a refinement may move or lock. */
export const lockableFields = ['name', 'symbol', 'container', 'primary', 'secondary', 'font', 'layout', 'letterCase'] as const;
export type LockableField = (typeof lockableFields)[number];

/** How a thing that comes to the picture stands to it; what is `around` it has it inside. */
export type Joins = 'on' | 'over' | 'under' | 'inside' | 'around' | 'beside' | 'behind';

/** Parts that a wish may give a colour of their own. */
export type ColouredPart = 'letters' | 'picture' | 'field' | 'lines';

/** Parts whose colour a wish may move without naming another one. */
export type ShiftedPart = 'letters' | 'picture' | 'ground';

/** Ways to change colours without naming another one. */
export type ColourShift =
  | 'warmer'
  | 'cooler'
  | 'fresher'
  | 'darker'
  | 'lighter'
  | 'brighter'
  | 'more-vivid'
  | 'more-muted'
  | 'more-contrast';

/** One understood clause of a refinement, as a typed change. */
export type Patch =
  | { kind: 'lock'; fields: LockableField[] }
  /** `adds` where the colour comes to those that there are. */
  | { kind: 'set-colour'; role: 'primary' | 'secondary' | 'tertiary'; colour: ColourIntent; adds?: true }
  /**
   * "The shield dark blue", "the letters in gold"; `tone` where only lightness was told, `isKept` where the part is to stay as it is,
   * `of` where one of two pictures is meant.
   */
  | { kind: 'set-part'; part: ColouredPart; colour: ColourIntent; tone?: 'light' | 'dark'; isKept?: true; of?: string }
  /** Letters or signs of the name, by their places in it, in a colour of their own. */
  | { kind: 'colour-letters'; text: string; at: number[]; colour: ColourIntent }
  /** "The coral only on the dot": what else has the colour takes the one of the `rest`. */
  | { kind: 'colour-only'; part: 'letters' | 'picture'; of?: string; colour: ColourIntent; rest: ColourIntent }
  | { kind: 'set-ground'; colour: ColourIntent }
  | { kind: 'remove-colour'; colour: ColourIntent }
  /**
   * `isMutual` where each of two colours that are there may take the place of the other: "swap teal with grey"; `comesAnyway` where the new
   * one is asked for by itself, whether there is the old one or not: "we don't like the brown. Perhaps purple?"
   */
  | { kind: 'swap-colour'; from: ColourIntent; to: ColourIntent; isMutual?: true; comesAnyway?: true }
  /** `named` where two colours were told. */
  | { kind: 'exchange-colours'; named?: [ColourIntent, ColourIntent] }
  /** Light on dark, or dark on light. */
  | { kind: 'inverse'; isDark: boolean }
  /**
   * `of` is the colour that the wish speaks of, `part` the part, `picture` one of two; without them all that is in colour moves. `isFree`
   * where colours are asked for, and one may come.
   */
  | { kind: 'shift-colour'; by: ColourShift; amount: number; of?: ColourIntent; part?: ShiftedPart; picture?: string; isFree?: true }
  /** "More towards blue": the colour spoken of, or the first, goes a part of the way. */
  | { kind: 'lean-colour'; to: ColourIntent; amount: number; of?: ColourIntent }
  | { kind: 'monochrome' }
  /** No more colours than `count`, whichever they are. */
  | { kind: 'few-colours'; count: number }
  /** `of` where the letters alone are spoken of, `isAside` where the word says this only by the way. */
  | { kind: 'mood'; axis: PersonalityAxis; by: number; of?: 'letters'; isAside?: true }
  | {
      kind: 'form';
      by:
        | 'bolder'
        | 'thinner'
        | 'rounder'
        | 'sharper'
        | 'simpler'
        | 'more-detailed'
        | 'bigger-symbol'
        | 'smaller-symbol'
        | 'bigger-name'
        | 'smaller-name'
        | 'bigger-line'
        | 'smaller-line'
        | 'airier'
        | 'denser'
        | 'further-apart'
        | 'nearer'
        | 'tighter'
        | 'looser';
      /** Of two pictures the one that is spoken of. */
      picture?: string;
      /** Whose weight it is, where that is told. */
      of?: 'letters' | 'symbol';
      /** How many times as large, where that is told: "half the size". */
      times?: number;
      /** Other drawings of what is shown, of which a simpler one may do. */
      drawings?: string[];
    }
  /**
   * `count` of them, or how they stand to the picture that there is; `isSmall` where it is to be small beside the picture or the name,
   * `isNear` where only something like it can be shown; `takesPlaceOf` where of two pictures it is exchanged for one.
   */
  | {
      kind: 'symbol';
      icons: string[];
      term: string;
      count?: number;
      joins?: Joins;
      isSmall?: true;
      isNear?: true;
      /** More than one, as many as there is room for. */
      isSeveral?: true;
      /** Set where it was shown before, and is to be as it was. */
      isBack?: true;
      takesPlaceOf?: string[];
    }
  /** A letter of the name that is to be a thing, or to have one in it; no place in the name where it has no such letter. */
  | { kind: 'letter-picture'; icons: string[]; term: string; letter: string; at: number[]; place: LetterPicture['place'] }
  | { kind: 'remove-thing'; icons: string[]; term: string }
  | { kind: 'letters'; letters: string }
  /** Letters by where they are seen ("like a pub sign") or by the name of a face; `isNear` where the pack has only faces like it. */
  | { kind: 'lettering'; faces: string[]; words: string; isNear?: true }
  /** The picture as a mirror shows it, or so that it looks to a side. */
  | { kind: 'mirror'; towards?: 'left' | 'right' }
  /** What is done to the picture, besides what was done to it before; null where it is to be upright and whole again. */
  | { kind: 'change-picture'; change: PoseChange | null }
  /** Which of symbol and name comes first, in a row or in a stack. */
  | { kind: 'order'; layout: 'row' | 'stack'; nameFirst: boolean }
  /** Where one of two pictures stands by the other. */
  | {
      kind: 'arrange';
      picture: string;
      place: 'left' | 'right' | 'on' | 'over' | 'behind' | 'inside' | 'beside' | 'crossed' | 'facing' | 'back-to-back' | 'exchanged';
    }
  /** How many lines the name stands on. */
  | { kind: 'lines'; count: number }
  /** The words of the name that are smaller than the rest. */
  | { kind: 'small-part'; part: string }
  /** A hairline between two parts. */
  | { kind: 'hairline'; at: HairlinePlace }
  /** The side on which all lines begin or end; `centre` as the layout has them by itself. */
  | { kind: 'flush'; side: 'left' | 'right' | 'centre' }
  /** A frame may be asked for in a thin line, or around picture and name, a drawing in lines in thin or dashed ones. */
  | { kind: 'take-form'; form: Form; refused: boolean; isThin?: true; isWhole?: true; lines?: NonNullable<Brief['lines']> }
  /** `isOutlined` where the shape that is asked for is a line and no field. */
  | { kind: 'constrain'; constraints: Partial<Constraints>; isOutlined?: true; ofBackground?: true }
  | { kind: 'rename'; name: string }
  /** `isAdded` where the line comes to what is written. */
  | { kind: 'descriptor'; text: string | null; isAdded?: true }
  /** The line under the name in small letters, or in capitals again. */
  | { kind: 'line-case'; letterCase: 'lower' | 'upper' }
  /** The founding year or the place; null takes it away. */
  | { kind: 'aside'; field: 'year' | 'place'; text: string | null }
  | { kind: 'try-another'; field: 'everything' | 'symbol' | 'font' | 'primary' }
  /** `of` where one part alone goes back; one step where no other number of them is told. */
  | { kind: 'go-back'; of?: 'type' | 'palette' | 'mark' | 'layout' | 'name'; steps?: number | 'first' }
  /** Halfway between what is and what was before. */
  | { kind: 'halfway' }
  /** What was understood and cannot be done, with the sentence that says so, and the words that ask for it where the rest of the clause can. */
  | { kind: 'beyond'; reason: string; words?: string };

/** A clause of the refinement prompt with what was understood of it; no patches means it was not understood. */
export interface Clause {
  text: string;
  patches: Patch[];
}

/** What became of each clause, stored with the node. */
export interface RefinementRecord {
  applied: { clause: string; changed: string[] }[];
  kept: LockableField[];
  notApplied: { clause: string; reason: string }[];
}
