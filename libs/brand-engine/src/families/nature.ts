import type { ColourIntent } from '../brief.js';

/** What a thing is beside others: what rises from it, what hovers around it, what lies behind it, what it stands before. */
export type Nature = 'wings' | 'riser' | 'flyer' | 'small' | 'thing' | 'tall' | 'water' | 'scenery' | 'sky';

const words = (list: string): RegExp => new RegExp(`(?:^|-)(?:${list.trim().split(/\s+/).join('|')})$`);

/** The last word of a picture's name tells what it is: a "palm-tree" is a tree, a "sun-hat" is no sun. */
const natures: readonly (readonly [Nature, RegExp])[] = [
  ['wings', words('wings')],
  ['riser', /^(?:own-steam|mdi-smoke)$/],
  [
    'flyer',
    words('star star-four sparkle sparkles heart heart-straight bee honeybee bumblebee butterfly snowflake snow-crystal note notes'),
  ],
  ['sky', /^(?:own-sun|own-sun-rays|sun)$/],
  ['scenery', words('mountain mountains terrain three-mountains volcano hills moon crescent-moon rainbow')],
  ['water', /^(?:own-wave|water-wave|waves)$/],
  [
    'tall',
    words(
      'tree pine evergreen palm lighthouse windmill castle tower church house barn weeping-willow farmhouse log-cabin larch cedar acacia baobab',
    ),
  ],
  [
    'small',
    words(
      `leaf oak-leaf maple-leaf vine-leaf leafy-branch olive-branch seedling sprout flower blossom cherry cherries strawberry olive olives lemon
       acorn bean egg candle flame fire drop droplet feather key coin gem ring crown beetle ladybug candy bone paw-print bow`,
    ),
  ],
];

/** Pictures that show more than the thing that they are of, and pictures of what they show besides. */
const shownBesides: readonly (readonly [shows: RegExp, besides: RegExp])[] = [
  // A branch bears its own fruits: those that are told of it ("with berries") are no apple or blackberry beside it.
  [/(?:branch|twig|sprig|holly|ivy)$/, /^(?:own-apple|own-blackberry)$/],
  [
    /^(?:own-cup|coffee|hot-beverage|bowl-steam|steaming-bowl|mdi-pot-steam|own-tea-cup-saucer|own-pie-dish|own-curry-bowl|own-cezve)$/,
    /^(?:own-steam|mdi-smoke)$/,
  ],
  [/^mdi-bookshelf$/, /^(?:own-)?books?(?:-|$)/],
  [/^own-open-shell$/, /^own-pearl-oyster$/],
];

/** Whether a picture shows what another one is of: a cup that steams needs no steam over it. */
export const showsBesides = (icon: string, other: string): boolean =>
  shownBesides.some(([shows, besides]) => shows.test(icon) && besides.test(other));

/** Things with a body that may have something on as a creature has, though they have no face. */
const bodies = words(
  `chili pepper lemon lime orange pineapple banana avocado strawberry apple pear tomato potato onion garlic carrot cactus pumpkin mango mango-fruit
   watermelon peach cherry cherries egg eggplant coconut kiwi plum fig sun sun-rays moon star cloud tooth heart hamburger hotdog taco doughnut donut
   pretzel cupcake ice-cream popsicle cookie bread loaf round-loaf croissant pizza bean peanut acorn mushroom toadstool light-bulb lightbulb pencil
   skull ghost flame fire drop balloon dumpling steamed-bun bun pickle cucumber corn broccoli radish beetroot turnip olive grapes`,
);
export const isBody = (icon: string): boolean => bodies.test(icon);

/** What floats or swims, and has water before its foot. */
const floating = words(
  `boat sailboat ship canoe kayak raft ferry speedboat gondola motor-boat rowboat yacht viking-ship duck mallard swan goose fish salmon whale
   dolphin shark clownfish seal seal-animal upright-seal otter turtle sea-turtle buoy surfboard paddleboarder surfer penguin island beaver crocodile hippo octopus seahorse`,
);

export const floats = (icon: string): boolean => floating.test(icon);

/** What only sparkles around others, and is small beside them however it was asked for. */
const sparkling = words('star star-four sparkle sparkles heart heart-straight snowflake note notes');

export const isSparkling = (icon: string): boolean => sparkling.test(icon);

export const natureOf = (icon: string): Nature => natures.find(([, names]) => names.test(icon))?.[0] ?? 'thing';

/** Hues, in degrees, that a thing has where nobody tells of another; what shines is never dark. */
const hues: readonly { names: RegExp; from: number; to: number; shines?: true }[] = [
  {
    names: words(
      'sun sun-rays sun-over-hills sunrise moon star lemon banana banana-bunch bee honeybee bumblebee flame fire lightning crown candle',
    ),
    from: 40,
    to: 112,
    shines: true,
  },
  { names: words('cheese wheat barley-ear key beer-mug bread'), from: 40, to: 112 },
  {
    names: words('tree pine evergreen larch cedar palm palm-leaf leaf cactus plant sprout seedling clover hop olive olives branch frog'),
    from: 112,
    to: 180,
  },
  { names: words('wave waves sun-over-waves drop droplet fish whale dolphin snowflake snow-crystal anchor'), from: 195, to: 285 },
  { names: words('heart cherry cherries strawberry apple tomato chili rose rose-stem lips'), from: 345, to: 400 },
];

/** Below this lightness, from -1 to 1, a colour does not shine: brown is no orange. */
const leastShining = -0.25;

/** Whether a colour is one that a thing has by nature. */
export function isNatural(icon: string, { hue, lightness }: Pick<ColourIntent, 'hue' | 'lightness'>): boolean {
  const own = hues.find(({ names }) => names.test(icon));
  if (own === undefined || hue === null || (own.shines && lightness < leastShining)) return false;
  return [hue, hue + 360].some((degrees) => degrees >= own.from && degrees <= own.to);
}
