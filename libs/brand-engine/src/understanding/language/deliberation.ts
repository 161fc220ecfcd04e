import {
  affirmed,
  atFirst,
  denial,
  founding,
  givenUp,
  harmful,
  leftOpen,
  proposal,
  proposed,
  resembling,
  saying,
  settled,
  settledNow,
  thoughtOf,
  toGo,
  verdict,
} from '../lexicon/deliberation.js';
import { isLikening } from '../lexicon/likening.js';
import { type Clause, clausesOf, says } from './clauses.js';
import type { Token } from '../text/text.js';
import { covering, runsOf, type Span } from '../wishes.js';

/** Words of a text that weigh something before it settles on something else. */
export interface Weighed extends Span {
  /** It is given up in so many words. */
  isJudged: boolean;
  /** Somebody else would have it. */
  isOfOthers: boolean;
  /** The clauses that may say what was settled on in its place. */
  choices: readonly Span[];
}

/** What a text weighs, in reading order. */
export type Deliberation = readonly Weighed[];

/** The words that speak of what was given up: what was judged, and what gave way to something else of its kind, a thing or a colour. */
export const droppedIn = (deliberation: Deliberation, isOfKind: (at: number) => boolean): ReadonlySet<number> =>
  covering(
    deliberation.filter(
      // What was proposed and agreed on is its own choice.
      ({ isJudged, choices, from }) => isJudged || [...covering(choices.filter((choice) => choice.from !== from))].some(isOfKind),
    ),
  );

/** The words that tell what somebody else would have. */
export const proposedIn = (deliberation: Deliberation): ReadonlySet<number> =>
  covering(deliberation.filter(({ isOfOthers }) => isOfOthers));

/** The words of the clauses that may say what was settled on. */
export const chosenIn = (deliberation: Deliberation): ReadonlySet<number> => covering(deliberation.flatMap(({ choices }) => choices));

/** How a clause speaks of an idea: as the first one, as a thought that may stay, or as somebody's else. */
type Stance = 'first' | 'thought' | 'proposed' | undefined;

function stanceOf(clause: Clause, tokens: readonly Token[]): Stance {
  if (clause.keys.includes(' always going to ')) return undefined;
  if (says(clause, atFirst)) return 'first';
  // "A minha mãe queria um peixe": the verb may be that of the writer too.
  if (/^ (?:the |but )*(?:my|our) /.test(clause.keys) && says(clause, proposed) && !isOfSpeaker(clause, tokens)) return 'proposed';
  // "Our developers like a compass".
  if (/^ (?:my|our) \S+ (?:likes?|loves?|prefers?|fancy|fancies) an? /.test(clause.keys)) return 'proposed';
  if (says(clause, thoughtOf)) return 'thought';
  if (says(clause, proposal) || (says(clause, proposed) && !isOfSpeaker(clause, tokens))) return 'proposed';
  return undefined;
}

/** "I would like a key" and, in a chat, "would like a key". */
const isOfSpeaker = ({ from, to }: Clause, tokens: readonly Token[]): boolean =>
  /^(?:would|want|need|love)$/.test(tokens[from]?.own ?? '') ||
  tokens
    .slice(from, to)
    .some(({ key, own }) => /^(?:i|we|i'd|we'd|logo|symbol|it)$/.test(key) || /^(?:io|yo|eu|jag|jeg|ik|wij|wir|ich|je|nous)$/.test(own));

const isVerb = ({ pos, key }: Token): boolean => /^(?:AUX|VERB)$/.test(pos) && !key.endsWith('ing');
/** Words of a clause that only tells who says something. */
const longestSaying = 4;

/** "Then a kangaroo". */
const opensNext = ({ from }: Clause, tokens: readonly Token[]): boolean =>
  tokens[from]?.key === 'then' && /^(?:a|an|the)$/.test(tokens[from + 1]?.key ?? '');

/** "…, a stag and a mountain", "…, Mr Hale the yew", "Then a kangaroo.": a clause without a verb goes on with the one before. */
function goesOn(clause: Clause, before: Clause | undefined, tokens: readonly Token[]): boolean {
  const own = tokens.slice(clause.from, clause.to);
  const isNext = opensNext(clause, tokens);
  return (
    before !== undefined &&
    (before.sentence === clause.sentence || isNext) &&
    (isNext || !clause.turns) &&
    // "Mein Bruder meint, eine Tasse muss sein".
    ((before.to - before.from <= longestSaying && says(before, saying)) || !own.some(isVerb)) &&
    ![settled, settledNow, givenUp].some((cue) => says(clause, cue))
  );
}

/**
 * "At first an anchor, but that is what everybody has. So a gull": what was thought of first, proposed by others or judged and given up is
 * told apart from what was settled on in its place. A thought that nothing is set against stays a wish: "I was thinking of an owl".
 */
