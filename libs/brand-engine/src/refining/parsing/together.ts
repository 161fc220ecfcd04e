import type { Brief, ColourIntent } from '../../brief.js';
import type { Clause, Patch } from '../../refinement.js';
import { findColours } from '../../understanding/colours/colours.js';
import { omit } from '../applying/state.js';
import { isOfPalette } from './colour-mentions.js';
import { alreadySo, type ClauseText, readClauseText, type RefinementContext } from './clause.js';
import { dislikedColour } from './likened.js';

/** A colour that is to match the name. */
export const matches =
  /\bmatch (?:the |its |our )?colou?rs?\b|\b(?:colou?rs?|palette) (?:\w+ ){0,3}?(?:match|suit|fit|accordingly)\b|\bmatch(?:es|ing)? (?:the |its |our )?(?:new )?name\b/;

/** "Rename to Red Gate and change the colour to match": the colour that the name speaks of. */
export function matched(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const renamed = clauses.flatMap(({ patches }) => patches).find((patch) => patch.kind === 'rename')?.name;
  return clauses.map((clause) => {
    if (!matches.test(readClauseText(clause.text, context).keys)) return clause;
    const { text, tokens, scopes } = context.sentence((renamed ?? context.brief.name).toLowerCase());
    const [colour] = findColours(text, tokens, scopes, new Set(), 'exchanged');
    return colour ? { ...clause, patches: [{ kind: 'set-colour', role: 'primary', colour: colour.intent }] } : clause;
  });
}

/** What two patches have in common that ask for the same change of letters or of a colour. */
function changeOf(patch: Patch): string | null {
  // Lines of the picture are no letters.
  if (patch.kind === 'form') return patch.of === 'symbol' ? `${patch.by} symbol` : patch.by;
  if (patch.kind === 'mirror') return patch.kind;
  // What is not seen on white is to be darker.
  return patch.kind === 'shift-colour'
    ? `${patch.by === 'more-contrast' ? 'darker' : patch.by} ${patch.of?.words ?? patch.part ?? ''}`
    : null;
}

/**
 * "The lime is hurting my eyes, calm it down", "lighter lettering, it looks heavy": a change is made once, however often it is asked for,
 * and that of a colour on the one that was named.
 */
export function once(clauses: readonly Clause[]): Clause[] {
  const shifts = clauses.flatMap(({ patches }) => patches.filter((patch) => patch.kind === 'shift-colour'));
  const isOfNamed = (patch: Patch): boolean =>
    patch.kind === 'shift-colour' &&
    patch.of === undefined &&
    patch.part === undefined &&
    shifts.some((other) => (other.of ?? other.part) !== undefined && changeOf(omit(other, 'of', 'part')) === changeOf(patch));
  const seen = new Set<string>();
  const isToldLater = (change: string, at: number): boolean =>
    clauses.slice(at + 1).some(({ patches }) => patches.some((patch) => patch.kind === 'shift-colour' && changeOf(patch) === change));
  // "The name is too small, make it twice as big", "it faces the wrong way, it should look left": what is told exactly is what counts.
  const isExact = (patch: Patch): boolean =>
    (patch.kind === 'form' && patch.times !== undefined) || (patch.kind === 'mirror' && patch.towards !== undefined);
  const isToldExactly = (change: string, at: number): boolean =>
    clauses.slice(at + 1).some(({ patches }) => patches.some((patch) => isExact(patch) && changeOf(patch) === change));
  return clauses.map(({ text, patches }, at) => {
    // "It is a bit dull, stronger colours please": the letters stay.
    if (isFaded(patches) && isToldLater('more-vivid ', at)) return { text, patches: [alreadySo] };
    const kept = patches.filter((patch) => {
      const change = changeOf(patch);
      if (change === null) return true;
      if (!isExact(patch) && isToldExactly(change, at)) return false;
      // "It is too cold. Warmer colours please": what is asked for tells more than the complaint.
      if (isOfTemperature(patch) && isToldLater(change, at)) return false;
      const isTold = seen.has(change) || isOfNamed(patch);
      seen.add(change);
      return !isTold;
    });
    return { text, patches: kept.length === 0 && patches.length > 0 ? [alreadySo] : kept };
  });
}

/**
 * A colour that goes and one that comes in the next clause are one exchange ("no more purple, rather sand"), and colours are
 * exchanged once, however often that is said ("swap the colours: cream where navy is and navy where cream is").
 */
