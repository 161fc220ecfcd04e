import type { Clause, Patch } from '../../refinement.js';
import { singular } from '../../understanding/text/text.js';
import { findColours } from '../../understanding/colours/colours.js';
import { colours } from './colour-mentions.js';
import { alreadySo, isShownAt, type ClauseText, readClauseText, type Reader, type RefinementContext, span, spokenOf } from './clause.js';

const who = '(?:i|we|my \\w+|our \\w+)';
const lead = `(?:(?:please|but|and|so|ok|okay|actually|sorry|could you|can you|can we|let's|honestly) )*`;
const thing = '(?:the|our|that) (?:old |first |previous )?(?<thing>[\\w-]+(?: [\\w-]+)?)';
const named = '(?<thing>[\\w-]+(?: [\\w-]+)?)';
const what = `(?:the |our |a |an |any |some )?${named}`;
const longings = [
  `${lead}(?:bring|put|get|have) ${thing} (?:back|again)(?: in)?`,
  `${lead}(?:bring|put|get) back ${thing}`,
  `${lead}(?:the |our )?(?!(?:go|step|steps|put|take|bring|roll|turn|get|come|one|two|version) )${named} back(?: in| again)?`,
  `${lead}${who} (?:really |do |actually |kind of )?(?:miss|misses) ${thing}`,
  `${lead}${who} (?:want|would like|need|'d like) ${thing} (?:back|again)`,
  `${lead}(?:${who} (?:liked|preferred) )${thing} (?:better|more|best|after all)`,
  `${lead}(?:can|could|may|might|should) ${thing} (?:come|be|go) back`,
  `${lead}(?:back to|go back to|return to|again) ${thing}`,
  `${lead}again with ${what}`,
  // "A turtle would be less scary": what is said to be better is what is wanted.
  `(?:(?:maybe|perhaps|i think|but|and) )*an? ${named} would(?! (?:like|want|need|prefer|have|love))(?: (?!than\\b|beside\\b|next\\b)\\S+)*`,
].map((pattern) => new RegExp(`^${pattern}(?: please| instead| then| (?:but )?(?:small|smaller))?$`));

/** What somebody wants back that the mark does not show now, where there is a picture of it. */
function missedIn({ keys, context }: ClauseText): { term: string; icons: string[] } | undefined {
  const named = longings.map((pattern) => pattern.exec(keys)?.groups?.thing).find((own) => own !== undefined);
  const said = named?.split(' ').map(singular).join(' ');
  // "Back to the tree", of a prompt that asked for a pine tree.
  const term =
    context.brief.concepts.find(({ term: asked, source }) => source === 'asked' && asked.endsWith(` ${said ?? ''}`))?.term ?? said;
  const icons = term === undefined ? [] : context.findIcons(term).filter((id) => context.showsItself(term, id));
  return term === undefined || icons.length === 0 || icons.some((id) => context.pictures.includes(id)) ? undefined : { term, icons };
}

/** "Bring the owl back", "I miss the owl": the picture that was there before is shown again. */
export const readBroughtBack: Reader = (clause) => {
  const missed = missedIn(clause);
  const removed = clause.context.brief.colours.avoid.find(({ words }) => words.split(' ').includes(missed?.term ?? ''));
  // "Bring the mint back", where mint was a colour: no leaves come.
  if (missed && removed)
    return { patches: [{ kind: 'set-colour', role: 'primary', colour: removed }], used: span(0, clause.tokens.length) };
  return missed && { patches: [{ kind: 'symbol', ...missed, isBack: true }], used: span(0, clause.tokens.length) };
};

const likedColour = new RegExp(
  `^${lead}${who} (?:really |actually )?(?:liked|preferred|like|prefer) (?:the|our) [\\w-]+(?: (?:better|more|best|before|after all))+$`,
);

const colourBack = new RegExp(`^${lead}(?:no )?(?:bring|put|get|want|have)(?: back)? (?:the|our) (?<thing>[\\w-]+)(?: (?:back|again))?$`);

