import type { Brief } from '../../brief.js';
import type { Decisions } from '../../decisions.js';
import { initialsOf } from '../../direct/initials.js';
import { showsLines, withoutManners } from '../../direct/picture-manners.js';
import { formedMark, formedType, honouredForms, showsForms, showsRefused } from '../../direct/forms.js';
import { isSymbolFamily } from '../../families/family.js';
import { familyOf } from '../../families/index.js';
import { writesAside } from '../../interpreting/asides-shown.js';
import type { Patch } from '../../refinement.js';
import { anotherMark } from './another-mark.js';
import { freePicture } from './constraint.js';
import { ruledName } from './lines-and-sides.js';
import { describe } from './naming.js';
import { type Applied, type ApplyContext, type Draft, edit, isRefused, mayStay, omit, passes } from './state.js';
import { bestFont, withFont } from './typeface.js';

const joint = ' · ';

/** The line under the name without a part of it. */
const withoutPart = (line: string | null, part: string): string | null =>
  (line ?? '')
    .split(joint)
    .filter((own) => own !== '' && !own.includes(part))
    .join(joint) || null;

/** A line of somebody's own words without the year in it: "Est. 1954", "Pots since 1980". */
function withoutYear(line: string | null): string | null {
  const rest = line?.replace(yearTold, '').trim() ?? '';
  return rest === '' ? null : rest;
}
const yearTold =
  /[\s,·–-]*(?:\b(?:since|est|established|founded(?: in)?|seit|depuis|desde|dal|sinds|siden|sedan)\b\.?)?\s*(?<!\d)(?:1[4-9]|20)\d\d(?!\d)/iu;

/** The founding year or the place: where an emblem or a lock-up writes it, and else in the line under the name. */
export function setAside(draft: Draft, { field, text }: Patch & { kind: 'aside' }, context: ApplyContext): Applied {
  const { decisions, brief } = draft;
  const old = decisions[field] ?? brief[field] ?? null;
  const rest = (own: string | null): string | null => (old !== null ? withoutPart(own, old) : field === 'year' ? withoutYear(own) : own);
  const [line, told] = [rest(decisions.descriptor), rest(brief.descriptor)];
  const cleared: Draft = {
    brief: { ...brief, [field]: text, descriptor: told },
    decisions: { ...omit(decisions, field), descriptor: line },
  };
  if (text === null) return cleared;
  const placed: Decisions = { ...cleared.decisions, [field]: text };
  if (writesAside(placed, field, text)) return { ...cleared, decisions: placed };
  const parts = [...(line === null ? [] : [line]), text];
  return describe(cleared, { kind: 'descriptor', text: parts.join(joint) }, context);
}

/** A monogram of the letters that were asked for. */
export function setLetters(draft: Draft, { letters }: Patch & { kind: 'letters' }, context: ApplyContext): Applied {
  const brief: Brief = {
    ...draft.brief,
    letters,
    constraints: { ...draft.brief.constraints, symbol: 'monogram', noIcon: true, layout: layoutBeside(draft.brief) },
  };
  const { mark } = draft.decisions;
  if (familyOf(mark.family).kind === 'monogram' && mark.letters === letters) return { ...draft, brief };
  const kept = inSameShape({ ...draft, brief }, letters, context);
  if (kept) return kept;
  return anotherMark(draft, brief, mark.family, context, (next) => next.letters === letters);
}

/** The letters in the shape that the picture stood in, or as bare as it stood; all else stays. */
function inSameShape(draft: Draft, letters: string, context: ApplyContext): Draft | undefined {
  const { mark, layout } = draft.decisions;
  if (layout.kind !== 'row' && layout.kind !== 'stack') return undefined;
  const devices = mark.container === 'none' ? [] : ['knockout', 'framed', 'inset'];
  return devices
    .map((device) => edit(draft, { mark: { family: 'monogram', device, icon: null, letters } }))
    .find((way) => passes(way, context));
}

/** A monogram is no badge. */
const layoutBeside = ({ constraints: { layout } }: Brief): Brief['constraints']['layout'] => (layout === 'badge' ? 'any' : layout);

