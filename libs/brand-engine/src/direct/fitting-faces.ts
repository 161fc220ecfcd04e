import type { Brief } from '../brief.js';
import type { FontEntry } from '../pack/types.js';

type Personality = Brief['personality'];

/** A kind of face that says something by itself, and for whom it says the right thing. */
interface Voice {
  speaks: (font: FontEntry) => boolean;
  suits: (personality: Personality, brief: Brief) => boolean;
}

const isStrong = ({ calmEnergetic, softSharp }: Personality): boolean =>
  calmEnergetic >= 0.45 || (calmEnergetic >= 0.25 && softSharp >= 0.3);

const isOld = ({ classicModern }: Personality): boolean => classicModern <= -0.4;

/** Whether a delicate voice is asked for, which is neither loud nor sharp. */
export const isDelicate = ({ calmEnergetic, softSharp }: Personality): boolean => calmEnergetic <= -0.5 && softSharp <= -0.5;

/** Narrow gothics were cut for posters long ago. */
const isOfToday = ({ classes, personality: { classicModern } }: FontEntry): boolean =>
  classicModern >= 0 && !classes.includes('condensed') && !classes.includes('script') && !classes.includes('hand');

const voices: readonly Voice[] = [
  {
    // What looks old is not written in the letters of today.
    speaks: isOfToday,
    suits: ({ classicModern }) => classicModern > -0.5,
  },
  {
    // The letters of machines and games: for a rescue team or a pizzeria they are a costume.
    speaks: ({ classes, personality: { organicTechnical, softSharp } }) =>
      organicTechnical >= 1 && !classes.includes('mono') && (softSharp >= 0.5 || classes.includes('display')),
    suits: ({ organicTechnical }) => organicTechnical >= 0.3,
  },
  {
    // A typewriter writes drafts and code.
    speaks: ({ classes }) => classes.includes('mono'),
    suits: ({ organicTechnical }) => organicTechnical >= 0.5,
  },
  {
    // Hairlines and fine serifs are broken by a strong hand.
    speaks: ({ classes, personality: { modestLuxurious } }) =>
      modestLuxurious >= 0.5 && (classes.includes('serif') || classes.includes('geometric') || classes.includes('sans')),
    suits: (personality) => !isStrong(personality) || personality.modestLuxurious >= 0.4,
  },
  {
    // The letters of fashion and jewellery.
    speaks: ({ personality }) => personality.modestLuxurious >= 1,
    suits: (personality) =>
      personality.modestLuxurious >= 0.25 || isOld(personality) || personality.seriousPlayful <= -0.3 || personality.calmEnergetic <= -0.3,
  },
  {
    // Letters as fine as a wire.
    speaks: ({ drawn }) => (drawn.at(-1)?.stem ?? 100) < 60,
    // A time of luxury does not make a barber luxurious.
    suits: (personality, { forms = [], era }) =>
      personality.modestLuxurious >= (era === undefined ? 0.5 : 0.7) || isDelicate(personality) || forms.includes('thin'),
  },
  {
    // Very wide letters are a statement of fashion.
    speaks: ({ classes, personality }) => classes.includes('wide') && classes.includes('display') && personality.organicTechnical < 1,
    suits: ({ classicModern, calmEnergetic }) => classicModern >= 0.5 || calmEnergetic >= 0.6,
  },
  {
    // What stands still on its serifs is not in motion.
    speaks: ({ classes }) => classes.includes('serif') || classes.includes('slab'),
    suits: (personality) => personality.calmEnergetic < 0.65 || isOld(personality),
  },
];

/** How much rarer a face is that says what the brief does not say. */
const outOfTurn = 0.02;

/** Faces that are seen on every second shop, or are plainer or more mannered than their neighbours, and how likely they are beside these. */
const lesser: Readonly<Record<string, number>> = {
  lobster: 0.15,
  'josefin-slab': 0.2,
  righteous: 0.3,
  pacifico: 0.4,
  comfortaa: 0.4,
  questrial: 0.5,
  'varela-round': 0.5,
  'roboto-slab': 0.5,
  michroma: 0.5,
};

/** What a face is worth by whether its voice suits the brief; a class that was asked for always does. */
export function suitability(font: FontEntry, brief: Brief): number {
  if (brief.constraints.typeClass !== 'any') return 1;
  const isOutOfTurn = voices.some(({ speaks, suits }) => speaks(font) && !suits(brief.personality, brief));
  return (brief.era === undefined ? (lesser[font.id] ?? 1) : 1) * (isOutOfTurn ? outOfTurn : 1);
}

/** Whether a face is a fine one that a delicate voice may have although its serifs are sharp. */
export const isFineSerif = ({ classes, personality, drawn }: FontEntry): boolean =>
  classes.includes('serif') && personality.calmEnergetic <= -0.5 && (drawn[0]?.weight ?? 400) <= 300;

/** A face in which small capitals with wide gaps cannot be read, and what writes the small lines beside it. */
export const lineFaceFor = (font: FontEntry): string | undefined =>
  font.classes.includes('blackletter') ? 'eb-garamond' : font.id === 'poiret-one' ? 'josefin-sans' : undefined;