/** "Put the violet back": the colour that went. */
export const readColourBack: Reader = (clause) => {
  const { keys, tokens } = clause;
  if (!likedColour.test(keys) && (!/\b(?:back|again)\b/.test(keys) || !colourBack.test(keys))) return undefined;
  const { text, scopes } = clause;
  const spoken = colours(clause, new Set());
  // "I liked the mustard better": what is said to be better may be a thing that lends its colour, and is none that is shown.
  const masked = tokens.map((token) => (/^(?:the|our)$/.test(token.key) ? { ...token, key: 'in' } : token));
  const isShown = tokens.some((_, at) => isShownAt(clause, at));
  const [only, other] =
    spoken.length > 0 || isShown || !likedColour.test(keys) ? spoken : findColours(text, masked, scopes, new Set(), 'exchanged');
  if (!only || other) return undefined;
  return { patches: [{ kind: 'set-colour', role: 'primary', colour: only.intent }], used: span(0, tokens.length) };
};

const broughtBack = new RegExp(`^${lead}(?:bring|put|get|have|want) (?:it|him|her|them|that) (?:back|again)(?: in| please)?$`);

/** "I miss the owl, bring it back" is one wish. */
export const withBroughtBack = (clauses: readonly Clause[], context: RefinementContext): Clause[] =>
  clauses.map((clause, at) => {
    const before = clauses[at - 1];
    const isTold =
      before !== undefined &&
      broughtBack.test(readClauseText(clause.text, context).keys) &&
      missedIn(readClauseText(before.text, context)) !== undefined;
    return isTold ? { ...clause, patches: [alreadySo] } : clause;
  });

const asItWas = /^(?:(?:please|just|exactly|all|everything|the|it|keep|leave|stays?|same) )*as (?:it (?:was|is) )?before$/;

/** "As before, but in green": what stands now stays but for what is told; "as before, but keep the font" takes a step back. */
export function withAsBefore(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const isBefore = ({ text }: Clause): boolean => asItWas.test(readClauseText(text, context).keys);
  const others = clauses.filter((clause) => !isBefore(clause)).flatMap(({ patches }) => patches);
  const isChanged = others.length > 0 && others.every(({ kind }) => kind !== 'lock');
  return clauses.map((clause) => (isChanged && isBefore(clause) ? { ...clause, patches: [alreadySo] } : clause));
}

const lackings = [
  `${lead}why (?:is there |there is |is there there )?no ${what}`,
  `${lead}where(?:'s| is| are| has| did) (?:the|our|my) ${named}(?: gone| go)?`,
  `${lead}(?:${who}(?:'m| am|'re| are)?|i'm|we're|there's|there is|it's|it is|it) (?:still )?missing ${what}`,
  `${lead}(?:there's|there is) no ${what}`,
  `${lead}(?:the|our|a|an) ${named} is missing`,
  `${lead}(?:(?:it|this|that|the logo|the symbol|we) )?(?:needs|need|could use|could do with|lacks|wants|misses) ${what}`,
  `(?:(?:i'm|just|only|wondering|if|could|can|would|maybe|perhaps|is there a way|to|you|we) )*(?:work|working|squeeze|sneak|fit|build|weave) in ${what}(?: somewhere| somehow)?`,
  `(?:(?:i'm|just|only|wondering|whether|if|could|can|might|maybe|perhaps) )*(?:the |an? |some )?${named} (?:(?:could|can|might|somehow|somewhere|also|maybe|perhaps) )*be (?:(?:somehow|somewhere|also) )*(?:worked|built|fitted|woven|included|integrated|incorporated|squeezed)(?: in| somewhere| somehow| into it)*`,
].map((pattern) => new RegExp(`^${pattern}(?: please| here| in it| anywhere)?$`));

/** "Why no bike?", "where is the bean?": what is lacking comes beside what is shown. */
export const readLacking: Reader = ({ keys, tokens, context }) => {
  const found = lackings.map((pattern) => pattern.exec(keys)?.groups?.thing).find((own) => own !== undefined);
  const term = found?.split(' ').map(singular).join(' ');
  const icons = term === undefined ? [] : context.findIcons(term).filter((id) => context.showsItself(term, id));
  if (term !== undefined && /\bmissing\b|^where\b/.test(keys) && icons.some((id) => context.pictures.includes(id)))
    return { patches: [{ kind: 'beyond', reason: `The ${term} is shown already.` }], used: span(0, tokens.length) };
  if (term === undefined || icons.length === 0 || icons.some((id) => context.pictures.includes(id))) return undefined;
  const joins = context.pictures.length === 0 ? {} : { joins: 'beside' as const };
  return { patches: [{ kind: 'symbol', term, icons, ...joins }], used: span(0, tokens.length) };
};

