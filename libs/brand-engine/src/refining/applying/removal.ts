import type { Brief, ColourIntent } from '../../brief.js';
import { namedHex } from '../../colour/named.js';
import { isRefused as isRefusedColour } from '../../colour/refused.js';
import type { PaletteDecision } from '../../decisions.js';
import { choosePalette, inkFor } from '../../direct/palette.js';
import { outlined } from '../../direct/arranging.js';
import { initialsOf } from '../../direct/initials.js';
import { familyOf } from '../../families/index.js';
import { contrast, fromHex, toHex } from '../../colour/oklch.js';
import { isThatColour, showsColour } from '../../interpreting/colour-shown.js';
import { askedContrast, lightGround, seenOn } from '../../scene/grounds.js';
import { stream } from '../../random.js';
import type { Patch } from '../../refinement.js';
import { setColour } from './colour.js';
import { anotherMark } from './another-mark.js';
import { colourOfOne } from './one-of-two.js';
import { changeSymbol } from './symbol.js';
import { type Applied, type ApplyContext, type Draft, edit, mayStay, omit, passes } from './state.js';
import { wordAlone } from './word-alone.js';

const mostRefusals = 12;
const isFace = /^(?:smile|face|smiley face|smiley|eyes?|mouth|grin)$/;

/** The brief without a thing: refused, and no longer among what may be shown. */
function without(brief: Brief, term: string, icons: readonly string[]): Brief {
  return {
    ...brief,
    avoidConcepts: [...new Set([term, ...brief.avoidConcepts])].slice(0, mostRefusals),
    concepts: brief.concepts.filter((concept) => concept.term !== term).map((concept) => ({ ...concept, explicit: false })),
    icons: brief.icons.filter(({ id }) => !icons.includes(id)),
    constraints: brief.constraints.symbol === 'icon' ? { ...brief.constraints, symbol: 'any' } : brief.constraints,
  };
}

/** Takes a picture away. Nobody asked for another one, so the lettering stays alone, unless an emblem or letters were asked for. */
export function removeThing(draft: Draft, { term, icons }: Patch & { kind: 'remove-thing' }, context: ApplyContext): Applied {
  const { letterPicture } = draft.decisions.mark;
  if (letterPicture?.icon !== undefined && icons.includes(letterPicture.icon))
    return { ...draft, decisions: { ...draft.decisions, mark: omit(draft.decisions.mark, 'letterPicture') } };
  // "Without the smile": the picture stays, and has no face any more.
  const { mark: own } = draft.decisions;
  if (own.faced && isFace.test(term) && !icons.includes(own.icon ?? ''))
    return { brief: omit(draft.brief, 'face'), decisions: { ...draft.decisions, mark: omit(own, 'faced') } };
  const brief = omit(without(draft.brief, term, icons), 'inLetters');
  const { icon, family, partner } = draft.decisions.mark;
  const two = twoOfThree(draft, brief, icons);
  if (two) return two;
  if (partner !== undefined && icon !== null && (icons.includes(partner) || icons.includes(icon)))
    return oneOfTwo({ ...draft, brief: omit(brief, 'together', 'arrangement') }, icons.includes(icon) ? partner : icon, context);
  if (icon === null || !icons.includes(icon)) return { ...draft, brief };
  const { symbol, layout } = brief.constraints;
  if (symbol === 'badge' || layout === 'badge' || symbol === 'monogram' || symbol === 'abstract' || brief.letters) {
    const [lettered] = withInitials({ ...draft, brief }).filter((way) => passes(way, context));
    if (lettered) return lettered;
    const bare = anotherMark(draft, { ...brief, icons: [] }, family, context, (mark) => mark.icon === null);
    return 'refused' in bare ? bare : { ...bare, brief };
  }
  const alone: Draft = {
    ...draft,
    brief: { ...brief, constraints: { ...brief.constraints, symbol: 'wordmark', noIcon: true, container: 'any' } },
  };
  const [lettered] = emptied(alone).filter((way) => passes(way, context));
  return lettered ?? wordAlone(alone, context);
}

