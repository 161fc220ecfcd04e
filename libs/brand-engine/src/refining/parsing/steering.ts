import type { LockableField, Patch } from '../../refinement.js';
import { findColours } from '../../understanding/colours/colours.js';
import { isColourWord } from '../../understanding/lexicon/colours.js';
import { roleOf } from './colour-mentions.js';
import { readColour } from './colour.js';
import { readConstraintChange } from './constraint.js';
import { readMood } from './mood.js';
import { exchangeOf } from './exchange.js';
import { readSymbol } from './symbol.js';
import { singular } from '../../understanding/text/text.js';
import { alreadySo, isShownAt, span, spokenOf, type ClauseText, type Reader, type Understood } from './clause.js';

const whole = ({ tokens }: ClauseText, patches: Patch[]): Understood => ({ patches, used: span(0, tokens.length) });

const goesBack =
  /\b(?:go back(?! to (?:something|a|an)\b)|undo|revert|roll back|back to (?:the )?(?:previous|last|earlier|first|original|old)|previous (?:version|one)|as (?:it was )?before|back to (?:what|how|where) (?:we|it|you|i|that|this) (?:had|was|were|have)|^(?:(?:no|sorry|actually|please|keep|show|with|use|i|we|want) )+both(?: of them)?(?: again| please| back)*$|^(?:(?:no|ok|please|just|everything|all|leave|put|it|exactly|back|and|make) )*as it was$|(?:one|a|1|two|2|three|3) (?:steps?|versions?) back|one back|two back|(?:back to|from) the (?:start|beginning|original|first draft)|^(?:(?:i|we|can|could|take|use|have|prefer|like|want|let's|ok|rather|please|after all) )*the (?:very )?(?:first|original) (?:one|version|logo|design)(?: (?:please|again|back|after all|better))*$|go back one|restore|(?:prefer|preferred|liked) (?:it|that|this) (?:better |more )?(?:before|earlier|the way it was)|(?:the way|how|like) (?:it|this|that) was (?:before|earlier|at first|originally)|(?:it|this|that) was (?:much |a lot |actually )?(?:better|nicer|prettier) (?:before|earlier|at first)|(?:before|earlier) (?:it )?was (?:much |a lot |actually )?(?:better|nicer|prettier)|(?:first|previous|earlier|last|old) (?:one|version) (?:was|looked|is) (?:\w+ )?(?:better|nicer))\b/;

const mostSteps: Readonly<Record<string, number>> = { two: 2, '2': 2, three: 3, '3': 3 };

/** "Two steps back", "the very first one". */
function stepsIn(keys: string): { steps?: number | 'first' } {
  if (/\b(?:first|original|beginning|start|initial)\b/.test(keys)) return { steps: 'first' };
  const steps = mostSteps[/\b(two|three|2|3) (?:steps?|versions?|changes|times|back)\b/.exec(keys)?.[1] ?? ''];
  return steps === undefined ? {} : { steps };
}

/** "Go back", "undo that". */
export const readGoBack: Reader = (clause) =>
  goesBack.test(clause.keys) &&
  !isKeptPart(clause) &&
  !/\b(?:go|going|get) back to (?:something|a|an)\b/.test(clause.keys) &&
  !namesPart(clause) &&
  readMood(clause, new Set()) === undefined
    ? whole(clause, [{ kind: 'go-back', ...stepsIn(clause.keys) }])
    : undefined;

/** "Glass as before" keeps the glass. */
const isKeptPart = (clause: ClauseText): boolean => /\bas before$/.test(clause.keys) && lockedFields(clause).length > 0;

/** "Undo the flame" and "I hate the pink" speak of one thing or colour, which has readers of its own. */
const namesPart = (clause: ClauseText): boolean =>
  targetOf(clause.keys) === undefined && (readColour(clause, new Set()) ?? readSymbol(clause, new Set())) !== undefined;

const locks =
  /^(?:(?:please|just|and|also|but|definitely|we|you|let's|lets|i (?:really )?(?:like|love)(?: how)?) ){0,3}(?:keep|leave|lock|preserve|retain|maintain|hold|stick with|like (?:the|this|that|how|our)|love)\b|\b(?:keep|love)$|^(?:i |we )(?:really |just )?(?:like|love) (?:the|this|that|how)\b|\b(?:do not|don't|dont|without|never|not) (?:touch|touching|change|changing|alter|altering|modify|modifying|move|lose|losing|mess with)\b|\bno changes? to\b|\b(?:same (?:icon|symbol|mark|font|typeface|colou?rs?|layout|name|palette)|(?:icon|symbol|mark|picture|font|typeface|type|colou?rs?|layout|palette) (?:is |are |the )*same|stays?|remains?|unchanged|untouched|as (?:it|they) (?:is|are)|as (?:before|now)|same (?=\w+$)|^(?:the |that |this |our )?\w+ (?=(?:perfect|great|lovely|super|beautiful)$)|(?:is|are|looks?) (?:\w+ ){0,2}(?:perfect|great|good|fine|right|lovely|super|beautiful|nice))\b/;
const fieldWords: readonly (readonly [RegExp, LockableField[]])[] = [
  [/\b(?:fonts?|typefaces?|types?|typography|lettering|letters|letterforms)\b/, ['font']],
  [/\b(?:colou?rs?|palette|colou?r scheme|hues?)\b/, ['primary', 'secondary']],
  [/\b(?:icons?|symbols?|mark|image|picture|mascot|illustration|graphic|emblem|pictogram)\b/, ['symbol']],
  [
    /\b(?:container|circle|ring|disc|disk|roundel|frame|border|box|badge|hexagon|square|diamond|shield|background shape|shape)\b/,
    ['container'],
  ],
  [/\b(?:layout|arrangement|composition|lockup|positions?)\b/, ['layout']],
  [/\b(?:case|capitals|caps|lowercase|uppercase|capitali[sz]ation)\b/, ['letterCase']],
  [/\b(?:name|wording|words|text)\b/, ['name']],
  [/\baccent\b/, ['secondary']],
];
/** What no wish takes away that does not speak of it. */
const staysAnyway = /\b(?:years?|date|founding year|tag ?line|slogan|motto|sub ?line|line|place|city|town|descriptor)$/;
const theRest = /\b(?:everything|all|the rest|rest|anything|nothing)\b/;

/** What stays asks for nothing, whatever it is called: "the chopper stays as it is". */
const isKept =
  /\b(?:keep|leave) (?:it|this|that|things)\b|\b(?:stays?|remains?|unchanged|untouched|as (?:it|they) (?:is|are)|as (?:before|now)|perfect|great|good|fine|right|lovely|super|beautiful|nice)$|^stays\b|\b(?:do not|don't|dont|not|never) (?:touch|change|alter|modify)\b/;

/** "Keep the font", "don't touch the colours", "the icon is perfect". "Keep it simple" is a wish, not a lock. */
export const readLock: Reader = (clause) => {
  const { keys } = clause;
  if (
    !locks.test(keys) ||
    /\b(?:keep|leave) (?:it|things) (?!(?:exactly |just |all |precisely )*(?:as\b|the same|like|that way|alone))|\bkeep (?:only|just)\b|\b(?:only|just) keep\b|\b(?:away|out)\b|^(?:can|could|should|let|make)\b.*\blook\b|\b(?:would|might|could) (?:\w+ )?look\b|^(?:keep|leave) .*\b(?:bigger|smaller|larger|bolder|thinner|darker|lighter|warmer|cooler|rounder|simpler)$/.test(
      keys,
    )
  )
    return undefined;
  if (/\b(?:is|are) (?:not|n't)\b|\bisn't\b|\baren't\b/.test(keys)) return undefined;
  // "Remove the crown, the iron stays" and "a swallow instead of the swan, all else as it is" ask for a change first.
  if (/\b(?:remove|delete)\b/.test(keys) || exchangeOf(clause.tokens) || tellsColour(clause)) return undefined;
  // "Leave everything lower case" asks for it, "keep the capitals" has them.
  const isCased = readConstraintChange(clause, new Set())?.patches.some(
    (patch) => patch.kind === 'constrain' && patch.constraints.letterCase !== undefined,
  );
  if (isCased && !/\b(?:the|these|those|your|its) (?:all )?(?:lower|upper|capitals?|caps|small)/.test(keys)) return undefined;
  // "Keep all but the pink"
  if (/\b(?:except|apart from|other than|(?:everything|anything|all) but)\b/.test(keys)) return whole(clause, [alreadySo]);
  // "An anchor is fine": what is not shown yet is to come.
  if (isNewThing(clause)) return undefined;
  const fields = lockedFields(clause);
  if (fields.length > 0) return whole(clause, [{ kind: 'lock', fields: forbidsTouch.test(keys) ? wholeMark(fields) : fields }]);
  if (theRest.test(keys) || isKept.test(keys) || staysAnyway.test(keys)) return whole(clause, [alreadySo]);
  const missing = missingThing(clause);
  return missing === undefined
    ? undefined
    : whole(clause, [{ kind: 'beyond', reason: `The drawing shows no ${missing}, so there is none to keep.` }]);
};

const isNewThing = (clause: ClauseText): boolean => {
  const [article, thing, verb] = clause.tokens;
  const isTold = /^(?:a|an)$/.test(article?.key ?? '') && /^(?:is|are|would|looks|'d)$/.test(verb?.key ?? '');
  return isTold && !isShownAt(clause, 1) && clause.context.findIcons(singular(thing?.key ?? '')).length > 0;
};

/** "Keep the leaf" of what shows no leaf. */
function missingThing({ tokens, context }: ClauseText): string | undefined {
  const keep = tokens.findIndex(({ key }) => /^(?:keep|leave|retain|preserve)$/.test(key));
  const [article, thing] = tokens.slice(keep + 1, keep + 3);
  if (keep < 0 || !thing || !/^(?:the|that|this|our|·)$/.test(article?.key ?? '') || tokens.length > keep + 4) return undefined;
  const term = singular(thing.key);
  return context.findIcons(term).length > 0 ? term : undefined;
}

/** "Don't touch it": neither shape nor colour may move. */
export const forbidsTouch =
  /\b(?:do not|don't|dont|without|never|not) (?:touch|touching|change|changing|alter|altering|modify|modifying|mess with)\b/;

/** A mark that nobody may touch keeps its shape and its colours too. */
export const wholeMark = (fields: readonly LockableField[]): LockableField[] =>
  fields.includes('symbol') ? [...new Set<LockableField>([...fields, 'container', 'primary', 'secondary'])] : [...fields];

/** What only leads up to a wish: "hmm", "one more thing", "change:". */
export const leadsUp =
  /^(?:h+m+(?: (?:no|yes|ok|okay|well))?|u+h*m+|no|nope|(?:h+m+ )?(?:no )?not (?:that|this|quite|really)|on second thoughts?|come to think of it|after all|well|ah|oh|(?:hi|hello|hey)(?: there| again| all| everyone)?|(?:it's )?(?:me|us) again|(?:thanks|thank you|sorry)(?: so much)? again|swap (?:the )?sides|(?:hm+ )?(?:i'm |am )?not sure(?: yet)?|cheers|(?:would|can|could) (?:you|we)(?: please)?|much better|(?:no )?(?:(?:that's|it's|this is) )?(?:much |even )?worse|stop|hold on|(?:just |only )?(?:one|two|1|2|a few|some) (?:(?:more|other|last|small|little|tiny) )*(?:things?|changes?|wish|request|tweaks?)|one more|almost there|nearly there|(?:please )?(?:change|changes|replace|swap|make|do)(?: (?:this|that|it|them|the following))?(?: please)?)$/;

/** What somebody tells of themselves beside a wish: "we're a family business", "our guests are mostly students". */
export const tellsOfSelf =
  /^(?:and |but )?(?:we're|we are|we do|we sell|we teach|we make|we bake|we build|we grow|we run|we work|we offer|just to let you know|for your information|by the way|if you (?:have|can|could|do)|we also|we mostly|we only|we have|we cater|i'm|i am|our (?:customers|clients|guests|visitors|members|audience|shop|business|company|kids|pupils|students) (?:are|is|love|like|come|have)|it's for|this is for)\b/;

/** "Leave the carrot orange" and "the writing remains black" tell the colour of a part. */
const tellsColour = (clause: ClauseText): boolean =>
  /^(?:keep|leave)\b|\b(?:stays?|remains?)\b/.test(clause.keys) &&
  readColour(clause, new Set())?.patches.some(({ kind }) => kind === 'set-part' || kind === 'set-ground') === true;

/** What a clause that keeps something speaks of. */
const lockedFields = (clause: ClauseText): LockableField[] => [
  ...new Set([
    ...fieldWords.flatMap(([words, named]) => (words.test(clause.keys) ? named : [])),
    ...lockedColours(clause),
    ...namedColours(clause),
    ...lockedThing(clause),
  ]),
];

/** "Keep the blue" locks the colour that is blue. */
function lockedColours({ text, tokens, scopes, context }: ClauseText): LockableField[] {
  const [mention] = findColours(text, tokens, scopes, new Set());
  if (mention === undefined) return [];
  return [roleOf(mention.intent, context.brief)];
}

/** "Keep the peach" of what is peach. */
const namedColours = ({ tokens, context: { brief } }: ClauseText): LockableField[] =>
  (['primary', 'secondary'] as const).filter((role) => {
    const named = brief.colours[role]?.words.split(' ') ?? [];
    return tokens.some(({ own }) => isColourWord(own) && named.includes(own));
  });

/** "Keep the fox" locks the symbol, where a fox is what it shows. */
function lockedThing({ tokens, context }: ClauseText): LockableField[] {
  return tokens.some(({ key }) => context.shown.has(key) || context.shown.has(singular(key))) ? ['symbol'] : [];
}

/** "Although the name says something else" asks for nothing. */
export const readConcession: Reader = (clause) =>
  /^(?:although|even though|even if)\b/.test(clause.keys) && !namesPart(clause) ? whole(clause, [alreadySo]) : undefined;

const reasons =
  /^(?:because|given that|seeing (?:that|as)|since (?:we|our|it|it's|its|they|i|most|the|my|this|that|there|people|customers)\b|as (?:we|our|they|i|most|my|people|customers)\b)/;
const complains = /\b(?:too|hard to|difficult to|hardly|barely|can't|cannot|not|isn't|looks?|feels?|seems?)\b/;

/** "It has to go on a rubber stamp", "we print it on mugs": where it is used. */
const usedOn =
  /^(?:and |so |so that |as |that way )*(?:it|this|that|the logo|we|they|i)(?:'s|'re|'ll)? (?:\w+ ){0,3}?(?:go|goes|going|fit|fits|work|works|print|prints|printed|printing|embroider|embroidered|engrave|engraved|stitch|stitched|stamp|stamped|use|used|put|stick|sits?|appear|appears|cut) (?:\w+ ){0,2}?(?:on|onto|in|as|for|at|into)\b|^(?:because |and )?(?:it|this|that|the) (?:must|has to|have to|should|shall|will|also) (?:also )?(?:on|onto) (?:a|an|the|our|my)\b/;
const changing =
  /\b(?:make|change|replace|swap|add|remove|bigger|smaller|left|right|name|text|letters?|font|symbol|background|colou?rs?)\b/;

/** "We're a family place": who somebody is asks for no picture of it. */
const tellsWhoWeAre =
  /^(?:and |but |because |after all )?(?:we're|we are|i'm|i am) (?:(?:just|only|really|still|also|more|not) )*(?:an?|two|three) (?!bit|little|lot|fan|tad)/;

/** "Black and white please, for the letterhead". */
const rhetorical =
  /^(?:who|whoever|who's|nobody|no one|noone|have you|has anyone|when did)\b.*\bever\b|^(?:nobody|no one) (?:has|wants|needs|likes)\b/;
/** "We'd rather not have it", behind what is not wanted. */
const notWanted =
  /^(?:we|i)(?:'d| would)? (?:rather|prefer)(?: to)? not (?:have|see|keep) (?:it|them|that)$|^(?:we|i) (?:don't|do not) (?:need|want) (?:it|them|that)$/;
const asksWhatIsMeant =
  /^(?:so |and |but )?(?:is|are|was|were) (?:the|that|this|it|those|these)\b.*\b(?:meant|supposed|intended|going) to\b/;
const neededFor =
  /^(?:(?:and|because|as|so|since) )?(?:we|i)(?:'ll|'d)? (?:(?:only|just|also|mostly|really|will|would) )*(?:need|use|want|have) (?:it|this|that|one|them) (?:\w+ ){0,2}?(?:for|on|as) (?:the|our|my|an?|all) (?!letters|name|text|symbol|background)\w+/;
const forUse =
  /^for (?:(?:the|our|my|an?) (?:\w+ )?)?(?:letterheads?|newspapers?|website|van|vans|signs?|shop|shirts?|t-shirts?|stamps?|printer|print|menus?|packaging|cards?|flyers?|invoices?|bags?|boxes|stickers?|engravings?|embroidery|embossing|etching|laser|foil|cutter|newsletters?|footers?|favicons?|apps?|uniforms?)$/;

/** "The letters are not", behind "the horse is perfect". */
const isElliptical = /^(?:but )?(?:the |our |its )?\w+ (?:(?:is|are|does|do) not|isn't|aren't|doesn't|don't)(?: though)?$/;

/** "Because we print on brown paper": why something is asked for is no wish, unless it complains of what is drawn. */
export const readReason: Reader = (clause) =>
  (reasons.test(clause.keys) ||
    forUse.test(clause.keys) ||
    rhetorical.test(clause.keys) ||
    notWanted.test(clause.keys) ||
    neededFor.test(clause.keys) ||
    asksWhatIsMeant.test(clause.keys) ||
    tellsWhoWeAre.test(clause.keys) ||
    isElliptical.test(clause.keys) ||
    (usedOn.test(clause.keys) && !changing.test(spokenOf(clause)))) &&
  (isElliptical.test(clause.keys) || notWanted.test(clause.keys) || !complains.test(clause.keys))
    ? whole(clause, [alreadySo])
    : undefined;

/** "The x in Foxglove looks odd": one letter is not drawn anew, and another face has another one. */
const oddLetter =
  /\bthe (?:letters? |capital |small |first |last )*["'“‘]?[\p{L}&+]["'”’]?s? (?:in|of|at|looks?|is|seems?)\b.*\b(?:odd|weird|strange|wrong|ugly|funny|off|like an? \p{L}|unreadable|confusing)\b/iu;

/** Another face, where one letter of it displeases. */
export const readOddLetter: Reader = (clause) =>
  oddLetter.test(clause.text) ? whole(clause, [{ kind: 'try-another', field: 'font' }]) : undefined;

const another =
  /\b(?:try|show|give|want|need|see|use|pick|choose|get|make|find|how about|what about|with)?(?: me| us| it)?\s?(?:another|(?:something|anything) (?:else|different|new|completely different)|(?:a |an |some )?(?:completely |totally |entirely )?(?:different|new|other|fresh|alternative|alternate))\b|\b(?:start over|start again|from scratch|surprise me|regenerate|redo|reroll|(?:try|start|do (?:it|this|that)|go|draw(?: it)?|once) again|^again|variations?|alternatives?|another one|more options|something else)\b/;
const disliked =
  /\b(?:do not|don't|dont|didn't|not) (?:really )?(?:like|love|feel)\b|(?<!not |n't )\b(?:hate|dislike|not a fan of|not convinced by|not happy with)\b/;
const isOff =
  /\b(?:something|it|what)(?: is|'s)? (?:\w+ )?(?:off|wrong|odd|weird|not (?:right|correct|quite right)) (?:with|about)\b|\b(?:is|feels|looks|seems) (?:a bit |a little |somehow |just )?(?:off|wrong|not (?:right|correct))$/;
const changes =
  /^(?:(?:please|just|and|but) )*change (?:everything|all|anything)(?: else)?$|^(?:(?:please|just|and|also|an?|can you|could you) ){0,2}(?:change|switch|swap|replace|update|vary|rethink|redo) (?:up )?(?:only |just )?(?:the |its |this )?[a-z]+(?: please)?$|^(?:(?:only|just|but) ){0,2}(?:the |its |this )?[a-z]+ (?:should|must|has to|needs to|could|may|can) change$|^(?:only|just) change (?:the |its |this )?[a-z]+$/;
const targets: readonly (readonly [RegExp, (Patch & { kind: 'try-another' })['field']])[] = [
  [/\b(?:icons?|symbols?|mark|image|picture|mascot|graphic|illustration|emblem)\b/, 'symbol'],
  [/\b(?:fonts?|typefaces?|type|typography|lettering|letters)\b/, 'font'],
  [/\b(?:colou?rs?|palette|hue|colou?r scheme)\b/, 'primary'],
];

const targetOf = (keys: string): (Patch & { kind: 'try-another' })['field'] | undefined => targets.find(([words]) => words.test(keys))?.[1];

/** "I don't like the icon" asks for another one, not for none. */
export const readDislike: Reader = (clause, used) =>
  // "I don't like the serifs": letters without them.
  disliked.test(clause.keys) && /\bserifs?$/.test(clause.keys) && !/\bsans\b/.test(clause.keys)
    ? whole(clause, [{ kind: 'constrain', constraints: { typeClass: 'sans' } }])
    : dislikedPart(clause, used);

const faulted =
  /^(?:(?:but|and|the|that|this|these|those) )*(?:(serifs?|slab|script|handwriting|handwritten|cursive)|(sans(?: serif)?|grotesk))(?: (?:fonts?|letters?|lettering|typeface|type|text))? (?:is|are|looks?|feels?|seems?) (?!(?:what|how|the (?:way|kind|style|sort)|my|our|me|us) )(?!(?:\w+ )?(?:good|great|nice|fine|perfect|lovely|right|beautiful|ok|okay|better)\b)/;

/** "The serif looks dated": letters of another kind. */
export const readFaultedLetters: Reader = (clause) => {
  const [, drawn, plain] = faulted.exec(clause.keys) ?? [];
  if (drawn === undefined && plain === undefined) return undefined;
  return whole(clause, [{ kind: 'constrain', constraints: { typeClass: plain === undefined ? 'sans' : 'serif' } }]);
};

const dislikedPart: Reader = (clause) =>
  (disliked.test(clause.keys) || (isOff.test(clause.keys) && targetOf(spokenOf(clause)) !== undefined)) && !namesPart(clause)
    ? whole(clause, [{ kind: 'try-another', field: targetOf(spokenOf(clause)) ?? 'everything' }])
    : undefined;

/** "Try another", "a different icon", "change the font". */
export const readTryAnother: Reader = (clause) => {
  const { keys } = clause;
  // "A different fox" is another symbol, where a fox is what it shows.
  const target = targetOf(spokenOf(clause));
  if (!another.test(keys) && !(changes.test(keys) && target !== undefined)) return undefined;
  if (
    target === undefined &&
    !/\b(?:another|something|anything|start|scratch|surprise|regenerate|reroll|redo|again|options?|versions?|variations?|alternatives?|ideas?|directions?|designs?|logos?|concepts?|one|it|this)\b/.test(
      keys,
    )
  )
    return undefined;
  return whole(clause, [{ kind: 'try-another', field: target ?? 'everything' }]);
};
