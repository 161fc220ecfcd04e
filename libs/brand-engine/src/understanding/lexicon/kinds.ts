import { list } from '../text/phrases.js';

const kinds = `
  animal: dog, cat, ape, chimpanzee, horse, bear, fox, wolf, lion, tiger, elephant, rabbit, deer, cow, pig, sheep, goat, bird, owl, eagle, duck, chicken, rooster, penguin, swan, dove, fish, whale, dolphin, shark, octopus, crab, turtle, frog, snake, snail, bee, butterfly, moth, ladybug, ant, spider, mouse, hedgehog, squirrel, monkey, panda, koala, kangaroo, giraffe, zebra, camel, bat, dragon, unicorn, paw, dinosaur, lobster, shrimp, parrot, flamingo, peacock, turkey, otter, beaver, badger, raccoon, skunk, sloth, llama, ox, boar, leopard, gorilla, hippopotamus, rhinoceros, crocodile, lizard, seal, kitten, puppy, lamb, calf, foal, piglet, reindeer, moose, donkey, bison, hare, mole, lynx, sardine, herring, trout, carp, hen, cockerel, ram, ewe, rat, hamster, guinea pig, ferret, weasel, stoat, pony, bull, alpaca, meerkat, lemur, walrus, orca, squid, jellyfish, seahorse, starfish, newt, toad, gecko, chameleon, tortoise, salamander, wasp, dragonfly, dachshund, poodle, greyhound, collie, bulldog, terrier, labrador, spaniel, corgi, husky, beagle, pug, stag, cub, sea lion, polar bear, porcupine, hyena, cheetah, jaguar, panther, mammoth, cod, mackerel
  insect: bee, honeybee, butterfly, ladybug, ant, spider, beetle, bug, cockroach, mosquito, fly, cricket, worm, caterpillar
  bird: owl, eagle, duck, chicken, rooster, penguin, swan, dove, parrot, flamingo, peacock, turkey, kingfisher, heron, toucan, puffin, raven, swallow, seagull, hummingbird, pelican, goose, crane bird, duckling, gosling, chick, stork, sparrow, magpie, woodpecker, falcon, crow, pigeon, feather, hen, gull, robin, wren, blackbird, lark, skylark, finch, goldfinch, cormorant, gannet, kestrel, osprey, buzzard, hawk, emu, ostrich, ibis, condor, vulture, curlew, lapwing, nightingale, partridge, pheasant, quail, grouse, starling, jackdaw, tern, albatross, cockatoo
  fish: herring, trout, carp, cod, mackerel, sardine, salmon, tuna, marlin, swordfish, goldfish, clownfish, anchovy, pike, eel, perch, plaice, koi
  food: hamburger, pizza, bread, croissant, cake, cookie, cheese, egg, apple, carrot, fork, knife, bowl, ice cream, taco, sushi, pretzel, hot dog, french fries, chef hat, spoon
  plant: leaf, tree, flower, seedling, potted plant, cactus, clover, herb, palm tree, rose, tulip, sunflower
  flower: rose, tulip, sunflower, lotus, hibiscus, bouquet, cherry blossom, blossom, foxglove, poppy, thistle, lavender, lily, daisy, daffodil, orchid, cornflower, bluebell, snowdrop, dandelion, iris, peony
  fruit: apple, orange, lemon, banana, cherry, strawberry, grapes, pear, peach, pineapple, watermelon, kiwi
  person: user, users, person, baby, woman, man, child, student, people, hand, face
  people: user, users, person, baby, woman, man, child, student, hand, face
  face: smiley, face, user, mask
  hand: hand, handshake, fist, hand heart, clapping hands
  building: house, building, castle, church, skyscraper, factory, bank, hospital, school, barn
  vehicle: car, truck, bus, train, bicycle, motorcycle, boat, ship, airplane, rocket, scooter
  weapon: sword, knife, gun, bow, axe, bomb
  tool: hammer, wrench, screwdriver, saw, axe, toolbox, pickaxe
  instrument: guitar, violin, piano, drum, trumpet, saxophone, flute, harp, accordion, cello, banjo, bagpipe, ukulele, harmonica, clarinet, tuba, trombone, lute, xylophone, organ, microphone, music note, music notes
  ball: football, soccer ball, basketball, tennis ball, volleyball, baseball, golf ball, bowling ball, billiard ball
  shoe: high heel, boot, sneaker, sandal, running shoe, slipper
  glass: wine glass, cocktail glass, pint glass, cocktail, wine, tumbler
  train: locomotive, steam locomotive, tram
  chess piece: rook, chess rook, chess knight, chess bishop, chess queen, chess king, chess pawn
  cutlery: fork, knife, spoon
  wheel: bicycle, cogwheel, steering wheel, gear, car, truck, bus, wagon, tractor, motorcycle, scooter, skateboard, penny-farthing, baby carriage
  roof: house, cottage, barn, cabin, hut, home, village, solar roof
  chimney: house, cottage, factory, fireplace
  headset: headphones, headphone, headset
  mask: theatre mask, drama masks, theater, mask
  palm: palm tree, island, beach, palm leaf, hammock
  palm tree: island, beach, hammock
  sail: sailboat
  flame: fire, campfire, candle, torch
  fire: flame, campfire, torch
  steam: steaming bowl, hot springs
  sun: sunrise, sunset, mountain sun, sunflower seeds
  moon: crescent moon, full moon
  star: shooting star, stars, sparkle
  bottle: wine bottle, perfume bottle, champagne bottle, baby bottle
  heart: hand heart, hearts
  snow: snowflake, snowman
  chart: graph, diagram
  glass: wine glass, cocktail glass, beer glass, pint glass, martini, cocktail, champagne glass
  cup: coffee cup, teacup, mug, tea cup
  note: music note, music notes, musical note
  boat: sailboat, ship, rowing boat, canoe, ferry
  tree: palm tree, deciduous tree, oak, pine, fir tree, olive tree
  graph: chart, diagram
  spiritual: lotus, sun, moon, meditation, mandala, om, yin yang, hamsa, evil eye, dreamcatcher, triskele, crystal
  esoteric: lotus, sun, moon, meditation, mandala, om, yin yang, hamsa, evil eye, dreamcatcher, triskele, crystal
  medical: medical cross, cross, stethoscope, pill, syringe, hospital, first aid, first aid kit, ambulance, heartbeat, asclepius, pulse, bandage, medical bag, thermometer
  religious symbol: cross, star of david, om, church, mosque, dove, angel
`;

/** Kinds of things with their members: who refuses the kind refuses each of them. */
export const kindsOfThings: ReadonlyMap<string, string[]> = new Map(
  kinds
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [kind = '', members = ''] = line.split(':');
      return [kind.trim(), list(members)];
    }),
);

/** Animals, birds and insects. */
export const animals: ReadonlySet<string> = new Set(['animal', 'bird', 'insect'].flatMap((kind) => kindsOfThings.get(kind) ?? []));

/** A dog tells a trade as well, and is a picture behind its article. */
export const creatures: ReadonlySet<string> = new Set([
  ...animals,
  ...['fruit', 'flower'].flatMap((kind) => kindsOfThings.get(kind) ?? []),
]);