/** A frame or rules stay around the name. */
function emptied(draft: Draft): Draft[] {
  const { family, device } = draft.decisions.mark;
  if (familyOf(family).kind !== 'lockup') return [];
  return [...new Set([device === 'arch' ? 'box' : device, 'box', 'ruled'])]
    .filter((own) => familyOf(family).devices.includes(own))
    .map((own) => edit(draft, { mark: { icon: null, letters: '', device: own } }));
}

/** The initials in place of the picture, all else as it is: an emblem writes them itself, and so does a container. */
function withInitials(draft: Draft): Draft[] {
  const { mark, name } = draft.decisions;
  const { kind } = familyOf(mark.family);
  const first = initialsOf(name, 1);
  if (kind === 'badge' || kind === 'lockup') return [edit(draft, { mark: { icon: null, letters: first } })];
  if (mark.container === 'none') return [];
  return [initialsOf(name, 2), first].flatMap((letters) =>
    ['knockout', 'framed', 'inset'].map((device) => edit(draft, { mark: { family: 'monogram', device, icon: null, letters } })),
  );
}

/** Of three pictures the other two stay where they are; undefined where there are not three. */
function twoOfThree({ decisions }: Draft, brief: Brief, icons: readonly string[]): Draft | undefined {
  const { mark } = decisions;
  if (mark.third === undefined || mark.icon === null || mark.partner === undefined) return undefined;
  const [icon, partner, more] = [mark.icon, mark.partner, mark.third].filter((id) => !icons.includes(id));
  if (icon === undefined || partner === undefined || more !== undefined) return undefined;
  return {
    brief: { ...omit(brief, 'third', 'arrangement'), together: [icon, partner] },
    decisions: { ...decisions, mark: { ...omit(mark, 'third'), icon, partner } },
  };
}

/** Of two pictures one stays, in the same drawing where it can be. */
export function oneOfTwo(draft: Draft, icon: string, context: ApplyContext): Applied {
  const { mark, palette } = draft.decisions;
  const device = mark.device.startsWith('couple') ? 'solid' : mark.device;
  const single = {
    ...omit(mark, 'partner', 'joined', 'added'),
    icon,
    device,
    ...(mark.arranged === undefined ? {} : { arranged: 'alone' as const }),
  };
  const isSecond = (icon === mark.partner) !== (mark.arranged === 'inside');
  // The one that stays has the colour that it had beside the other.
  const seen = isSecond && mark.arranged !== undefined ? colourOfOne(draft.decisions, icon, context.judge(draft.decisions)) : null;
  const things: [string, string] | undefined = isSecond
    ? palette.things
      ? [palette.things[1], palette.things[0]]
      : seen === null
        ? undefined
        : [seen, seen]
    : palette.things;
  const own = things === undefined ? palette : { ...palette, things };
  const inColoursOf = (colours: PaletteDecision): Draft => ({
    ...draft,
    decisions: { ...draft.decisions, mark: outlined(single, colours), palette: colours },
  });
  // Where its own colours do without one that was asked for, it has those of the other.
  const alone = inColoursOf(own);
  // The colour of the one that goes may be seen nowhere else.
  const inFirst = inColoursOf({ ...omit(own, 'things'), secondary: own.primary, accentAsked: false });
  const kept = [alone, inColoursOf(palette), ...(palette.accentAsked === true ? [inFirst] : [])].find(
    (way) => passes(way, context) || mayStay(draft, way, context),
  );
  return kept ?? changeSymbol(alone, { kind: 'symbol', icons: [icon], term: '' }, context);
}

