import { type Brief, personalityAxes } from '../brief.js';
import type { TypeDecision } from '../decisions.js';
import type { Pack } from '../pack/pack.js';
import type { FontEntry, Letterform } from '../pack/types.js';
import type { Stream } from '../random.js';
import { lettersShow } from '../temperament/leaning.js';
import { contradiction, harmony, mostContradiction, temperamentOf } from '../temperament/temperament.js';
import { scriptsOf } from '../pack/script.js';
import { inCase } from '../text/word.js';
import { hasFaces, headingOfEra, isOfEra } from './eras.js';
import { isDelicate, isFineSerif, lineFaceFor, suitability } from './fitting-faces.js';
import { inFineLines, showsForms } from './forms.js';
import { hasOwnCase, isWrittenSmall, keepsSmallLetters } from './letter-case.js';
import { caseForDot, suitsLetterPicture } from './letter-pictures.js';

/** How near a font's character is to the one asked for; axes the brief is silent about count less. */
export function affinity(font: FontEntry, personality: Brief['personality']): number {
  let distance = 0;
  let weight = 0;
  for (const axis of personalityAxes) {
    const w = 0.25 + Math.abs(personality[axis]);
    distance += w * (font.personality[axis] - personality[axis]) ** 2;
    weight += w;
  }
  return 1 - Math.sqrt(distance / weight) / 2;
}

/** What is told of an axis beyond this is asked for, and not only a tendency of the trade. */
const asksFor = 0.5;

/** On how many of the axes that the brief asks for a face leans the other way or says nothing. */
const silentAxes = (font: FontEntry, personality: Brief['personality']): number =>
  isDelicate(personality) && isFineSerif(font)
    ? 0
    : personalityAxes.filter((axis) => Math.abs(personality[axis]) >= asksFor && font.personality[axis] * personality[axis] <= 0).length;

/** How much rarer a face is that does not show one of the moods that were told. */
const unheard = 0.2;

/** How many of the moods that were told a face does not show. */
const unshownMoods = ({ personality }: FontEntry, { moods = [] }: Brief): number =>
  moods.filter((mood) => !lettersShow(mood, personality)).length;

type LetterCase = TypeDecision['letterCase'];

function chooseCase(brief: Brief, font: FontEntry, random: Stream): LetterCase {
  const asked = brief.constraints.letterCase;
  if (asked !== 'any') return asked;
  const dotted = caseForDot(brief);
  if (dotted) return dotted;
  // A word in small letters stays as it is; several are hardly more than typed in haste.
  if (isWrittenSmall(brief.name)) return /\s/.test(brief.name.trim()) ? 'title' : 'lower';
  if (font.cases === 'upper-only') return 'upper';
  const isShouted = brief.name === brief.name.toUpperCase() && /\p{Lu}{2}/u.test(brief.name);
  if (isShouted) return font.cases === 'never-upper' ? 'title' : 'as-given';
  // "Museum of Dublin" and "Zum müden Fuchs" have their capitals where they belong: only what was written small is set so.
  const hasCapitals = /\p{Lu}/u.test(brief.name);
  if (hasOwnCase(brief.name) || font.cases === 'never-upper') return hasCapitals ? 'as-given' : 'title';
  const { personality: p } = brief;
  const short = Array.from(brief.name).length <= 16;
  const upper =
    0.22 +
    0.22 * p.modestLuxurious +
    0.1 * p.calmEnergetic -
    0.18 * p.seriousPlayful +
    0.15 * Math.min(0, p.softSharp) +
    (font.classes.includes('condensed') ? 0.3 : 0);
  const draw = random.next();
  if (short && draw < upper) return 'upper';
  return hasCapitals ? 'as-given' : 'title';
}

/** Capitals want air, and the lighter the more; heavy small letters want to be close. */
export function trackingFor(letterCase: LetterCase, heading: number, font: FontEntry, name: string, random: Stream): number {
  if (font.classes.includes('script')) return 0;
  const allCaps = letterCase === 'upper' || name === name.toUpperCase();
  if (allCaps) {
    const air = heading >= 700 ? 20 : heading >= 500 ? 55 : 95;
    const long = Array.from(name).length > 12 ? 0.5 : 1;
    return Math.round((air + random.between(0, 40)) * long);
  }
  // Subtracted, since a stored node knows no negative zero.
  return heading >= 700 ? 0 - Math.round(random.between(15, 30)) : heading >= 500 ? 0 - Math.round(random.between(0, 15)) : 0;
}

