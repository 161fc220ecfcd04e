/** What services, schools, clubs, care and travel show: what they are called, and the pictures, the plainest first. */
export const picturesOfServices = `
  bike courier, bicycle courier, cargo bike courier: cargo bike, bicycle
  postal service, courier, parcel service, mail service: package, envelope, pillar box
  youth club, youth centre, youth work, youth charity: table tennis, guitar, football
  scout group, scouts, scout troop, girl guides, summer camp: tent, campfire, compass
  parish council, town council, village council, village hall, parish: bell tower, oak leaf, cottage
  parish church, chapel, church community, church group: church, bell tower, dove
  housing association, housing charity, landlord, letting agent, estate agent, estate agents: terraced houses, house, key
  village shop, corner shop, community shop: shop, basket
  preschool, playgroup, nursery school, children's nursery, day nursery, kindergarten, childminder, child minder, child minding, nanny, nannies, babysitter, toddler group, daycare: building blocks, bucket and spade, rocking horse, crayon
  primary school, village school, elementary school, grammar school, secondary school: school bag, pencil, handbell, blackboard
  toy shop, toy maker, wooden toys, toymaker: rocking horse, teddy bear, spinning top, building blocks, kite
  party supplies, party shop, party planner, village fete, street party: bunting, balloon, party hat
  tutor, tutors, tutoring: pencil, book
  writer, author, copywriter, ghostwriter, proofreader, novelist: typewriter, inkwell, pencil
  newspaper, local newspaper: newspaper, typewriter
  crystal shop, crystal healing, mineral shop: crystal cluster, gem
  fossil shop, geologist, geology, palaeontologist, natural history: ammonite, bone
  archaeologist, archaeologists, archaeology: amphora, trowel, standing stones
  museum of lighthouses, lighthouse museum: lighthouse
  steam railway, heritage railway, model railway: steam locomotive
  bell ringers, bell ringing, bell foundry, handbell choir: bell, handbell, bell tower
  bird watching, birdwatching, bird club, bird sanctuary, ornithologist, bird reserve: robin, binoculars, birdhouse
  wildlife rescue, hedgehog rescue, wildlife hospital: hedgehog, paw print, fox
  salt mine, show mine, mining museum, mine: pickaxe, crystal cluster, cave mouth
  arcade, pinball, pinball arcade, games arcade, retro arcade: joystick, game controller
  stationer, stationers, stationery, stationery shop, paper shop: pen, pencil, envelope, notebook
  life coach, business coach, performance coach, executive coach, coaching: target, summit, compass
  stamp collectors, stamp club, philatelic society, philatelists: postage stamp, magnifying glass
  interpreter, interpreters, translator, translators, translation, translations, translation agency: speech bubble, globe
  speech therapy, speech therapist, speech therapists, orthophonie, orthophoniste, logopadie, logopedia: speech bubble, ear
  accordion, accordions, accordion maker, accordion repair: accordion
  clarinet maker, woodwind repair, flute maker: clarinet, flute
  biscuit maker, biscuits, shortbread, cookie shop: cookie, rolling pin
  residents association, tenants association, neighbourhood association: terraced houses, house, tree
  museum: classical building, column
  art museum, art gallery: palette, picture frame, paintbrush
  vet, vets, veterinary, veterinarian, veterinary practice, animal hospital: paw print, dog, cat
  campsite, camping, caravan park, glamping: tent, caravan, campfire
  bed and breakfast, guesthouse, guest house: bed, key, tea cup
  funeral director, funeral directors, undertaker, undertakers: dove, candle, lily
  drone photography, aerial photography, drone pilot: drone, camera
  photographer, photographers, photography: camera, aperture
  dentist, dentists, dental practice, dental clinic, orthodontist: tooth, toothbrush
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
  river cleaning, river cleaning charity, river restoration, rivers trust, river trust: river, trout, heron
  beach cleaning, beach clean-up, beach cleanup, beach clean, litter picking, litter pickers: wave, starfish, turtle
  marine salvage, salvage company, salvage divers: anchor, diving helmet, ship
  language school, language exchange, language courses, language lessons, language app: speech bubble, globe
  kite surfing, kitesurfing, kite surfing school, kitesurf school: kite, surfboard, wave
  axe throwing, axe throwing venue: axe, target
  planetarium, observatory, astronomy club, stargazing, stargazing tours, astronomical society: telescope, ringed planet, star
  go-kart track, go-karting, karting, karting track, kart track, kart racing: checkered flag, steering wheel
  hearing aid, hearing aid clinic: ear
  house clearance, estate sale, estate sales, flea market, bric-a-brac: armchair, lamp, grandfather clock
  bushcraft, bushcraft school, bushcraft courses, survival school: campfire, axe, tent
  self storage, storage company, storage units, boat storage: padlock, crate, package
  drainage, drainage company, drain cleaning, drain maintenance, septic tank, septic tanks: pipe, drop
  sleep clinic, sleep consultant, sleep coach, sleep therapist: moon, bed
  pet crematorium, pet cemetery, pet funerals: paw print, candle, dove
  crematorium: candle, dove, lily
  donkey sanctuary: donkey, horseshoe
  tarot, tarot reader, tarot readings, astrologer, astrologers, astrology, fortune teller: moon, star, crystal ball
  car charging, charging network, electric car charging, charging stations: charging station, plug, lightning
  stair lift, stair lifts, stairlift, stairlifts: stairs
  wind farm, wind farms, wind power, wind energy: wind turbine
  pawnbroker, pawn shop: coins, ring
  mediator, mediation, mediation service: handshake, speech bubble
  psychotherapist, psychotherapists, psychotherapy, counsellor, counsellors, counselling, counselor, counseling, psychologist, psychologists: armchair, couch, speech bubble
  nutritionist, nutritionists, dietitian, dieticians: apple, carrot, avocado
  gymnastics, gymnastics club, gymnastics school: gym rings, gymnast
  butterfly house, butterfly farm: butterfly
  petting zoo, petting farm: goat, rabbit, lamb
  curtain maker, curtains, blinds, blinds installer: curtain, window
  paint shop, paint store: paint roller, paintbrush
  robotics, robotics lab, robot maker: robot, robot arm
  ai lab, ai research lab: brain, sparkle
  data cleaning, data quality: database, sparkle
  blood bank, blood donors, blood donation: drop, heart
  tanning salon, tanning studio, tanning: sun, palm tree
  piercing, piercing studio, piercer: ring, needle, ear
  ambulance service, ambulance, paramedics: ambulance, medical cross
  fire brigade, fire department, firefighters, fire station: fire engine, flame, fire hydrant
  search and rescue, search and rescue team: helicopter, life ring, dog
  coastguard, coast guard: lighthouse, life ring, anchor
  detective agency, detective, private investigator, private detective: magnifying glass, fingerprint
  bonsai, bonsai shop, bonsai nursery: bonsai
  surveyor, surveyors, land surveyor, land surveyors: compass tool, ruler, spirit level
  snowmobile rental, snowmobiles, snowmobile tours: snowflake, mountain
  refugee charity, refugee support, refugee aid: hands, house, dove
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
  salsa school, salsa club, salsa lessons, tango school, flamenco school, swing dance, swing dance club, zumba, zumba class, ballroom, ballroom dancing: dancer, ballet shoe
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
  meditation, meditation app, mindfulness, mindfulness app: meditation, lotus
  telehealth, telemedicine, online doctor: stethoscope, smartphone
  gene therapy, gene therapies, gene editing, genetics, genomics, dna testing: dna, test tube
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
  hospice, hospices, palliative care: candle, dove, hands
  nursing agency, nursing, home nursing, home care, carers, care agency: hands, heart
  senior living, retirement home, care home, nursing home, retirement village: tree, house, hands
  autism support, autism charity, neurodiversity: infinity, hands
  addiction recovery, recovery centre, recovery center, rehab: sunrise, sprout
  period care, period products, menstrual care: drop, moon
  fertility clinic, fertility, ivf clinic: sprout, baby feet
  compost, composting, compost collection, food waste: sprout, bucket, leaf
  escape room, escape rooms, escape game: keyhole, key, padlock
  pet portraits, pet portrait, pet photography: dog, cat, picture frame
  equine vet, equine, horse vet, horse clinic: horse, horseshoe
  dog rescue, dog shelter, dog adoption: dog, paw print
  animal shelter, animal rescue, pet adoption: paw print, dog, cat
  garage door, garage doors, garage door repair: garage
  pool construction, pool maintenance, pool company, pool cleaning, pool builder, swimming pools: swimming pool, wave
  trucking, trucking company, haulage, haulier, long haul freight: truck
  freight forwarding, freight forwarder, shipping company, container shipping: ship, shipping container
  cold storage, frozen food, frozen foods: snowflake
  scooter sharing, e-scooter, e-scooters, scooter rental: scooter
  surf school, surf shop, surfboards, custom surfboards, surfboard shaper, surf club, surf camp: surfboard, wave
  kayaks, kayak rental, kayak hire, paddleboards, paddleboard rental, kayaking, paddleboarding: kayak, canoe paddle, paddleboarder
  marina, sailing club, yacht club, sailing school, regatta: sailboat, anchor
  strength gym, strength training, powerlifting, weightlifting: kettlebell, barbell
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
`;
