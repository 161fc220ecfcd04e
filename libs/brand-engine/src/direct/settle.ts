import type { Brief } from '../brief.js';
import type { Decisions, MarkDecision, PaletteDecision } from '../decisions.js';
import { type Family, isSymbolFamily } from '../families/family.js';
import { weaveOf } from '../families/interlock.js';
import type { FontEntry } from '../pack/types.js';
import { stream } from '../random.js';
import { inCase } from '../text/word.js';
import { asksFrame } from './architecture.js';
import { outlined } from './arranging.js';
import { paletteForAsked, vividMark } from './asked-picture.js';
import { isOutOfEra } from './eras.js';
import { engravedInLetters, formedMark, formedType, linedInLetters } from './forms.js';
import type { Hand } from './hand.js';
import { layOut } from './layout.js';
import { keepsSmallLetters, typeAround } from './letter-case.js';
import { leavesLetters, paintedLetter } from './letter-pictures.js';
import { chooseMark } from './mark.js';
import { withNamedInk } from './named-ink.js';
import { pixelsInLetters } from './pixelled-pictures.js';
import { changedMark } from './picture-changes.js';
import { paletteForBand, tonedRim } from './rims.js';
import { looksForbidden } from './ringed.js';
import { fontCovers } from './typography.js';

/** A longer line under a name is too small to be read. */
const longestLine = 34;

/** Where neither an emblem nor a lock-up writes the founding year, the line under the name does. */
const asideLine = ({ year, place, descriptor }: Brief, { kind }: Family): string | null => {
  if (!year || kind === 'badge' || kind === 'lockup') return descriptor;
  const line = [...(descriptor ? [descriptor] : place ? [place] : []), year].join(' · ');
  return line.length <= longestLine ? line : descriptor;
};

/** How often an emblem or a lock-up names the trade where it has nothing else to say. */
const namesTrade = 0.85;

/** The trade, where there is room for a line and it is not in the name. */
function tradeLine({ trade, year, place, name }: Brief, { kind, id }: Family, device: string, seed: string): string | null {
  const hasRoom = kind === 'badge' ? device !== 'label' && id !== 'badge' : kind === 'lockup' && year == null && place == null;
  if (!hasRoom || trade === undefined || name.toLowerCase().includes(trade.toLowerCase())) return null;
  // Under an arch an ornament stands in its place.
  return device === 'arched' || stream(seed, 'trade').next() < namesTrade ? trade : null;
}

/** One deep colour that was named is that of the picture in a word too: a lighter tone of it would be another. */
const inOneTone = (palette: PaletteDecision): PaletteDecision =>
  palette.primaryAsked === true && palette.accentAsked !== true && palette.ink === palette.primary
    ? { ...palette, secondary: palette.primary }
    : palette;

/** Faces whose small letters are capitals; of the last one the pack does not tell. */
const hasCapitalsOnly = ({ cases, id }: FontEntry): boolean => cases === 'upper-only' || id === 'permanent-marker';

/** Whether a way fits what the hand writes with. */
function fitsHand({ brief, type, face, isAsked, pack }: Hand, family: Family, device: string): boolean {
  if (family.kind === 'wordmark' && family.suitsFace?.(device, face, type.heading) === false) return false;
  if (device === 'for-letter' && !leavesLetters(brief, type, pack)) return false;
  // Capitals have no dots to work with, nor has a face whose small letters are capitals.
  const hasDots = /[ij]/.test(inCase(brief.name, type.letterCase)) && !hasCapitalsOnly(face);
  if (/^(?:dotted|for-dot)$/.test(device) && !hasDots) return false;
  // Handwriting is bent only where a round emblem was asked for: its letters come apart.
  if (family.id === 'roundel' && face.classes.includes('script') && brief.constraints.symbol !== 'badge') return false;
  if (isOutOfEra(brief, `${family.id}/${device}`)) return false;
  // Small under its initial, the name stands in capitals.
  if (keepsSmallLetters(brief) && family.id === 'lockup' && device === 'initial') return false;
  // A picture that covers the foot of a letter leaves hairlines of it: what was asked for is not shown so.
  return !(family.id === 'letter-icon' && isAsked);
}

/** What is written besides the name. */
function lineFor({ brief, pack, face, seed }: Hand, family: Family, device: string): string | null {
  if (brief.constraints.noText) return null;
  const trade = tradeLine(brief, family, device, seed);
  // The face was chosen for the name; a trade in another script may be beyond it.
  const ownTrade = trade !== null && fontCovers(pack, face, trade, 'as-given') && fontCovers(pack, face, trade, 'upper') ? trade : null;
  return asideLine(brief, family) ?? ownTrade;
}

function paletteOf({ brief, halves, accents, isAsked }: Hand, family: Family, mark: MarkDecision): PaletteDecision {
  const shared = family.accents === true ? accents() : halves;
  const own = isAsked ? paletteForAsked(shared, mark, brief) : shared;
  const written = withNamedInk(own, brief);
  if (family.id === 'banner') return paletteForBand(written, brief.colours.avoid);
  return family.id === 'word-picture' ? inOneTone(written) : written;
}

/** The decisions of one way to carry out an idea; none where it does not fit what else was decided. */
export function settle(hand: Hand, family: Family, device: string): Decisions | undefined {
  const { brief, pack, seed, type, face, needsField, isAsked } = hand;
  if (!fitsHand(hand, family, device)) return undefined;
  const weave = device === 'woven' ? weaveOf({ pack, type }, brief.letters ?? '') : undefined;
  if (weave === null) return undefined;
  const own = chooseMark(family, device, brief, needsField, pack, seed);
  const chosen = own && weave ? { ...own, params: { ...own.params, ...weave } } : own;
  const descriptor = lineFor(hand, family, device);
  // A line under the name has no room below a bar.
  if (!chosen || (device === 'underline' && descriptor !== null)) return undefined;
  const palette = paletteOf(hand, family, chosen);
  const mark = changedMark(paintedLetter(chosen, palette), brief, pack);
  // A picture over handwriting in a narrow box is an invitation card.
  const isScriptCard = family.id === 'frame' && mark.icon !== null && face.classes.includes('script') && !asksFrame(brief);
  // Letters over each other in one colour are a blot.
  const isBlot =
    family.id === 'interlock' && device !== 'woven' && palette.primary === palette.secondary && brief.forms?.includes('thin') !== true;
  if (looksForbidden(mark, palette) || isScriptCard || isBlot) return undefined;
  const hasSymbol = isSymbolFamily(family) || mark.icon !== null;
  const decisions: Decisions = {
    name: brief.name,
    descriptor,
    ...(brief.year ? { year: brief.year } : {}),
    ...(brief.place ? { place: brief.place } : {}),
    mark: formedMark(tonedRim(outlined(isAsked ? vividMark(mark, palette) : mark, palette), palette), brief, pack),
    type: { ...formedType(type, brief, face, hasSymbol), ...(family.kind === 'badge' ? typeAround(brief, face) : {}) },
    layout: layOut(hand, family, mark),
    palette,
  };
  // A ground that is striped or engraved looks broken, and two pictures that are do too.
  const isPlain = brief.plainLetters === true;
  const legible = engravedInLetters(pixelsInLetters(decisions, pack, isPlain), isPlain);
  return mark.container === 'none' && mark.partner === undefined ? legible : linedInLetters(legible);
}
