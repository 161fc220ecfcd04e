import { personalityAxes } from '../brief.js';
import type { Patch } from '../refinement.js';
import { moodFactor, moods } from '../understanding/personality.js';
import { singular } from '../understanding/text.js';
import { amountOf, span, type ClauseText, type Reader } from './parse-clause.js';

type Form = (Patch & { kind: 'form' })['by'];

const type = '(?:fonts?|type|typeface|letters|lettering|text|weight|strokes?|lines?|wordmark|name)';
const symbol = '(?:icon|symbol|mark|image|emblem|graphic|picture|logo)';
const spacing = '(?:spacing|tracking|kerning|gaps?|letter-spacing|letterspacing|space)';

const forms: readonly (readonly [Form, RegExp])[] = [
  [
    'bigger-symbol',
    new RegExp(
      `\\b(?:bigger|larger|enlarge|increase|scale up|more prominent)\\b.*\\b${symbol}\\b|\\b${symbol}\\b.*\\b(?:bigger|larger|more prominent|too small|should stand out)\\b|\\b(?:smaller|shrink)\\b.*\\b(?:text|name|wordmark|letters|font)\\b|\\b(?:text|name|wordmark|font)\\b.*\\b(?:smaller|too (?:big|large))\\b|^(?:make (?:it|this) )?(?:a bit |a little |much )?(?:bigger|larger)$`,
    ),
  ],
  [
    'smaller-symbol',
    new RegExp(
      `\\b(?:smaller|shrink|reduce|scale down|less prominent)\\b.*\\b${symbol}\\b|\\b${symbol}\\b.*\\b(?:smaller|less prominent|too (?:big|large|dominant))\\b|\\b(?:bigger|larger|enlarge)\\b.*\\b(?:text|name|wordmark|letters|font)\\b|\\b(?:text|name|wordmark|font)\\b.*\\b(?:bigger|larger|too small)\\b|^(?:make (?:it|this) )?(?:a bit |a little |much )?smaller$`,
    ),
  ],
  [
    'tighter',
    new RegExp(
      `\\b(?:tighter|tighten|more compact|closer together|denser|condense it|less (?:white ?space|spaced))\\b|\\b(?:less|reduce|smaller|decrease)\\b.*\\b${spacing}\\b|\\btoo (?:loose|spread out|spaced|wide)\\b`,
    ),
  ],
  [
    'looser',
    new RegExp(
      `\\b(?:looser|loosen|airier|more (?:spacious|airy|breathing|spaced|open|white ?space|room|air)|further apart|spread (?:it )?out)\\b|\\b(?:more|increase|wider|extra|bigger|larger)\\b.*\\b${spacing}\\b|\\btoo (?:tight|cramped|dense)\\b`,
    ),
  ],
  [
    'bolder',
    new RegExp(
      `\\b(?:bolder|heavier|thicker|chunkier|stronger|beefier|fatter|more bold|more weight|too thin|less thin|embolden)\\b|\\bbold (?:it|${type})\\b|\\b${type}\\b.*\\bbold\\b`,
    ),
  ],
  [
    'thinner',
    new RegExp(
      `\\b(?:thinner|finer|slimmer|lightweight|less (?:bold|heavy|thick)|too (?:heavy|thick|bold)|skinnier|more delicate)\\b|\\blighter (?:\\w+ )?${type}\\b|\\b${type}\\b.*\\blighter\\b|\\bthin ${type}\\b`,
    ),
  ],
  [
    'rounder',
    /\b(?:rounder|more (?:rounded|round|curved|curvy)|round(?:ed)? (?:the )?(?:corners|edges|it)|softer(?! colou?rs?)|soften|softer (?:corners|edges|shapes)|smoother|less (?:sharp|angular|pointy|edgy)|too (?:sharp|angular|pointy)|curvier)\b/,
  ],
  [
    'sharper',
    /\b(?:sharper|sharpen|more (?:angular|sharp|pointed|geometric|edgy)|pointier|edgier|crisper|less (?:round|rounded|soft|curvy)|too (?:round|soft|rounded|curvy)|square(?:r)? (?:corners|edges)|harder edges)\b/,
  ],
  [
    'simpler',
    /\b(?:simpler|(?:keep|make) it (?:very |super )?simple|simplify|simplified|more (?:minimal|minimalist|simple|minimalistic)|less (?:detail(?:s|ed)?|complex|busy|cluttered|complicated|ornate)|fewer (?:details|elements|parts|lines)|too (?:busy|complex|complicated|detailed|much)|cleaner|declutter|strip (?:it )?(?:down|back)|reduce (?:it|the detail)|pared back)\b/,
  ],
  [
    'more-detailed',
    /\b(?:more (?:detail(?:s|ed)?|intricate|elaborate|complex|ornate|interesting)|add (?:some |more )?details?|less (?:minimal|simple|plain|basic)|too (?:simple|plain|basic|minimal)|richer|fancier symbol)\b/,
  ],
];

