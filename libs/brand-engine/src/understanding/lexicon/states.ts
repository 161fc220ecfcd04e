import { list, PhraseTable, words } from '../text/phrases.js';

/** How birds hold their wings: "with its wings spread", "wings outstretched", "with spread wings". */
const spreadWings = ['spread', 'outstretched', 'outspread', 'open', 'wide', 'unfurled', 'extended'].flatMap((how) => [
  ...['with', 'with its', 'with both', 'with the', 'its', ''].map((owner) => `${owner} wings ${how}`.trim()),
  ...['with', 'with its', 'with widely', 'on', ''].map((owner) => `${owner} ${how} wings`.trim()),
]);

/**
 * Every state that a thing may be said to be in, with the words for it. A picture in that state is called "<state> <thing>" in
 * `lexicon/drawings.txt` ("leaping hare"), so reading, choosing and reporting share these names.
 */
const wordsOfStates: Readonly<Record<string, string>> = {
  running: `running, runs, sprinting, sprints, racing, races, galloping, gallops, dashing, dashes, bolting, hurrying, trotting, trots, on the run,
    in full gallop, at full gallop, at a gallop, in full stride, at full speed, at full tilt, in full sprint, mid-stride, mid-run, mid-gallop`,
  leaping: `leaping, leaps, jumping, jumps, bounding, bounds, springing, vaulting, hopping, hops, pouncing, pounces, in full leap, in mid-leap, in mid leap,
    mid-leap, mid leap, mid-jump, mid jump, in mid-jump, in a leap, in a jump, in the jump, in mid-air, mid-air, midair, in midair, mid-bound, mid-pounce, taking a leap,
    in the air`,
  flying: `flying, flies, soaring, soars, gliding, glides, in flight, in full flight, mid-flight, in mid-flight, mid flight, on the wing, taking off, taking flight,
    taking wing, swooping, swoops, spread-winged, ${spreadWings.join(', ')}, spreading its wings, spreading wings, spreads its wings, stretching its wings`,
  sleeping: `sleeping, sleeps, asleep, dozing, dozes, napping, naps, snoozing, slumbering, snoring, dreaming, curled, curled up, curled-up, curls up, fast asleep,
    sound asleep, rolled up, having a nap, taking a nap, having a snooze`,
  sitting: 'sitting, sits, seated, sitting down, sitting up, sat, crouching',
  standing: 'standing, stands, standing upright, standing up, stands upright, stand upright, stand up, upright',
  rearing: `rearing, rears, rearing up, rears up, reared up, prancing, prances, on its hind legs, on hind legs, on two legs, standing on its hind legs,
    standing on two legs, standing on hind legs, up on its hind legs`,
  roaring: 'roaring, roars, mid-roar, with open mouth, with its mouth open, with an open mouth, with open jaws, growling, snarling',
  prowling: 'prowling, prowls, stalking, stalks, creeping, creeps, sneaking, slinking, on the prowl',
  walking: 'walking, walks, strolling, strolls, striding, strides, marching, wandering, ambling, pacing, on the move',
  stretching: 'stretching, stretches, stretching out, having a stretch, arching its back, with an arched back, with arched back',
  balancing: 'balancing, balances, on one leg, standing on one leg, stands on one leg, one-legged, balancing on one leg',
  charging: 'charging, charges, attacking, attacks, in full charge, with lowered horns',
  crowing: 'crowing, crows',
  trumpeting: 'trumpeting, with raised trunk, with its trunk raised, with a raised trunk, trunk up, with its trunk up',
  howling: 'howling, howls',
  swimming: 'swimming, swims, paddling, floating, drifting',
  open: 'open, opened, ajar, wide open, half-open, half open, unlocked',
  bitten:
    'bitten, with a bite taken out, with a bite taken out of it, with a bite out of it, with a bite missing, missing a bite, with one bite missing',
  frontal: 'from the front, seen from the front, viewed from the front, front view, in front view, front-on, head-on',
  sideways: 'from the side, seen from the side, viewed from the side, side view, in side view, side-on',
  burning: 'burning, lit, flaming',
  shining: 'shining, beaming',
  rising: 'rising, setting, pointing up and to the right, going up and to the right',
  upward: `pointing up, pointing upward, pointing upwards, points up, points upward, points upwards, going up, pointing to the sky, pointing skyward, upward, upwards,
    facing up, facing upward, facing upwards, heading up`,
  downward:
    'pointing down, pointing downward, pointing downwards, points down, points downwards, going down, downward, downwards, facing down',
  blooming: 'blooming, blossoming, flowering, sprouting',
};

