import type { Clause, Patch } from '../../refinement.js';
import { singular } from '../../understanding/text/text.js';
import { alreadySo, type ClauseText, readClauseText, type Reader, type RefinementContext, span, spokenOf } from './clause.js';
import { anotherDrawing, otherDrawings } from './picture.js';

const article = '(?:an? |the )?';
const notOne = new RegExp(
  `^(?:(?:but|sorry|hmm|no|well|honestly|erm) )*(?:(?:that's|that|this|it's|it|the|these|those|they|they're|quello|quella|questo) )?(?:(?:is|are|was) )?(?:(?:really|clearly|definitely|at all) )?(?:not|no|isn't|aren't) (?:(?:is|are|really|at all) )*${article}(?<asked>[^ ]+(?: [^ ]+)??) (?:(?:but|it|it's|that's|that|this|the|they|they're) )?(?<copula>(?:is|are|looks?) )?(?:(?:more|just|like|rather|clearly|only|simply) )*(?:an?|some) (?<seen>[^ ]+(?: [^ ]+)?)$`,
);
/** A clause without a verb for being exchanges one thing for another: "not a fox, a wolf". */
const tells = /^(?:\w+ )*?(?:that's|it's|is|are|isn't|aren't|they're|this|that)\b/;

/** "That's no fox, it's a wolf": what it is to be is the fox, and it is not drawn as a wolf. */
export const readMistaken: Reader = (clause) => {
  const { keys, tokens, context } = clause;
  const { asked = '', seen = '' } = notOne.exec(keys)?.groups ?? {};
  const [picture] = context.pictures;
  if (asked === '' || picture === undefined || !tells.test(keys)) return undefined;
  const terms = context.brief.concepts.map(({ term }) => term);
  const isAsked = (word: string): boolean => terms.includes(singular(word)) || terms.includes(word);
  // "It isn't a dog, it's a wolf" of what was asked to be a wolf.
  if (isAsked(seen) && !isAsked(asked)) return undefined;
  const term = singular(asked);
  const icons = [...new Set([...(isAsked(asked) ? otherDrawings(picture, context) : []), ...context.findIcons(term)])].filter(
    (id) => !context.pictures.includes(id) && context.showsItself(term, id),
  );
  const patch: Patch =
    icons.length > 0
      ? { kind: 'symbol', icons, term }
      : { kind: 'beyond', reason: `There is no other drawing of ${term}, so the picture stays as it was.` };
  return { patches: [patch], used: span(0, tokens.length) };
};

const puzzled =
  /^(?:(?:sorry|hmm|but|honestly|and) )*(?:i|we) (?:don't|do not|didn't) (?:really |quite )?(?:get|understand) (?:it|this|that|this one)$|\b(?:don't|do not|doesn't|does not|can't|cannot|not|never|hardly|barely) (?:\w+ ){0,2}?(?:get|understand|recogni[sz]e|make out|make sense of|see what|know what|tell what|figure out|grasp)\b.*\bsymbol\b|\bsymbol\b.*\b(?:makes? no sense|(?:doesn't|does not) make (?:any |much )?sense|says? nothing|unclear|confusing)\b|\bno idea what\b.*\bsymbol\b|\bwhat (?:is|'s) (?:the |that |this )?symbol (?:supposed|meant)\b|\bwhy (?:is|are|do|did|does|have|has|the|an?) (?:\w+ ){0,4}?symbol\b|\bwhat (?:has|have|does|do) (?:\w+ ){0,3}symbol (?:\w+ )*?(?:to do|doing)\b/;
const puzzledAbroad =
  /(?<!\p{L})(?:verstehe?n? .*nicht|(?:comprends?|comprenons|saisis) pas|no (?:entiendo|entendemos|comprendo)|non (?:capisco|capiamo)|não (?:entendo|entendi|percebo)|(?:begrijp|snap) .*niet|(?:förstår|forstår) (?:inte|ikke)|nie rozumiem|nerozumím|не понимаю|не розумію)(?!\p{L})/iu;

const isPuzzled = (clause: ClauseText): boolean =>
  puzzled.test(spokenOf(clause)) || (puzzledAbroad.test(clause.text) && /\bsymbol\b/.test(spokenOf(clause)));

/** "I don't get the picture" asks for another one, and not for none. */
export const readPuzzled: Reader = (clause) =>
  isPuzzled(clause) ? { patches: [{ kind: 'try-another', field: 'symbol' }], used: span(0, clause.tokens.length) } : undefined;

const looksLike =
  /^(?:(?:it|this|that|the|symbol|honestly|sorry) )*(?:looks?|reads?) (?:\w+ ){0,3}?(?:like|as) (?:an?|some) (?:\w+ ?){1,2}$/;
const notShown = /^(?:and |but )?(?:not|no|rather than|instead of|rather) (?:an? |the )?symbol$/;

/** "It looks like a berry, not grapes": the grapes are to stay, drawn another way. */
export function withMisseen(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const [picture] = context.pictures;
  if (picture === undefined) return [...clauses];
  const spoken = clauses.map(({ text }) => spokenOf(readClauseText(text, context)));
  return clauses.map((clause, at) => {
    const isMisseen = looksLike.test(spoken[at] ?? '') && notShown.test(spoken[at + 1] ?? '');
    if (isMisseen) return { ...clause, patches: [alreadySo] };
    const isDenied = notShown.test(spoken[at] ?? '') && looksLike.test(spoken[at - 1] ?? '');
    return isDenied ? { ...clause, patches: [anotherDrawing(picture, context)] } : clause;
  });
}

const tellsTrade =
  /^(?:and |but |because )?(?:we|i)(?:'re| are)? (?:(?:only|just|actually|mostly|really|don't|do not) )*(?:make|sell|build|bake|brew|teach|repair|fix|grow|rent|clean|offer|serve|roast|print|weave|sew|carve|do)\b/;