const formWords =
  /^(?:bold(?:er)?|heav\w*|thick\w*|chunk\w*|thin\w*|fin(?:e|er)|slim\w*|light\w*|round\w*|soft\w*|smooth\w*|sharp\w*|angular|point\w*|edg\w*|crisp\w*|simpl\w*|minimal\w*|detail\w*|complex|busy|clean\w*|intricate|bigger|larger|smaller|tight\w*|compact|loos\w*|air\w*|delicate|stronger|geometric|curv\w*|ornate|elaborate|plain|basic|spacious|richer|cluttered|spac\w*|tracking|kerning|big|large|small|cramped|dense)$/;

/** "Bolder", "rounder", "simpler", "bigger symbol", "tighter". */
export const readForm: Reader = (clause, used) => {
  const free = clause.tokens
    .filter((_, at) => !used.has(at))
    .map((token) => token.key)
    .join(' ');
  const found = forms.filter(([, asks]) => asks.test(free));
  if (found.length === 0) return undefined;
  return {
    patches: found.map(([by]) => ({ kind: 'form', by })),
    used: clause.tokens.flatMap((token, at) => (formWords.test(token.key) ? [at] : [])),
  };
};

/** A plain "more" moves an axis by this share of what the word means. */
const moodStep = 0.6;
const comparatives = new Map(
  Object.entries({
    friendlier: 'friendly',
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
  for (const { mood, from, to } of words) {
    const turned = lessBefore(clause, from) || isComplaint(clause, from) ? -1 : Math.sign(moodFactor(clause.scopes[to - 1]));
    for (const axis of personalityAxes) {
      const value = mood[axis];
      if (value !== undefined)
        patches.push({ kind: 'mood', axis, by: Math.round(Math.max(-1, Math.min(1, value * factor * turned)) * 100) / 100 });
    }
  }
  return { patches: strongestByAxis(patches), used: words.flatMap(({ from, to }) => span(from, to)) };
};

interface MoodWord {
  mood: NonNullable<ReturnType<typeof moods.get>>;
  from: number;
  to: number;
}

function moodWords({ tokens }: ClauseText, used: ReadonlySet<number>): MoodWord[] {
  const said = moods.scan(tokens).map(({ value, from, to }) => ({ mood: value, from, to }));
  const compared = tokens.flatMap((token, at) => {
    const base = comparatives.get(token.key);
    const mood = base === undefined ? undefined : moods.get(singular(base));
    return mood === undefined ? [] : [{ mood, from: at, to: at + 1 }];
  });
  return [...said, ...compared].filter(({ from }) => !used.has(from));
}

/** "It's a bit boring", "looks cheap": nobody asks for that. */
const isComplaint = ({ tokens }: ClauseText, at: number): boolean =>
  /^(?:boring|dull|bland|generic|cheap|stuffy|childish|pretentious|bureaucratic)$/.test(tokens[at]?.key ?? '') &&
  !tokens.some((token) => /^(?:more|less|not|no|too)$/.test(token.key));

/** "Less corporate", "too playful", "not so serious": the word is what there is too much of. */
const lessBefore = ({ tokens }: ClauseText, at: number): boolean =>
  [1, 2, 3].some((back) => /^(?:less|too|tone)$/.test(tokens[at - back]?.key ?? '')) && !/^(?:not|isn't)$/.test(tokens[at - 2]?.key ?? '');

/** Words that move the same axis add up to the strongest of them, not to more than was asked for. */
function strongestByAxis(patches: Patch[]): Patch[] {
  const best = new Map<string, Patch & { kind: 'mood' }>();
  for (const patch of patches) {
    if (patch.kind !== 'mood') continue;
    const known = best.get(patch.axis);
    if (known === undefined || Math.abs(patch.by) > Math.abs(known.by)) best.set(patch.axis, patch);
  }
  return [...best.values()];
}
