import { personalityAxes } from '../../brief.js';
import type { Patch } from '../../refinement.js';
import { findColours } from '../../understanding/colours/colours.js';
import { moodFactor, moods, positiveOf } from '../../understanding/language/personality.js';
import { amountOf, span, type ClauseText, type Reader } from './clause.js';
import { letterNouns } from './shift.js';

/** A plain "more" moves an axis by this share of what the word means. */
const moodStep = 0.6;
const comparatives = new Map(
  Object.entries({
    friendlier: 'friendly',
    'child-friendly': 'playful',
    'kid-friendly': 'playful',
    'family-friendly': 'friendly',
    childlike: 'playful',
    older: 'vintage',
    dated: 'old-fashioned',
    outdated: 'old-fashioned',
    modernise: 'modern',
    modernize: 'modern',
    modernised: 'modern',
    modernized: 'modern',
    sillier: 'silly',
    tidier: 'tidy',
    calmer: 'calm',
    classier: 'premium',
    fancier: 'fancy',
    cuter: 'cute',
    cosier: 'cosy',
    cozier: 'cozy',
    funnier: 'funny',
    livelier: 'lively',
    fresher: 'fresh',
    sleeker: 'sleek',
    quirkier: 'quirky',
    happier: 'happy',
    gentler: 'gentle',
    tougher: 'tough',
    kinder: 'kind',
    wilder: 'wild',
    smarter: 'smart',
    younger: 'young',
    techier: 'techy',
    earthier: 'earthy',
    sportier: 'sporty',
    quieter: 'quiet',
    louder: 'loud',
    bolder: 'bold',
    posher: 'posh',
    trendier: 'trendy',
    cheekier: 'cheeky',
    moodier: 'moody',
    grittier: 'gritty',
    energy: 'energetic',
    playfulness: 'playful',
    elegance: 'elegant',
    sophistication: 'sophisticated',
    calmness: 'calm',
    drama: 'dramatic',
    fun: 'fun',
  }),
);

/** "More playful", "less corporate", "premium", "friendlier". */
export const readMood: Reader = (clause, used) => {
  const words = moodWords(clause, used);
  if (words.length === 0) return undefined;
  const factor = amountOf(clause.keys) * moodStep;
  const patches: Patch[] = [];
  const shifts: Patch[] = [];
  for (const { mood, from, to } of words) {
    const turned = lessBefore(clause, from) || isComplaint(clause, from) ? -1 : Math.sign(moodFactor(clause.scopes[to - 1]));
    // "Happier colours" asks for livelier ones.
    const lively = /\bcolou?rs\b/.test(clause.keys) ? (mood.calmEnergetic ?? mood.seriousPlayful) : undefined;
    if (lively !== undefined) {
      shifts.push({ kind: 'shift-colour', by: lively * turned < 0 ? 'more-muted' : 'more-vivid', amount: amountOf(clause.keys) });
      continue;
    }
    if (isOfColour(mood) && !letterNouns.test(clause.keys) && !isTame.test(clause.tokens[from]?.key ?? '')) {
      const by = (mood.calmEnergetic ?? 0) * turned;
      shifts.push({ kind: 'shift-colour', by: by < 0 ? 'more-muted' : 'more-vivid', amount: amountOf(clause.keys) });
      // Later choices remember it; the letters stay.
      patches.push({ kind: 'mood', axis: 'calmEnergetic', by: Math.sign(by) * rememberedMood });
      continue;
    }
    const isTold = isTame.test(clause.tokens[from]?.key ?? '') && turned < 0;
    if (isTold) shifts.push({ kind: 'shift-colour', by: 'more-vivid', amount: amountOf(clause.keys) });
    const most = isTold ? Math.abs(mood.seriousPlayful ?? 0) : Math.max(...Object.values(mood).map(Math.abs));
    for (const axis of personalityAxes) {
      const value = mood[axis];
      if (value !== undefined)
        patches.push({
          kind: 'mood',
          axis,
          by: Math.round(Math.max(-1, Math.min(1, value * (isTold ? moodStep : factor) * turned)) * 100) / 100,
          ...(letterNouns.test(clause.keys) ? { of: 'letters' as const } : {}),
          ...(Math.abs(value) < most || (isTold && axis !== 'seriousPlayful') ? { isAside: true as const } : {}),
        });
    }
  }
  return { patches: [...shifts.slice(0, 1), ...strongestByAxis(patches)], used: words.flatMap(({ from, to }) => span(from, to)) };
};