/** What somebody makes or sells, where there is a picture of it: "we make doors". */
function tradeShown({ tokens, keys, context }: ClauseText): Patch | undefined {
  if (!tellsTrade.test(keys) || /\b(?:don't|do not|no|not)\b/.test(keys)) return undefined;
  const term = tokens
    .map(({ key }) => singular(key))
    .find((key, at) => at > 1 && context.findIcons(key).some((id) => context.showsItself(key, id) && !context.pictures.includes(id)));
  return term === undefined
    ? undefined
    : { kind: 'symbol', icons: context.findIcons(term).filter((id) => context.showsItself(term, id)), term };
}

const proposes =
  /^(?:so |and |but )?(?:could|can|should|might|may|shall|would|maybe|perhaps|what about|how about|why not|what if|make it|it should|i was thinking|we were thinking|rather|better)\b/;
const nothingDrawn: Patch = { kind: 'beyond', reason: 'There is no picture of this in the pack, so the one that there is stays.' };

/** "I don't get the picture. Could it be a zorble?": what is proposed is the remedy, and without it the picture stays. */
export function withProposals(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const texts = clauses.map(({ text }) => readClauseText(text, context));
  const complaints = texts.map(isPuzzled);
  if (complaints.includes(true) && !clauses.some(({ patches }) => patches.some(({ kind }) => kind === 'symbol'))) {
    const trade = texts.map(tradeShown);
    const told = trade.find((patch) => patch !== undefined);
    if (told)
      return clauses.map((clause, at) =>
        trade[at] === told ? { ...clause, patches: [told] } : complaints[at] === true ? { ...clause, patches: [alreadySo] } : clause,
      );
  }
  const proposals = clauses.map(
    ({ patches }, at) => complaints[at] === false && patches.length === 0 && proposes.test(texts[at]?.keys ?? ''),
  );
  const isRemedy = ({ patches }: Clause, at: number): boolean =>
    proposals[at] === true || (complaints[at] === false && patches.some(({ kind }) => kind === 'symbol' || kind === 'letters'));
  const next = (at: number): boolean => clauses.some((clause, own) => own !== at && isRemedy(clause, own));
  return clauses.map((clause, at) => {
    if (complaints[at] === true && next(at)) return { ...clause, patches: [alreadySo] };
    return proposals[at] === true && complaints.slice(0, at).includes(true) ? { ...clause, patches: [nothingDrawn] } : clause;
  });
}

const yes = /^(?:yes|yep|yeah|ok|okay)$/;
const no = /^(?:no|nope|nah)$/;

const partsOfDrawing: readonly (readonly [RegExp, (Patch & { kind: 'try-another' })['field']])[] = [
  [/^(?:fonts?|letters|lettering|typeface|type|writing)$/, 'font'],
  [/^(?:colou?rs?|palette)$/, 'primary'],
  [/^(?:symbol|icon|picture|image|drawing)$/, 'symbol'],
];

/** "Otter yes, campfire no": what is shown stays or goes. */
export const readVerdict: Reader = (clause) => {
  const { tokens, context } = clause;
  const said = tokens.filter(({ key }) => !/^(?:the|to|a|an|but|and|·)$/.test(key));
  const [verdict, thing] = yes.test(said[0]?.key ?? '') || no.test(said[0]?.key ?? '') ? said : said.toReversed();
  const term = singular(thing?.key ?? '');
  const isGone = no.test(verdict?.key ?? '');
  if (said.length !== 2 || !(isGone || yes.test(verdict?.key ?? ''))) return undefined;
  // "No foxes" refuses them, whatever is shown.
  if (isGone && said[0] === verdict && tokens[1]?.key !== 'to') return undefined;
  const field = partsOfDrawing.find(([words]) => words.test(thing?.key ?? ''))?.[1];
  if (field !== undefined) return { patches: [isGone ? { kind: 'try-another', field } : alreadySo], used: span(0, tokens.length) };
  const icons = context.findIcons(term).filter((id) => context.pictures.includes(id));
  // What is fine as it is asks for nothing, whatever it is called.
  if (icons.length === 0 && said[1] === verdict && !isGone) return { patches: [alreadySo], used: span(0, tokens.length) };
  if (icons.length === 0) return undefined;
  return { patches: [isGone ? { kind: 'remove-thing', icons, term } : alreadySo], used: span(0, tokens.length) };
};

const otherwise =
  /^(?:and |but |or )?(?:otherwise|if not|if that (?:is not|isn't) possible|else|or else|sonst|andernfalls|ansonsten|wenn nicht|falls nicht|sinon|si no|de lo contrario|en caso contrario|altrimenti|se no|senão|se não|caso contrário|anders|zo niet|annars|ellers|w przeciwnym razie|jeśli nie|jinak|muuten|иначе|если нет|інакше|διαφορετικά)(?![\p{L}])/iu;
const leaves =
  /(?<!\p{L})(?:leav\w*|keep\w*|stay\w*|as (?:it )?is|lass\p{L}*|bleib\p{L}*|laiss\p{L}*|rest\p{L}*|gard\p{L}*|dej\p{L}*|qued\p{L}*|lasci\p{L}*|deix\p{L}*|fic\p{L}*|mantém|laat|laten|blijf\p{L}*|låt|lad|la|behåll|behold|zostaw\p{L}*|nech\p{L}*|ponech\p{L}*|jätä|оставь\p{L}*|остав\p{L}*|залиш\p{L}*|άφησ\p{L}*)(?!\p{L})/iu;

/** "A cat and a dog? Otherwise just the cat": what comes in the place of a wish that cannot be had. */
export const isOtherwise = (text: string): boolean => otherwise.test(text.trim());

/** "Otherwise leave it as it is": what cannot be done changes nothing anyway. */
export const readOtherwise: Reader = ({ text, tokens }) =>
  otherwise.test(text.trim()) && leaves.test(text) ? { patches: [alreadySo], used: span(0, tokens.length) } : undefined;
