import { z } from 'zod';
import { pictureWishes } from './picture-wishes.js';
import { Personality, personalityAxes, Unit } from './personality.js';

export { type PersonalityAxis, personalityAxes } from './personality.js';

/** "Gold on black", "navy", "a touch of coral". */
export const colourRoles = ['ground', 'main', 'accent'] as const;

/** A colour as it was asked for: a hue that must be kept, with lightness and chroma moved by adjectives. */
export const ColourIntent = z.object({
  /** The words of the prompt this came from, for the record. */
  words: z.string().max(80),
  /** OKLCH hue in degrees; null for a neutral (black, white, grey). */
  hue: z.number().min(0).max(360).nullable(),
  /** −1 very dark … 1 very light, 0 as is natural for the hue. */
  lightness: Unit,
  /** −1 muted … 1 vivid. */
  chroma: Unit,
  /** Present when the prompt gave an exact value; it is then used as it is. */
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  /** What the words say that it does: lies under the mark, carries it, or is seen in little of it. Older briefs do not tell. */
  role: z.enum(colourRoles).optional(),
});
export type ColourIntent = z.infer<typeof ColourIntent>;

export const symbolKinds = ['any', 'icon', 'monogram', 'abstract', 'wordmark', 'badge'] as const;
/** Of these the pack tells how legible each icon is inside. */
export const measuredContainers = ['none', 'circle', 'squircle', 'square', 'hexagon', 'shield', 'arch', 'drop', 'diamond'] as const;
/** In these an icon is about as legible as in the circle. */
export const roomyContainers = ['leaf', 'pocket', 'scallop', 'clover', 'facet'] as const;
export const containers = ['any', ...measuredContainers, ...roomyContainers] as const;
export const letterCases = ['any', 'lower', 'upper', 'title', 'as-given'] as const;
export const layouts = ['any', 'row', 'stack', 'badge'] as const;
/** Words about form that must leave a visible trace in the drawing, or be reported as not applied. */
export const forms = [
  'rounded',
  'thin',
  'heavy',
  'tracked',
  'tight',
  'small-caps',
  'stripes',
  'pixels',
  'engraved',
  'hand-made',
  'angular',
  'outlined',
  'outlined-letters',
  'dots',
  'stencil',
  'negative-space',
  'symmetrical',
  'slanted',
  'frame',
  'rules',
  'underlined',
] as const;
export type Form = (typeof forms)[number];
/** What an abstract mark may be made of. */
export const abstractShapes = [
  'bars',
  'rising-bars',
  'steps',
  'stripes',
  'waves',
  'rings',
  'circles',
  'arcs',
  'arches',
  'rays',
  'petals',
  'peaks',
  'cubes',
  'squares',
  'orbits',
  'stars',
] as const;
export type AbstractShape = (typeof abstractShapes)[number];
export const typeClasses = [
  'any',
  'sans',
  'serif',
  'slab',
  'geometric',
  'rounded',
  'mono',
  'script',
  'display',
  'condensed',
  'wide',
  'blackletter',
  'hand',
] as const;

/** What the prompt demands. A constraint filters candidates; it never merely weighs. */
export const Constraints = z.object({
  symbol: z.enum(symbolKinds),
  container: z.enum(containers),
  letterCase: z.enum(letterCases),
  layout: z.enum(layouts),
  typeClass: z.enum(typeClasses),
  /** One colour only (besides the ink of the wordmark). */
  oneColour: z.boolean(),
  /** Black and white. */
  monochrome: z.boolean(),
  /** No icon may appear. */
  noIcon: z.boolean(),
  /** No text may appear: the symbol alone. */
  noText: z.boolean(),
});
export type Constraints = z.infer<typeof Constraints>;

/**
 * Where a concept comes from, which decides whether a picture of it is shown at all. `asked` ("with a fox"): itself or its nearest
 * relative. `said` ("we repair bicycles") and `name` ("Fox & Hound"): itself. `trade`: only the trade's own sign.
 */
