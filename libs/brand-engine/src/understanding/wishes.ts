import type { PoseChange, Rim } from '../decisions.js';
import type { AbstractShape, ColourIntent, Constraints, Era, Form, letterPlaces, Refusals } from '../brief.js';
import type { Mood } from './lexicon/personality.js';
import type { LinePlace } from './lines/written-line.js';

type LetterPlace = (typeof letterPlaces)[number];

/** The side to which a picture is to look, or that it is to be the other one. */
export type Facing = 'facing-left' | 'facing-right' | 'mirrored';

/** Something that a prompt says, with the tokens that say it (`to` exclusive): what the identity will be held against. */
export type Wish = Span &
  (
    | { kind: 'name' }
    | { kind: 'line'; text: string; place?: LinePlace }
    | { kind: 'trade'; industry: string }
    /** `asked` things must be shown, those that are merely `said` may be; `icons` show the thing or its nearest relative, or itself alone where it is that `orNothing`; `several` says how many, `partOf` what it belongs to: a beak is that of a toucan. */
    | {
        kind: 'thing';
        term: string;
        asked: boolean;
        refused: boolean;
        icons: string[];
        orNothing?: true;
        several?: string;
        partOf?: string;
      }
    /** What an abstract mark is to be made of. */
    | { kind: 'abstract-shape'; shape: AbstractShape }
    /** Eyes and a smile on a thing. */
    | { kind: 'face' }
    /** A letter of the name that is to be a thing, or to have one in it: where in the name, or nowhere if it has no such letter. */
    | { kind: 'letter-picture'; letter: string; at: number[]; place: LetterPlace }
    /** What is to go around an emblem. */
    | { kind: 'rim'; rim: Rim }
    /** How a picture is to be turned, cut, or seen in a mirror. */
    | { kind: 'picture-change'; change: PoseChange | Facing }
    /** A word that says how two things stand to each other. */
    | { kind: 'arrangement' }
    | { kind: 'colour'; intent: ColourIntent; refused: boolean; ofLetters?: true; ofPart?: true }
    | { kind: 'demand'; asked: Partial<Constraints>; refuses: Partial<Refusals>; nameFirst?: true }
    /** A `medium` is what the form is drawn with: chalk, a brush, paper. */
    | { kind: 'form'; form: Form; refused: boolean; medium?: true }
    /** How the letters of a monogram are to be joined. */
    | { kind: 'joined-letters'; how: 'woven' | 'overlapping' }
    /** On how many lines the name stands, and what stands between its words. */
    | { kind: 'name-lines'; count: number }
    | { kind: 'between-words'; what: 'rule' | 'dot' }
    /** Words of the name that are to be smaller than the rest. */
    | { kind: 'small-part'; part: string }
    /** How many colours there may be. */
    | { kind: 'colour-count'; count: number }
    /** A colour without a name, beside the one that is named. */
    | { kind: 'accent' }
    /** A time that is named by its years is told by its letters. */
    | { kind: 'mood'; mood: Mood; refused: boolean; era?: Era | undefined }
    | { kind: 'year'; year: string }
    | { kind: 'place'; place: string }
    /** Letters may be told to stand over, in or behind each other. */
    | { kind: 'letters'; letters: string; isRelated?: boolean }
    /** A cartoon that is refused. */
    | { kind: 'cartoon' }
    /** What every identity is anyway: flat, scalable. */
    | { kind: 'given' }
    /** What no identity can be: animated, a photograph. */
    | { kind: 'beyond'; reason: string }
  );

/** A wish of one kind. */
export type WishOf<Kind extends Wish['kind']> = Extract<Wish, { kind: Kind }>;

/** Something to show, or to leave out. */
export type Thing = WishOf<'thing'>;

export interface Span {
  from: number;
  to: number;
}

/** Places as runs of neighbours. */
export function runsOf(places: Iterable<number>): Span[] {
  const runs: Span[] = [];
  for (const at of [...places].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

/** The tokens that any of the spans covers. */
export const covering = (spans: readonly Span[]): ReadonlySet<number> =>
  new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)));
