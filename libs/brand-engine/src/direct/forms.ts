import type { Brief, Form } from '../brief.js';
import type { Container, Decisions, MarkDecision, Treatment, TypeDecision } from '../decisions.js';
import { treatments } from '../decisions.js';
import type { Pack } from '../pack/pack.js';
import type { FontEntry } from '../pack/types.js';
import { architectureOf } from './architecture.js';
import { isManner, mannersOf, shownBy } from './picture-manners.js';
import { isWrittenSmall } from './letter-case.js';

/** Grounds with corners. */
export const sharpGrounds: readonly Container[] = ['square', 'hexagon', 'diamond', 'facet', 'shield'];
const dotted = /dotted|full-stop|discs|trio|dots/;
const isTreatment = (form: Form): form is Form & Treatment => (treatments as readonly string[]).includes(form);

const widely = 150;
const closely = -40;

/** Whether the letters of a face are heavy enough to have an inside. */
function isHollowable({ drawn, classes }: FontEntry): boolean {
  const heaviest = drawn.at(-1);
  return heaviest !== undefined && heaviest.stem >= 0.2 * heaviest.cap && !classes.includes('script') && !classes.includes('hand');
}

/** Whether the lightest letters of a face are fine: by their strokes, or by their weight where strokes end in serifs. */
function isFine({ drawn: [lightest], classes }: FontEntry): boolean {
  if (!lightest || lightest.weight > 400 || classes.includes('display')) return false;
  const endsInSerifs = classes.includes('serif') || classes.includes('slab');
  return classes.includes('script') || (endsInSerifs ? lightest.weight <= 300 : lightest.stem <= finestStroke * lightest.cap);
}
/** From here on strokes of a sans look ordinary, whatever their weight is called. */
const finestStroke = 0.092;

/** Whether a typeface can show a form. */
const faces: Partial<Record<Form, (font: FontEntry) => boolean>> = {
  rounded: ({ classes }) => classes.includes('rounded'),
  angular: ({ personality }) => personality.softSharp >= 0.5,
  thin: (font) => isFine(font) && font.drawn.length > 1,
  heavy: ({ drawn, classes }) => (drawn.at(-1)?.weight ?? 0) >= 800 || (classes.includes('display') && !classes.includes('geometric')),
  'small-caps': ({ cases }) => cases === 'any',
  pixels: ({ classes }) => classes.includes('sans') || classes.includes('mono'),
  stencil: ({ classes }) => !classes.includes('script'),
  'hand-made': ({ classes }) => classes.includes('hand') || classes.includes('script'),
  'outlined-letters': isHollowable,
};

/** Where thin letters are all there is, those of one fine stroke, which nobody takes for ordinary ones as the feet of a serif are. */
export function inFineLines({ forms = [], constraints: { symbol, typeClass } }: Brief, fonts: FontEntry[]): FontEntry[] {
  const fine = fonts.filter((font) => isFine(font) && !font.classes.some((own) => /^(?:serif|slab|script)$/.test(own)));
  return forms.includes('thin') && symbol === 'wordmark' && typeClass === 'any' && fine.length > 0 ? fine : fonts;
}

/** Whether a typeface can show every form that was asked for. */
export const showsForms = ({ forms = [], lines }: Brief, font: FontEntry): boolean =>
  [...forms, ...(lines === 'fine' ? ['thin' as const] : [])].every((form) => faces[form]?.(font) !== false);

/** Treatments that a symbol shows alone where there is one. */
const ofSymbols: readonly Form[] = ['stripes', 'engraved', 'outlined'];

/** Letters that a hand has drawn need no wobble. */
const isInTheFace = (form: Form, { classes }: FontEntry): boolean => form === 'hand-made' && classes.includes('hand');

/** From here on a mood is one of motion, and from there on one of the past. */
const motion = { energetic: 0.7, old: -0.3 } as const;

/** Whether letters lean because all that is told is motion: plain ones do, unless that is refused. */
const isInMotion = ({ personality, refused, constraints }: Brief, { classes }: FontEntry): boolean =>
  personality.calmEnergetic >= motion.energetic &&
  personality.classicModern > motion.old &&
  personality.seriousPlayful < 0.5 &&
  classes.includes('sans') &&
  constraints.typeClass === 'any' &&
  refused?.forms.includes('slanted') !== true;

