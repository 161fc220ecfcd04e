import type { Clause, Patch } from '../../refinement.js';
import { mostOfOne } from '../../families/groups.js';
import { findColours } from '../../understanding/colours/colours.js';
import { singular } from '../../understanding/text/text.js';
import {
  alreadySo,
  isShownAt,
  readClauseText,
  span,
  spokenOf,
  termOf,
  type ClauseText,
  type Reader,
  type RefinementContext,
} from './clause.js';
import { exchangeOf } from './exchange.js';
import { readPose } from './pose.js';
import { numberOf } from '../../understanding/text/numbers.js';

const whole = ({ tokens }: ClauseText, patches: Patch[]): ReturnType<Reader> => ({ patches, used: span(0, tokens.length) });

/** What an animal, a plant or a boat is drawn with. */
const part =
  '(?:horns?|beards?|antlers?|manes?|whiskers?|moustaches?|claws?|pincers?|tails?|ears?|eyes?|eyebrows?|teeth|tooth|fangs?|tusks?|fins?|feathers?|wings?|beaks?|paws?|legs?|arms?|feet|foot|noses?|snouts?|mouths?|tongues?|hoo(?:f|ves|fs)|fur|hair|trunks?|necks?|heads?|bell(?:y|ies)|smiles?|petals?|stems?|roots?|sails?|masts?)';
const compared =
  '(?:bigger|larger|longer|shorter|smaller|sharper|thicker|thinner|wider|rounder|pointier|fluffier|bushier|curlier|stronger|more|fewer|proper|real|better|nicer|different|other)';
const isPart = new RegExp(`^${part}$`);
/** "Give it horns", "bigger claws", "its tail should be longer"; "a crown on its head" only tells where the crown is. */
const givesPart = new RegExp(
  [
    `\\b(?:give|gives) (?:it|him|her|them|this|that|(?:the |a |our )?symbol) (?:\\w+ ){0,3}?${part}\\b`,
    `\\b${compared} (?:\\w+ ){0,2}?${part}\\b`,
    `\\bsymbol (?:should have|needs?|must have|could have|has to have|with|without) (?:\\w+ ){0,2}?${part}\\b`,
    `(?<!\\b(?:on|onto|around|in|into|over|under|above|behind|to|from|by) )\\b(?:its|his|her|their) (?:\\w+ )?${part}\\b`,
  ].join('|'),
);
/** "Could the dog be sleeping", "make the cat smile". */
const doing =
  /\bsymbol (?:should |could |can |must )?(?:be |is )(?:sleeping|running|jumping|sitting|standing|lying|flying|swimming|walking|dancing|smiling|laughing|eating|drinking|playing|waving|asleep|awake)\b|\b(?:make|let) (?:the |our )?symbol (?:smile|laugh|jump|run|sleep|fly|sit|stand|lie|dance|wave|walk|swim)\b/;
const partsAsDrawn: Patch = {
  kind: 'beyond',
  reason: 'A picture is drawn as it is; nothing of it can be added, left out or changed by itself.',
};

/** "Give it horns and a beard", "bigger claws": what belongs to the picture itself is as it is drawn. */
export const readGivenParts: Reader = (clause) => {
  const { tokens, text, scopes, context } = clause;
  if (context.pictures.length === 0 || exchangeOf(tokens) || findColours(text, tokens, scopes, new Set()).length > 0) return undefined;
  // A tooth that is the picture itself is no part of it.
  const isOfPicture = tokens.some(({ key }, at) => isPart.test(key) && !isShownAt(clause, at));
  const does = doing.test(spokenOf(clause)) && !tokens.some(({ key }) => /^(?:facing|looking|pointing|left|right|way)$/.test(key));
  const isOfParts = does || (isOfPicture && givesPart.test(spokenOf(clause)));
  // "Make the cat sleep", "its wings spread": what is drawn in that state takes the place of the picture.
  return isOfParts && readPose(clause, new Set()) === undefined ? whole(clause, [partsAsDrawn]) : undefined;
};

const listed = new RegExp(`^(?:a|an|the|and|some|also|two|${compared}|${part})$`);

/** "Give it horns and a beard": the beard is given to it as well. */
export function withSameParts(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  let isOfParts = false;
  return clauses.map((clause) => {
    const { tokens } = readClauseText(clause.text, context);
    const goesOn = isOfParts && tokens.some(({ key }) => isPart.test(key)) && tokens.every(({ key }) => listed.test(key));
    isOfParts = goesOn || clause.patches[0] === partsAsDrawn;
    return goesOn ? { ...clause, patches: [partsAsDrawn] } : clause;
  });
}

