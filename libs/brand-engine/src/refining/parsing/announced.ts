import type { Clause, Patch } from '../../refinement.js';
import { findColours } from '../../understanding/colours/colours.js';
import { tellsSpelling } from './as-seen.js';
import { isChat, isStory } from './chat.js';
import { alreadySo, type ClauseText, readClauseText, type RefinementContext, spokenOf } from './clause.js';
import { speaksOfRenaming } from './renaming.js';
import { asItIs } from './symbol.js';
import { leadsUp, tellsOfSelf } from './steering.js';
import { givesType } from './together.js';

/** What leads up to a wish is none, where there is one. */
export function ledUpTo(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  // "Thanks" is no wish that another clause could lead up to.
  const isWish = clauses.some(({ patches }) => patches.some((patch) => patch !== alreadySo));
  const isColoured = clauses.some(({ patches }) => patches.some(({ kind }) => /^(?:set|swap)-(?:colour|ground)$/.test(kind)));
  return clauses.map((clause) => {
    const said = readClauseText(clause.text, context);
    const { keys, tokens } = said;
    // "Another colour please, dark blue": which one is told next.
    const isAnnounced = isColoured && ((/\bcolou?r\b/.test(keys) && tokens.length <= mostAnnounced) || isOfColour(said));
    const isLedUp =
      isAnnounced || [leadsUp, tellsOfSelf].some((told) => told.test(keys)) || isChat(said) || isStory(said) || isAnswered(said, clauses);
    const isNothing = clause.patches.length === 0 || (clause.patches[0] === asItIs && isAnswered(said, clauses));
    return isWish && isNothing && isLedUp && !asksForThing.test(keys) ? { ...clause, patches: [alreadySo] } : clause;
  });
}

/** "We would like one single blade": what is asked for and not understood is told, whatever was asked for before. */
const asksForThing =
  /^(?:instead )?(?:i|we)(?:'d| would)? (?:like|love|prefer|want|need) (?:an?|one|some|two|three) (?!change|changes|bit|few|thing|things|look|word)/;

/** "The helmet is confusing. An anchor", "the letters are uneven. Another font?": a complaint that another clause answers. */
function isAnswered(clause: ClauseText, clauses: readonly Clause[]): boolean {
  const spoken = spokenOf(clause);
  if (!/\b(?:is|are|looks?|feels?|seems?|reminds?|says?|thinks?|thought|it's|don't|doesn't|isn't|aren't)\b/.test(spoken)) return false;
  const isAnswer = ({ text, patches }: Clause): boolean =>
    text !== clause.text &&
    patches.some(
      (patch) =>
        (/\b(?:symbol|it|it's|this|that)\b/.test(spoken) && isPictureWish(patch)) ||
        (/\b(?:letters?|lettering|fonts?|typeface|type|writing|text|name)\b/.test(spoken) && isTypeWish(patch)),
    );
  return clauses.some(isAnswer);
}
const isPictureWish = (patch: Patch): boolean =>
  /^(?:symbol|remove-thing|letters)$/.test(patch.kind) || (patch.kind === 'try-another' && patch.field === 'symbol');
/** Whether a patch asks for other letters. */
export const isTypeWish = (patch: Patch): boolean =>
  givesType(patch) ||
  (patch.kind === 'try-another' && patch.field === 'font') ||
  (patch.kind === 'mood' && patch.of === 'letters') ||
  (patch.kind === 'form' && /^(?:bolder|thinner|rounder|sharper|looser|tighter)$/.test(patch.by));

/** "The green reminds me of a hospital. More like moss": a complaint that the next wish answers. */
const isOfColour = ({ text, tokens, scopes, keys }: ClauseText): boolean =>
  /\b(?:reminds?|looks? (?:\w+ )?like|resembles?)\b/.test(keys) &&
  findColours(text, tokens, scopes, new Set()).some(({ from }) => from <= 2);

/** A clause of more words asks for something itself. */
const mostAnnounced = 7;

/** "Not Luna Clara": a denial and words of the old name, whatever else they mean. */
const isPartOfName = (text: string, name: string): boolean => {
  const [denial = '', ...words] = text.split(/\s+/);
  return denies.test(denial) && words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word) && name.split(' ').includes(word));
};
const denies = /^(?:not|no|nicht|pas|non|não|niet|inte|ikke|nie|ne|ei|не|όχι)$/iu;

/** "With two t's", "without the u", "mit zwei t": how a name is spelled. */
const spellsOut =
  /^(?:and\s+|just\s+)?(?:(?:with(?:out)?|no|add|drop|mit|ohne|avec|sans|con|senza|sin|com|sem|met|zonder|med|utan|uden|uten)\s+)?(?:(?:an?|the|only|just|one|two|double|einem?|zwei|un|une|deux|due|una|dos|dois|een|één|twee|ett|en|två|et|to)\s+){0,2}["'“‘„]?\p{L}["'”’“]?(?:['’]?s)?(?:\s+(?:at the end|in it))?$/iu;

/** "We've renamed: it's Iron Chapel now, not Iron Parish": what announces or repeats a wish, or refuses the old name, is no wish of its own. */
export function announced(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const { name } = context.brief;
  const renames = clauses.filter(({ patches }) => patches.some(({ kind }) => kind === 'rename'));
  const renamed = renames.flatMap(({ patches }) => patches).find((patch) => patch.kind === 'rename')?.name;
  if (renamed === undefined) return [...clauses];
  return clauses.map((clause) => {
    // "Lose the ampersand, it's Sharp and Sons": how the name is written in the end is told once.
    if (renames.includes(clause) && clause !== renames.at(-1) && clause.patches.length === 1) return { ...clause, patches: [alreadySo] };
    const isAnnounced =
      clause.patches.length === 0 &&
      (speaksOfRenaming(clause.text) ||
        /\b(?:mistake|typo|error|wrong|misspel)/i.test(`${clause.text} ${readClauseText(clause.text, context).keys}`));
    // "The & looks odd. It's Crumb and Company": the sign that displeases goes with the new name.
    const isOfSign = /[&+]/.test(clause.text) && clause.patches.every(({ kind }) => kind === 'try-another') && !/[&+]/.test(renamed);
    const isOfSpelling =
      tellsSpelling(readClauseText(clause.text, context).tokens) && clause.patches.every(({ kind }) => kind === 'beyond');
    const isRemark = spellsOut.test(clause.text);
    const isNewName = clause.patches.length === 0 && clause.text.includes(renamed);
    const isOldName =
      (clause.text.includes(name) && clause.patches.every(({ kind }) => kind === 'remove-thing')) || isPartOfName(clause.text, name);
    return isAnnounced || isOfSign || isOfSpelling || isRemark || isNewName || isOldName ? { ...clause, patches: [alreadySo] } : clause;
  });
}
