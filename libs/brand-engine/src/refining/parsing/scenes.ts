import type { ColourIntent, PersonalityAxis } from '../../brief.js';
import type { ColourShift, Patch } from '../../refinement.js';
import { list } from '../../understanding/text/phrases.js';
import { findColours } from '../../understanding/colours/colours.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { additions } from './joining.js';
import { span, spokenOf, type ClauseText, type Reader } from './clause.js';
import { exchangeOf } from './exchange.js';
import { likenedColour } from './likened.js';
import { isLikeness } from './picture.js';
import { letterNouns } from './shift.js';
import { asItIs } from './symbol.js';

/** What an hour, a season or a place is told by where nobody names a colour or a face. */
interface Scene {
  words: RegExp;
  patches: (clause: ClauseText) => Patch[];
  /** Whether the words tell a mood by themselves, without "feel like" before them. */
  isAlone: boolean;
}

const pattern = (phrases: string): RegExp => new RegExp(`(?<![\\w-])(?:${list(phrases).join('|')})(?![\\w-])`);
const shift = (by: ColourShift, amount = 1): Patch => ({ kind: 'shift-colour', by, amount });
const mood = (axis: PersonalityAxis, by: number): Patch => ({ kind: 'mood', axis, by });
const scene = (phrases: string, ...patches: Patch[]): Scene => ({ words: pattern(phrases), patches: () => patches, isAlone: false });
const alone = (phrases: string, ...patches: Patch[]): Scene => ({ ...scene(phrases, ...patches), isAlone: true });

const midnight: ColourIntent = { words: 'midnight', hue: 265, lightness: -0.75, chroma: -0.2, hex: null };

/** Night is a dark ground, of the colour that there is. */
const byNight = ({ context: { brief } }: ClauseText): Patch[] => {
  const { primary, ground } = brief.colours;
  if (ground && ground.lightness < -0.3) return [shift('darker')];
  const isTinted = primary?.hue != null && primary.chroma > -0.6;
  return [{ kind: 'set-ground', colour: isTinted ? { ...midnight, hue: primary.hue, words: `dark ${primary.words}` } : midnight }];
};

const summer = [shift('warmer'), shift('more-vivid')];
const winter = [shift('cooler', 1.5), shift('lighter', 0.7)];
const autumn = [shift('warmer', 1.5), shift('darker', 0.5)];
const spring = [shift('lighter'), shift('fresher')];

/** The first that is found tells the colours, and every other one adds its mood. */
const scenes: readonly Scene[] = [
  {
    words: pattern(
      'midnight, (?:at |by )?nights?, night ?time, moonlit, moonlight, starry(?: sky)?, nocturnal, jazz (?:club|bar|cellar), cellars?, film noir, noir, cabaret, speakeasy, theatre, cinema, planetarium',
    ),
    patches: byNight,
    isAlone: false,
  },
  scene(
    "winter(?:'s)?(?: (?:day|morning|wonderland))?, snow, snowy, frost, arctic, glaciers?, january, february, december, alps, ski(?:ing)?",
    ...winter,
  ),
  alone('wintry, wintery, icy, snowy, frosty', ...winter),
  scene(
    'autumn, october, november evening, harvest(?: time)?, fallen leaves, (?:camp|log |open )?fires?(?:side)?, by the fire, fireplace, hearth, candle ?light, sunsets?, dusk, golden hour, evenings?, indian summer',
    ...autumn,
  ),
  alone('autumnal', ...autumn),
  scene(
    "summer(?:'s)?(?: (?:day|holiday|evening|morning)s?)?, beach(?:es)?, holidays?, seaside, july, august, sunshine, tropical, tropics, mediterranean, riviera, caribbean, ice cream",
    ...summer,
  ),
  alone('summery, summerlike, sunnier, beachy', ...summer),
  scene(
    'spring(?: ?time)?(?: (?:day|morning)s?)?, april, may morning, dew, dawn, sunrise, (?:early )?mornings?, fresh air, breath of (?:fresh )?air, meadows?, woods?, forests?, gardens?, walk in the (?:woods|country)',
    ...spring,
  ),
  alone('springlike, spring-like', ...spring),
  scene(
    'rain(?:y)?(?: (?:day|afternoon|sunday)s?)?, fog(?:gy)?, mist(?:y)?, november, sundays?(?: afternoons?| mornings?)?, siesta, lazy (?:day|afternoon)s?',
    shift('more-muted', 1.5),
    mood('softSharp', -0.5),
  ),
  scene('sea, ocean, salt(?: and tar)?, tar, harbours?, harbors?, sea breeze, waves, lighthouse keeper, sailors?', shift('cooler')),
  scene(
    'party, parties, carnival, festivals?, fiesta, birthdays?, fairground, funfair, confetti, brazil, circus',
    shift('more-vivid', 1.5),
    mood('seriousPlayful', 0.5),
  ),
  scene(
    "kitchens?(?: tables?)?, living rooms?, home, hugs?, blankets?, grand(?:ma|mother)(?:'s)?(?: (?:house|kitchen))?, gran(?:ny)?(?:'s)?, nan(?:a)?(?:'s)?, pub, snug, village hall, farmhouse, sunday lunch, warm bath",
    mood('softSharp', -0.6),
    mood('seriousPlayful', 0.4),
    shift('warmer', 0.7),
  ),
  scene(
    "jules verne(?: novels?)?, sherlock holmes, old (?:book|map|photo|photograph|film|movie|postcard|library)s?, library, libraries, museums?, novels?, antiques?, explorers?, steampunk, sepia, history, heirlooms?, grandfather(?:'s)?(?: \\w+)?",
    mood('classicModern', -0.7),
  ),
  scene(
    'spa, temples?, monaster(?:y|ies), zen garden, church(?:es)?, massage, silence, meditation',
    shift('more-muted'),
    mood('softSharp', -0.5),
  ),
  scene(
    'silicon valley, start-?ups?, tech(?: compan(?:y|ies)| bros?)?, apps?, spaceships?, laborator(?:y|ies), labs?',
    mood('classicModern', 0.7),
  ),
  scene(
    'gyms?, stadiums?, race ?tracks?, racing, boxing ring, rock concerts?, rock bands?, rock and roll, rock n roll, motorbikes?, garage band',
    mood('calmEnergetic', 0.7),
    mood('softSharp', 0.5),
  ),
];