export function findDeliberation(tokens: readonly Token[], name: ReadonlySet<number>): Deliberation {
  const clauses = clausesOf(tokens);
  const stances: Stance[] = [];
  clauses.forEach((clause, at) => {
    const isChoice = says(clause, settled) && (clause.turns || / (?:better|best|won|wins) /.test(clause.keys));
    const own = isChoice ? undefined : stanceOf(clause, tokens);
    // "At first a skull but thats too goth then a red cross": the next idea comes after what was said of the first.
    const before = opensNext(clause, tokens) ? (stances[at - 1] ?? stances[at - 2]) : stances[at - 1];
    stances.push(own ?? (goesOn(clause, clauses[at - 1], tokens) ? before : undefined));
  });
  const weighed = clauses.flatMap((_, at) => (stances[at] === undefined ? [] : answersTo(clauses, stances, at)));
  const judged = [...judgedIn(clauses), ...goneIn(clauses, tokens), ...deniedIn(clauses, tokens)];
  return [
    ...weighed,
    ...judged.map((own) => ({ ...own, isJudged: true, isOfOthers: false, choices: choicesBehind(own, clauses) })),
  ].flatMap((own) =>
    // What a brand is called is not given up with what is said of it.
    besides(own, name).map((span) => ({ ...own, ...span })),
  );
}

/** The runs of a span that have none of these places. */
const besides = (span: Span, places: ReadonlySet<number>): Span[] => runsOf([...covering([span])].filter((at) => !places.has(at)));

/** "But it looked like a tomato"; "but not too childish" and "but please don't make it childish" say how it should be. */
const givesUp = (clause: Clause): boolean =>
  / (?:ignore|forget|scrap) (?:that|it|this) |^ (?:please not|please no|no thanks|no way) $/.test(clause.keys) ||
  ((says(clause, givenUp) || (clause.turns && says(clause, resembling))) &&
    !isLikening(clause.keys) &&
    !/ (?:not|nothing|never) (?:\S+ )?too | (?:please|make|should|shouldn't|must|mustn't|keep|draw|can|could|may|needs?) /.test(
      clause.keys,
    ));

/** How far behind a thought its answer may stand, in sentences. */
const farthestAnswer = 3;
/** Words of a sentence that only agrees. */
const shortestSentence = 3;

/** What is set against a thought: judgements and choices. What a judgement speaks of besides is given up with the thought. */
function answersTo(clauses: readonly Clause[], stances: readonly Stance[], at: number): Weighed[] {
  const thought = clauses[at];
  if (!thought) return [];
  const isFirst = stances[at] === 'first';
  // "Mrs Patel suggested a squirrel. Agreed."
  const next = clauses[at + 1];
  if (next && stances[at] === 'proposed' && next.to - next.from <= shortestSentence && says(next, affirmed))
    return [{ ...thought, isJudged: false, isOfOthers: false, choices: [thought] }];
  const isOfOthers = stances[at] === 'proposed' && !/ (?:also|too|beside|next|as well|with it|and we|and i) /.test(thought.keys);
  const judgements: Clause[] = givesUp(thought) && stances[at] !== 'thought' ? [thought] : [];
  const choices = clauses.slice(at + 1).filter((clause, offset) => {
    if (clause.sentence - thought.sentence > farthestAnswer || stances[at + 1 + offset] !== undefined) return false;
    const isOut = givesUp(clause);
    const isTurn = clause.turns && (judgements.length > 0 || (isFirst && !clause.keys.startsWith(' but ')));
    const isChoice = says(clause, settled) || (isFirst && says(clause, settledNow)) || isTurn;
    if (isOut && (clause.turns || clause.sentence === thought.sentence || clause.to - clause.from <= longestAnswer))
      judgements.push(clause);
    return isChoice && !isOut && !says(clause, founding);
  });
  const isJudged = judgements.length > 0;
  return [
    { ...thought, isJudged, isOfOthers, choices },
    ...judgements.map((own) => ({ ...own, isJudged, isOfOthers: false, choices: [] })),
  ];
}

/** "The crown goes, the swan takes its place": right behind what is to go. */
const choicesBehind = ({ to }: Span, clauses: readonly Clause[]): Clause[] => {
  const last = clauses.find((clause) => clause.to >= to)?.sentence ?? 0;
  return clauses.filter((clause) => clause.from >= to && clause.sentence - last <= 1 && says(clause, settled) && !givesUp(clause));
};

const number = '(?:one|two|three|four|five|six|half|fewer)';
/** "Eight oars might be too much, so three or four are fine": only their number was. */
const settlesForFewer = new RegExp(
  `^ (?:so |then |but |maybe )*${number} (?:or ${number} )?(?:$|is |are |will |would |of them |of those )`,
);