/** Takes a colour away: what remains of the palette carries on, and where nothing does another colour is chosen. */
export function removeColour(draft: Draft, { colour }: Patch & { kind: 'remove-colour' }, context: ApplyContext): Applied {
  const { colours, constraints } = draft.brief;
  const { palette } = draft.decisions;
  const all = [colours.primary, colours.secondary, colours.tertiary, colours.ground];
  // "Drop the lemon" beside lime is of the lemon alone.
  const isNamed = all.some((own) => own?.words === colour.words);
  const is = (hex: string | undefined): boolean =>
    hex !== undefined && (isNamed ? isThatColour(hex, colour, all) : showsColour(hex, colour));
  const isOther = (intent: ColourIntent): boolean =>
    isNamed ? intent.words !== colour.words : intent.hue !== colour.hue && !isRefusedColour(namedHex(intent), [colour]);
  const named = (intent: ColourIntent | null | undefined): ColourIntent | null => (intent && isOther(intent) ? intent : null);
  const kept: Brief = {
    ...draft.brief,
    colours: {
      primary: named(colours.primary),
      secondary: named(colours.secondary),
      avoid: [colour, ...colours.avoid].slice(0, 6),
      ...(colours.tertiary ? { tertiary: named(colours.tertiary) } : {}),
      ...(colours.ground ? { ground: named(colours.ground) } : {}),
    },
  };
  const afresh = (): PaletteDecision => choosePalette(kept, false, stream(context.seed, 'palette'));
  if (is(palette.ground))
    return { brief: kept, decisions: { ...draft.decisions, palette: palette.mainGround ? afresh() : omit(palette, 'ground') } };
  if (is(palette.tertiary)) return { brief: kept, decisions: { ...draft.decisions, palette: omit(palette, 'tertiary') } };
  if (is(palette.primary) && colours.secondary && !is(palette.secondary)) {
    const promoted = setColour({ ...draft, brief: kept }, { kind: 'set-colour', role: 'primary', colour: colours.secondary });
    if ('refused' in promoted) return promoted;
    const { primary: first, ink } = promoted.decisions.palette;
    const letters = isBlack(colour) && isNearBlack(ink) ? inkWithoutBlack(first) : undefined;
    return edit(promoted, {
      palette: { secondary: first, accentAsked: false, ...(letters === undefined ? {} : { ink: letters, inkAsked: true as const }) },
    });
  }
  if (is(palette.primary)) return edit({ ...draft, brief: kept }, { palette: afresh() });
  const black = isBlack(colour) && isNearBlack(palette.ink) ? inkWithoutBlack(palette.primary) : undefined;
  const letters = black === undefined ? (is(palette.ink) ? { ink: inkFor(palette.primary) } : {}) : { ink: black, inkAsked: true as const };
  if (is(palette.secondary))
    return edit(
      draft,
      { palette: { secondary: palette.primary, accentAsked: false, ...letters } },
      { ...kept, constraints: { ...constraints, oneColour: true } },
    );
  return black === undefined ? { ...draft, brief: kept } : edit(draft, { palette: letters }, kept);
}

const isBlack = ({ hue, lightness }: ColourIntent): boolean => hue === null && lightness <= -0.7;

/** To the eye letters are black below this lightness, whatever their tinge. */
const blackest = 0.36;
const isNearBlack = (hex: string): boolean => fromHex(hex).l < blackest;

/** Letters in the colour that remains, as deep as they are read; in one too bright for letters they are a deep tone of it that nobody calls black. */
function inkWithoutBlack(primary: string): string | undefined {
  const read = seenOn(lightGround, primary, askedContrast);
  const [own, deep] = [fromHex(primary), fromHex(read)];
  if (own.l - deep.l <= mostDeepened && !isNearBlack(read)) return read;
  const tone = toHex({ ...own, l: blackest + 0.06, c: Math.min(own.c, 0.11) });
  return own.c < 0.03 || contrast(tone, lightGround) < askedContrast ? undefined : tone;
}

/** How much deeper letters are drawn in a colour before it is another. */
const mostDeepened = 0.15;
