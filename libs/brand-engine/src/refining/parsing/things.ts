import { flowers } from '../../understanding/colours/colour-context.js';
import { plainColours } from '../../understanding/lexicon/colours.js';
import { picturesWithPart } from '../../understanding/lexicon/contained-parts.js';
import { kindsOfThings } from '../../understanding/lexicon/kinds.js';
import { brandNouns, places, stopWords } from '../../understanding/lexicon/words.js';
import { words } from '../../understanding/text/phrases.js';
import { poseOf } from '../../understanding/things/poses.js';
import { isHeadLast } from '../../understanding/things/changed-things.js';
import { meantBy } from '../../understanding/language/senses.js';
import { singular, type Token } from '../../understanding/text/text.js';
import { type ClauseText, drawnThings, isMaterial, isShownAt, symbolNoun } from './clause.js';
import { exchangeOf, isGone } from './exchange.js';
import { isLikenedColour } from './likened.js';

const isSymbolNoun = new RegExp(`^${symbolNoun}$`);

export const notThings = words(`
  change replace swap add put instead try move rotate flip align scale turn set shape style version circle background font colour color
  text letter letters lettering writing bigger smaller left right top bottom tagline energy playfulness elegance personality character sophistication
  contrast drama detail details space spacing corners edges full stop line lines year town name monogram initials wordmark away out
  weight weights stroke strokes width height size sizes bottom ground tone shade margin margins gap whitespace look match word words side sides
  caps remove drop lose delete forget become stays keep shade shades notch notches primary secondary thinner bolder rounder darker lighter warmer cooler only stack stacked place
  bit lot tad touch
`);

export interface Mention {
  term: string;
  icons: string[];
  from: number;
  to: number;
  isUnwanted: boolean;
  /** In a state that is said of it. */
  isPosed?: true;
}

/** Of a compound the head tells: a coffee cup is no coffee bean. */
export const isShown = (clause: ClauseText, { term, icons, to, isPosed }: Mention): boolean =>
  isPosed === true
    ? icons.some((id) => clause.context.pictures.includes(id))
    : clause.context.shown.has(term) || clause.context.shown.has(singular(term)) || isShownAt(clause, to - 1);

export const isOwn = ({ context }: ClauseText, { term, icons: [first = ''] }: Mention): boolean => context.showsItself(term, first);

/** Every thing that a picture shows, and whether it is to go. */
export function mentions(clause: ClauseText, used: ReadonlySet<number>): Mention[] {
  const { tokens, context } = clause;
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    // "Bath" with a capital is a town.
    if (
      !token ||
      used.has(at) ||
      // "Instead of the house": what is shown is a thing, though a house may be a company too.
      (!isThing(token.key) && !context.shown.has(singular(token.key)) && !opensCompound(clause, at)) ||
      isPortion(tokens, at) ||
      isPurpose(tokens, at) ||
      isComparison(tokens, at) ||
      isMaterial(tokens, at) ||
      isOfOthers(clause, at) ||
      isChanged(clause, at) ||
      isPosture(tokens, at, found.at(-1)) ||
      isVerb(tokens, at) ||
      isByHand(tokens, at) ||
      isPerson(tokens, at) ||
      // "Light brown" is a tone, and "a light circle" too.
      (/^(?:light|dark|pale|deep|bright)$/.test(token.key) && isToned(tokens[at + 1]?.key ?? '')) ||
      (token.capitalised && places.has(token.own))
    )
      continue;
    const pictured = termsAt(clause, at)
      .flatMap(({ term, to }) => (term.endsWith('as') ? [term, term.slice(0, -1)] : [term]).map((own) => ({ term: own, to })))
      .map(({ term, to }) => ({ term: term.slice(0, 40), icons: context.findIcons(term), from: at, to, isUnwanted: isGone(clause, at) }))
      .map((mention) => inPose(mention, clause))
      .find(({ icons }) => icons.length > 0);
    // "Instead of the animal an acorn": a kind of what is shown has no picture of its own.
    const kind = context.shown.has(singular(token.key)) ? { term: singular(token.key), icons: [...context.pictures] } : undefined;
    const thing = pictured ?? (kind && { ...kind, from: at, to: at + 1, isUnwanted: isGone(clause, at) });
    if (!thing) continue;
    found.push(thing);
    at = thing.to - 1;
  }
  const old = exchangeOf(tokens)?.(found);
  return found
    .map((mention) => (old ? { ...mention, isUnwanted: old.includes(mention) } : mention))
    .map((mention) => (mention.isUnwanted ? { ...mention, icons: goneWith(mention.term, context) } : mention));
}