/** What a mark is said to look like, and the mood that there is then too much of. */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:apps?|app icon|start-?up|website|smartphone)\b/, 'modern'],
  [
    /\b(?:bank|insurance|insurer|law firm|lawyers?|government|ministry|authority|tax office|town hall|corporation|office|agency|software company|tech company|pharma|hospital|clinic|pharmacy)\b/,
    'corporate',
  ],
  [/\b(?:toy|toys|kindergarten|nursery|playground|cartoon|circus|comic|birthday card|children's (?:book|brand|party))\b/, 'childish'],
];
const resembles =
  /\b(?:looks?|looking|feels?|seems?|comes across|appears?|reads?|reading) (?:(?:a bit|a little|too much|very much|more|rather|kind of|just|somewhat|\w+ly) )*(?:(?!not |nothing )\w+ ){0,2}(?:like|as)\b|\b(?:reminds? (?:me|us) of|could be)\b/;

/** "It looks like a bank" complains of the mood, and not of the picture. */
export const readLookalike: Reader = (clause) => {
  const [said] = resembles.exec(clause.keys) ?? [];
  if (said === undefined || /\b(?:should|make|let|want)\b/.test(clause.keys)) return undefined;
  const like = clause.keys.slice(clause.keys.indexOf(said) + said.length);
  // "The green reminds me of a hospital" speaks of the green.
  const [colour] = findColours(clause.text, clause.tokens, clause.scopes, new Set());
  if (colour && colour.from <= 2) return undefined;
  const word = lookalikes.find(([things]) => things.test(like))?.[1];
  const mood = word === undefined ? undefined : moods.get(word);
  const axis = mood?.seriousPlayful === undefined ? 'classicModern' : 'seriousPlayful';
  const value = mood?.[axis];
  if (value === undefined) return undefined;
  const by = -Math.sign(value) * amountOf(clause.keys) * moodStep;
  return { patches: [{ kind: 'mood', axis, by }], used: span(0, clause.tokens.length) };
};

/** What changes no typeface by itself. */
const rememberedMood = 0.14;

/** Whoever finds it boring wants letters with more character as well as stronger colours. */
const isTame = /^(?:boring|dull|bland|generic)$/;

/** Calm and lively are told by colours: only words that speak of form as well are told by letters. */
const isOfColour = (mood: MoodWord['mood']): boolean =>
  mood.softSharp === undefined &&
  Object.entries(mood).every(([axis, value]) => axis === 'calmEnergetic' || Math.abs(value) < Math.abs(mood.calmEnergetic ?? 0));

interface MoodWord {
  mood: NonNullable<ReturnType<typeof moods.get>>;
  from: number;
  to: number;
}

function moodWords({ tokens }: ClauseText, used: ReadonlySet<number>): MoodWord[] {
  const said = moods.scan(tokens).map(({ value, from, to }) => ({ mood: value, from, to }));
  const compared = tokens.flatMap((token, at) => {
    const base = comparatives.get(token.key) ?? positiveOf(token.key);
    const mood = base === undefined ? undefined : moods.get(base);
    return mood === undefined ? [] : [{ mood, from: at, to: at + 1 }];
  });
  return [...said, ...compared].filter(({ from }) => !used.has(from));
}

/** "It's a bit boring", "looks cheap": nobody asks for that. */
const isComplaint = ({ text, tokens }: ClauseText, at: number): boolean => {
  const [word, before] = [tokens[at]?.key ?? '', tokens.slice(Math.max(0, at - 4), at).map(({ key }) => key)];
  if (before.slice(-3).some((key) => /^(?:more|less|not|no|too)$/.test(key))) return false;
  if (/^(?:boring|dull|bland|generic|cheap|stuffy|childish|pretentious|bureaucratic|dated|outdated)$/.test(word)) return true;
  // "It looks old-fashioned" complains, "make it old-fashioned" does not.
  if (tokens.some(({ key }) => /^(?:should|make|want|must|could|can|let|would|needs?|please)$/.test(key))) return false;
  const isSaid = before.some((key) => states.test(key)) || /\b(?:it|that|this)['’]s\b/i.test(text);
  const isHedged = hedged.test(before.join(' '));
  // Nobody finds anything "a bit playful" who likes it.
  return isUnloved.test(word) ? isSaid || isHedged : isSaid && isHedged;
};
const isUnloved =
  /^(?:old-fashioned|corporate|institutional|governmental|official-looking|conservative|businesslike|formal|sterile|clinical|aggressive)$/;
const states = /^(?:looks?|feels?|seems?|appears?|reads?|is|comes)$/;
const hedged = /\b(?:a bit|a little|a touch|kind of|sort of|rather|somewhat|slightly|pretty|quite|awfully|very|so)$/;

/** "Less corporate", "too playful", "not so serious": the word is what there is too much of. */
const lessBefore = ({ tokens }: ClauseText, at: number): boolean =>
  [1, 2, 3].some(
    (back) => /^(?:less|too|tone|undo|remove|drop|lose|fewer)$/.test(tokens[at - back]?.key ?? '') || isLess(tokens[at - back]),
  ) && !/^(?:not|isn't)$/.test(tokens[at - 2]?.key ?? '');

/** Scandinavian tongues have one word for "less" and "smaller". */
const isLess = (token: ClauseText['tokens'][number] | undefined): boolean => token?.key === 'smaller' && token.own === 'mindre';

/** Words that move the same axis add up to the strongest of them, not to more than was asked for. */
function strongestByAxis(patches: Patch[]): Patch[] {
  const best = new Map<string, Patch & { kind: 'mood' }>();
  for (const patch of patches) {
    if (patch.kind !== 'mood') continue;
    const known = best.get(patch.axis);
    const isStronger = known === undefined || (known.isAside === patch.isAside ? Math.abs(patch.by) > Math.abs(known.by) : known.isAside);
    if (isStronger) best.set(patch.axis, patch);
  }
  return [...best.values()];
}