export function paired(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const { brief, pictures } = context;
  return clauses.map(({ text, patches }, at) => {
    const gone = clauses
      .slice(0, at)
      .flatMap((clause) => clause.patches)
      .find((patch) => patch.kind === 'remove-colour');
    const [first] = patches;
    // "Ditch the script, use a clean sans": the typeface that comes takes the place of the one that goes.
    const isTypeGiven = clauses.some((clause) => clause.patches.some(givesType));
    if (first?.kind === 'try-another' && first.field === 'font' && isTypeGiven) return { text, patches: [alreadySo] };
    // "No red, only warm browns" of what is red and brown: brown is what remains.
    if (gone && first?.kind === 'set-colour' && remains(first.colour, brief)) return { text, patches: [alreadySo, ...patches.slice(1)] };
    if (gone && first?.kind === 'set-colour')
      return { text, patches: [{ kind: 'swap-colour', from: gone.colour, to: first.colour, comesAnyway: true }, ...patches.slice(1)] };
    // "Can it be softer? It's all so pointy": the shapes are meant.
    const isSofter = first?.kind === 'shift-colour' && first.by === 'more-muted' && patches.length === 1;
    if (
      isSofter &&
      /\bsofter\b/.test(readClauseText(text, context).keys) &&
      clauses.some((other) => pointed.test(readClauseText(other.text, context).keys))
    )
      return { text, patches: [{ kind: 'form', by: 'rounder', of: 'letters' }] };
    // "Another colour? Perhaps dark red": the one that is told.
    const isAnother =
      first?.kind === 'set-colour' &&
      first.adds === true &&
      /\b(?:another|other|different) colou?r\b/.test(readClauseText(text, context).keys);
    if (isAnother && clauses.slice(at + 1).some((next) => next.patches.some((patch) => patch.kind === 'set-colour' && patch.adds !== true)))
      return { text, patches: [alreadySo] };
    // "The green is horrible, try something else": another colour takes its place.
    if (gone && first?.kind === 'try-another' && first.field === 'everything') return { text, patches: [{ ...first, field: 'primary' }] };
    // "Remove the mermaid and add an anchor": what comes takes the place of what goes.
    const comes = clauses.flatMap((clause) => clause.patches.flatMap((patch) => (patch.kind === 'symbol' ? patch.icons.slice(0, 1) : [])));
    // "Remove the tree, only an acorn": what comes does not count as the tree, though it grows on one.
    if (comes.length > 0 && patches.some((patch) => patch.kind === 'remove-thing' && patch.icons.some((id) => comes.includes(id))))
      return {
        text,
        patches: patches.map((patch) =>
          patch.kind === 'remove-thing' ? { ...patch, icons: patch.icons.filter((id) => !comes.includes(id)) } : patch,
        ),
      };
    const isThingGone = clauses.some((clause) =>
      clause.patches.some((patch) => patch.kind === 'remove-thing' && patch.icons.some((id) => pictures.includes(id))),
    );
    // "Otter yes, campfire no. Replace it with a tent": what stays is shown with what comes.
    const gonePictures = pictures.filter((id) =>
      clauses.some((clause) => clause.patches.some((patch) => patch.kind === 'remove-thing' && patch.icons.includes(id))),
    );
    if (first?.kind === 'symbol' && first.icons.length > 0 && gonePictures.length === 1 && new Set(pictures).size === 2)
      return { text, patches: [{ ...omit(first, 'joins'), takesPlaceOf: gonePictures }, ...patches.slice(1)] };
    if (isThingGone && first?.kind === 'symbol' && first.joins !== undefined) {
      return { text, patches: [omit(first, 'joins'), ...patches.slice(1)] };
    }
    // "The same but with a wolf": it is the picture that is another one.
    const isSameButFor = first?.kind === 'symbol' && first.joins === 'beside' && /^with\b/i.test(text) && at > 0;
    if (isSameButFor && sameAsBefore.test(readClauseText(clauses[at - 1]?.text ?? '', context).keys))
      return { text, patches: [omit(first, 'joins'), ...patches.slice(1)] };
    // "Invert the colours: light on dark", "flip it round: white on dark green" is one wish.
    const isTurned = first?.kind === 'exchange-colours' || (first?.kind === 'mirror' && first.towards === undefined);
    // "Swap the colours: a yellow wave and a blue sun" tells how.
    const isTold = ({ patches: [told] }: Clause): boolean =>
      told?.kind === 'inverse' ||
      told?.kind === 'set-ground' ||
      (first?.kind === 'exchange-colours' && told?.kind === 'set-part' && told.part === 'picture');
    if (isTurned && clauses.some(isTold)) return { text, patches: [alreadySo] };
    // "Round, with the name around it": an emblem is round, and its letters stay.
    if (isOnlyRound(patches) && clauses.some((clause) => clause.patches.some(isEmblem))) return { text, patches: [alreadySo] };
    const before = clauses[at - 1]?.patches[0];
    // "On a dark background? Deep green would be nice": the colour is that of the ground.
    if (
      before?.kind === 'set-ground' &&
      isTone(before.colour) &&
      first?.kind === 'set-colour' &&
      first.role === 'primary' &&
      first.colour.lightness < 0
    )
      return { text, patches: [{ kind: 'set-ground', colour: first.colour }, ...patches.slice(1)] };
    // "Too sad. More colour, maybe pink": which colour, is told.
    if (
      first?.kind === 'shift-colour' &&
      patches.length === 1 &&
      first.of === undefined &&
      /\b(?:too|gloomy|drab|dreary|sad|dull|boring)\b/.test(readClauseText(text, context).keys) &&
      clauses.some(({ patches: others }, other) => other > at && others.some(({ kind }) => /^(?:set|swap)-colour$/.test(kind)))
    )
      return { text, patches: [alreadySo] };
    // "The brown looks like cardboard, a bit warmer": the remedy is named.
    if (
      first?.kind === 'shift-colour' &&
      patches.length === 1 &&
      dislikedColour(readClauseText(text, context)) !== undefined &&
      clauses.some(({ patches: others }, other) => other !== at && others.some(({ kind }) => /^(?:shift|set|swap|lean)-colour$/.test(kind)))
    )
      return { text, patches: [alreadySo] };
    // "Navy is boring, try teal": the remedy is another colour, and the letters stay.
    const isOfColours =
      /^(?:the |our |this |that )?\p{L}+ (?:is|looks|feels) /iu.test(text) && startsInOwnColour(readClauseText(text, context));
    if (
      isOfColours &&
      patches.length > 0 &&
      patches.every(
        (patch) =>
          patch.kind === 'mood' || patch.kind === 'shift-colour' || (patch.kind === 'set-colour' && isOfPalette(patch.colour, brief)),
      ) &&
      clauses.some(({ patches: others }, other) => other !== at && others.some(({ kind }) => /^(?:set|swap)-colour$/.test(kind)))
    )
      return { text, patches: [alreadySo] };
    // "Too heavy, lighter please": what weighs less is no paler.
    if (before?.kind === 'form' && before.by === 'thinner' && isLighter(first) && patches.length === 1)
      return { text, patches: [alreadySo] };
    // "70s letters, groovy": the letters are named, and a mood besides takes no others.
    const isOfMood = patches.length > 0 && patches.every(({ kind }) => kind === 'mood');
    if (isOfMood && clauses.some((clause) => clause.patches.some(({ kind }) => kind === 'lettering')))
      return { text, patches: [alreadySo] };
    // "The font feels too techy, something crafted": what is wanted tells more than the complaint.
    const next = clauses[at + 1]?.patches ?? [];
    if (isOfMood && next.length > 0 && next.every(({ kind }) => kind === 'mood') && isTooMuch.test(readClauseText(text, context).keys))
      return { text, patches: [alreadySo] };
    // "Too old-fashioned, try a modern sans": the remedy is named, and nothing else is to move.
    if (first?.kind === 'mood' && patches.length === 1 && clauses.slice(at + 1).some(({ patches: next }) => isRemedy(next, first)))
      return { text, patches: [alreadySo] };
    // "It feels cold. Rounder letters, please": the remedy is named, and the colours stay.
    if (
      isOfTemperature(first) &&
      patches.length === 1 &&
      /\btoo (?:cold|icy|warm|hot)\b/.test(readClauseText(text, context).keys) &&
      clauses.some(({ patches: others }, other) => other !== at && others.some(remediesTemperature))
    )
      return { text, patches: [alreadySo] };
    // "Too spiky, maybe an oak leaf?": the remedy is another picture, and the letters stay.
    const isOfPicture = first?.kind === 'form' && /^(?:rounder|sharper)$/.test(first.by) && first.of === undefined && patches.length === 1;
    if (isOfPicture && /\btoo\b/.test(readClauseText(text, context).keys) && comes.length > 0) return { text, patches: [alreadySo] };
    // "Thicker letters, my mum can't read it": why it is asked for.
    if (
      isUnseen(first) &&
      patches.slice(1).every(makesLegible) &&
      clauses.some(({ patches: others }, other) => other !== at && others.some(makesLegible))
    )
      return { text, patches: [alreadySo] };
    const isRepeated = first?.kind === 'exchange-colours' && clauses.slice(0, at).some((other) => other.patches[0]?.kind === first.kind);
    return isRepeated ? { text, patches: [alreadySo] } : { text, patches };
  });
}