/**
 * What a name may take by the bytes of a font's heaviest letter, so that the whole stays under 12 KB: well, or just so on a coarser
 * grid. Text on a circle has no round numbers left, so it takes about twice as much.
 */
const textBudget = { beside: 10_000, onLines: 15_000, around: 5_000, most: 20_000, mostAround: 8_000 };
/** A text of more letters is set small. */
const longText = 28;

/** Whether a text can be drawn in a font at all without outgrowing the file. */
export const isWritable = (font: FontEntry, text: string): boolean => Array.from(text).length * font.bytesPerLetter <= textBudget.most;
/** The same of texts in fonts of their own that stand together. */
export const areWritable = (...texts: readonly (readonly [font: FontEntry, text: string])[]): boolean =>
  texts.reduce((bytes, [{ bytesPerLetter }, text]) => bytes + Array.from(text).length * bytesPerLetter, 0) <= textBudget.most;
/** Whether a text is drawn in a font with room to spare. */
export const isLight = (font: FontEntry, text: string): boolean => Array.from(text).length * font.bytesPerLetter <= textBudget.beside;

/** Serif faces of a light weight have hairlines that break around a ring. */
const isFineAround = ({ classes, personality, heading }: FontEntry): boolean =>
  classes.includes('serif') && personality.modestLuxurious >= 1 && heading <= 400;

/** Whether a face is too fine for the small letters of an emblem. */
export const isHairline = (pack: Pack, font: string, weight: number): boolean => pack.metrics(font, weight).stem < 60;

/** Faces that nobody gets who did not ask for them by name or by form. */
const isAskedForOnly = ({ forms = [] }: Brief, { classes }: FontEntry): boolean =>
  classes.includes('blackletter') || (classes.includes('hand') && !forms.includes('hand-made'));

/** A script of one weight is a heavy brush. */
const isBrush = ({ classes, drawn }: FontEntry): boolean => classes.includes('script') && drawn.length === 1;