export const conceptSources = ['asked', 'said', 'name', 'trade'] as const;

/** A thing the mark may show. Explicit ones ("with a fox") outrank what the industry suggests. */
export const Concept = z.object({
  term: z.string().max(40),
  explicit: z.boolean(),
  weight: z.number().min(0).max(1),
  /** Briefs of older nodes have none. */
  source: z.enum(conceptSources).optional(),
});
export type Concept = z.infer<typeof Concept>;

/** What must not appear. A refusal wins over every wish that is inferred. */
export const Refusals = z.object({
  symbols: z.array(z.enum(symbolKinds)).max(6),
  containers: z.array(z.enum(containers)).max(16),
  typeClasses: z.array(z.enum(typeClasses)).max(typeClasses.length),
  forms: z.array(z.enum(forms)).max(forms.length),
});
export type Refusals = z.infer<typeof Refusals>;

/**
 * How the first of two things stands to the second: "a lighthouse on a book", "a fox inside a moon", "a hill behind a house". What is
 * `worn` or `held` is the second; what is `piled` is several of one: "a stack of books". What goes `through` or `around` the second is the
 * first; `combined` are two that are to be one, `overlapping` several of one, `halves` are half the one and half the other.
 */
export const arrangements = [
  'on',
  'over',
  'inside',
  'with',
  'crossed',
  'behind',
  'worn',
  'held',
  'back-to-back',
  'facing',
  'carried',
  'piled',
  'through',
  'around',
  'combined',
  'overlapping',
  'halves',
] as const;
export type Arrangement = (typeof arrangements)[number];

/** Times and schools whose look is told by their letters. */
export const eras = [
  'nouveau',
  'deco',
  'bauhaus',
  'constructivist',
  'swiss',
  'fifties',
  'seventies',
  'eighties',
  'label',
  'painted',
  'book',
  'past',
  'comic',
] as const;
export type Era = (typeof eras)[number];

/** The tongues that prompts are read in. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no', 'ru', 'uk', 'el', 'fi', 'pl', 'cs'] as const;
export type Language = (typeof languages)[number];

/** Where a picture stands that is asked for in the name: for a letter, for its dot, or in its counter. */
export const letterPlaces = ['letter', 'dot', 'counter'] as const;

