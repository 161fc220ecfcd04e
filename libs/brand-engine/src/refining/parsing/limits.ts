import type { Clause, ColouredPart, Patch } from '../../refinement.js';
import { lineColour } from './beyond.js';
import { alreadySo, readClauseText, type RefinementContext, spokenOf } from './clause.js';

const lead = '(?:(?:maybe|perhaps|but|and|well|actually|rather|or|though|of course|please) )*';
const parts = '(symbol|name|text|letters|lettering|wordmark|writing|font|words)';
const noun = `(?:(?:in|on|for|to|of|with|at|by) )?(?:(?:the|our|its|that) )?${parts}$`;
const [only, exceptFor] = [
  new RegExp(`^${lead}(?:only|just|solely) ${noun}`),
  new RegExp(`^${lead}(?:not|except(?: for)?|apart from|other than|without (?:touching|changing|affecting)|save for) ${noun}`),
];

const spared = `(?:(?:for|the|our|its|that) )*${parts}$`;
/** "Don't change anything except the bean": what the next wish is limited to. */
const allBut = new RegExp(
  `^${lead}(?:(?:don't|do not|never) (?:change|touch|alter) (?:anything|a thing)|(?:change|touch|alter) nothing|(?:(?:i|we) )?(?:(?:really|absolutely) )?(?:keep|leave|love|like) (?:everything|anything|all|the rest)|everything (?:else )?(?:can |should |must )?(?:stays?|is (?:fine|good|great|perfect)))(?: (?:as it is|the same|else|alone))* (?:but|except|apart from|other than|besides|save) ${spared}`,
);
const onlyChange = new RegExp(`^${lead}(?:(?:only|just) change|change (?:only|just)) ${spared}`);

type Part = ColouredPart & ('letters' | 'picture');
const other: Record<Part, Part> = { letters: 'picture', picture: 'letters' };

const part = (word: string): Part => (word === 'symbol' ? 'picture' : 'letters');

/** The part that a clause limits the wish after it to. */
function limitAhead(spoken: string): Part | undefined {
  const word = [allBut, onlyChange].map((pattern) => pattern.exec(spoken)?.[1]).find((own) => own !== undefined);
  return word === undefined ? undefined : part(word);
}

/** "I like everything but the font": another one. */
function anotherOf(spoken: string): Patch | undefined {
  const [all, word] = allBut.exec(spoken) ?? [];
  if (word === undefined || !/\b(?:love|like|good|great|perfect|fine)\b/.test(all ?? '')) return undefined;
  return { kind: 'try-another', field: part(word) === 'picture' ? 'symbol' : 'font' };
}

/** The part that a clause limits the wish before it to: "only the name", "except in the text". */
function limitIn(spoken: string): Part | undefined {
  const [limited, besides] = [only, exceptFor].map((pattern) => pattern.exec(spoken)?.[1]);
  return limited !== undefined ? part(limited) : besides !== undefined ? other[part(besides)] : undefined;
}

/** A wish of one part alone; nothing where it is no wish that a part could have. */
function ofPart(patch: Patch, part: Part): Patch | undefined {
  const symbol = part === 'picture' ? 'symbol' : 'letters';
  switch (patch.kind) {
    case 'set-colour':
      return { kind: 'set-part', part, colour: patch.colour };
    case 'swap-colour':
      return { kind: 'set-part', part, colour: patch.to };
    case 'shift-colour':
      return { kind: 'shift-colour', by: patch.by, amount: patch.amount, part };
    case 'mood':
      return part === 'letters' ? { ...patch, of: 'letters' } : undefined;
    case 'form':
      if (/^(?:bolder|thinner)$/.test(patch.by)) return { ...patch, of: symbol };
      return /^(?:bigger|smaller)-(?:symbol|name)$/.test(patch.by)
        ? { ...patch, by: `${patch.by.startsWith('bigger') ? 'bigger' : 'smaller'}-${part === 'picture' ? 'symbol' : 'name'}` }
        : undefined;
    // "Thin them out, but not the icon": the form of letters is of them alone.
    case 'take-form':
      return part === 'letters' && /^(?:thin|heavy|rounded|tracked|tight|slanted|small-caps)$/.test(patch.form) ? patch : undefined;
    default:
      return undefined;
  }
}