/** Fonts that may be used for the brief, best first; the seed shuffles among the near ones. */
function rankFonts(brief: Brief, pack: Pack, random: Stream): FontEntry[] {
  const { typeClass, letterCase } = brief.constraints;
  const isAround = brief.constraints.symbol === 'badge' || brief.constraints.layout === 'badge';
  const scripts = scriptsOf(textOf(brief));
  const fits = (font: FontEntry): boolean =>
    scripts.every((script) => font.scripts.includes(script)) &&
    (typeClass === 'any' ? !isAskedForOnly(brief, font) : font.classes.includes(typeClass)) &&
    !brief.refused?.typeClasses.some((refused) => refused !== 'any' && font.classes.includes(refused)) &&
    !(isAround && (isHairline(pack, font.id, font.heading) || isFineAround(font))) &&
    !(letterCase === 'upper' && font.cases === 'never-upper') &&
    suitsLetterPicture(font, brief) &&
    !(keepsSmallLetters(brief) && font.cases === 'upper-only');
  const text = brief.name + (brief.descriptor ?? '');
  const { length } = Array.from(text);
  const weightOf = (font: FontEntry): number => length * font.bytesPerLetter;
  // Small on three lines, a hairline is lost, and a coarser grid is not seen.
  const isLong = length > longText;
  // Handwriting that was asked for may cost more, or a sign painter's script would write most names.
  const isGenerous = isLong || typeClass === 'script';
  const budget = isAround ? textBudget.around : isGenerous ? textBudget.onLines : textBudget.beside;
  const affordable = (font: FontEntry): boolean => weightOf(font) <= budget && !(isLong && isHairline(pack, font.id, font.heading));
  const byWeight = pack.fonts
    .filter((font) => scripts.every((script) => font.scripts.includes(script)))
    .toSorted((a, b) => a.bytesPerLetter - b.bytesPerLetter);
  const most = isAround ? textBudget.mostAround : textBudget.most;
  const era = brief.era !== undefined && hasFaces(brief.era) ? brief.era : undefined;
  const fitting = pack.fonts.filter((font) => fits(font) && weightOf(font) <= most);
  // Letters of another kind that were asked for may be of no time.
  const hasTime = era !== undefined && fitting.some((font) => isOfEra(font, era));
  const isOfTime = (font: FontEntry): boolean => !hasTime || isOfEra(font, era);
  const shows = (font: FontEntry): boolean =>
    showsForms(brief, font) &&
    isOfTime(font) &&
    // Strokes of one width go over and under each other; a hairline is lost there.
    !(brief.joinedLetters !== undefined && !font.classes.includes('sans')) &&
    !(isDelicate(brief.personality) && isBrush(font));
  // What is asked of the letters is shown on a coarser grid before it is left out.
  const formed = inFineLines(brief, fitting.some(shows) ? fitting.filter(shows) : fitting);
  // Sixty letters of script cannot be drawn in 12 KB by anyone: then the lightest faces write the name.
  const lightest = byWeight.filter((font) => formed.includes(font)).slice(0, 4);
  const open = formed.some(affordable) ? formed.filter(affordable) : lightest.length > 0 ? lightest : byWeight.slice(0, 2);
  const asked = temperamentOf(brief.personality);
  const isInMood = (font: FontEntry): boolean =>
    typeClass !== 'any' || era !== undefined || contradiction(temperamentOf(font.personality), asked).amount <= mostContradiction;
  const fittingMood = open.some(isInMood) ? open.filter(isInMood) : open;
  // A face with a strong voice is only heard where it says what the brief says.
  const isSpecial = ({ classes }: FontEntry): boolean => ['script', 'mono', 'display'].some((own) => classes.includes(own as Letterform));
  const weigh = (font: FontEntry): number => {
    const near = affinity(font, brief.personality);
    const mood = harmony(temperamentOf(font.personality), asked);
    // Handwriting is a sign painter's script only where nothing else writes the name.
    const isPainted = typeClass === 'script' && font.classes.includes('display');
    return (
      // Among the faces of a time each says what was asked for.
      (era === undefined ? 0.1 ** silentAxes(font, brief.personality) : 1) *
      unheard ** unshownMoods(font, brief) *
      suitability(font, brief) *
      Math.exp(12 * near) *
      mood *
      (typeClass === 'any' && isSpecial(font) ? (near > 0.78 ? 0.4 : 0.08) : isPainted ? 0.05 : 1)
    );
  };
  return random.ordered(fittingMood, weigh);
}

/** All that may be written of a brief. */
const textOf = ({ name, descriptor, year, place }: Brief): string => [name, descriptor, year, place].join('');

/** Whether every visible character of the identity has a glyph, in the case it will be written in. */
export function fontCovers(pack: Pack, font: FontEntry, text: string, letterCase: LetterCase): boolean {
  return pack.typeface(font.id, font.heading).covers(inCase(text, letterCase));
}

/** The font, its weights, case and tracking; null when no font of the pack has the characters. The best ones may be `skipped`. */
export function chooseType(brief: Brief, pack: Pack, random: { font: Stream; setting: Stream }, skipped = 0): TypeDecision | null {
  const text = textOf(brief);
  const ranked = rankFonts(brief, pack, random.font);
  let left = skipped;
  // Where no other font has the letters, one that was to be skipped serves after all.
  for (const font of [...ranked, ...ranked]) {
    const letterCase = chooseCase(brief, font, random.setting);
    if (!fontCovers(pack, font, text, letterCase) || !fontCovers(pack, font, text, 'upper')) continue;
    if (left-- > 0) continue;
    const heavier = brief.personality.calmEnergetic > 0.5 ? font.drawn.filter(({ weight }) => weight > font.heading) : [];
    const lighter =
      (brief.personality.modestLuxurious > 0.5 || isDelicate(brief.personality)) && !font.classes.includes('display')
        ? font.drawn.filter(({ weight, stem }) => weight < font.heading && stem >= 60)
        : [];
    const heading = headingOfEra(brief, font) ?? [...heavier, ...lighter][0]?.weight ?? font.heading;
    const lineFont = lineFaceFor(font);
    return {
      font: font.id,
      heading,
      body: font.body,
      letterCase,
      tracking: trackingFor(letterCase, heading, font, brief.name, random.setting),
      ...(lineFont === undefined ? {} : { lineFont }),
    };
  }
  return null;
}