/** Everything that was understood of a prompt: enums, numbers and ids only, so that a language model may write it too. */
export const Brief = z.object({
  /** The tongue of the prompt; briefs of older nodes have none. */
  language: z.enum(languages).optional(),
  /** The whole name as it was written; `lockup.ts` may set its last words as a line of their own. */
  name: z.string().min(1).max(90),
  nameSource: z.enum(['quoted', 'called', 'proper-noun', 'coined', 'model']),
  /** A line under the name that was given apart from it (a tagline, what an acronym stands for), or null. */
  descriptor: z.string().max(120).nullable(),
  /** The letters that a monogram was asked to show, or null for the initials of the name. */
  letters: z.string().max(4).nullable().optional(),
  /** How the letters of a monogram are to be joined. */
  joinedLetters: z.enum(['woven', 'overlapping']).optional(),
  industry: z.string().max(40).nullable(),
  /** The trade as the prompt writes it, for an emblem or a lock-up that has nothing else to say. */
  trade: z.string().max(30).optional(),
  concepts: z.array(Concept).max(12),
  /** Icon ids of the assets pack, best first, with how well each fits; `named` where it shows a thing that the prompt names. */
  icons: z.array(z.object({ id: z.string().max(60), score: z.number().min(0).max(1), named: z.boolean().optional() })).max(12),
  /** Pictures of two things that were asked for together ("a cat and a moon"). */
  together: z.tuple([z.string().max(60), z.string().max(60)]).optional(),
  /** The picture of a third thing that stands beside those two ("a lion, a key and a rose"). */
  third: z.string().max(60).optional(),
  /** How they stand: the first on the second, or in it; side by side where this is left out. */
  arrangement: z.enum(arrangements).optional(),
  /** A picture in place of letters of the name ("the o as a sun"): its icon, the letter, and where in the name that is. */
  inLetters: z
    .object({
      icon: z.string().max(60),
      letter: z.string().max(2),
      at: z.array(z.number().int().min(0).max(90)).min(1).max(4),
      place: z.enum(letterPlaces),
    })
    .optional(),
  /** The name stands first, and its picture right of it or below. */
  nameFirst: z.literal(true).optional(),
  /** On how many lines the name is to stand, and what is to stand between its lines or its words. */
  nameLines: z.number().int().min(1).max(5).optional(),
  between: z.enum(['rule', 'dot']).optional(),
  /** The words of the name that are to be smaller than the rest. */
  smallPart: z.string().max(90).optional(),
  /** The thing is to be small beside the name ("a tiny leaf"). */
  smallPicture: z.literal(true).optional(),
  /** Set where the thing is to have eyes and a smile: "an acorn with a smiley face". */
  face: z.literal(true).optional(),
  /** What an abstract mark is to be made of ("abstract rising bars"). */
  abstractShape: z.enum(abstractShapes).optional(),
  /** How many of one thing were asked for ("three penguins"). */
  count: z.number().int().min(2).max(7).optional(),
  /** Set where they are to stand in a row. */
  inRow: z.literal(true).optional(),
  avoidConcepts: z.array(z.string().max(40)).max(12),
  personality: Personality,
  /** What the moods that were told ask for one by one, so that each is seen. */
  moods: z
    .array(z.partialRecord(z.enum(personalityAxes), Unit))
    .max(8)
    .optional(),
  colours: z.object({
    primary: ColourIntent.nullable(),
    secondary: ColourIntent.nullable(),
    /** The third of three colours that were named; briefs of older nodes have none. */
    tertiary: ColourIntent.nullable().optional(),
    /** "X on Y": the colour that lies under the mark. */
    ground: ColourIntent.nullable().optional(),
    /** Nothing is to lie under the logo but the page: "on white", "no background". */
    onPage: z.literal(true).optional(),
    /** The colour that the name is to be written in; most briefs leave it open. */
    letters: ColourIntent.nullable().optional(),
    /** Several bright colours were asked for without their names. */
    colourful: z.literal(true).optional(),
    /** How many colours there may be, those of the letters among them: "two colours only". */
    most: z.number().int().min(2).max(3).optional(),
    /** Set where as many colours as that are to be seen: "in two colours", but not "two colours at most". */
    counted: z.literal(true).optional(),
    /** What a second colour without a name is to be like: "one warm accent". */
    free: z.enum(['warm', 'cool']).optional(),
    /** What the moods that were told are seen in, where no colour was named: a sunny brand is yellow. */
    ofMood: z.array(ColourIntent).max(8).optional(),
    /** The characters of the name that the main colour is told of: "the 7 orange". */
    ofPart: z.string().max(20).optional(),
    /** Whether the main colour is told of the thing that is shown: "a green cactus". */
    ofThing: z.literal(true).optional(),
    /** What is told of each of two things that are shown together: of what one stands in first. */
    things: z.tuple([ColourIntent.nullable(), ColourIntent.nullable()]).readonly().optional(),
    avoid: z.array(ColourIntent).max(6),
  }),
  constraints: Constraints,
  ...pictureWishes,
  /** Forms that were asked for, first the one that was named first; briefs of older nodes have none. */
  forms: z.array(z.enum(forms)).max(forms.length).optional(),
  /** The time that the letters are to be of ("a 70s feel"). */
  era: z.enum(eras).optional(),
  /** The founding year as it is written in an emblem or between rules ("1897", "seit 1897"). */
  year: z.string().max(24).nullable().optional(),
  /** The place as it is written there ("Lisbon"). */
  place: z.string().max(30).nullable().optional(),
  /** What must not appear; briefs of older nodes have none. */
  refused: Refusals.optional(),
});
export type Brief = z.infer<typeof Brief>;