/** "A leaping fox", "an owl in flight": the thing in the state that is said of it, where that is drawn. */
function inPose(mention: Mention, { tokens, context }: ClauseText): Mention {
  const pose = mention.isUnwanted ? undefined : poseOf(mention, tokens, drawnThings(context));
  return pose ? { ...mention, ...pose, isPosed: true, icons: context.findIcons(pose.term) } : mention;
}

/** Of two pictures the one that is called so goes, and not its relative: a comb is near to scissors. */
function goneWith(term: string, context: ClauseText['context']): string[] {
  const icons = picturesOf(term, context);
  const shown = icons.filter((id) => context.pictures.includes(id));
  const gone = kindsOfThings.has(term) || shown.length < 2 ? icons : icons.filter((id) => id === shown[0] || !shown.includes(id));
  // A river that is drawn before mountains shows them too; of one picture alone no part goes.
  const parts = shown.length > 0 && context.pictures.length > 1 ? (picturesWithPart.get(singular(term)) ?? []) : [];
  return [...new Set([...gone, ...parts])];
}

const isToned = (key: string): boolean =>
  plainColours.has(key) ||
  /^(?:circle|disc|square|shield|hexagon|box|frame|ring|shape|letters|lettering|name|font|background|ground|tone|shade|one|ones|version|variant)$/.test(
    key,
  );

/** Words for shapes and strokes that a thing may have by itself: "a round loaf" asks for no rounder letters. */
const ofShape =
  /^(?:round|rounded|square|oval|flat|curved|pointed|sharp|angular|thin|thick|slim|fine|bold|heavy|soft|plain|crispy|simple)$/;
/** What a shape is asked for as such. */
export const shaped =
  /^(?:badge|seal|stamp|emblem|crest|label|roundel|frame|border|ring|rim|circle|disc|disk|shield|square|hexagon|box|tile|diamond|oval|outline|plate|serif|sans|script|stroke)s?$/;

/** The words that tell the shape of a thing that comes, and nothing of the letters or of the mark. */
export function shapesOfThings(clause: ClauseText): number[] {
  const { tokens, context } = clause;
  const isNewThing = (at: number): boolean => {
    const key = singular(tokens[at]?.key ?? '');
    return isThing(tokens[at]?.key ?? '') && !shaped.test(key) && !isShownAt(clause, at) && context.findIcons(key).length > 0;
  };
  return tokens.flatMap(({ key, own, gap }, at) => {
    if (!ofShape.test(key)) return [];
    const isBefore = gap === '' && isNewThing(at + 1);
    // "Un pain rond": abroad the adjective may stand behind.
    const isBehind = key !== own && tokens[at - 1]?.gap === '' && isNewThing(at - 1);
    return isBefore || isBehind ? [at] : [];
  });
}

/** A kind ("the bird") stands for each of its members. */
const picturesOf = (term: string, { findIcons }: ClauseText['context']): string[] => [
  ...new Set([term, ...(kindsOfThings.get(term) ?? [])].flatMap((thing) => findIcons(thing))),
];