/** A form, shown by what there is if it can show it, and else by another drawing of the same thing. */
export function takeForm(
  draft: Draft,
  { form, refused, isThin, isWhole, lines }: Patch & { kind: 'take-form' },
  context: ApplyContext,
): Applied {
  const { decisions } = draft;
  const brief = form === 'outlined' ? { ...omit(draft.brief, 'lines'), ...(lines ? { lines } : {}) } : draft.brief;
  const refusals = brief.refused ?? { symbols: [], containers: [], typeClasses: [], forms: [] };
  const forms = (brief.forms ?? []).filter((own) => own !== form);
  const next: Brief = refused
    ? { ...brief, forms, refused: { ...refusals, forms: [...new Set([...refusals.forms, form])] } }
    : { ...brief, forms: [...forms, form], refused: { ...refusals, forms: refusals.forms.filter((own) => own !== form) } };
  if (form === 'rules' && refused && decisions.layout.hairlines !== undefined)
    return { brief: next, decisions: { ...decisions, layout: omit(decisions.layout, 'hairlines') } };
  const isSo = (own: Decisions): boolean =>
    // A rule is one in the way of who wants none, wherever it stands.
    form === 'rules' && refused
      ? !showsRefused({ ...next, refused: { ...refusals, forms: [form] } }, own, context.pack)
      : honouredForms({ ...next, forms: [form] }, own, context.pack).includes(form) !== refused && (refused || showsLines(lines, own.mark));
  const { mark } = decisions;
  if (isThin && mark.family === 'frame') return edit({ ...draft, brief: next }, { mark: { params: { ...mark.params, b: thinnest } } });
  // A line around the picture alone is no frame around it all.
  if (isSo(decisions) && !(isWhole && mark.family !== 'frame')) return { ...draft, brief: next };
  const framed = form === 'frame' && !refused ? framedWhole({ ...draft, brief: next }, isThin === true, context) : undefined;
  if (framed) return framed;
  // Without rules or a frame picture and name stand as they did, and nothing comes in their place.
  const freed = refused && (form === 'rules' || form === 'frame') ? freePicture({ ...draft, brief: next }, context) : undefined;
  if (freed && isSo(freed.decisions)) return mark.device === 'divided' ? edit(freed, { layout: { kind: 'row' } }) : freed;
  if (form === 'frame' && !refused && decisions.layout.kind === 'badge')
    return { refused: 'The rim of the emblem is its border, and there is room for no other.' };
  if ((form === 'rules' || form === 'underlined') && !refused && decisions.layout.kind === 'badge')
    return { refused: 'In an emblem the name goes around the picture, and no line stands over or under it.' };
  if (isThin) return { refused: 'There is no room for a thin frame around this drawing.' };
  const formed = formedDraft({ ...draft, brief: next }, refused ? null : form, context);
  if (isSo(formed.decisions) && passes(formed, context)) return formed;
  // The letters show it in another face, where the drawing itself cannot.
  const face =
    refused || context.locks.has('font') ? undefined : bestFont(formed, context, (font) => showsForms({ ...next, forms: [form] }, font));
  const faced = face && formedDraft(withFont(formed, face), form, context);
  if (faced && isSo(faced.decisions) && passes(faced, context)) return faced;
  // Lines come to the drawing that there is, where it has room for them.
  const ruled = refused ? undefined : ruledName({ ...draft, brief: next }, form);
  if (ruled && (passes(ruled, context) || mayStay(draft, ruled, context))) return ruled;
  const { icon, family } = decisions.mark;
  const shown = (isAsked: (mark: Decisions['mark']) => boolean): Applied =>
    anotherMark(formed, next, family, context, (mark) => {
      const drawn = { ...formed.decisions, mark };
      return isAsked(mark) && isSo(drawn) && (icon === null || mark.icon === icon);
    });
  // Stripes are in the picture rather than in the letters, where it can be read with them.
  const inMark = refused ? null : shown(({ treatments }) => treatments?.some((own) => own === form) === true);
  if (inMark !== null && !isRefused(inMark) && isSo(inMark.decisions) && passes(inMark, context)) return inMark;
  const other = shown(() => true);
  if (!isRefused(other) && isSo(other.decisions)) return other;
  return ruled ?? { refused: 'Neither this drawing nor another one of the same thing shows the form.' };
}

/** The proportion that gives a frame its thinnest line. */
const thinnest = 0;

/** A frame goes around picture and name. */
function framedWhole(draft: Draft, isThin: boolean, context: ApplyContext): Draft | undefined {
  const { mark, layout, name } = draft.decisions;
  if (layout.kind === 'badge' || layout.kind === 'symbol' || mark.partner !== undefined || mark.count !== undefined) return undefined;
  const whole = edit(draft, {
    mark: {
      family: 'frame',
      device: 'box',
      container: 'none',
      letters: initialsOf(name, 1),
      ...(isThin ? { params: { ...mark.params, b: thinnest } } : {}),
    },
    layout: { kind: 'lockup', symbolScale: 1 },
  });
  // A word alone has the frame around it; letters beside the name would be lost in it.
  const isWord = mark.icon === null && familyOf(mark.family).kind === 'wordmark';
  return (mark.icon !== null || isWord) && passes(whole, context) ? whole : undefined;
}

/** The same drawing as a form asks for it, or with none of the treatments that show a form. */
function formedDraft(draft: Draft, form: NonNullable<Brief['forms']>[number] | null, { pack }: ApplyContext): Draft {
  const { type, mark } = draft.decisions;
  const brief: Brief = { ...draft.brief, forms: form === null ? [] : [form] };
  const face = pack.font(type.font);
  const hasSymbol = isSymbolFamily(familyOf(mark.family));
  if (form === null)
    return {
      ...draft,
      decisions: { ...draft.decisions, mark: withoutManners(omit(mark, 'treatments')), type: omit(type, 'treatments', 'smallCaps') },
    };
  const formed = formedMark(withoutManners(mark), brief, pack);
  const next = edit(draft, { mark: formed, type: formedType(type, brief, face, hasSymbol) });
  return formed.changes ? next : { ...next, decisions: { ...next.decisions, mark: omit(next.decisions.mark, 'changes') } };
}