const pointed = /\b(?:pointy|pointed|spiky|angular|edgy|jagged|sharp edges|sharp corners)\b/;

/** What names the letters that are wanted. */
export const givesType = (patch: Patch): boolean =>
  patch.kind === 'lettering' || (patch.kind === 'constrain' && patch.constraints.typeClass !== undefined);

const isTooMuch = /\b(?:too|looks|feels|seems|screams)\b/;

const startsInOwnColour = ({ text, tokens, scopes }: ClauseText): boolean =>
  findColours(text, tokens, scopes, new Set()).some(({ from }) => from <= 1);

const sameAsBefore =
  /^(?:(?:exactly|just|all|everything|it|is|the|a|logo|design|keep) )*(?:same|like before|as before|as it was|like this|like it was|the first one)(?: as before| again| thing| one| logo| design)*$/;

const isOnlyRound = ([only, other]: readonly Patch[]): boolean =>
  other === undefined && ((only?.kind === 'take-form' && only.form === 'rounded') || (only?.kind === 'form' && only.by === 'rounder'));
const isEmblem = (patch: Patch): boolean => patch.kind === 'constrain' && patch.constraints.symbol === 'badge';

/** Whether a wish names the letters that a mood is told by, with a word for the same mood. */
const isRemedy = (patches: readonly Patch[], { axis, by }: Patch & { kind: 'mood' }): boolean =>
  patches.some((patch) => patch.kind === 'constrain' && patch.constraints.typeClass !== undefined) &&
  patches.some((patch) => patch.kind === 'mood' && patch.axis === axis && Math.sign(patch.by) === Math.sign(by));