/** States that no other word tells. */
const otherStates = words(`
  wobbles sinks dances smiles laughs cries winks melts leans sneezes sinking drowning capsizing wobbling wobbly crooked weeping sobbing sneezing blinking squinting frowning sweating shivering haunted stitched-up
  dripping leaking smiling laughing grinning winking crying melting erupting exploding spinning falling bouncing swaying wilting sliced halved upside-down
  spread outstretched closed broken cracked winged steaming diving barking yawning hugging kissing meditating juggling heart-shaped star-shaped
  uncut unpeeled unfolded unrolled unlocked half-eaten half-open half-peeled half-full half-empty bent torn leaning tilted tilting twisted folded
  peeking hiding climbing crawling dancing singing reading drinking eating licking waving thinking cooking painting playing cycling riding surfing skiing skating fishing
`);

/** How somebody feels: right before a creature or what has a face these are states of it, and no mood of the brand. */
export const feelings = words(`
  grumpy sleepy tired bored scared surprised angry furious annoyed irritated cranky grouchy sad sulking sulky pouting mournful
  worried anxious nervous shocked startled astonished confused puzzled bewildered smug embarrassed bashful jealous drunk tipsy dizzy hungry greedy
  exhausted disgusted lovesick heartbroken suspicious bewitched
`);

/** What has a face where it is given one. */
export const faced = words('sun moon star tooth cloud person man woman child girl boy heart robot');

/** From the words for a state to the state. */
export const states = new PhraseTable<string>([
  ...Object.entries(wordsOfStates).flatMap(([state, told]) => list(told).map((phrase) => [phrase, state] as const)),
  ...[...otherStates, ...feelings].map((state) => [state, state] as const),
]);

/** What only a creature does: a climbing rope and a running shoe are things of their own. */
export const deeds = words(`
  running leaping swimming walking sitting standing balancing charging crowing trumpeting stretching prowling climbing crawling dancing singing reading drinking
  eating licking waving thinking cooking painting playing cycling riding surfing skiing skating fishing
`);

/** States that pictures show whose ids do not say so. */
const shownBy: Readonly<Record<string, RegExp>> = {
  bitten: /^cookie$/,
  frontal:
    /^(?:car|car-simple|taxi|bus|jeep|tram|train|train-simple|train-regional|moped-front|rabbit|own-(?:owl|cat|dog|fox|bear|pig|cow|goat|sheep|lion|bull|raccoon|elephant|mouse|hare))$|-face$/,
  sideways:
    /-side$|^(?:car-profile|truck|pickup-truck|van|bicycle|own-vintage-car|ship|passenger-ship|black-cat|ewe|ox|own-magpie|own-raven)$|boat$|locomotive/,
  burning: /candle|flame|fire|torch|lantern/,
  shining: /sun|star|lighthouse|bulb|lamp/,
  rising: /sun-horizon|sun-over|sunrise/,
  steaming: /^(?:own-cup|coffee|hot-beverage|own-tea-cup-saucer|own-pie-dish|own-curry-bowl)$|steam/,
  swimming: /fish|whale|dolphin|shark|turtle|salmon|seal|duck|mallard|swan|swim/,
  leaping: /dolphin|^own-grasshopper$/,
  blooming: /flower|rose|tulip|lotus|sprout|daisy|lily|poppy|blossom|orchid|peony|lavender|sunflower/,
  flying: /plane|rocket|kite|butterfly|bee$|dragonfly|balloon|^mdi-bird$|dove|seagull|swallow|hummingbird|^bat$/,
  spread: /plane|kite|butterfly|bee$|dragonfly|^mdi-bird$|dove|seagull|swallow|hummingbird|^bat$|hand-fan|umbrella|parachute|flying/,
  open: /hand-fan|umbrella|parachute/,
  reading: /book|newspaper|-user/,
  walking: /^black-cat$|walk|-side$|camel/,
  sitting: /squirrel|own-owl|raven|robin|sparrow|bird|blue-tit|magpie|parrot|toucan|kingfisher/,
  balancing: /own-stork|flamingo/,
  running: /-run/,
  cycling: /-bike/,
  skiing: /-ski/,
  surfing: /-surf/,
  climbing: /-climb/,
  dancing: /-danc|baller/,
};

/** Whether a picture shows its thing in a state. */
export const showsState = (id: string, state: string): boolean =>
  id.split('-').some((word) => word === state || states.get(word) === state) ||
  (state === 'balancing' && id.endsWith('-on-one-leg')) ||
  shownBy[state]?.test(id) === true;
