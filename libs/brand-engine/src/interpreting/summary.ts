import { type Brief, personalityAxes, type PersonalityAxis } from '../brief.js';

const poles: Record<PersonalityAxis, [low: string, high: string]> = {
  calmEnergetic: ['calm', 'energetic'],
  classicModern: ['classic', 'modern'],
  seriousPlayful: ['serious', 'playful'],
  modestLuxurious: ['modest', 'luxurious'],
  softSharp: ['soft', 'sharp'],
  organicTechnical: ['organic', 'technical'],
};
const telling = 0.4;
const kindsOfMark: Partial<Record<Brief['constraints']['symbol'], string>> = {
  monogram: 'a monogram',
  abstract: 'an abstract mark',
  wordmark: 'a wordmark',
  badge: 'a badge',
  icon: 'a picture',
};

/** The brief read back as a sentence. */
export function summaryOf(brief: Brief): string {
  const parts = [marked(brief), shown(brief), coloured(brief), spirited(brief), formed(brief), refused(brief)].filter(
    (part) => part !== '',
  );
  return `${[titled(brief), ...parts].join('; ')}.`;
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

function titled({ name, nameSource, industry, trade, descriptor, year, place }: Brief): string {
  const what = [
    // As the prompt writes it: who makes candles is not told of perfume.
    trade?.toLowerCase() ?? industry?.replaceAll('-', ' ') ?? '',
    place ? `in ${place}` : '',
    year ? (year.includes('–') ? year : `since ${/\d{4}/.exec(year)?.[0] ?? year}`) : '',
  ].filter((part) => part !== '');
  const line = descriptor === null ? '' : ` with the line “${descriptor}”`;
  const title = nameSource === 'coined' ? `${name} (a name of our own)` : name;
  return `${title}${what.length > 0 ? `, ${what.join(' ')}` : ''}${line}`;
}

function marked({ constraints, letters }: Brief): string {
  const kind = kindsOfMark[constraints.symbol] ?? '';
  const details = [
    constraints.container === 'any' || constraints.container === 'none' ? '' : `in a ${constraints.container}`,
    constraints.container === 'none' ? 'without a ground' : '',
    letters ? `of the letters ${letters}` : '',
    constraints.noText ? 'without text' : '',
    constraints.typeClass === 'any' ? '' : `${constraints.typeClass} type`,
    constraints.letterCase === 'any' || constraints.letterCase === 'as-given' ? '' : `in ${constraints.letterCase} case`,
    constraints.layout === 'any' || constraints.layout === 'badge' ? '' : `set as a ${constraints.layout}`,
  ].filter((part) => part !== '');
  return [kind, ...details].filter((part) => part !== '').join(', ');
}

function shown({ concepts, constraints, together }: Brief): string {
  const asked = concepts.filter(({ source, explicit, term }) => (source === 'asked' || explicit) && term !== '').map(({ term }) => term);
  if (constraints.noIcon || asked.length === 0) return '';
  return `showing ${asked.slice(0, 3).join(together ? ' and ' : ' or ')}`;
}

function coloured({ colours, constraints }: Brief): string {
  if (constraints.monochrome) return 'in black and white';
  const named = [
    ...new Set([colours.primary, colours.secondary, colours.tertiary].flatMap((intent) => (intent?.words ? [intent.words] : []))),
  ];
  const ground = colours.ground?.words ? ` on ${colours.ground.words}` : '';
  if (named.length === 0) return constraints.oneColour ? 'in one colour' : '';
  return `in ${listed(named)}${ground}`;
}

function spirited({ personality }: Brief): string {
  const words = personalityAxes.flatMap((axis) => {
    const value = personality[axis];
    return Math.abs(value) >= telling ? [poles[axis][value < 0 ? 0 : 1]] : [];
  });
  return listed(words);
}

const formed = ({ forms = [] }: Brief): string => listed(forms.map((form) => form.replaceAll('-', ' ')));

function refused({ avoidConcepts, colours, refused: refusals }: Brief): string {
  const things = [
    ...colours.avoid.map(({ words }) => words),
    ...avoidConcepts,
    ...(refusals?.symbols ?? []),
    ...(refusals?.typeClasses ?? []),
    ...(refusals?.forms ?? []),
  ].filter((word) => word !== '');
  return things.length === 0 ? '' : `without ${[...new Set(things)].join(', ')}`;
}