const place = '(?:next to|beside|alongside|near|below|underneath|above|behind|under|over)';
const oneMore = new RegExp(
  `\\b(?:add|put|place|draw|insert|include)\\b.*\\b(?:a second|another|one more|second)(?: (?:one|symbol|copy))?(?: (?:of (?:it|them|the symbol)|there|too|as well|please))*(?: ${place}(?: (?:it|him|her|them|that|(?:the )?(?:first(?: one)?|symbol)))?)?$|\\b(?:a second|another|one more)(?: (?:one|symbol))? ${place}(?: (?:it|him|her|them|(?:the )?(?:first(?: one)?|symbol)))?$`,
);

const someMore = /\b(?:(one|two|three|four) more|another (two|three|four))(?: symbol| of (?:them|those|these))?(?: please| too| as well)*$/;

/** "Add a second one next to it", "two more cows": more of what is shown. */
export const readOneMore: Reader = (clause) => {
  const { context } = clause;
  const [picture, partner] = context.pictures;
  const [, more, another] = someMore.exec(spokenOf(clause)) ?? [];
  const added = more ?? another ?? (oneMore.test(spokenOf(clause)) ? 'one' : undefined);
  if (picture === undefined || added === undefined || exchangeOf(clause.tokens)) return undefined;
  if (findColours(clause.text, clause.tokens, clause.scopes, new Set()).length > 0) return undefined;
  const count = (context.brief.count ?? 1) + (added === 'one' ? 1 : numberOf(added));
  const limit =
    partner !== undefined && partner !== picture
      ? 'There is no room in this drawing for another picture, so it stays as it was.'
      : count > mostOfOne
        ? `No more than ${mostOfOne} of one thing are shown.`
        : undefined;
  if (limit !== undefined) return whole(clause, [{ kind: 'beyond', reason: limit }]);
  return whole(clause, [{ kind: 'symbol', icons: [picture], term: termOf(picture, context), count }]);
};