type Part = NonNullable<(Patch & { kind: 'go-back' })['of']>;
const parts: Readonly<Record<Part, string>> = {
  name: 'name|text|wordmark',
  type: 'fonts?|letters|lettering|typeface|type',
  palette: 'colou?rs?|palette',
  mark: 'symbol|icon|picture|image|drawing',
  layout: 'layout|arrangement',
};
const earlier = '(?:first|previous|earlier|last|old|original)';
const better = '(?:\\w+ )?(?:better|nicer|prettier)';
const goesBack = (part: string): RegExp =>
  new RegExp(
    `\\b${earlier} (?:${part}) (?:was|were|looked|is|are) ${better}|\\b(?:${part}) (?:was|were|looked) ${better} (?:before|earlier)|\\b(?:${part}) (?:\\w+ )*?(?:again|back) (?:\\w+ )*?(?:as|like|how it was|the way it was)(?: it was)? before\\b|^(?:(?:the|our|leave|put|just|only|please|but|and) )*(?:${part}) (?:as|like|how|the way) (?:it|they) (?:was|were)$|\\b(?:make|put|set|change|turn) (?:the |our )?(?:${part}) (?:\\w+ )*?as before\\b|\\b(?:${part}) (?:\\w+ )*?as before again$|^(?:${lead})(?:swap|switch|change|turn|flip|set) (?:the |our )?(?:${part}) back(?: again)?$|\\b(?:back to|return to|bring back|restore|use|take|want|prefer|liked|have) the ${earlier} (?:${part})\\b`,
  );
const partsBack = (['type', 'palette', 'mark', 'layout', 'name'] as const).map((of) => [of, goesBack(parts[of])] as const);

const likedKind = new RegExp(
  `^${lead}(?:no )?${who} (?:really |actually )?(?:liked|preferred|like|prefer) (?:the|it in|it with|our) (?:old |first )?(?<kind>serifs?|sans|sans serif|script|slab|italics?|capitals|caps|lowercase|lower case|uppercase|upper case|bold|handwriting|handwritten)(?: (?:font|letters|type|version|one))?(?: (?:better|more|best|before|after all))+$`,
);

/** "No, I liked the serif better": the letters as they were. */
export const readLettersBack: Reader = ({ keys, tokens }) =>
  likedKind.test(keys) ? { patches: [{ kind: 'go-back', of: 'type' }], used: span(0, tokens.length) } : undefined;

const nameBack = new RegExp(
  `^${lead}(?:(?:put|bring|get|add|show|have|include|write|print|with|${who} (?:want|need|would like|miss)) )?(?:the |our )?(?:name|text|wordmark|lettering|words)(?: (?:back|again|too|as well|in|then|under it|below|underneath|beneath))*$`,
);

/** "Put the name back", of a symbol alone. */
export const readNameBack: Reader = ({ keys, tokens, context: { brief } }) =>
  brief.constraints.noText && nameBack.test(keys)
    ? { patches: [{ kind: 'constrain', constraints: { layout: 'stack' } }], used: span(0, tokens.length) }
    : undefined;

const undoes = new RegExp(`^${lead}(?:just |only )?(?:undo|revert|roll back) (?:the |that |this )?symbol$`);

/** "The first font was better", "the old colours please", "undo the mower": one part goes back to what it was. */
export const readPartGoBack: Reader = (clause) => {
  const { keys, tokens } = clause;
  if (undoes.test(spokenOf(clause))) return { patches: [{ kind: 'go-back', of: 'mark' }], used: span(0, tokens.length) };
  const of = partsBack.find(([, pattern]) => pattern.test(keys) || pattern.test(spokenOf(clause)))?.[0];
  const steps = /\b(?:first|original)\b/.test(keys) ? { steps: 'first' as const } : {};
  return of && { patches: [{ kind: 'go-back', of, ...steps }], used: span(0, tokens.length) };
};