/** What a mark has too little of, told by a noun: "more muscle", "it has no soul". */
const lacks: readonly Scene[] = [
  alone('speed, motion, movement, momentum, pace, dynamism, drive, velocity', { kind: 'take-form', form: 'slanted', refused: false }),
  alone(
    'muscles?, punch, bite, oomph, power, force, attitude, impact, swagger, strength, guts, clout, grit, kick, heft',
    { kind: 'form', by: 'bolder' },
    mood('softSharp', 0.4),
  ),
  alone("rock and roll, rock n roll, rock'n'roll, punk, edge, rebellion, danger", mood('softSharp', 0.6), mood('calmEnergetic', 0.5)),
  alone(
    'soul, heart, life, character, personality, spirit, charm, charisma, spark, sparkle, flair, magic, wonder, whimsy, imagination, pizzazz, zing, zest, joy, fun, humour, humor, smiles?, happiness, cheer',
    mood('seriousPlayful', 0.6),
    shift('more-vivid'),
  ),
  alone('warmth of heart, humanity, empathy, tenderness, kindness, care, comfort, love', mood('softSharp', -0.6), shift('warmer', 0.7)),
  alone('class, polish, finesse, elegance, style, quality, refinement, grandeur, glamour', mood('modestLuxurious', 0.6)),
  alone('trust, authority, gravitas, seriousness, credibility, confidence, dignity', mood('seriousPlayful', -0.6)),
  alone('peace, calm, quiet, stillness, serenity, restraint, subtlety', shift('more-muted'), mood('calmEnergetic', -0.3)),
];

/** Complaints and commands that tell a mood without a noun for it: "it's a bit sad", "cheer it up". */
const commands: readonly Scene[] = [
  alone('faster, quicker, speedier, speed (?:it|this|things) up, (?:too|so|bit|little|rather|looks?|feels?) (?:static|slow|sluggish)', {
    kind: 'take-form',
    form: 'slanted',
    refused: false,
  }),
  alone(
    'kitsch, kitschy, cheesy, tacky, naff, tasteless, clip ?art, amateurish, home ?made looking, made in (?:word|powerpoint|paint|canva), own brand, sickly, twee, saccharine',
    mood('modestLuxurious', 0.6),
  ),
  alone('^yawn$, ^meh$, ^boring$, ^snooze$, ^so what$, ^bland$', mood('seriousPlayful', 0.6), shift('more-vivid')),
  alone('^(?:more )?(?:adventure|energy|action|drama)$', mood('calmEnergetic', 0.6), shift('more-vivid')),
  alone(
    'stand out from the crowd, stand out among, get noticed, be noticed, turn heads, catch the eye, catch people eye',
    shift('more-vivid'),
    { kind: 'form', by: 'bolder' },
  ),
  alone(
    "(?:is|looks?|feels?|seems?|it's|too|so|bit|little|rather|very|quite) (?:sad|joyless|lifeless|grim|miserable|mournful|funereal|soulless|flat and lifeless), (?:cheer|liven|perk|jazz|spice|pep|brighten|lift) \\w+ (?:\\w+ )?up, (?:makes?|made|want) (?:people|us|me|them|you|customers|kids|children|everyone) (?:to )?(?:smile|laugh|happy), (?:people|customers|kids|children|everyone) (?:to |should )(?:smile|laugh|feel happy)",
    mood('seriousPlayful', 0.6),
    shift('more-vivid'),
  ),
  alone('(?:make|let) (?:it|him|her|them) whisper, whisper', shift('more-muted', 1.5), mood('calmEnergetic', -0.4)),
];