const howMany =
  /^(?:(?:please|only|just|and|but|maybe|perhaps|rather|better|let's|i'd|we'd|i|we|would|could|can|you|like|want|to) )*(?:show|draw|have|use|make (?:it|that|them)|put|see|do|give (?:me|us)|turn it into)? ?(two|three|four|five|six|seven)(?: of (?:them|those|these|it))?(?: instead(?: of (?:one|just one|a single one|only one))?| rather than one| please| in a row)*$/;

const shouldBe =
  /^(?:(?:the|there) )?(?:symbol )?(?:should|must|has to|have to|ought to|needs? to) (?:be|become) (two|three|four|five|six|seven)(?: symbol)?(?: please)?$/;

/** "Three lemons are enough", "two shoes, not four". */
const suffices =
  /^(?:just |only |maybe )?(two|three|four|five|six|seven) (?:symbol|of (?:them|those|these))(?: (?:is|are|would be) (?:enough|plenty|fine|sufficient)| will do|,? (?:and )?not (?:one|two|three|four|five|six|seven))(?: please)?$/;

/** "Show three", "two of them instead of one", "there should be three lemons": of what is shown. */
export const readHowMany: Reader = (clause) => {
  const [picture, partner] = clause.context.pictures;
  const [, count] = howMany.exec(clause.keys) ?? shouldBe.exec(spokenOf(clause)) ?? suffices.exec(spokenOf(clause)) ?? [];
  if (picture === undefined || (partner !== undefined && partner !== picture) || count === undefined) return undefined;
  return whole(clause, [{ kind: 'symbol', icons: [picture], term: termOf(picture, clause.context), count: numberOf(count) }]);
};

const likeness =
  /\b(?:looks?|looking) (?:(?!to |as )\w+ ){0,4}?like (?:\w+ ){0,2}?(?:a|an|some|something|someone|nothing|any)\b|\b(?:reminds? (?:me|us) (?:\w+ ){0,3}?of|resembles?|(?:could|can) be (?:mistaken|taken) for) (?:\w+ )?(?:a|an|some|something)\b|\b(?:seems?|appears?|looks?) to (?:be|become) (?:an?|some)\b|\b(?:not|n't) (?:\w+ )?look (?:\w+ ){0,2}?like (?:a|an)\b/;
/** What is asked for is no complaint, and letters or a colour are no picture. */
const noComplaint = /^(?:make|let|should|could|can|want|i want|we want|please make|ensure|so that)\b|\b(?:should|must|so that it)\b/;
const ofOther = /\b(?:fonts?|letters?|lettering|names?|text|typeface|writing|words?|colou?rs?|background|ground|tagline|slogan|layout)\b/;

/** Whether a clause complains of what the picture looks like. */
export const isLikeness = (clause: ClauseText): boolean => {
  const spoken = spokenOf(clause);
  const [found] = likeness.exec(spoken) ?? [];
  if (found === undefined || noComplaint.test(spoken)) return false;
  const subject = spoken.slice(0, spoken.indexOf(found));
  const isColour = findColours(clause.text, clause.tokens, clause.scopes, new Set()).some(({ from }) => from < 3);
  return !ofOther.test(subject) && !isColour && (!exchangeOf(clause.tokens) || / to (?:be|become) /.test(found));
};

/** "That's a wolf, not a dog" of what shall be a dog; "reads as a banana". */
const isMistaken =
  /^(?:(?:but|honestly|sorry|hmm) )*(?:that's|that|this|it's|it|this is|that is) (?:is )?an? (?:\w+ ){1,2}(?:and )?not (?:an? |the )?symbol$|^(?:it |this |the symbol )?reads (?:\w+ )?(?:as|like) an? \w+$/;

/** "The goat looks like a dog": another drawing of a goat, where there is one. */
export const readLikeness: Reader = (clause) => {
  const { context } = clause;
  // "We don't want to look like a dinosaur" tells why.
  if (/\b(?:don't|do not|never|not) (?:want|wish|like) (?:\w+ )?to (?:look|be seen|end up|come across) (?:like|as)\b/.test(clause.keys))
    return whole(clause, [alreadySo]);
  const [picture] = context.pictures;
  if (picture !== undefined && isLookOfAnother(clause)) return whole(clause, [asAnother]);
  if (picture === undefined || !(isLikeness(clause) || isMistaken.test(spokenOf(clause)))) return undefined;
  return whole(clause, [anotherDrawing(picture, context)]);
};

const asAnother: Patch = { kind: 'beyond', reason: 'A picture is drawn as it is; it cannot be given the look of another thing.' };

/** "Make the croissant look like a moon": a thing that is shown with the look of one that could be. */
function isLookOfAnother(clause: ClauseText): boolean {
  const spoken = spokenOf(clause);
  const [, like = ''] = /^(?:make|let|have) (?:the )?symbol look (?:\w+ )?like an? (\w+)$/.exec(spoken) ?? [];
  return like !== '' && like !== 'symbol' && clause.context.findIcons(singular(like)).length > 0;
}

const onlyOne =
  /^(?:(?:please|and|but) )?(?:(?:keep|use|show|leave|with|want|i want|we want) )?(?:only|just)(?: (?:keep|use|show|leave|want))? (?:the |an? )?(?:symbol ?)+$/;

const alone =
  /^(?:(?:please|and|but|just|only|now|ok|okay|actually|honestly|maybe) )*(?:the |an? )?(?:symbol ?)+ (?:alone|only|by itself|on its own)(?: (?:was|is|looks?|looked|would be) (?:\w+ ){0,2}(?:better|stronger|nicer|enough|best|fine))?$/;

/** "Only the scissors", of what shows scissors and a comb: the other one goes. */
export const readOnlyOne: Reader = (clause) => {
  const { pictures, findIcons } = clause.context;
  const isAlone = new Set(pictures).size > 1 && alone.test(spokenOf(clause));
  if (pictures.length === 0 || !(isAlone || onlyOne.test(spokenOf(clause)))) return undefined;
  // "Just one crow" of three.
  const [picture = ''] = pictures;
  if (clause.context.brief.count !== undefined && new Set(pictures).size < 2 && /\b(?:an?|one)\b/.test(clause.keys))
    return whole(clause, [{ kind: 'symbol', icons: [picture], term: termOf(picture, clause.context), count: 1 }]);
  // "Only the leaf" of what shows a leaf alone: the name goes.
  if (new Set(pictures).size < 2) return whole(clause, [{ kind: 'constrain', constraints: { symbol: 'icon', noText: true } }]);
  const [kept] = clause.tokens.flatMap(({ key }) => findIcons(singular(key)).filter((id) => pictures.includes(id)));
  const gone = pictures.filter((id) => id !== kept);
  if (kept === undefined) return undefined;
  return whole(clause, [{ kind: 'remove-thing', icons: gone, term: termOf(gone[0] ?? '', clause.context) }]);
};

const otherDrawing =
  /\b(?:another|(?:an? |some |the )?(?:different|other|new|alternative|nicer|better|prettier|cuter|friendlier|simpler)) (?:(?:kind|sort|type|drawing|picture|version|style) of )?(?:an? |the )?symbol\b/;

/** "Show me a different dog", "a nicer owl": another drawing of what is shown, where there is one. */
export const readOtherDrawing: Reader = (clause) => {
  const { tokens, text, scopes, context } = clause;
  const [picture, partner] = context.pictures;
  const isOfThing = tokens.some((_, at) => isShownAt(clause, at));
  if (picture === undefined || partner !== undefined || !isOfThing || !otherDrawing.test(spokenOf(clause))) return undefined;
  if (exchangeOf(tokens) || findColours(text, tokens, scopes, new Set()).length > 0 || addsThing.test(clause.keys)) return undefined;
  return whole(clause, [anotherDrawing(picture, context)]);
};
const addsThing = /\b(?:add|beside|next to|more|instead|rather|with)\b/;

/** Other pictures of the thing that a picture shows. */
export function otherDrawings(picture: string, context: RefinementContext): string[] {
  const term = termOf(picture, context);
  return (
    context
      .findIcons(term)
      // A hot dog is no dog.
      .filter(
        (id) =>
          !context.pictures.includes(id) &&
          context.showsItself(term, id) &&
          id.split('-').some((word) => singular(word) === term.split(' ').at(-1)) &&
          !new RegExp(`[a-z]${term}`).test(id),
      )
  );
}

/** Another drawing of what a picture shows, or that there is none. */
export function anotherDrawing(picture: string, context: RefinementContext): Patch {
  const term = termOf(picture, context);
  const others = otherDrawings(picture, context);
  return others.length > 0 ? { kind: 'symbol', icons: others, term } : { kind: 'beyond', reason: `There is no other drawing of ${term}.` };
}

const ofPicture = (patch: Patch): boolean =>
  /^(?:symbol|remove-thing|letters)$/.test(patch.kind) ||
  patch === partsAsDrawn ||
  (patch.kind === 'try-another' && patch.field !== 'font' && patch.field !== 'primary') ||
  (patch.kind === 'constrain' && (patch.constraints.symbol !== undefined || patch.constraints.noIcon === true));

/**
 * "It looks like a rat. What about a seal?": where a remedy is named, the complaint asks for nothing itself. "The dragon is scary, make him
 * cuter": what is to be changed stays.
 */
export function withoutComplaints(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const complaints = clauses.map(({ text }) => isLikeness(readClauseText(text, context)));
  const isRemedied = clauses.some(({ patches }, at) => complaints[at] === false && patches.some(ofPicture));
  const isReplaced = clauses.some(({ patches }) => patches.some((patch) => patch.kind === 'symbol' && patch.icons.length > 0));
  // "That eye is creepy, use glasses": the letters need not make up for it.
  const isOfOld = ({ text, patches }: Clause): boolean =>
    patches.some(({ kind }) => kind === 'mood') &&
    patches.every(({ kind }) => /^(?:mood|shift-colour|beyond)$/.test(kind)) &&
    /\bsymbol (?:is|are|looks?|feels?|seems?) /.test(spokenOf(readClauseText(text, context)));
  const isComplaint = (at: number): boolean =>
    (isRemedied && complaints[at] === true) ||
    (isReplaced && clauses[at] !== undefined && isOfOld(clauses[at])) ||
    isOfChanged(clauses, at, context);
  return clauses.map((clause, at) => (isComplaint(at) ? { ...clause, patches: [alreadySo] } : clause));
}

/** Whether a clause only says how a thing looks that the next one wants changed. */
function isOfChanged(clauses: readonly Clause[], at: number, context: RefinementContext): boolean {
  const [clause, next] = [clauses[at], clauses[at + 1]];
  if (!clause || !next || !clause.patches.every(({ kind }) => kind === 'remove-thing') || clause.patches.length === 0) return false;
  return (
    /\b(?:is|looks|are|look) (?:\w+ ){0,2}\w+$/.test(spokenOf(readClauseText(clause.text, context))) &&
    /^(?:(?:please|so|and|can you|could you) )*(?:make|let|have|turn) (?:him|her|it|them)\b/.test(readClauseText(next.text, context).keys)
  );
}