/** "Could the horse look left and be dark blue": the colour is that of what the clause before speaks of. */
function partGoingOn(clauses: readonly Clause[], at: number, context: RefinementContext): Patch[] | undefined {
  const [clause, before] = [clauses[at], clauses[at - 1]];
  const [first, more] = clause?.patches ?? [];
  const keys = clause === undefined ? '' : readClauseText(clause.text, context).keys;
  // "The letters smaller and in dark blue"
  const isOfSize = before !== undefined && before.patches.length > 0 && before.patches.every(({ kind }) => kind === 'form');
  // "Put the apple back, but in green"
  const isBack = before?.patches.some((patch) => patch.kind === 'symbol' && patch.isBack === true) === true;
  if (isBack && first?.kind === 'set-colour' && !more && /^(?:and |but )?in (?:\w+ )?\w+$/.test(keys))
    return [{ kind: 'set-part', part: 'picture', colour: first.colour }];
  if (
    !clause ||
    !before ||
    first?.kind !== 'set-colour' ||
    more ||
    !(/^(?:and )?(?:be|become|turn)\b/.test(keys) || (isOfSize && /^(?:and )?in (?:\w+ )?\w+$/.test(keys)))
  )
    return undefined;
  const [subject] = new RegExp(`\\b${parts}\\b`).exec(spokenOf(readClauseText(before.text, context))) ?? [];
  const patch = subject === undefined ? undefined : ofPart(first, subject === 'symbol' ? 'picture' : 'letters');
  return patch && [patch];
}

/** "Slogan smaller and grey": the colour is that of the slogan too. */
function lineGoingOn(clauses: readonly Clause[], at: number, context: RefinementContext): Patch[] | undefined {
  const [clause, before] = [clauses[at], clauses[at - 1]];
  const isOfLine = before?.patches.length === 1 && before.patches.every((patch) => patch.kind === 'form' && patch.by.endsWith('-line'));
  const [first, more] = clause?.patches ?? [];
  if (!clause || !isOfLine || first?.kind !== 'set-colour' || more) return undefined;
  return readClauseText(clause.text, context).tokens.length <= 3 ? [lineColour] : undefined;
}

const theRest = /^(?:and |but )?(?:the rest|everything else|all else|all the rest|the others?)\b/;

/** "Red for the dumbbell, the rest in black": the other part is black. */
function ofTheRest(clauses: readonly Clause[], at: number, context: RefinementContext): Patch[] | undefined {
  const [only, more] = clauses[at]?.patches ?? [];
  if (only?.kind !== 'set-colour' || more || !theRest.test(readClauseText(clauses[at]?.text ?? '', context).keys)) return undefined;
  const told = clauses
    .slice(0, at)
    .flatMap(({ patches }) => patches)
    .findLast((patch) => patch.kind === 'set-part' && (patch.part === 'letters' || patch.part === 'picture'));
  // "Background sand, everything else teal"
  const isOfGround = clauses[at - 1]?.patches.some(({ kind }) => kind === 'set-ground') === true;
  const parts = told?.kind === 'set-part' && (told.part === 'letters' || told.part === 'picture') ? [other[told.part]] : [];
  const named = isOfGround ? (['picture', 'letters'] as const) : parts;
  const patches = named.flatMap((part) => ofPart(only, part) ?? []);
  return patches.length === 0 ? undefined : isOfGround ? [only, ...patches] : patches;
}

/** "Green instead of purple, except in the text", "make it bolder, only the name": what limits the wish before it takes nothing away. */
export function withLimits(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const limits = clauses.map((clause, at) => {
    const part = at > 0 ? limitIn(spokenOf(readClauseText(clause.text, context))) : undefined;
    const wish = clauses[at - 1]?.patches ?? [];
    const patches = part === undefined ? [] : wish.map((patch) => ofPart(patch, part));
    return patches.length > 0 && patches.every((patch) => patch !== undefined) ? patches : undefined;
  });
  return clauses.map((clause, at) => {
    const other = clauses.length === 1 ? anotherOf(spokenOf(readClauseText(clause.text, context))) : undefined;
    if (other) return { ...clause, patches: [other] };
    const rest = ofTheRest(clauses, at, context);
    if (rest) return { ...clause, patches: rest };
    const only = at > 0 ? limitAhead(spokenOf(readClauseText(clauses[at - 1]?.text ?? '', context))) : undefined;
    const within = only === undefined ? [] : clause.patches.map((patch) => ofPart(patch, only));
    if (within.length > 0 && within.every((patch) => patch !== undefined)) return { ...clause, patches: within };
    const told = limits[at + 1];
    // "I don't like the red, make it navy except the picture": what displeases is exchanged for what is told, and no further.
    if (limits[at + 2] && clause.patches.every(({ kind }) => kind === 'remove-colour')) return { ...clause, patches: [alreadySo] };
    const own = partGoingOn(clauses, at, context) ?? lineGoingOn(clauses, at, context);
    if (own) return { ...clause, patches: own };
    return told ? { ...clause, patches: told } : limits[at] ? { ...clause, patches: [alreadySo] } : clause;
  });
}