/** The letters as the forms ask for them. */
export function formedType(type: TypeDecision, brief: Brief, font: FontEntry, hasSymbol: boolean): TypeDecision {
  const { forms = [], constraints } = brief;
  const next = { ...type };
  if (forms.includes('thin') || brief.lines === 'fine') {
    next.heading = font.drawn[0]?.weight ?? type.heading;
    if (constraints.symbol === 'monogram') next.fine = true;
  }
  if (brief.smallPart !== undefined) next.smallPart = brief.smallPart;
  // Around a circle too.
  if (forms.includes('heavy')) next.heavy = true;
  // Lines are cut into heavy letters, where letters may have them.
  if (forms.includes('heavy') || forms.includes('outlined-letters') || (forms.includes('engraved') && !hasSymbol))
    next.heading = font.drawn.at(-1)?.weight ?? type.heading;
  if (forms.includes('tracked')) {
    if (constraints.letterCase === 'any' && !isWrittenSmall(brief.name) && font.cases !== 'never-upper') next.letterCase = 'upper';
    next.tracking = Math.max(type.tracking, widely + 60);
  }
  if (forms.includes('tight')) next.tracking = Math.min(type.tracking, closely);
  if (forms.includes('small-caps') && font.cases === 'any') {
    next.smallCaps = true;
    next.letterCase = 'title';
    next.tracking = Math.max(next.tracking, 30);
  }
  // "Pixel art, plain letters": what is said of the picture is done to the picture alone.
  const isOfPicture = (form: Form): boolean =>
    (form === 'pixels' && constraints.typeClass !== 'any') || (brief.plainLetters === true && /^(?:pixels|hand-made)$/.test(form));
  const asked = forms.map((form) => (form === 'outlined-letters' ? 'outlined' : form));
  const done = asked
    .filter(isTreatment)
    .filter((form) => !(hasSymbol && (ofSymbols.includes(form) || isOfPicture(form))) && !isInTheFace(form, font));
  if (hasSymbol && forms.includes('outlined-letters')) done.push('outlined');
  if (!done.includes('slanted') && isInMotion(brief, font)) done.push('slanted');
  if (done.includes('outlined') && !isHollowable(font)) return next;
  return done.length > 0 ? { ...next, treatments: done.map(ofType) } : next;
}

/** The mark as the forms ask for it. */
export function formedMark(mark: MarkDecision, brief: Brief, pack: Pack): MarkDecision {
  const { forms = [] } = brief;
  const manners = mannersOf(mark, brief, pack);
  const roundness = forms.includes('rounded') ? 1 : forms.includes('angular') ? -1 : mark.roundness;
  const weight = forms.includes('thin') ? -1 : forms.includes('heavy') ? 1 : mark.weight;
  const done = forms.filter(
    (form): form is Form & Treatment =>
      isTreatment(form) && form !== 'stencil' && form !== 'slanted' && !manners.some((manner) => shownBy[manner] === form),
  );
  const changes = [...(mark.changes ?? []), ...manners];
  return {
    ...mark,
    roundness,
    weight,
    ...(changes.length > 0 ? { changes } : {}),
    ...(done.length > 0 ? { treatments: done } : {}),
    ...(done.includes('stripes') && brief.stripes !== undefined ? { stripes: brief.stripes } : {}),
  };
}

/** Whether the name stands in the letters of the identity: around a circle, or small under its initial, it is set on its own. */
export const isSetPlainly = ({ layout, mark }: Decisions): boolean =>
  layout.kind !== 'badge' && layout.kind !== 'symbol' && mark.device !== 'initial' && mark.device !== 'weights';

/** Lines that a picture of many curves is lost in. */
const isOfLines = (treatment: Treatment): boolean => treatment === 'stripes' || treatment === 'engraved';

/** The same in letters that are striped or engraved, beside a mark that is not. Stripes that a picture was to have never cut the letters. */
export function linedInLetters(decisions: Decisions): Decisions {
  const { treatments: all = [], ...mark } = decisions.mark;
  const lined = all.filter(isOfLines);
  if (lined.length === 0 || !isSetPlainly(decisions)) return decisions;
  const rest = all.filter((treatment) => !isOfLines(treatment));
  return {
    ...decisions,
    mark: rest.length > 0 ? { ...mark, treatments: rest } : mark,
    type: withTreatments(decisions.type, (mark.icon === null ? lined : lined.filter((treatment) => treatment !== 'stripes')).map(ofType)),
  };
}

