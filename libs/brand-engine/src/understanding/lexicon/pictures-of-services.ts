/** What services, schools, clubs and travel show: what they are called, and the pictures, the plainest first. */
export const picturesOfServices = `
  youth club, youth centre, youth work, youth charity: table tennis, guitar, football
  housing association, housing charity, landlord, letting agent, estate agent, estate agents: terraced houses, house, key
  fossil shop, geologist, geology, palaeontologist, natural history: ammonite, bone
  archaeologist, archaeologists, archaeology: amphora, trowel, standing stones
  bird watching, birdwatching, bird club, bird sanctuary, ornithologist, bird reserve: robin, binoculars, birdhouse
  residents association, tenants association, neighbourhood association: terraced houses, house, tree
  river cleaning, river cleaning charity, river restoration, rivers trust, river trust: river, trout, heron
  bike courier, bicycle courier, cargo bike courier: cargo bike, bicycle
  postal service, courier, parcel service, mail service: package, envelope, pillar box
  scout group, scouts, scout troop, girl guides, summer camp: tent, campfire, compass
  parish council, town council, village council, village hall, parish: bell tower, oak leaf, cottage
  parish church, chapel, church community, church group: church, bell tower, dove
  village shop, corner shop, community shop: shop, basket
  preschool, playgroup, nursery school, children's nursery, day nursery, kindergarten, childminder, child minder, child minding, nanny, nannies, babysitter, toddler group, daycare: building blocks, bucket and spade, rocking horse, crayon
  primary school, village school, elementary school, grammar school, secondary school: school bag, pencil, handbell, blackboard
  toy shop, toy maker, wooden toys, toymaker: rocking horse, teddy bear, spinning top, building blocks, kite
  party supplies, party shop, party planner, village fete, street party: bunting, balloon, party hat
  tutor, tutors, tutoring: pencil, book
  writer, author, copywriter, ghostwriter, proofreader, novelist: typewriter, inkwell, pencil
  newspaper, local newspaper: newspaper, typewriter
  crystal shop, crystal healing, mineral shop: crystal cluster, gem
  museum of lighthouses, lighthouse museum: lighthouse
  steam railway, heritage railway, model railway: steam locomotive
  bell ringers, bell ringing, bell foundry, handbell choir: bell, handbell, bell tower
  salt mine, show mine, mining museum, mine: pickaxe, crystal cluster, cave mouth
  arcade, pinball, pinball arcade, games arcade, retro arcade: joystick, game controller
  stationer, stationers, stationery, stationery shop, paper shop: pen, pencil, envelope, notebook
  life coach, business coach, performance coach, executive coach, coaching: target, summit, compass
  stamp collectors, stamp club, philatelic society, philatelists: postage stamp, magnifying glass
  interpreter, interpreters, translator, translators, translation, translations, translation agency: speech bubble, globe
  accordion, accordions, accordion maker, accordion repair: accordion
  clarinet maker, woodwind repair, flute maker: clarinet, flute
  biscuit maker, biscuits, shortbread, cookie shop: cookie, rolling pin
  museum: classical building, column
  art museum, art gallery: palette, picture frame, paintbrush
  campsite, camping, caravan park, glamping: tent, caravan, campfire
  bed and breakfast, guesthouse, guest house: bed, key, tea cup
  funeral director, funeral directors, undertaker, undertakers: dove, candle, lily
  drone photography, aerial photography, drone pilot: drone, camera
  photographer, photographers, photography: camera, aperture
  chess club: chess knight, chess king, pawn
  bowling club: bowling pin, trophy
  bowls club, lawn bowls: trophy
  petanque, petanque club: trophy
  carnival club: carnival mask, jester hat
  cricket club, cricket team, cricket: cricket bat
  tennis club, tennis school, tennis coach: racquet, tennis ball
  golf club, golf course: golf flag, golf ball
  rugby club, rugby team, rugby: rugby ball
  basketball club, basketball team: basketball
  hockey club, hockey team: hockey stick
  badminton club: badminton racket
  table tennis club, ping pong club: table tennis
  football club, football team, soccer club: football
  boxing club, boxing gym: boxing mitt
  climbing club, climbing wall, climbing gym: climbing carabiner, climber, mountain
  yoga studio, yoga school, yoga teacher, yoga class: lotus, meditation
  running club, parkrun, running group: running shoe, runner
  skating rink, ice rink, skating club: ice skate
  ski school, ski club: ski, mountain
  sauna, saunas, sauna club: sauna, sauna bucket
  mountain guide, mountain guides, hiking guide, hiking guides, trekking company, trekking, walking holidays, hiking club, alpine club: mountain, summit, compass, climber
  mountain rescue, mountain rescue team: mountain, helicopter, life ring
  beach cleaning, beach clean-up, beach cleanup, beach clean, litter picking, litter pickers: wave, starfish, turtle
  marine salvage, salvage company, salvage divers: anchor, diving helmet, ship
  language school, language exchange, language courses, language lessons, language app: speech bubble, globe
  kite surfing, kitesurfing, kite surfing school, kitesurf school: kite, surfboard, wave
  axe throwing, axe throwing venue: axe, target
  planetarium, observatory, astronomy club, stargazing, stargazing tours, astronomical society: telescope, ringed planet, star
  go-kart track, go-karting, karting, karting track, kart track, kart racing: checkered flag, steering wheel
  house clearance, estate sale, estate sales, flea market, bric-a-brac: armchair, lamp, grandfather clock
  bushcraft, bushcraft school, bushcraft courses, survival school: campfire, axe, tent
  self storage, storage company, storage units, boat storage: padlock, crate, package
  drainage, drainage company, drain cleaning, drain maintenance, septic tank, septic tanks: pipe, drop
  pet crematorium, pet cemetery, pet funerals: paw print, candle, dove
  crematorium: candle, dove, lily
  donkey sanctuary: donkey, horseshoe
  tarot, tarot reader, tarot readings, astrologer, astrologers, astrology, fortune teller: moon, star, crystal ball
  car charging, charging network, electric car charging, charging stations: charging station, plug, lightning
  stair lift, stair lifts, stairlift, stairlifts: stairs
  wind farm, wind farms, wind power, wind energy: wind turbine
  pawnbroker, pawn shop: coins, ring
  mediator, mediation, mediation service: handshake, speech bubble
  nutritionist, nutritionists, dietitian, dieticians: apple, carrot, avocado
  gymnastics, gymnastics club, gymnastics school: gym rings, gymnast
  butterfly house, butterfly farm: butterfly
  petting zoo, petting farm: goat, rabbit, lamb
  curtain maker, curtains, blinds, blinds installer: curtain, window
  paint shop, paint store: paint roller, paintbrush
  robotics, robotics lab, robot maker: robot, robot arm
  ai lab, ai research lab: brain, sparkle
  data cleaning, data quality: database, sparkle
  tanning salon, tanning studio, tanning: sun, palm tree
  piercing, piercing studio, piercer: ring, needle, ear
  fire brigade, fire department, firefighters, fire station: fire engine, flame, fire hydrant
  search and rescue, search and rescue team: helicopter, life ring, dog
  coastguard, coast guard: lighthouse, life ring, anchor
  detective agency, detective, private investigator, private detective: magnifying glass, fingerprint
  bonsai, bonsai shop, bonsai nursery: bonsai
  surveyor, surveyors, land surveyor, land surveyors: compass tool, ruler, spirit level
  snowmobile rental, snowmobiles, snowmobile tours: snowflake, mountain
  lawn bowls shop: trophy
  triathlon club, triathlon: swimmer, bicycle, runner
  ultramarathon, marathon, fun run, half marathon: runner, running shoe
  obstacle race, obstacle course: runner, rope
  paintball, paintball arena, laser tag, laser tag centre: target
  trampoline park, trampolines: trampoline
  bouncy castle, bouncy castle hire, bouncy castles: castle, balloon
  soft play, soft play centre, play centre, indoor play: building blocks, balloon
  mini golf, crazy golf, mini golf course, minigolf: golf flag, golf ball
  darts league, darts club, darts: dart board, dart
  pool hall, snooker club, billiards, snooker hall: billiards
  poker club, casino, card room: playing card, die
  bingo hall, bingo: die, star
  quiz night, pub quiz: light bulb, pencil
  open mic, open mic night, comedy night: microphone
  poetry slam, spoken word: microphone, quill
  book festival, literary festival, literary magazine: book, quill
  whale watching, whale watching tours, whale tours: whale tail, whale
  dolphin tours, dolphin watching: dolphin
  safari lodge, safari, safaris, safari park: elephant, giraffe, lion
  eco lodge, forest lodge: tree, cottage
  ice hotel: snowflake, bed
  walking tours, city tours, guided tours, food tours: signpost, compass
  ghost tours, ghost walks: ghost, lantern
  river cruises, cruise line, cruises: ship, anchor
  jet ski, jet ski hire, jet skis: wave, life jacket
  rafting company, rafting, white water rafting: crossed oars, wave
  canyoning, canyoning guide, caving, caving club: rope, cave mouth, climber
  figure skating, figure skating club, ice skating: ice skate
  curling club, curling: curling stone
  sumo, sumo club, sumo stable: martial arts uniform
  wrestling club, wrestling: martial arts uniform
  capoeira, capoeira school: drum, dancer
  salsa school, salsa club, salsa lessons, salsa classes, salsa dancing, salsa night, latin dance, tango school, flamenco school, swing dance, swing dance club, zumba, zumba class, ballroom, ballroom dancing: dancer, ballet shoe
  barre studio: ballet shoe
  tai chi, qigong: yin yang, lotus
  singing teacher, singing lessons, voice coach, vocal coach: microphone, music notes
  trumpet teacher, trumpet lessons: trumpet
  court reporter: typewriter, gavel
  tax adviser, tax advisor, tax consultant: calculator, coins
  stock broker, stockbroker, investment club: bull, coins
  angel network, angel investors: seedling, coins
  school meals, school dinners: apple, fork
  3d printing, 3d printing service: cube, gear
  game development, indie games, indie game studio: game controller, joystick
  shoe shine: shoe, brush
  owl sanctuary, owl rescue: owl
  seal rescue, seal sanctuary: seal
  estate planner, estate planning: quill, key
  smart lighting, lighting app, smart lights, lighting company, lighting design, lighting designer, lighting designers, lighting: light bulb, lamp
  smart home, home automation: house, plug, light bulb
  thermostat, thermostats, smart thermostat, smart thermostats, smart heating: thermometer, house
  doorbell, doorbells, smart doorbell, video doorbell: bell, door
  smart lock, smart locks, password manager: padlock, key
  security guards, guards, bouncers, event security, door supervisors: shield, star
  browser, web browser: compass, globe
  expense tracking, expense tracker, expense app, expenses app, receipt scanner: receipt, coins, wallet
  invoicing, invoices, invoicing tool, invoicing app, billing software: invoice, receipt, coins
  payments, instant payments, payment app, payroll: coins, wallet, credit card
  bookkeeping, bookkeeper, bookkeepers: ledger, calculator, pencil
  budgeting, budgeting app, savings app: piggy bank, coins
  scheduling, scheduling app, calendar app, booking software: calendar, clock
  note taking, note-taking app, notes app, journal app, journaling: notebook, pencil
  copywriting, copywriting assistant, ai copywriting, ghostwriting: pen, quill, pencil
  contract review, contract management, contracts, legal contracts: scroll, pen
  meditation, meditation teacher, meditation classes, meditation app, mindfulness, mindfulness app: meditation, lotus
  data recovery, database, databases, open-source database: database
  satellites, earth observation: satellite
  vertical farming, vertical farm, crop monitoring, precision farming, crop science, agritech, agtech, crop disease: sprout, wheat, leaf
  carbon capture, carbon removal, climate tech: leaf, cloud
  newsletter, newsletters: envelope, newspaper, quill
  esports, e-sports, esports team, gaming cafe, gaming café, streamer: game controller, joystick
  coding school, coding club, code club, coding for kids, coding camp, hackathon: code brackets, laptop, lightning
  robotics club: robot, robot arm
  roller derby, roller derby league, roller derby team, roller disco, roller skating: roller skate
  jazz festival, jazz club, jazz night, jazz nights, jazz bar, jazz band, jazz orchestra: saxophone, trumpet
  parish choir, church choir, gospel choir, choral group, singers, chorus: musical score, music notes, tuning fork
  film festival, short films, short film festival, film club: film reel, clapper board
  theatre group, theatre company, community theatre, drama club, drama school, improv group: theatre masks
  wedding flowers, wedding florist, flower delivery, flower subscription: bouquet, rose, tulip
  funeral home, funeral homes, funeral service: dove, candle, lily
  addiction recovery, recovery centre, recovery center, rehab: sunrise, sprout
  period care, period products, menstrual care: drop, moon
  compost, composting, compost collection, food waste: sprout, bucket, leaf
  escape room, escape rooms, escape game: keyhole, key, padlock
  pet portraits, pet portrait, pet photography: dog, cat, picture frame
  garage door, garage doors, garage door repair: garage
  pool construction, pool maintenance, pool company, pool cleaning, pool builder, swimming pools: swimming pool, wave
  trucking, trucking company, haulage, haulier, long haul freight: truck
  freight forwarding, freight forwarder, shipping company, container shipping: ship, shipping container
  cold storage, frozen food, frozen foods: snowflake
  scooter sharing, e-scooter, e-scooters, scooter rental: scooter
  surf school, surf shop, surfboards, custom surfboards, surfboard shaper, surf club, surf camp: surfboard, wave
  kayaks, kayak rental, kayak hire, paddleboards, paddleboard rental, kayaking, paddleboarding: kayak, canoe paddle, paddleboarder
  marina, sailing club, yacht club, sailing school, regatta: sailboat, anchor
  strength gym, strength training, strength coach, strength coaching, fitness coach, fitness coaching, personal trainer, personal training, powerlifting, weightlifting: kettlebell, barbell
  houseplant, houseplants, house plants, indoor plants, plant subscription: potted plant, monstera, watering can
  legal aid, citizens advice, advice centre, law centre: speech bubble, handshake
  pta, parent teacher association, school fete: apple, pencil
  letter writing, letter-writing, letter-writing club, pen pals: envelope, quill, pillar box
  space tourism, space travel: rocket, ringed planet
  wedding barn, wedding venue, barn weddings: barn, ring
  marine research, marine biology, ocean research, marine conservation: starfish, nautilus, wave
  kids party, kids parties, children's parties, party entertainer: balloon, party hat, birthday cake
  ski resort, ski lodge, ski hire: mountain, ski
  earplugs, ear plugs: ear
  running shoes, trail running: running shoe, runner
  football camp, football academy, soccer camp, football school: football
  dance club, dance company, dance class, dance classes, dance group: dancer, ballet shoe
  irrigation, smart irrigation, irrigation system, irrigation systems: drop, sprout
  pr agency, public relations: megaphone, speech bubble
  barbell club, gym equipment: barbell, kettlebell
  a cappella, a cappella group, barbershop quartet: microphone, music notes
  folk duo, folk band, folk music: guitar, violin, accordion
  warehouse robots, industrial robots: robot arm, robot
  credit score, credit card, loans: credit card, coins
  grooming products, men's grooming, mens grooming: straight razor, shaving brush
  drones, drone company, drone survey, drone surveys: drone
  boutique hotel, country hotel, seaside hotel: key, bed
  architectural practice, architect's office, architecture practice, architects: compass tool, ruler, building
  bookbindery, book binder: book, book stack, needle
  conveyancing, conveyancer, home inspection, home inspections, home inspector: house, key
  costume hire, costume shop, fancy dress, fancy dress shop: mask, top hat, crown
  craft fair, craft market: scissors, yarn, potter's wheel
  flooring, floor fitters, parquet, tile shop: tile, trowel
  food hall: fork, cooking pot
  framing, frame shop: picture frame
  history society, historical society, heritage trust, heritage centre, civic society: column, standing stone
  holiday park, holiday village: caravan, tent, palm tree
  home staging, home stager: armchair, lamp
  interpreting: speech bubble, globe
  it support, tech support, technical support, computer support: laptop, wrench
  leisure centre, leisure center: swimming pool, barbell
  loft conversion, loft conversions, attic conversions, prefab houses, modular homes: house, ladder
  marquee hire, marquees, tent hire: tent, bunting
  project management, project managers: calendar, target
  retirement planning, pension advice, pensions: umbrella, coins, tree
  storytelling, storyteller, storytellers: book, lantern
  takeaway, take-away, takeout: grocery bag, bowl
  trade union, labour union, workers union, union branch: fist, handshake
  villa rentals, villa rental, villas, holiday villas: house, palm tree
  virtual assistant, virtual assistants, secretarial services, secretarial service: calendar, laptop, pencil
  after-school club, after school club, homework club: pencil, building blocks, football
  baking supplies, baking shop, bakeware: whisk, rolling pin, cupcake
  bedding, bed linen: bed, moon
  desserts, dessert bar, dessert shop, dessert parlour: cake slice, cupcake, ice cream
  english lessons, spanish lessons, french lessons, german lessons, tuition centre, test prep, exam prep: pencil, book, speech bubble
  equipment rental, equipment hire: wrench, hammer
  fudge, toffee, caramels: candy, chocolate bar
  guided walks, walking group, ramblers, rambling club: hiking boot, signpost
  modelling agency, model agency: coat hanger, dress
  parkour, freerunning: sneaker
  personal stylist, stylist, image consultant: coat hanger, dress
  snack brand, snacks, crisps, chips brand: bag, potato
  underwear, hosiery: sock
  window shutters, shutters: window
  workwear, work clothes, safety wear: hard hat, work boot
  conservatory, conservatories, orangeries: greenhouse, window
  excavation, excavations, groundworks, earthworks, digger hire: excavator, shovel
  air conditioning, air-conditioning, ventilation, hvac, cooling systems: snowflake, fan, thermometer
  sign writing, signwriting, sign writer, signwriter: brush, pencil
  cookery school, cooking school, cookery classes, cooking classes, cooking lessons: chef hat, whisk
  video games, video game, video game studio, video game shop: game controller, joystick
  fabric shop, fabric store, fabrics: spool, thread, scissors
  knitwear, knitted clothes: yarn, knitting needles
  coach hire, coach company, coach tours, coach travel, bus hire: bus, signpost
  collagen drinks, wellness drinks, functional drinks: bottle, drop, leaf
  doggy daycare, doggy day care, dog creche, dog day care: dog, dog collar, paw print
  martial arts school, martial arts club: martial arts uniform, fist
  property developer, property developers, real estate developer: house, building, key
  vinyl wraps, vehicle wraps, car wraps, car wrapping: car, paint roller
  wind turbines: wind turbine, windmill
  rooftop bar, sky bar: cocktail glass, martini
  road haulage: truck
  stud farm, horse breeder, horse breeding: horse, horseshoe
  lobster shack, crab shack: lobster, crab, fish
  kitchen showroom: cooking pot, stove
  shooting club, rifle club, shooting range, clay shooting: target
  drinks shop, beverage store, off-licence, bottle shop: bottle, crate
  shepherd, shepherds, sheep farm: sheep, lamb
  coach trips, bus company, bus tours, minibus hire, minibus service: bus, road
  wedding dj, mobile dj, party dj, mobile disco, silent disco: vinyl record, headphones, disco ball
  squash club, squash courts, padel club, racketball club: racquet, tennis ball
  bridge club, card club, whist club, whist drive, poker night: playing cards, spade suit
  zip line park, zip wire, zip line, high ropes, high ropes course, treetop adventure: carabiner, tree
  health shop, wholefood shop: carrot, apple, wheat
  maths tutor, maths tutoring, maths club, maths teacher, math tutor: abacus, compass tool, triangular ruler
  face painter, face painting: paintbrush, palette
  theme park, amusement park, funfair, fairground rides: ferris wheel, roller coaster, carousel horse
  historical reenactment, reenactors, reenactment group, living history, medieval fair, medieval market, renaissance fair, renaissance faire: knight helmet, crossed swords, castle
  morris dancers, morris dancing, morris side: jingle bell, handbell
  computer help, computer shop, computer lessons: laptop, desktop
  house sitter, house sitters, house sitting: house, key
  haunted house, haunted house attraction, scare attraction, ghost hunt, ghost hunts: ghost, jack o lantern, bat
  rc club, radio control club, model aircraft club, model flying club: small airplane, plane
  food tour, food walk: fork and knife, map pin
`;
