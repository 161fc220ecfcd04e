/** What shows activities, creatures and trades that no icon is called by; one "concept: things" a line. */
export const things = `
  blacksmith: hammer, flame, fire
  origami: paper plane, bird
  midwife: mother and child, pregnant woman, baby, baby carriage
  pumpkin: leaf, plant, farm
  karaoke: microphone stage, microphone, music notes
  billiard: pool 8 ball
  astronaut: astronaut, rocket, planet
  typewriter: pen nib, fountain pen, feather
  locksmith: key, lock, old key
  hive: honeybee, honey pot
  honeycomb: honeybee, honey pot
  scooter: scooter, moped, motor scooter
  padlock: lock, lock key
  sprout: seedling, plant
  wizard: magic wand, crystal ball, top hat
  seagull: bird, feather
  gull: bird, feather
  atom: planet, flask, circuitry
  bracket: code, code simple
  aquarium: fish, tropical fish, shark, dolphin
  zoo: elephant, lion, panda, giraffe
  stargazing: telescope, star, moon stars
  astronomy: telescope, planet, star
  beekeeper: honeybee, honey pot
  beekeeping: honeybee, honey pot
  swimming: person simple swim, waves, swimming pool
  running: person simple run, running shoe, sneaker
  hiking: person simple hike, hiking boot, mountains
  climbing: mountain, mountains, carabiner
  cycling: bicycle, person simple bike
  skiing: person simple ski, snowflake, mountains
  surfing: waves, water wave
  surf: waves, water wave
  dance: ballet shoes, music notes, disco ball
  ballet: ballet shoes, ballerina
  boxing: boxing glove, hand fist
  tiger: tiger face, tiger
  horse: horse face
  squirrel: chipmunk
  palm tree: tree palm
  palm: tree palm
  burger: hamburger
  sunflower: flower, blossom
  cat: cat, cat face, black cat
  charging: charging station, plug charging, lightning
  removal: truck, package
  detective: detective, magnifying glass, eye
  magician: magic wand, top hat, rabbit
  hummingbird: bird, flower
  nightingale: bird, music note
  kingfisher: bird, fish
  heron: flamingo, bird
  songbird: bird, music note
  cook: chef hat, cooking pot
  cooking: chef hat, cooking pot, cooking
  soup: soup, bowl steam, pot of food
  breakfast: egg, pancakes, coffee
  brunch: egg, avocado, pancakes
  lunch: sandwich, bowl food, salad
  farmer: tractor, barn, grains
  village: house, barn, tree
  city: city, buildings, cityscape
  urban: city, buildings
  street: road horizon, signpost, city
  road: road horizon, path, steering wheel
  gate: door, castle turret, key
  tower: lighthouse, castle turret, crane tower
  beacon: lighthouse, flame, lightbulb
  lantern: red paper lantern, lamp, flame
  candle: candle, flame
  phoenix: phoenix bird, flame
  serpent: snake
  viper: snake
  puma: panther, leopard
  panther: panther, leopard
  cub: bear, lion
  hound: dog, dog face
  retriever: dog, dog face
  stallion: horse, horse face
  lamb: ewe, ram
  sheep: ewe, ram, yarn
  wool: yarn, ewe
  hen: chicken, egg
  nest: bird, egg, twig
  wing: bird, feather, dove
  quill: feather, pen nib, fountain pen
  ink: pen nib, fountain pen, drop
  letter: envelope, mailbox
  map: map trifold, compass, map pin
  location: map pin, compass
  navigation: compass, navigation arrow
  guide: compass, signpost
  pilot: airplane, compass
  sailor: anchor, sailboat
  captain: anchor, steering wheel
  pirate: pirate hat, treasure chest, ship
  treasure: treasure chest, gem stone, diamond
  knight: knight helmet, shield, sword
  king: crown, chess king, lion
  queen: crown, chess queen
  hero: shield star, star, medal
  victory: trophy, medal, flag
  focus: target, eye, aperture
  vision: eye, binoculars, telescope
  insight: eye, lightbulb, chart line up
  clarity: eye, diamond, drop
  balance: scales, yin yang, balance scale
  harmony: yin yang, music notes, flower lotus
  flow: waves, water wave, wind
  rhythm: metronome, music notes, drum
  memory: brain, book, camera
  mind: brain, head circuit
  heart: heart, hand heart
  gratitude: hand heart, heart, hands praying
  family: house, heart, users three
  child: baby, balloon, teddy bear
  student: graduation cap, student, book
  teacher: chalkboard teacher, book, graduation cap
  doctor: stethoscope, heartbeat, first aid
  vaccine: syringe, shield
  lung: lungs
  skin: drop, hand, flower
  hair: scissors, hair dryer, hair pick
  nail: nail polish, hand
  fashion: coat hanger, dress, t-shirt
  shoe: sneaker, running shoe, boot
  hat: top hat, cowboy hat, baseball cap
  glasses: eyeglasses, glasses, sunglasses
  chess: chess knight, chess queen, chess king
  poker: poker chip, spade suit, club suit
  casino: poker chip, game die, diamond suit
  circus: circus tent, confetti, balloon
  theatre: mask happy, ticket
  theater: mask happy, ticket
  cinema: film reel, popcorn, film slate
  radio: radio, broadcast, microphone
  satellite: satellite, satellite antenna, broadcast
  antenna: broadcast, satellite antenna
  factory: factory, gear
  engine: engine, gear
  steel: factory, hammer, gear
  concrete: crane tower, cube, hard hat
  cement: crane tower, cube
  roof: house, house line
  window: house, door
  carpenter: hammer, carpentry saw, ruler
  carpentry: carpentry saw, hammer, log
  compost: leaf, recycle, shovel
  climate: globe, leaf, thermometer
  carbon: leaf, globe, cloud
  rain: cloud rain, drop, umbrella
  snow: snowflake, cloud snow
  fog: cloud fog
  volcano: volcano, mountain
  lava: volcano, flame
  crystal: gem stone, diamond, crystal ball
  mineral: gem stone, diamond, pick
  mine: pick, hammer and pick
  loan: hand coins, coins, bank
  tax: receipt, calculator, ledger
  invoice: invoice, receipt
  shop: storefront, shopping bag
  store: storefront, shopping bag
  grocery: basket, shopping cart, carrot
  apple: red apple, green apple
  chef hat: chef hat
  medical: first aid, heartbeat, stethoscope
`;