const likens =
  /\b(?:feels?|feeling|mood|atmosphere|vibes?|evokes?|smells?|tastes?|sounds?|imagine|spirit|think of|reminds? (?:people|you|me|us|them|one)|look(?:s)? (?:\w+ ){0,2}like|more like|as if|as in|as on|air of|sense of|(?:more|less) (?:\w+ ){0,2}\w+$|like an? (?:\w+ ){0,2})\b|^(?:(?:maybe|perhaps|rather|just|a bit) )*like\b/;
const lacking =
  /\b(?:more|no|lacks?|lacking|needs?|missing|misses|without|little|bit of|touch of|hint of|some|add|give it|want|wants?|put|inject|could do with|could use|hasn't got|have no|has no|there's no|not enough|too little)\b/;
const turned = /\b(?:less|too|too much|not so|no more|away from|tone down)(?: \w+)?$/;

/** "It feels like a law firm's lobby" complains. */
const complains =
  /^(?:(?:and|but|honestly|sorry|to me|somehow) )*(?:it|this|that|the logo|the whole thing|the design)(?: \w+){0,2}? (?:looks?|feels?|seems?|comes)\b/;
const wishes = /\b(?:should|could|can|make|want|let|if|more|would|must)\b/;
/** "Add a heart" brings a thing. */
const isCounted = /\b(?:an?|the|two|three|small|our|its)$/;
const isDrawn = /\ban? (?:little|tiny|small|big) (?:heart|smile|spark)\b/;

const foundIn = (tellers: readonly Scene[], said: string, may: (teller: Scene) => boolean): { teller: Scene; at: number }[] =>
  tellers.flatMap((teller) => {
    const match = may(teller) ? teller.words.exec(said) : null;
    return match ? [{ teller, at: match.index }] : [];
  });

/** What is said of as too much turns the mood; its colours are not told by that. */
const opposite = (patches: readonly Patch[]): Patch[] =>
  patches.flatMap((patch) => (patch.kind === 'mood' ? [{ ...patch, by: -patch.by }] : []));

/** Patches of one kind once: the first scene that speaks of colours tells them. */
function once(patches: readonly Patch[]): Patch[] {
  const seen = new Set<string>();
  return patches.filter((patch) => {
    const of = patch.kind === 'mood' ? `mood ${patch.axis}` : patch.kind === 'shift-colour' ? `shift ${patch.by}` : patch.kind;
    const isNew = !seen.has(of);
    seen.add(of);
    return isNew;
  });
}

/** "More movement in the sail" of what shows one speaks of no letters. */
const movedPicture = /\b(?:movement|motion|speed|momentum|dynamism) in (?:the |our )?symbol$/;

/** "Make it feel like midnight in October", "more summery", "it has no soul": told by ground, colours or letters, and never drawn as a thing. */
export const readScene: Reader = (clause) => {
  const { keys, tokens } = clause;
  if (movedPicture.test(spokenOf(clause))) return { patches: [asItIs], used: span(0, tokens.length) };
  if (
    letterNouns.test(keys) ||
    /\b(?:name|names|written|words|tagline|slogan)\b/.test(keys) ||
    exchangeOf(tokens) ||
    likenedColour(clause)?.isTold ||
    (/\bsymbol\b/.test(spokenOf(clause)) && isLikeness(clause))
  )
    return undefined;
  if (findQuotes(clause.text).length > 0 || findColours(clause.text, tokens, clause.scopes, new Set()).length > 0) return undefined;
  const isShort = tokens.length <= mostLacking;
  const found = [
    ...foundIn(commands, keys, () => true),
    ...(additions.test(keys) ? [] : foundIn(scenes, keys, ({ isAlone }) => isAlone || likens.test(keys))),
    ...(lacking.test(keys) && isShort
      ? foundIn(lacks, keys, () => true).filter(({ at }) => !isCounted.test(keys.slice(0, at).trim()) && !isDrawn.test(keys))
      : []),
  ];
  if (found.length === 0) return undefined;
  const patches = found.flatMap(({ teller, at }) => {
    const told = teller.patches(clause);
    const isTooMuch = turned.test(keys.slice(0, at).trim()) || (complains.test(keys) && !wishes.test(keys) && !lacking.test(keys));
    return isTooMuch ? opposite(told) : told;
  });
  return patches.length === 0 ? undefined : { patches: once(patches), used: span(0, tokens.length) };
};

/** A clause of more words asks for something besides. */
const mostLacking = 8;