/** The thing at a token: with the word after it, if both are things ("palm tree"), and alone. */
function termsAt({ tokens, context }: ClauseText, at: number): { term: string; to: number }[] {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token) return [];
  // "Weinblatt" is a leaf, and no wine.
  if (next?.start === token.start && isThing(next.key))
    return [
      { term: `${token.key} ${singular(next.key)}`, to: at + 2 },
      // "Fetta di limone" is lemon, and "Pferdekopf" a horse.
      { term: singular(portions.test(next.key) || ofCreature.test(next.key) ? token.key : next.key), to: at + 2 },
    ];
  const alone = { term: singular(token.key), to: at + 1 };
  const whole = wholeAt({ tokens, context }, at);
  if (whole) return [whole, alone];
  if (!next || token.gap !== '' || !isThing(next.key)) return [alone];
  const head = { term: singular(next.key), to: at + 2 };
  // "A gravy boat" is no boat, and no gravy.
  if (isChanged({ tokens, context }, at + 1)) return [{ term: `${token.key} ${head.term}`, to: at + 2 }];
  // A vine leaf is a leaf; a fox head is a fox.
  return [{ term: `${token.key} ${head.term}`, to: at + 2 }, ...(isPartOfPlant(head.term) ? [head] : []), alone];
}

/** "A water drop", "a drop of water": a thing that is drawn, though the word for its shape alone is none. */
function wholeAt({ tokens, context }: Pick<ClauseText, 'tokens' | 'context'>, at: number): { term: string; to: number } | undefined {
  const [shape, of, token, next] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return undefined;
  const behind = next && token.gap === '' && !isThing(next.key) ? { term: `${token.key} ${singular(next.key)}`, to: at + 2 } : undefined;
  const before = shape && of?.key === 'of' && !isThing(shape.key) ? { term: `${token.key} ${singular(shape.key)}`, to: at + 1 } : undefined;
  return [behind, before].find((own) => own && context.findIcons(own.term).some((id) => context.showsItself(own.term, id)));
}

/** "A coffee bean", "a bar stool": a trade may tell the kind of a thing. */
function opensCompound({ tokens, context }: ClauseText, at: number): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token || !next || token.gap !== '' || !brandNouns.has(token.key) || !isThing(next.key)) return false;
  const term = `${token.key} ${singular(next.key)}`;
  return context.findIcons(term).some((id) => context.showsItself(term, id));
}

/** Parts that look alike whatever plant they are of: the plant itself would be another picture. */
const isPartOfPlant = (term: string): boolean => /^(?:leaf|branch|twig|flower|blossom|tree|seed|cone|root|fruit|berry|petal)$/.test(term);

/** Whether the word before a noun makes another thing of it. */
const isChanged = ({ tokens, context }: Pick<ClauseText, 'tokens' | 'context'>, at: number): boolean => {
  const [before, head] = [tokens[at - 1], tokens[at]];
  if (!before || !head || before.gap !== '' || before.pos === 'ADJ' || !isHeadLast(before, head)) return false;
  const noun = singular(head.key);
  return meantBy(noun, [before, head], null) === noun && context.changes(noun, singular(before.key)) === 'other';
};

/** "The owl in flight", "a tree in bloom": a bare noun behind a thing and "in" says how it is. */
const isPosture = (tokens: readonly Token[], at: number, before: Mention | undefined): boolean =>
  before?.to === at - 1 &&
  tokens[at - 2]?.gap === '' &&
  /^(?:in|at)$/.test(tokens[at - 1]?.key ?? '') &&
  singular(tokens[at]?.key ?? '') === tokens[at]?.key;

/** "The robot should wave": behind such a word stands what it does. */
const isVerb = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap !== ',' && /^(?:should|could|must|might|can|would|shall)$/.test(tokens[at - 1]?.key ?? '') && tokens[at - 1]?.gap === '';

/** "Hand carved", "hand cut letters": how something is made, and no hand. */
const isByHand = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'hand' &&
  /^-?$/.test(tokens[at].gap) &&
  /^(?:\w{2,}ed|cut|made|sewn|drawn|thrown|woven|written|spun|blown|built|sketched)$/.test(tokens[at + 1]?.key ?? '');

/** "I want mums to feel at home": who is to do something is none to draw. */
const isPerson = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.key === 'to' && /^(?:want|wants|help|like|need|invite|encourage)$/.test(tokens[at - 1]?.key ?? '');