const isLighter = (patch: Patch | undefined): boolean =>
  patch?.kind === 'shift-colour' && patch.by === 'lighter' && patch.of === undefined && patch.part === undefined;

const isOfTemperature = (patch: Patch | undefined): boolean =>
  patch?.kind === 'shift-colour' && (patch.by === 'warmer' || patch.by === 'cooler') && patch.of === undefined && patch.part === undefined;

/** A complaint that all is dull asks for stronger colours, and for livelier letters besides. */
const isFaded = ([first, ...others]: readonly Patch[]): boolean =>
  first?.kind === 'shift-colour' && first.by === 'more-vivid' && others.length > 0 && others.every(({ kind }) => kind === 'mood');

const isUnseen = (patch: Patch | undefined): boolean =>
  patch?.kind === 'shift-colour' && patch.by === 'more-contrast' && patch.of === undefined && patch.part === undefined;

/** What may be done about letters that are hardly read. */
const makesLegible = (patch: Patch): boolean =>
  (patch.kind === 'form' && /^(?:bolder|bigger-name|bigger-line|looser|simpler)$/.test(patch.by)) ||
  (patch.kind === 'set-part' && patch.part === 'letters') ||
  (patch.kind === 'constrain' && (patch.constraints.typeClass ?? patch.constraints.letterCase) !== undefined);

/** What may be done about a mark that looks cold: another colour, or other letters. */
const remediesTemperature = (patch: Patch): boolean =>
  /^(?:set-colour|swap-colour|set-part|set-ground|lean-colour)$/.test(patch.kind) ||
  (patch.kind === 'form' && /^(?:rounder|sharper|bolder|thinner)$/.test(patch.by)) ||
  (patch.kind === 'mood' && patch.of === 'letters') ||
  (patch.kind === 'constrain' && patch.constraints.typeClass !== undefined) ||
  (patch.kind === 'try-another' && (patch.field === 'font' || patch.field === 'primary'));

/** Whether a colour is one of those that there are. */
const remains = ({ hue }: ColourIntent, { colours: { primary, secondary, tertiary } }: Brief): boolean =>
  hue !== null && [primary, secondary, tertiary].some((own) => own?.hue === hue);

/** A ground of which only the tone is told. */
const isTone = ({ hue, lightness }: ColourIntent): boolean => hue === null && lightness === -0.9;

/** "Mint first, pink second" of what is pink and mint exchanges the two. */
export function reordered(clauses: readonly Clause[], { colours: { primary, secondary } }: Brief): Clause[] {
  const setTo = (role: string): ColourIntent | undefined =>
    clauses
      .flatMap(({ patches }) => patches)
      .find((patch): patch is Patch & { kind: 'set-colour' } => patch.kind === 'set-colour' && patch.role === role)?.colour;
  const [first, second] = [setTo('primary'), setTo('secondary')];
  const isSame = (one: ColourIntent | undefined, other: ColourIntent | null): boolean =>
    one !== undefined && one.hue === other?.hue && one.lightness === other.lightness;
  if (!isSame(first, secondary) || !isSame(second, primary)) return [...clauses];
  return clauses.map(({ text, patches }) => ({
    text,
    patches: patches.flatMap((patch): Patch[] =>
      patch.kind !== 'set-colour' ? [patch] : patch.role === 'primary' ? [{ kind: 'exchange-colours' }] : [alreadySo],
    ),
  }));
}