/** The same with the lines of an engraving in its letters, where its picture has no room for them: level gaps in it look like a fault. */
export function engravedInLetters(decisions: Decisions, isPlain: boolean): Decisions {
  const { treatments = [], ...mark } = decisions.mark;
  if (mark.icon === null || !treatments.includes('engraved')) return decisions;
  const rest = treatments.filter((treatment) => treatment !== 'engraved');
  return {
    ...decisions,
    mark: rest.length > 0 ? { ...mark, treatments: rest } : mark,
    type: isSetPlainly(decisions) && !isPlain ? withTreatments(decisions.type, ['carved']) : decisions.type,
  };
}

export const withTreatments = (type: TypeDecision, added: readonly Treatment[]): TypeDecision =>
  added.length === 0 ? type : { ...type, treatments: [...new Set([...(type.treatments ?? []), ...added])] };

/** What is said of lines or pixels that a picture was to have and its letters have. */
export const linesOfLetters = (form: Form, { mark, type }: Decisions): string | null =>
  isTreatment(form) &&
  (isOfLines(form) || form === 'pixels') &&
  mark.icon !== null &&
  !mark.treatments?.includes(form) &&
  areTreated(type, form)
    ? `The letters have the ${form === 'pixels' ? 'pixels' : 'lines'}; the picture would not be read with them.`
    : null;

/** Whether the symbol underwent a treatment. */
export const showsInMark = (treatment: Treatment, decisions: Decisions): boolean =>
  decisions.mark.changes?.some((own) => isManner(own) && shownBy[own] === treatment) === true ||
  (decisions.mark.treatments?.includes(treatment) === true && !isTypeOnly(decisions));

/** Whether letters or symbol underwent a treatment. */
const underwent = (treatment: Treatment, decisions: Decisions): boolean =>
  showsInMark(treatment, decisions) || (areTreated(decisions.type, treatment) && isSetPlainly(decisions));

/** Whether the letters show a treatment; an engraving is carved into them. */
const areTreated = ({ treatments = [] }: TypeDecision, treatment: Treatment): boolean =>
  treatments.includes(treatment) || (treatment === 'engraved' && treatments.includes('carved'));

const ofType = (treatment: Treatment): Treatment => (treatment === 'engraved' ? 'carved' : treatment);

/** Whether there is no symbol that a treatment could be seen in. */
const isTypeOnly = ({ layout, mark }: Decisions): boolean =>
  layout.kind === 'wordmark' || ((layout.kind === 'lockup' || layout.kind === 'badge') && mark.icon === null && mark.family !== 'roundel');

/** Marks that show letters in the weight of the name where that is thin, and those of them that are cut out of a field. */
const thinLetters = /^(?:interlock\/(?!woven)|monogram\/|duogram\/)/;
const onField = /^(?:monogram\/(?!framed)|duogram\/)/;
const wayOf = ({ mark }: Decisions): string => `${mark.family}/${mark.device}`;

/** Whether the mark itself is of letters that are heavier than those of the name. */
export const showsHeavyLetter = (decisions: Decisions): boolean =>
  /^(?:monogram|negative-space|counter)$/.test(architectureOf(decisions)) &&
  !(decisions.type.fine === true && thinLetters.test(wayOf(decisions)));

/** What a mark lacks of thin letters: a heavy letter shows none, and a field around thin ones is loud. */
export const heaviness = (decisions: Decisions): number => (showsHeavyLetter(decisions) ? 1 : onField.test(wayOf(decisions)) ? 0.3 : 0);

const roundGrounds: readonly Container[] = ['circle', 'squircle', 'arch', 'drop', 'leaf', 'pocket', 'scallop', 'clover'];
/** Ways whose own shapes are round. */
const roundWays =
  /^(?:petals|orbits|arches|loops|waves|radial|spark|counterchange|roundel|ring-text|badge\/(?!label)|grid\/(?:leaves|mixed|discs|quarters|dots)|tile-letter\/(?:leaves|discs|mixed|quarters)|frame\/(?:arch|pill)|banner\/rounded|hollow-letter|letter-icon)/;

/** Whether the shapes of a mark are round, whatever its letters are: a picture that was asked for is as it is. */
export const isRoundMark = ({ mark, layout }: Decisions): boolean =>
  layout.kind !== 'wordmark' && (roundGrounds.includes(mark.container) || roundWays.test(`${mark.family}/${mark.device}`));