/** "A key would be too common", "a carrot, it was said, looks like a rocket", "an island would miss the point". */
const judgedIn = (clauses: readonly Clause[]): Span[] =>
  clauses.filter(
    (clause, at) =>
      !/ (?:not|never|no|nothing|without) /.test(clause.keys) &&
      !isLikening(clause.keys) &&
      !settlesForFewer.test(clauses[at + 1]?.keys ?? '') &&
      (says(clause, verdict) || harmful.test(clause.keys)),
  );

/** "The windmill of the old sign can go", "das Buch, das ich erwähnt habe, lassen wir weg": from where its sentence begins. */
function goneIn(clauses: readonly Clause[], tokens: readonly Token[]): Span[] {
  return clauses.flatMap((clause) => {
    if (leavesOut(clause, tokens)) return [clause];
    if (!says(clause, toGo) || vanishes(clause, tokens)) return [];
    const before = clauses.filter(({ sentence, to }) => sentence === clause.sentence && to <= clause.from);
    const last = before.findLastIndex(({ keys }) => / (?:want|like|please|so|show|draw|use) /.test(keys));
    return [{ from: before[last + 1]?.from ?? clause.from, to: clause.to }];
  });
}

const vanishing =
  / (?:verschwindet|disparait|va via|sparisce|se va|desaparece|sai|verdwijnt|forsvinner|forsvinder|зникає|исчезает|znika|zmizi|mizi) /;

/** "Un sol que desaparece tras la montaña", "ein Fuchs, der im Wald verschwindet": what a picture does. */
const vanishes = ({ from, keys, owns }: Clause, tokens: readonly Token[]): boolean =>
  vanishing.test(owns) &&
  (/ (?:that|which|who) /.test(keys) || (tokens[from - 1]?.gap === ',' && tokens[from - 1]?.pos === 'NOUN' && keys.startsWith(' the ')));

/** "Leave the compass out", "take the fork off". */
const leavesOut = ({ from, to }: Clause, tokens: readonly Token[]): boolean => {
  const keys = tokens.slice(from, to).map(({ key }) => key);
  const verb = keys.findIndex((key) => /^(?:leave|leaving|take|kick|keep)$/.test(key));
  return verb >= 0 && /^(?:out|off|away)$/.test(keys.at(-1) ?? '') && /^(?:the|a|an|any|it|that)$/.test(keys[verb + 1] ?? '');
};

/** Words of a clause that answers a question or judges what was said before. */
const longestAnswer = 6;

/** Words of a question that only names something. */
const longestQuestion = 8;

/**
 * "A ship? Too fussy.", "Wheel? Chain? No.": a question that only names something and that its answer does not take; of "a horse or a
 * shoe?" what the answer does not say again.
 */
function deniedIn(clauses: readonly Clause[], tokens: readonly Token[]): Span[] {
  const isQuestion = ({ to }: Clause): boolean => tokens[to - 1]?.gap.includes('?') === true;
  return clauses.flatMap((clause, at) => {
    const answer = clauses.slice(at + 1).find((other) => !isQuestion(other));
    // "No. 12 Toys" is a number, and no answer.
    if (!answer || !isQuestion(clause) || /^\d/.test(tokens[answer.from + 1]?.own ?? '')) return [];
    const answered = clauses.filter(({ sentence }) => sentence === answer.sentence);
    const said = new Set(tokens.slice(answer.from, answered.at(-1)?.to).map(({ key }) => key));
    const asked = tokens.slice(clause.from, clause.to);
    const isRepeated = asked.some(({ key, pos }) => pos === 'NOUN' && said.has(key));
    if (isRepeated && clause.keys.includes(' or '))
      return besides(clause, new Set(asked.flatMap(({ key }, offset) => (said.has(key) ? [clause.from + offset] : []))));
    const first = tokens[answer.from];
    if (answered.some((own) => says(own, affirmed) || says(own, leftOpen)) || isRepeated) return [];
    const isDenied = answer.to - answer.from <= longestAnswer && (denial.test(first?.own ?? '') || /^(?:no|not)$/.test(first?.key ?? ''));
    const isSaid = tokens.slice(answer.from, answer.to).some((own) => isVerb(own) || /^(?:too|seen|done|no|not)$/.test(own.key));
    return isDenied || (isSaid && isNamedOnly(clause, tokens)) ? [clause] : [];
  });
}

/** "Juniper berries?"; "what about a walrus?" and "could it be a whistle?" ask for one. */
const isNamedOnly = ({ from, to }: Clause, tokens: readonly Token[]): boolean => {
  const own = tokens.slice(from, to);
  return (
    own.length <= longestQuestion &&
    !/^(?:what|how|why|maybe|perhaps|which|or|and|is|are)$/.test(own[0]?.key ?? '') &&
    !own.some(
      ({ pos, key }) =>
        /^(?:AUX|VERB|PRON)$/.test(pos) || /^(?:maybe|perhaps|possibly|name|colou?rs?|symbol|icon|picture|image|motif)$/.test(key),
    )
  );
};
