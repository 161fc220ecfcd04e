import { list } from '../text/phrases.js';

/** Pictures that contain a part which their names do not tell. */
const lines = `
  lightning, lightning bolt, bolt, flash, thunderbolt, bolt of lightning: charging-station, plug-charging, own-battery, own-storm-cloud, cloud-lightning, cloud-with-lightning, cloud-with-lightning-and-rain, lightning
  cross, crucifix: church, mdi-church, hospital, ambulance, first-aid, first-aid-kit, mdi-medical-bag, mdi-coffin, chess-king, crown-cross, cross
  plus: hospital, ambulance, first-aid, first-aid-kit, mdi-medical-bag, car-battery
  snake, serpent: asclepius
  flame, fire: own-candle, candle, own-lantern, mdi-fireplace, own-brick-oven, own-kiln, diya-lamp, mdi-torch, campfire, fire, fire-simple, flame, own-candle-chandelier, mdi-oil-lamp, own-menorah, own-wood-stove, own-blowtorch
  bell: own-bell-tower
  face, smile, smiley, mouth: smiley, teddy-bear, mask-happy, mdi-drama-masks, own-jack-o-lantern, own-gnome, fluent-nesting-dolls, snowman-without-snow, robot, own-chef-face, own-profile
  eye, eyes: hand-eye, own-evil-eye, own-hamsa, eye, eyes, own-eyelash, smiley, teddy-bear, robot, own-jack-o-lantern
  heart: heartbeat, hand-heart, heart-half, heart-straight, heart-suit
  star: moon-stars, shield-star, sparkle, sparkles, magic-wand, glowing-star, star-four, own-star-of-david
  moon: cloud-moon, moon-stars
  sun: cloud-sun, sun-horizon, sunrise, sunrise-over-mountains, own-mountain-sun, own-sun-over-hills, own-sun-over-waves, mountains, island, sun-behind-cloud, sun-behind-large-cloud, sun-behind-small-cloud, sun-behind-rain-cloud
  column: own-spine
  skull, bone, crossbones: own-pirate-flag, own-pirate-hat, own-pirate-ship
  skeleton, bones: own-spine, bone, skull, own-pirate-flag, own-pirate-hat, own-pirate-ship
  crown: chess-king, chess-queen
  wing: own-winged-shoe, own-angel, own-fairy, own-wings, own-wing
  halo: own-angel
  figure, person, people, human, human figure: person-simple, person-simple-bike, person-simple-hike, person-simple-run, person-simple-ski, person-simple-snowboard, person-simple-swim, person-simple-tai-chi, mdi-meditation, mdi-run, mdi-swim, student
  hand: own-hamsa, hand-coins, hand-heart, hand-eye, own-hand-cloche, handshake
  coin: hand-coins, piggy-bank
  car: taxi, automobile, racing-car, jeep, own-vintage-car, sport-utility-vehicle
  coffee cup, tea cup, cup, mug: coffee, hot-beverage, mug, own-cup, own-tea-cup-saucer, teacup-without-handle
  steam, smoke, vapour: own-cezve, hot-beverage, bowl-steam, mdi-pot-steam, coffee, cooking-pot, own-cup, own-curry-bowl, own-pie-dish, own-tea-cup-saucer, soup, teacup-without-handle, own-steam-locomotive, own-chimney-pots, temaki-chimney, volcano, own-steam, mdi-smoke
  wave, water, sea: own-sun-over-waves, ferry, mdi-sail-boat, motor-boat, mdi-pier, maki-watermill, own-mill-wheel, own-longship, own-narrowboat, own-rowboat, own-rowing-boat, own-fishing-boat, own-tugboat, own-tall-ship, own-viking-ship, passenger-ship, ship, speedboat, temaki-houseboat, own-island, mdi-fishbowl
  flag, pennant: castle, mdi-castle, circus-tent, mdi-summit, own-sandcastle, own-pirate-ship
  chimney: own-cottage, own-log-cabin, temaki-cabin, own-chimney-pots, temaki-chimney, factory, own-farmhouse
  wheel: own-mill-wheel, maki-watermill, own-steam-locomotive, own-camper-van-side
  chopstick: bowl-chopsticks, own-ramen-bowl, steaming-bowl, mdi-noodles
  bowl: bowl-chopsticks, bowl-steam, bowl-food, own-ramen-bowl, steaming-bowl, own-curry-bowl, mdi-noodles
  cone, ice cream cone: own-two-scoops
  ray, beam: own-lighthouse, own-lighthouse-tower, own-sun-rays, own-sun-over-hills, own-sun-over-waves, sun-horizon
  fish: mdi-fishbowl
  foam: own-beer-mug, beer-mug, clinking-beer-mugs
  cloud: camping, cityscape
  mountain, hill: own-winding-river, own-mountain-sun, sunrise-over-mountains, mdi-summit, mountain-railway, mountain-cableway, own-sun-over-hills, farm
  tree: own-snow-globe, own-tree-of-life, own-two-pines, own-treehouse, desert-island, own-island, island, camping
  palm tree, palm: desert-island, own-island, island, own-hammock
  leaf: plant, potted-plant, seedling, herb, own-sprout, own-leafy-branch, own-olive-twig, own-olive-branch, own-apple, own-pear, pear, own-carrot, carrot, own-beetroot, own-strawberry, strawberry, cherries, tangerine
  roof: own-birdhouse, own-kennel, own-dog-bath
  globe: globe-stand
  hat: own-scarecrow, own-gnome, snowman-without-snow
  musical note, music note, note: musical-score
  pin, map pin: map-pin, push-pin
`;

/** Ids of pictures by a part that each of them shows: who refuses the part wants none of them. */
export const picturesWithPart: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [parts = '', pictures = ''] = line.split(': ');
      return list(parts).map((part): [string, readonly string[]] => [part, list(pictures)]);
    }),
);
