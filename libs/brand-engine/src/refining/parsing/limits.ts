import type { Clause, ColouredPart, Patch } from '../../refinement.js';
import { alreadySo, readClauseText, type RefinementContext, spokenOf } from './clause.js';

const lead = '(?:(?:maybe|perhaps|but|and|well|actually|rather|or|though|of course|please) )*';
const parts = '(symbol|name|text|letters|lettering|wordmark|writing|font|words)';
const noun = `(?:(?:in|on|for|to|of|with|at|by) )?(?:(?:the|our|its|that) )?${parts}$`;
const [only, exceptFor] = [
  new RegExp(`^${lead}(?:only|just|solely) ${noun}`),
  new RegExp(`^${lead}(?:not|except(?: for)?|apart from|other than|without(?: touching| changing)?|save for) ${noun}`),
];

type Part = ColouredPart & ('letters' | 'picture');
const other: Record<Part, Part> = { letters: 'picture', picture: 'letters' };

/** The part that a clause limits the wish before it to: "only the name", "except in the text". */
function limitIn(spoken: string): Part | undefined {
  const [limited, spared] = [only, exceptFor].map((pattern) => pattern.exec(spoken)?.[1]);
  const part = (word: string): Part => (word === 'symbol' ? 'picture' : 'letters');
  return limited !== undefined ? part(limited) : spared !== undefined ? other[part(spared)] : undefined;
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
    case 'form':
      if (/^(?:bolder|thinner)$/.test(patch.by)) return { ...patch, of: symbol };
      return /^(?:bigger|smaller)-(?:symbol|name)$/.test(patch.by)
        ? { ...patch, by: `${patch.by.startsWith('bigger') ? 'bigger' : 'smaller'}-${part === 'picture' ? 'symbol' : 'name'}` }
        : undefined;
    default:
      return undefined;
  }
}

/** "Could the horse look left and be dark blue": the colour is that of what the clause before speaks of. */
function partGoingOn(clauses: readonly Clause[], at: number, context: RefinementContext): Patch[] | undefined {
  const [clause, before] = [clauses[at], clauses[at - 1]];
  const [first, more] = clause?.patches ?? [];
  if (
    !clause ||
    !before ||
    first?.kind !== 'set-colour' ||
    more ||
    !/^(?:and )?(?:be|become|turn)\b/.test(readClauseText(clause.text, context).keys)
  )
    return undefined;
  const [subject] = new RegExp(`\\b${parts}\\b`).exec(spokenOf(readClauseText(before.text, context))) ?? [];
  const patch = subject === undefined ? undefined : ofPart(first, subject === 'symbol' ? 'picture' : 'letters');
  return patch && [patch];
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
    const told = limits[at + 1];
    // "I don't like the red, make it navy except the picture": what displeases is exchanged for what is told, and no further.
    if (limits[at + 2] && clause.patches.every(({ kind }) => kind === 'remove-colour')) return { ...clause, patches: [alreadySo] };
    const own = partGoingOn(clauses, at, context);
    if (own) return { ...clause, patches: own };
    return told ? { ...clause, patches: told } : limits[at] ? { ...clause, patches: [alreadySo] } : clause;
  });
}
