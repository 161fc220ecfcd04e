/** What stands for ideas, materials and seasons; one "concept: things" a line. */
export const ideas = `
  growth: plant, trend up, chart line up, arrow up, tree
  success: trophy, star, medal, flag, mountain
  trust: handshake, shield check, shield, hand heart
  security: shield check, shield, lock, key
  safety: shield check, shield, lifebuoy, helmet
  protection: shield, umbrella, lock
  privacy: lock, eye slash, shield, fingerprint
  speed: lightning, rocket, gauge, paper plane
  fast: lightning, rocket, gauge
  energy: lightning, sun, flame, battery
  power: lightning, plug, fist, battery
  connection: link, share network, handshake, puzzle piece
  community: users three, people, handshake, hands clapping
  teamwork: handshake, users, puzzle piece
  idea: lightbulb, sparkle, brain
  innovation: lightbulb, rocket, sparkle, atom
  creativity: palette, lightbulb, sparkle, paint brush
  knowledge: book, graduation cap, owl, lightbulb
  learning: graduation cap, book, pencil, student
  wisdom: owl, book, tree
  education: graduation cap, book, chalkboard
  health: heartbeat, heart, first aid, stethoscope
  heartbeat: heartbeat, pulse, heart
  pulse: heartbeat, pulse
  care: heart, hand heart, hands
  love: heart, hand heart
  peace: dove, bird, peace, lotus
  freedom: bird, dove, feather, kite
  calm: lotus, waves, moon, leaf
  strength: barbell, fist, lion, mountain
  courage: lion, shield, sword
  nature: leaf, tree, plant, mountain
  eco: leaf, recycle, plant
  sustainability: leaf, recycle, plant, globe
  summit: mountain, mountains, flag
  peak: mountain, mountains
  alpine: mountain, mountains, snowflake
  adventure: compass, mountain, tent, map
  travel: compass, airplane, globe, suitcase
  journey: compass, road, map, path
  direction: compass, signpost, arrow
  home: house, house line, door, key
  hearth: fire, flame, house, fireplace
  money: coins, wallet, piggy bank, bank
  savings: piggy bank, coins, wallet
  wealth: diamond, crown, coins
  luxury: diamond, crown, sparkle
  royal: crown, lion
  justice: scales, gavel
  law: scales, gavel, column
  time: clock, hourglass, watch
  music: music note, music notes, guitar, headphones
  sound: waveform, speaker, headphones
  magic: magic wand, sparkle, crystal ball
  dream: moon stars, moon, cloud
  night: moon stars, moon, star
  light: sun, lightbulb, lamp
  ocean: waves, wave, fish, anchor
  sea: waves, wave, anchor, boat
  tide: waves, wave, moon
  water: drop, waves
  river: waves, drop
  winter: snowflake, mountain
  summer: sun, palm tree, sunglasses
  autumn: leaf, maple leaf, acorn
  spring: flower, plant, tulip
  garden: flower, plant, leaf, shovel
  botanical: leaf, flower, plant
  floral: flower, flower tulip, rose
  forest: tree evergreen, tree, trees, leaf
  wood: tree, log, axe
  harvest: wheat, grains, basket, sheaf of rice
  grain: grains, wheat, sheaf of rice
  wheat: grains, sheaf of rice, wheat
  hops: grains, plant, leaf, beer
  bean: coffee bean, beans, coffee
  steam: coffee, cup, hot beverage
  cup: coffee, cup, tea cup, hot beverage
  teapot: teapot, tea bag, tea
  coffee: coffee, coffee bean, hot beverage
  tea: tea bag, teapot, coffee, leaf
  bread: bread, baguette bread, croissant
  loaf: bread, baguette bread
  crumb: cookie, bread, croissant
  pastry: croissant, cookie, pie
  cake: cake, birthday cake, cupcake, shortcake
  fork: fork knife, fork and knife, fork and knife with plate
  knife: knife, kitchen knife, fork knife
  plate: fork knife, fork and knife with plate, plate
  bowl: bowl food, bowl steam, bowl with spoon, steaming bowl
  noodles: steaming bowl, bowl food, bowl steam
  chopsticks: chopsticks, steaming bowl, bowl food
  taco: taco, burrito
  meat: cut of meat, meat on bone, poultry leg
  beer: beer stein, beer, beer mug, clinking beer mugs
  barrel: oil drum, beer stein
  grape: grapes, wine
  cocktail: martini, cocktail, cocktail glass, tropical drink
  orange: orange, tangerine, orange slice
  lemon: lemon, orange
  fruit: apple, orange, cherries, strawberry
  vegetable: carrot, leafy green, broccoli, pepper
  salad: bowl food, green salad, leaf
  tooth: tooth
  smile: smiley, mood smile, tooth
  medical cross: first aid, plus, cross
  pill: pill, capsule
  brain: brain
  dna: dna
  flask: flask, test tube, alembic
  lotus: flower lotus, lotus, flower
  meditation: person simple tai chi, person in lotus position, flower lotus
  spine: person simple, bone
  workout: barbell, person lifting weights
  ball: soccer ball, basketball, volleyball, football
  wheel: steering wheel, wheel, tire, bicycle
  paw: paw print, paw
  puppy: dog, dog face, paw print
  kitten: cat, cat face
  pet: paw print, dog, cat, bone
  bear: teddy bear, bear, panda
  ring: ring, diamond, wedding
  jewel: diamond, gem stone, sketch logo
  gem: diamond, gem stone
  dress: dress, coat hanger, t-shirt
  clothes: coat hanger, t-shirt, dress
  needle: needle, thread, scissors
  razor: razor, scissors, hair dryer
  comb: scissors, hair dryer
  key: key, old key
  house: house, house line, home
  column: bank, columns, classical building
  bank: bank, piggy bank, columns
  ledger: book, notebook, chart
  calculator: calculator, abacus
  chart: chart bar, chart line up, chart line, bar chart
  building: buildings, building, office building
  brick: wall, brick, bricks
  pipe: pipe, wrench, drop
  wind: wind, windmill
  wind turbine: windmill, wind, fan
  solar: sun, solar panel
  recycle: recycle, recycling symbol
  package: package, box, cube
  delivery: truck, package, moped
  shipping: boat, package, ship, truck
  ship: boat, ship, anchor
  boat: boat, sailboat, anchor
  sail: sailboat, boat
  harbour: anchor, boat, lighthouse
  car: car, car profile, racing car
  bike: bicycle, bike
  train: train, locomotive
  plane: airplane, paper plane tilt
  flight: airplane, bird, paper plane tilt
  planet: planet, globe, ringed planet
  orbit: planet, atom, ringed planet
  space: planet, rocket, shooting star
  cosmos: planet, star, shooting star
  star: star, shooting star, star four
  code: code, brackets curly, terminal
  developer: code, terminal, brackets curly
  software: code, cube, stack
  layers: stack, stack simple, layers
  data: chart bar, database, graph
  network: graph, share network, link
  neural: brain, graph, circuitry
  ai: sparkle, brain, robot, circuitry
  circuit: circuitry, cpu, chip
  chip: cpu, circuitry
  cloud: cloud
  server: hard drives, database, cloud
  chat: chat circle, chats, speech balloon
  speech bubble: chat circle, chat centered dots, speech balloon
  conversation: chats, chat circle, speech balloon
  mail: envelope, paper plane tilt
  message: envelope, chat circle, paper plane tilt
  games: game controller, dice five, puzzle piece
  play: play, game controller
  puzzle: puzzle piece
  toy: puzzle piece, teddy bear, lego, building blocks
  building blocks: cube, lego, puzzle piece
  kids: balloon, baby, teddy bear, smiley
  party: confetti, balloon, party popper
  gift: gift, wrapped gift
  film: film strip, film slate, film reel, clapper board
  video: video camera, film slate, play
  camera: camera, aperture
  photo: camera, aperture, image
  podcast: microphone, headphones, radio
  voice: microphone, chat circle, waveform
  vinyl: vinyl record, disc
  writing: pen nib, feather, pencil
  book: book open, book, books
  story: book open, feather
  art: palette, paint brush
  design: pen nib, bezier curve, palette, shapes
  architecture: compass tool, ruler, buildings, columns
  science: atom, flask, microscope
  marketing: megaphone, target, rocket
  target: target, bullseye
  search: magnifying glass, binoculars
  people: users three, users, busts in silhouette
  hand: hand, hand palm, hand heart
  worker: hard hat, wrench
  tool: wrench, hammer, screwdriver
  repair: wrench, screwdriver, gear
  machine: gear, gears, factory
  clean: sparkle, broom, drop
  sparkle: sparkle, sparkles, star four
  flower: flower, flower tulip, tulip, rose
  rose: rose, flower
  fern: leaf, plant, herb
  ivy: leaf, plant
  root: plant, tree, carrot
  seed: plant, seedling, leaf
  sprout: plant, seedling
  oak: tree, acorn, leaf
  pine: tree evergreen, evergreen tree
  cedar: tree evergreen, evergreen tree
  maple: maple leaf, leaf, tree
  willow: tree, leaf
  moss: leaf, plant
  clover: clover, four leaf clover, shamrock
  ember: flame, fire, campfire
  spark: sparkle, lightning, flame
  volt: lightning, plug
  bolt: lightning
  flash: lightning
  storm: cloud lightning, lightning
  sunrise: sun horizon, sun, sunrise
  sunset: sun horizon, sun
  dawn: sun horizon, sun
  horizon: sun horizon, waves
  lunar: moon, moon stars
  stone: mountain, rock, cube
  castle: castle, castle turret, shield
  bastion: castle turret, shield, castle
  fortress: castle turret, castle, shield
  anvil: hammer, anvil
  forge: hammer, fire, anvil
  raven: bird, crow, feather
  finch: bird, feather
  sparrow: bird, feather
  robin: bird
  swallow: bird, dove
  hawk: eagle, bird
  falcon: eagle, bird
  wolf: wolf, dog, paw print
  stag: deer
  bull: ox, water buffalo, bull
  mustang: horse
  pony: horse
  hare: rabbit
  bunny: rabbit
  reef: fish, shell, coral
  shore: waves, shell
  beach: umbrella, palm tree, waves, island
  island: palm tree, island, desert island
  desert: cactus, sun, camel
  pyramid: triangle, mountain
  bridge: bridge, bridge at night
  signal: cell tower, wifi high, antenna, satellite antenna
  north: compass, navigation arrow, star
  northwind: wind, compass, navigation arrow
  pepper: pepper, hot pepper
  chili: pepper, hot pepper
  mustache: mustache, scissors
  hippo: hippopotamus
  rhino: rhinoceros
  bee: honeybee, bee, honey pot
  honey: honey pot, honeybee
  sleep: moon stars, moon, bed
  dice: game die, dice
  crescent: crescent moon, moon
  hill: mountains, mountain, sunrise over mountains
  fingerprint: fingerprint, hand
  umbrella: umbrella
  trophy: trophy
`;
