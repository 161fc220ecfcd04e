/** What makers, shops, kitchens, farms and trades of the house show: what they are called, and the pictures, the plainest first. */
export const picturesOfMakers = `
  dog groomer, dog grooming, pet groomer, pet grooming, dog salon, dog parlour, dog wash, poodle parlour: dog bath, poodle, dog, comb
  dog walker, dog walking, dog training, dog trainer, dog school, puppy school, dog hotel, dog daycare: dog, dog collar, paw print, bone
  kennels, boarding kennel, boarding kennels, dog boarding, dog breeder: kennel, dog, paw print
  cattery, cat sitter, cat hotel, cat cafe, cat café, cat rescue: cat, sleeping cat, paw print
  pet shop, pet store, pet food, pet supplies: paw print, dog bowl, dog, cat
  candles, handmade candles, scented candles, beeswax candles, candle maker, candle makers, candlemaker, candlemakers, chandler, chandlers, candle shop, candle studio, candle making: candle, flame
  osteopath, osteopathy, chiropractor, chiropractic, osteopaths, back clinic, spine clinic: spine, hands
  massage, massage therapist, masseur, masseuse, massage therapy, bodywork, bodyworker, body worker, craniosacral therapy: hands, lotus
  physiotherapist, physiotherapists, physiotherapy, physio: spine, runner, hands
  midwife, midwives, midwifery, doula, doulas, birth centre, birthing centre: mother and child, pregnant woman, baby feet, stork
  lactation consultant, breastfeeding support, mother and baby group, postnatal group: mother and child, baby feet
  baby clothes, children's clothes, childrenswear, baby shop, baby store, kids clothes: romper, baby feet, pram
  foot clinic, podiatrist, podiatry, chiropodist, chiropody, foot care: footprint, baby feet
  optician, opticians, optometrist, optometrists, eyewear, eyewear shop: spectacles, eye
  hearing centre, audiologist, audiology, hearing aids, hearing clinic: ear
  meal delivery, food delivery, lunch delivery, dinner delivery, tiffin delivery, tiffin service, tiffins, tiffin, meal prep: cloche, curry bowl, fork
  delivery app, delivery service, parcel delivery, same-day delivery: package, truck
  chimney sweep, chimney sweeps, chimney sweeping, chimney cleaner: chimney brush, chimney pot, top hat
  stove fitter, stove shop, wood burners, fireplaces, fireplace shop: fireplace, fire, chimney pot
  roofer, roofers, roofing, roofing contractor, roofing company, thatcher, thatchers, slater, slaters: tiled roof, ladder, house
  glazier, glaziers, glazing, double glazing, window fitter, window fitters, window maker: window, stained glass window
  stained glass, stained glass studio, leaded windows: stained glass window
  glassblower, glassblowers, glassblowing, glass studio, glassworks: vase, flame, bottle
  window cleaner, window cleaners, window cleaning: window, bucket, sponge
  stonemason, stonemasons, stonemasonry, stone carver, monumental mason, letter carver: mallet and chisel, stone arch, column
  bricklayer, bricklayers, bricklaying: trowel, brick
  plasterer, plasterers, plastering: trowel, bucket
  tiler, tilers, tiling: tile, trowel
  carpenter, carpenters, joiner, joiners, joinery, carpentry, woodworker, woodworking, cabinet maker, cabinetmaker: saw, hand plane, hammer, wood chisel
  wood carver, woodcarver, wood carving, whittler: wood chisel, mallet and chisel
  wood turner, woodturner, woodturning: wood chisel, bowl
  tree surgeon, tree surgeons, tree surgery, arborist, arborists, tree care: tree, chainsaw, axe
  sawmill, timber yard, timber merchant, firewood: timber, saw, axe
  apothecary, apothecaries, tinctures, herbal remedies, herbal medicine, herbalist, herbalists, herb shop, herbal shop, herbalism, naturopath, naturopathy, homeopath, homeopathy: mortar, sage, leaf
  speech therapist, speech therapists, speech therapy: speech bubble, mouth
  stationery, stationer, stationers, stationery shop: pencil, notebook, envelope
  smokehouse, smokehouses, fish smokehouse: fish, flame
  locksmith, locksmiths: key, padlock, keyhole
  upholsterer, upholsterers, upholstery, reupholstery: armchair, sofa
  blacksmith, blacksmiths, smithy, forge: anvil, hammer, horseshoe
  farrier, farriers, farriery: horseshoe, anvil, horse
  saddler, saddlers, saddlery, saddle maker, saddle fitter, tack shop: riding saddle, stirrup, horse
  riding school, riding club, pony club, livery yard, stables, horse riding, riding stables: horse, horseshoe, riding saddle, stirrup
  bookbinder, bookbinders, bookbinding: book, needle, book stack
  bookshop, bookstore, book shop, bookseller, booksellers, library, village library, public library, community library, local library, library friends: book, book stack, bookshelf
  book club, reading group: book, book stack, tea cup
  calligrapher, calligraphers, calligraphy: quill, inkwell, nib
  letterpress, printmaker, printmakers, letterpress studio, print workshop: printing press
  piano tuner, piano tuners, piano tuning: tuning fork, grand piano, piano key
  piano teacher, piano lessons, piano school, pianist: grand piano, piano
  violin maker, violin makers, luthier, luthiers, violin repair, violin workshop, violin teacher: violin, violin scroll, cello
  guitar teacher, guitar lessons, guitar maker, guitar shop, guitar school: guitar
  drum teacher, drum school, drum lessons: drum kit, drum
  brass band, wind band, marching band, silver band, brass ensemble, town band: tuba, trombone, trumpet, bandstand
  organ builder, organ builders, organ maker: pipe organ
  choir, choral society, community choir, chamber choir: musical score, music notes, tuning fork
  string quartet, string ensemble: violin, cello
  orchestra, youth orchestra, chamber orchestra: violin, cello, harp, trumpet
  puppet theatre, puppetry, puppeteer, puppet show, marionette theatre: marionette, marionette cross
  circus, circus school: circus tent
  dance school, dance studio, ballet school, dance teacher: ballet shoe, ballerina
  driving school, driving lessons, driving instructor, driving instructors: steering wheel, car, traffic cone
  bike shop, bicycle shop, bike repair, bicycle repair, bicycle workshop, bike workshop, cycle shop: bicycle, bicycle wheel, chainring, bicycle chain
  cycling club, bike club, cycle club, cycling team: bicycle, bicycle wheel, cyclist
  allotment, allotments, allotment club, allotment society, community garden, garden club, gardening club: wheelbarrow, watering can, carrot, garden fork
  gardener, gardeners, gardening, garden maintenance, landscape gardener: watering can, wheelbarrow, secateurs, sprout
  lawn care, lawn mowing, grounds maintenance: lawnmower, grass
  garden centre, plant nursery, plant shop: potted plant, watering can, sprout
  tree nursery, cactus nursery: sprout, tree, potted plant
  florist, florists, flower shop, flower farm: tulip, bouquet, rose, flower
  cheesemonger, cheesemongers, cheese shop, cheesemaker, cheese dairy: cheese, cheese wheel, cow
  dairy, dairy farm, creamery, milkman: milk churn, cow, milk bottle
  fishmonger, fishmongers, fish market, fish shop, smokery: fish, trout, lobster
  fish and chips, fish chips, fish n chips, fish and chip shop, chip shop, chippy: fish, chips
  butcher, butchers, butcher shop, butchery: cleaver, bull, pig, ham
  greengrocer, greengrocers, veg box, vegetable box, fruit and veg: carrot, apple, beetroot, crate
  baker, bakers, bakery, bakehouse, sourdough bakery, sourdough: round loaf, croissant, wheat, loaf
  pasty shop, pasties, pasty maker: pasty
  cake maker, cake shop, cake studio, cupcake shop, wedding cakes: tiered cake, cupcake, cake slice
  sweet shop, confectioner, confectioners: candy, lollipop, candy cane
  chocolatier, chocolate shop, chocolate maker: chocolate bar, cocoa pod, candy, cookie
  ice cream shop, ice cream parlour, ice cream van, ice cream, gelateria, gelato: ice cream cone, two scoops, popsicle, sundae
  beekeeper, beekeepers, beekeeping, apiary, honey farm: bee, skep hive, honey, beekeeper hat
  orchard, apple orchard, fruit farm, fruit grower: apple, pear, tree
  aquarium shop, fish keeping, aquarist: fish bowl, tropical fish
  balloon rides, balloon flights, ballooning: hot air balloon
  lavender farm: lavender
  egg farm, free range eggs, hen rescue, poultry farm: hen, chicken coop, egg
  cider maker, cider press, cidery: apple, barrel
  pub, tavern, alehouse, inn, gastropub, village pub: inn sign, beer mug, barrel
  distillery, gin distillery, whisky distillery: pot still, juniper sprig, whisky glass
  spice shop, spice merchant: pepper mill, chili, star anise
  olive oil: olive branch, oil bottle, olive tree
  food bank, foodbank, food pantry, food parcels, community larder, soup kitchen, food charity: grocery bag, tin can, apple, pot
  swimming charity, swimming club, swim school, swimming lessons, swimming teacher, swim club, swim team, lido, learn to swim, swimming: swimmer, swimming pool, life ring
  lifeguard, lifeguards, sea rescue, lifeboat: life ring, anchor
  ferry, ferries, ferry company, ferry service, ferry line: ferry, ship, anchor
  boat hire, boat trips, boat builder, boatbuilder, boatyard: rowing boat, sailboat, anchor
  canal boats, narrowboat hire, narrowboats: narrowboat
  diving school, dive school, dive centre, diving centre, scuba diving, scuba, diving: scuba diver, diving helmet, tropical fish
  rowing club, rowing: crossed oars, rowing boat, rower
  fishing club, angling club, fishing tackle, tackle shop: fishing rod, fish hook, trout
  tattoo, tattoos, tattoo studio, tattoo parlour, tattooist, tattoo artist, tattoo shop: tattoo machine, rose, swallow
  nail bar, nail salon, nail studio, nail artist, nail technician, manicure, pedicure: nail polish, hand
  barber, barbers, barbershop, barber shop: barber pole, straight razor, shaving brush, comb
  hairdresser, hairdressers, hair salon, hairstylist, hair studio: scissors, comb, hairdryer, hairbrush
  eyelash studio, lash studio, lash bar, lashes, eyelashes: eyelash, eye
  launderette, laundrette, laundromat, laundry, laundry service, washing service: washing machine, washing line, clothes peg
  dry cleaner, dry cleaners, dry cleaning: clothes hanger, shirt
  ironing service, ironing: iron, shirt
  cleaning company, cleaning service, house cleaning, cleaner, cleaners: broom, bucket, mop, spray bottle
  tailor, tailors, tailoring, seamstress, dressmaker, dressmakers, alterations: needle, scissors, spool, mannequin
  sewing school, sewing studio, sewing cafe, sewing café, sewing shop: sewing machine, spool, button
  quilter, quilters, quilting, quilt maker: quilt, needle, spool
  weaver, weavers, weaving, weaving studio: loom, yarn
  hand spinner, spinning guild: spinning wheel, yarn
  yarn shop, wool shop, knitting shop, knitting club, knitting, knitter, knitters, crochet: yarn needles, yarn, sheep
  embroiderer, embroidery, embroidery studio: embroidery hoop, needle
  milliner, milliners, millinery, hat maker, hatter, hat shop: hat, bowler hat, sun hat
  shoemaker, shoemakers, cobbler, cobblers, shoe repair: work boot, shoe, awl
  leatherworker, leather worker, leather workshop, leather goods: satchel, handbag, awl
  jeweller, jewellers, goldsmith, goldsmiths, silversmith, jewellery: ring, necklace, gem, earrings
  watchmaker, watchmakers, watch repair: watch, pocket watch
  clockmaker, clockmakers, clock repair, clock restorer: pocket watch, grandfather clock, cuckoo clock
  potter, potters, pottery, ceramicist, ceramics, pottery studio, ceramics studio, ceramic studio, ceramic artist, ceramic workshop: potters wheel, jug, vase, kiln
  art school, art class, art teacher, painting class: palette, paintbrush, easel
  picture framer, picture framing, framing shop, framer: picture frame
  furniture restorer, furniture maker, chair maker, furniture restoration: chair, rocking chair, armchair
  lamp maker, lampshade maker, lighting shop: lampshade, lamp
  basket maker, basket weaver, basketry: basket, picnic basket
  rope maker, ropemaker, macrame, macramé: rope, knot
  knife maker, knife sharpener, knife sharpening, cutler, cutlers: chef knife, knife
  soap maker, soap company, natural soap, soaps, soapmaker, soapery, soap shop: soap, bubbles
  perfumer, perfumery, perfume maker: perfume bottle
  plumber, plumbers, plumbing: tap, wrench, pipe
  heating engineer, boiler repair, heating company: radiator, flame
  electrician, electricians: lightning, plug, light bulb
  painter and decorator, painters and decorators, painting and decorating, decorator, decorators, house painter, house painters, house painting, paint houses, painters, painting company, painting contractor, painting contractors: paint roller, paintbrush, ladder
  handyman, handymen, odd jobs: hammer, screwdriver, toolbox
  scaffolder, scaffolding, scaffolders: ladder, hard hat
  removal company, removals, removal firm, house removals, man and van: van, package, truck
  car mechanic, mechanic, car repair, auto repair, garage: wrench, car, tire
  removal of waste, bin cleaning, rubbish collection: trash can
  pest control, exterminator: beetle, mouse, ant
  welder, welders, welding, metalworker, metalworkers, metalwork: anvil, hammer, flame
  metal restoration, metal restorer, metal polishing: kettle, anvil
  terrarium shop, terrarium maker, terrarium workshop, terrarium studio, terrariums: potted plant, cactus
  sculptor, sculptors, sculpture studio, sculpture gallery, sculpture park: mallet and chisel, statue, column
  second-hand clothes, secondhand clothes, second-hand clothing, vintage clothing, vintage clothes, thrift store, thrift shop, charity shop: clothes hanger, dress, t-shirt
  mattress maker, mattress company, mattresses, mattress shop, bed shop: bed, moon
  candle subscription: candle, flame
  jam maker, jams, preserves, marmalade maker: jam jar, strawberry, pear
  pickle company, pickles, pickle maker, fermenter, kimchi maker: pickle jar, cucumber
  kombucha, kombucha brewery, kombucha brewers: bottle, bubbles
  alpaca farm, llama farm: alpaca, llama, yarn
  magic shop, magician, magicians, conjuror: top hat, magic wand, playing card
  comic shop, comics shop, comic store: speech bubble, lightning
  record shop, record store, vinyl shop, records shop: vinyl, turntable
  board game café, board game cafe, board games, board game shop: meeple, die, chess knight
  taxidermist, natural history museum: skull, ammonite, butterfly
  maple syrup: maple leaf
  truffle hunter, truffles: pig, mushroom
  waffle house, waffle shop, waffles: waffle
  nut roaster, nut shop, nuts: peanut, hazelnut, walnut
  umbrella maker, umbrella shop, umbrellas: umbrella
  kilt maker, kiltmaker: kilt
  kitchen fitter, kitchen fitters, kitchen maker, fitted kitchens, kitchen design: stove, tap, saw
  bathroom showroom, bathrooms, bathroom fitter, bathroom fitters: bathtub, tap, shower
  paving, paving company, paving contractor, driveways: trowel, brick
  shed builder, sheds, shed maker: shed, saw
  demolition, demolition company, demolition contractor: hammer, excavator
  tool hire, tool rental, tool library, hardware shop, hardware store, ironmonger, ironmongers, diy store: hammer, wrench, toolbox, screwdriver
  gravel supplier, aggregates: excavator, mountain
  dredging, dredging company: excavator, ship
  seed bank, seed company, seed shop, seed library: sprout, acorn, wheat
  bee hotel, bee hotels: bee, flower
  rose nursery, rose grower, rose garden: rose
  tobacco shop, tobacconist, pipe maker, pipe shop: tobacco pipe
  neon sign maker, neon signs, sign maker, sign makers, signmaker: lightning, light bulb
  lingerie, lingerie shop: bra
  insulation, insulation company, loft insulation: house, sheep
  greenhouse maker, greenhouses: greenhouse, sprout
  shampoo bar, shampoo bars, shampoo bar maker, solid shampoo: soap, bubbles, drop
  nut butter, peanut butter, almond butter: peanut, hazelnut, jar
  porridge bar, granola maker, granola, muesli, oat milk: bowl, wheat
  candle bar: candle, flame
  vegan butcher, vegetarian butcher, plant-based butcher: carrot, leaf, beetroot
  vegan deli, vegan café, vegan cafe, vegan restaurant: carrot, leaf, avocado
  sausage maker, sausages, hot dog stand, hot dogs: sausage, hot dog, pig
  salmon smokehouse, trout smokehouse: salmon, trout, flame
  sardine cannery, cannery, canned fish, tinned fish: fish, tin can
  caviar: fish, shell
  flour mill, rice mill, grain mill, watermill: windmill, water wheel, wheat
  tofu maker, tempeh maker, soy dairy: bowl, sprout
  soda maker, lemonade stand, lemonade maker, lemonade: lemon, bottle
  tonic water: bottle, drop
  pasta maker, fresh pasta, pasta restaurant, pasta bar: pasta, wheat, fork
  insect protein, insect farm, cricket farm: ant, beetle
  tractor dealer, farm machinery, agricultural machinery, machinery dealer: tractor, wheat
  hay supplier, straw supplier: wheat, barn
  sheep shearing, sheep shearer: sheep, scissors
  wool mill, woollen mill: yarn, sheep
  sock knitter, sock maker, sock shop, socks: sock
  tie maker, necktie maker, neckties: tie
  denim brand, jeans maker, jeans brand: trousers, needle
  watch strap maker, watch straps: watch
  ink maker, inks: inkwell, drop
  phone repair, smartphone repair: smartphone, wrench
  laser cutting, laser cutting service, laser engraver: gear, lightning
  makerspace, maker space, hackspace: gear, hammer, light bulb
  repair café, repair cafe: wrench, screwdriver, needle
  incense maker, incense: flame, leaf
  beard oil, beard care: beard, comb
  razor subscription, razors, shaving brand: straight razor, shaving brush
  toothpaste, toothpaste brand: toothbrush, tooth
  sleeping bags, sleeping bag brand: tent, moon
  bicycle frame builder, frame builder: bicycle, bicycle wheel
  screen printing, screen printing studio, t-shirt printer, t-shirt printing: t-shirt, paintbrush
  badge maker, patch maker, sticker shop, stickers: star, heart
  greeting cards, greeting card maker, card shop: envelope, heart
  gift shop, gifts, gift wrapping, wrapping paper: gift, envelope
  horse feed, feed merchant: horse, wheat
  bird seed, bird food: robin, birdhouse, wheat
  dog bakery, dog treat bakery, dog treats: bone, dog
  aquarium maintenance, aquarium service: tropical fish, fish bowl
  coin dealer, coin shop, numismatist: coins
  stamp dealer, stamp shop: postage stamp
  tearoom, tearooms, tea room, tea rooms, tea house, teahouse, tea shop: teapot, tea cup
  bubble tea, bubble tea shop, boba, boba shop: bubble tea
  wood-fired pizza, wood fired pizza, pizza truck, pizza van: pizza, brick oven
  frozen yogurt, frozen yoghurt, froyo, frozen yogurt bar: ice cream cone, two scoops
  dinner plates, tableware, stoneware, crockery, dinnerware: plate, bowl, jug
  fencing contractor, fencing contractors, fence company, fencing company: fence
  concrete contractor, concrete company, concrete: trowel, brick
  laptops, refurbished laptops, laptop repair, computer repair, data recovery, pc repair, mac repair: laptop
  camera shop, camera gear, used cameras, camera repair: camera, aperture
  swimwear: wave, sun
  flooring company, flooring, floor fitter, floor fitters, wood floors, wooden floors, parquet: timber, tile
  crisps, crisps brand, crisp maker, potato chips: potato
  waffle stand, waffle van: waffle, round waffle
  steakhouse, steak house: steak, bull, grill
  bbq smokehouse, barbecue smokehouse, barbecue joint, bbq joint, bbq shack: grill, flame, pig
  map dealer, map shop, map maker, mapmaker, cartographer, antique maps, antique map dealer, old maps: map, compass rose, globe
  bridal boutique, bridal shop, bridal wear, bridalwear, bridal gowns, wedding dresses, wedding dress shop, wedding gowns: gown, diamond ring, floral wreath
  costume maker, fancy dress hire: domino mask, top hat
  pressure washing, jet washing, power washing, patio cleaning, driveway cleaning: garden hose, spray bottle
  patio and driveway, patios and driveways: trowel, wall
  beer garden, micropub: beer mug, pint glass, hop
  heat pump installer, heat pumps, air con: fan, thermometer, radiator
  sharpening service, blade sharpening: kitchen knife, scissors
  cctv, cctv company, cctv installer, security cameras: security camera, eye
  videographer, wedding videographer, videography, wedding films, wedding film maker: video camera, clapper board, film strip
  skip hire, waste collection, rubbish removal, rubbish clearance, bin collection: trash can, dump truck
`;