/** "A wedge of cheese" is cheese. */
export const isPortion = (tokens: readonly Token[], at: number): boolean =>
  portions.test(tokens[at]?.key ?? '') && tokens[at + 1]?.key === 'of';

const ofCreature = /^(?:head|face|profile|portrait)s?$/;
const portions =
  /^(?:wedge|slice|piece|chunk|bunch|pair|couple|pile|heap|bit|kind|sort|picture|drawing|image|silhouette|outline|sprig|ear|stalk|sheaf|bundle)s?$/;

/** "Too fussy for a bottle cap": what it is used for; "swap the cup for an owl" is an exchange. */
const isPurpose = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 4), at);
  const link = before.findLastIndex(({ key }) => key === 'for');
  return (
    link >= 0 &&
    !exchangeOf(tokens) &&
    before.slice(link + 1).every(({ key, gap }) => gap === '' && !/^(?:with|and|or|use|add|put)$/.test(key))
  );
};

const brings =
  /^(?:use|add|show|try|include|draw|put|place|insert|with|want|like|prefer|need|have|get|instead|and|or|of|into|to|for|than|by|bring|rather|feature|featuring|not|no|remove|drop|lose|without|forget|ditch|delete|replace|swap|keep|undo|scrap|skip|hide)$/;

/** "Hand it to the printer", "the team loves it": what is spoken of as known, and is not shown, is none to draw. */
const isOfOthers = (clause: ClauseText, at: number): boolean => {
  const { tokens } = clause;
  const isKnown = /^(?:the|our|my|your|their)$/.test(tokens[at - 1]?.key ?? '') && !isShownAt(clause, at);
  return (
    isKnown &&
    carriedBy.has(singular(tokens[at]?.key ?? '')) &&
    !brings.test(tokens[at - 2]?.key === 'to' ? '' : (tokens[at - 2]?.key ?? ''))
  );
};

/** Who works with a logo, and what it is seen on. */
const carriedBy = words(`
  printer phone screen laptop computer website app van car truck door window sign shop store menu card bag box cup mug shirt cap apron label bottle jar sticker stamp poster flyer
  designer boss team wife husband partner customer client accountant lawyer embroiderer board committee council
`);

/** How many words a thing is at most behind what is likened to it: "blue, like a clear midnight sky". */
const longestLikening = 5;

/** "The bread looks like a stone" asks for no stone. */
const isComparison = (tokens: readonly Token[], at: number): boolean =>
  isLikenedColour(tokens.slice(Math.max(0, at - longestLikening), at)) ||
  /^(?:(?!would|i|we|you|they|i'd|we'd|really|also|do|don't|not|to|something|more|much|should|rather|people|bit|just|a)\S+ )?like (?:\w+ ){0,3}$|\b(?:thought|mistook|took) (?:\w+ ){1,4}?(?:was|were|for) (?:\w+ ){0,2}$|\b(?:rather|more|bit|somewhat) like (?!an? )$|\b(?:looks?|looking|seems?|feels?|appears?) (?:\w+ ){0,2}like (?:\w+ ){0,2}$|\b(?:resembles?|reminds? (?:me|us) of|(?:seems?|appears?|looks?) to be|(?:turned|came) out (?:as|like)) (?:\w+ ){0,2}$|\b(?:people|everyone|everybody|they|customers|kids|children|some|friends|guests|neighbours|passers-by|most) (?:\w+ )?(?:see|sees|saw|think|thinks|thought|read|reads|recogni[sz]e|notice)(?: (?:it's|it|of|is|was|that))* (?:\w+ ){0,2}$|\b(?:colou?rs?|shades?|tones?|hues?|red|blue|green|yellow|orange|purple|pink|brown|white|black|grey|gold) (?:of|in|from|on) (?:\w+ ){0,3}$/.test(
    `${tokens
      .slice(0, at)
      .map(({ key }) => key)
      .join(' ')} `,
  );

export const isThing = (key: string): boolean =>
  key.length > 1 &&
  !isSymbolNoun.test(key) &&
  (!plainColours.has(key) || flowers.has(key)) &&
  ![stopWords, brandNouns, notThings].some((set) => set.has(key));