/** Whether a set of decisions shows a form so that a person sees it. */
const shown: Record<Form, (decisions: Decisions, font: FontEntry) => boolean> = {
  // Where there are letters, it is they that are looked at.
  rounded: ({ mark, layout }, font) => font.classes.includes('rounded') || (layout.kind === 'symbol' && mark.roundness > 0),
  angular: (decisions, font) =>
    !isRoundMark(decisions) && (sharpGrounds.includes(decisions.mark.container) || font.personality.softSharp >= 0.5),
  thin: ({ type, layout }, font) => type.heading === font.drawn[0]?.weight && isFine(font) && layout.kind !== 'badge',
  heavy: ({ type }, font) => type.heading >= 800 || (type.heading === font.drawn.at(-1)?.weight && font.classes.includes('display')),
  tracked: ({ type, layout }) => type.tracking >= widely && layout.kind !== 'badge',
  tight: ({ type }) => type.tracking <= closely,
  'small-caps': (decisions) => decisions.type.smallCaps === true && isSetPlainly(decisions),
  stripes: (decisions) => underwent('stripes', decisions) || decisions.mark.device === 'stripes',
  pixels: (decisions) => underwent('pixels', decisions),
  engraved: (decisions) => underwent('engraved', decisions),
  'hand-made': (_, font) => font.classes.includes('hand') || font.classes.includes('script'),
  // A stencil is known by its letters, whatever its picture is.
  stencil: (decisions) => areTreated(decisions.type, 'stencil') && isSetPlainly(decisions),
  slanted: (decisions) => underwent('slanted', decisions) || decisions.mark.device === 'slanted',
  outlined: (decisions) => underwent('outlined', decisions),
  'outlined-letters': (decisions) => decisions.type.treatments?.includes('outlined') === true && isSetPlainly(decisions),
  dots: ({ mark }) => dotted.test(mark.device),
  'negative-space': (decisions) => architectureOf(decisions) === 'negative-space' || decisions.mark.device === 'block',
  symmetrical: ({ layout, mark }) => /stack|badge|lockup/.test(layout.kind) && mark.device !== 'divided',
  frame: (decisions) => architectureOf(decisions) === 'frame' || decisions.mark.device === 'corners' || decisions.mark.device === 'framed',
  rules: ({ mark }) => mark.family === 'lockup' || mark.device === 'underline',
  underlined: ({ mark, layout }) =>
    mark.device === 'underline' || mark.device === 'underlined' || layout.hairlines?.includes('below') === true,
};

/** Whether the decisions show a form that was refused. */
export const showsRefused = ({ refused }: Brief, decisions: Decisions, pack: Pack): boolean =>
  refused?.forms.some((form) => shown[form](decisions, pack.font(decisions.type.font))) === true;

/** The forms of the brief that the decisions show. */
export const honouredForms = ({ forms = [] }: Brief, decisions: Decisions, pack: Pack): Form[] =>
  forms.filter((form) => (form === 'rules' ? isRuled(decisions) : shown[form](decisions, pack.font(decisions.type.font))));

/** Whether rules stand by the name as somebody means who asks for them: under an initial there is an ornament, and beside a picture a divider. */
const isRuled = ({ mark, layout }: Decisions): boolean =>
  (mark.family === 'lockup' && /^(?:ruled|justified)$/.test(mark.device)) ||
  ['above' as const, 'below' as const].every((place) => layout.hairlines?.includes(place));

/** How many lines beside the name an idea has room for; the year is the last of them. */
const roomBeside = ({ mark, layout }: Decisions): number => {
  if (layout.kind !== 'lockup') return layout.kind === 'badge' && mark.device !== 'label' && mark.parted !== true ? 3 : 0;
  if (mark.family === 'banner') return 2;
  if (mark.family === 'frame') return mark.device === 'pill' || mark.device === 'block' ? 1 : 2;
  return mark.device === 'initial' || mark.device === 'divided' ? 2 : 3;
};

/** Whether the line under the name is written. */
export const showsLine = (decisions: Decisions): boolean => {
  const { layout, mark, descriptor } = decisions;
  if (descriptor === null || layout.kind === 'symbol') return false;
  // Around a circle and between rules a line is not broken.
  if (layout.lineBreaks !== undefined && /^(?:badge|lockup)$/.test(layout.kind)) return false;
  return /^(?:row|stack|wordmark)$/.test(layout.kind) || mark.device === 'label' || roomBeside(decisions) > 0;
};

/** Whether the founding year is written. */
export const showsYear = (decisions: Decisions): boolean =>
  decisions.year !== undefined &&
  (decisions.descriptor?.includes(decisions.year) === true ||
    roomBeside(decisions) > (decisions.descriptor ? 1 : 0) + (decisions.place === undefined ? 0 : 1));

/** Whether the place is written, which stands before the year. */
export const showsPlace = (decisions: Decisions): boolean =>
  decisions.place !== undefined && roomBeside(decisions) > (decisions.descriptor ? 1 : 0);
