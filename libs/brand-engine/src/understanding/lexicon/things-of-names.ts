import { words } from '../text/phrases.js';
import { animals } from './kinds.js';

/** Things of so strong a picture that a brand called after one is known by it: "Red Lantern", "Copper Kettle". */
const objects = words(`
  lantern kettle teapot lighthouse anchor ship tugboat sailboat canoe kayak compass kite balloon windmill castle tent tipi igloo
  razor scissors comb needle thimble button spool loom hammer anvil axe saw trowel shovel chisel spear sword dagger shield arrow bow quill
  typewriter gramophone violin fiddle cello guitar banjo harp trumpet tuba trombone saxophone accordion drum bagpipes whistle bell gong
  spoon fork ladle whisk skillet cauldron barrel jug teacup goblet bottle corkscrew candle candlestick hourglass telescope binoculars
  spectacles monocle umbrella parasol suitcase briefcase satchel wheelbarrow bucket lamp spotlight bulb chandelier
  key padlock keyhole crown tiara throne helmet horseshoe saddle stirrup boot slipper clog mitten hat fedora
  hobbyhorse meeple bicycle scooter rickshaw wagon carriage locomotive rocket airship submarine parachute tractor carousel
  dice domino marionette puppet rattle yoyo slingshot boomerang snowman scarecrow weathervane sundial pendulum metronome
  teddy gnome mermaid pirate astronaut robot skull ghost
  carrot onion turnip radish beetroot artichoke pumpkin mushroom toadstool chili garlic pepper pea tomato avocado
  pear peach plum fig pomegranate pineapple lemon strawberry raspberry blackberry cherry olive walnut acorn chestnut hazelnut coconut
  pinecone wheat thistle fern cactus bamboo clover shamrock dandelion sunflower tulip orchid lotus foxglove bluebell snowdrop daffodil
  cornflower elderflower lavender edelweiss magnolia hibiscus peony nettle mistletoe holly bonsai oak birch willow maple ginkgo cypress
  pretzel croissant pancake doughnut cupcake gingerbread dumpling pickle
  honeycomb beehive birdhouse birdcage feather antler seashell starfish seahorse anemone coral snowflake iceberg volcano cactus
`);

/** Creatures of tales, and animals that no refusal of a kind speaks of. */
const creatures = words(`
  dragon unicorn phoenix griffin pegasus kraken hound viper serpent crane gorilla armadillo antelope raccoon silverback alligator axolotl puma
  hornet grasshopper cobra ray manta marlin pike pangolin narwhal cormorant wombat platypus bumblebee elk bobcat shark
`);

/** Names of people and of sports that are those of creatures too: "Robin" alone is a person, "The Robin" is none. */
export const givenNames = words(
  'robin jay martin wren lark cub cricket bug fly feather paw colt drake rose lily daisy iris poppy holly rowan hazel heather ivy olive rosemary basil ginger ruby pearl jade amber',
);

/** Creatures that are told too rarely from others, or that nobody is called after. */
const unshown = words('bird fish bug worm fly feather paw cub insect cockroach mosquito ant calf');

/** Whether a word names a creature. */
export const isCreatureOfNames = (word: string): boolean => !unshown.has(word) && (animals.has(word) || creatures.has(word));

/** Whether a brand that has this word in its name is mostly known by its picture. */
export const isThingOfNames = (word: string): boolean => objects.has(word) || isCreatureOfNames(word);
