/** A sense of a word: what it means where the trade or the words beside it speak of something. */
interface Sense {
  beside: RegExp;
  means: string;
}

const wood = 'carpent|join|furnit|wood|cabinet|timber|luthier|boat ?build|restor';
const machines = 'bicycl|cycling|motor|engine|machin|workshop|repair|forge|smith|anchor|jewel';
const bicycles = 'bicycl|bike|biking|cycl(?:e|es|ing|ist|ists)\\b';
const music = 'music|piano|tuner|tuning|orchestra|choir|violin|instrument|luthier|concert';
const hardware = 'hardware|screw|nut|mechanic|workshop|garage|machin|ironmonger|locksmith|diy|metal|fasten|steel|handyman|repair';
const ices = 'ice|gelat|sorbet|sundae';
const birds =
  'bird|parrot|toucan|duck|owl|hen\\b|chicken|rooster|goose|swan|eagle|crow|raven|pelican|heron|stork|penguin|flamingo|kingfisher|woodpecker|pigeon|dove|gull|sparrow|robin|magpie|canary|hawk|falcon|finch|puffin|peacock|turkey';
const garden = 'garden|allotment|grow|soil|farm|landscap|nursery|plant|compost|dig|vegetable';

const estates =
  'hotel|guest|hostel|wedding|restaurant|museum|travel|touris|tour|guid|winery|vineyard|park|garden|hill|mountain|tower|knight|festival|concert|theat|opera|histor|lake|village|excursion|events?\\b|inn\\b|elegant|dignified';
const outdoors = 'park|garden|linden|tree|oak|lake|view|hik|path|forest|nature|meadow|bench|wood';
const kitchens =
  'salad|food|vegan|vegetarian|restaurant|juice|smoothie|bowl|mexic|toast|brunch|kitchen|fruit|organic|grocer|bistro|snack|canteen';

/** One word a line; "-" is what no picture shows. Lines of a word are asked in their order. Words of one tongue alone are told by its code. */
const table = `
  de lock | locksmith|key|door|secur|hardware|safe|bicycl | lock
  de lock | ${estates} | castle
  ru lock | locksmith|key|door|secur|hardware|safe | lock
  ru lock | ${estates} | castle
  uk lock | locksmith|key|door|secur|hardware|safe | lock
  uk lock | ${estates} | castle
  pl castle | locksmith|key|door|secur|hardware|safe | lock
  cs castle | locksmith|key|door|secur|hardware|safe | lock
  de bank | ${outdoors}|cafe|coffee | bench
  nl bank | furnit|sofa|interior|upholster|cushion|living | sofa
  nl bank | ${outdoors} | bench
  sv bank | ${outdoors} | bench
  fr law | ${kitchens} | avocado
  es burrito | farm|animal|zoo|child|kids|kindergarten|nursery|school|ride|riding|donkey | donkey
  ru braid | farm|hay|grass|field|mow|meadow|harvest|peasant | scythe
  uk braid | farm|hay|grass|field|mow|meadow|harvest|peasant | scythe
  es candle | sail|boat|nautic|regatta|yacht|marina | sail
  pt candle | sail|boat|nautic|regatta|yacht|marina | sail
  nl badger | fashion|menswear|cloth|tailor|suit|shirt|boutique | tie
  ru key | water|spring|well|mineral|drink | -
  peak | ${birds} | beak
  peak | (?:roof|rooftop|roofline|gable|house) peaks?\\b|peaks? of (?:a |the )?(?:roof|gable|house) | roof
  plane | ${wood} | hand plane
  plane | chisel|saw|hammer|workbench | hand plane
  trainer | run|runner|running|jog|lace|laces|sneakers?|shoes? | sneaker
  spring | bouncy|bouncing|trampoline|mattress|coil | coil spring
  fork | ${music} | tuning fork
  fork | ${garden} | pitchfork
  spade | ${garden} | shovel
  nail | carpent|join|hammer|build|shoe|cobbl|construct|roof|wood|smith | iron nail
  chain | ${bicycles} | bicycle chain
  chain | ${machines} | -
  saddle | ${bicycles}|courier | bicycle saddle
  smoker | bee|honey|apiar|hive | bee smoker
  button | podcast|quiz|game|invent|arcade|alarm|emergency|panic|launch|rocket|press | push button
  fencing | garden|contractor|timber|wood|paddock|farm|gate|panel | fence
  fencing | sport|club|school|duel|sword|foil|epee|sabre|athlet | crossed foils
  razor | barber|shav|beard|gentlem|groom | straight razor
  bolt | ${hardware} | screw
  bolt | door|gate|cloth|fabric|crossbow|archer | -
  nut | food|snack|roast|bak|chocolate|almond|squirrel|forest|vegan|butter|grocer|market|oil|brittle|cake|hazel|wal | hazelnut
  cross | puppet|marionette | marionette cross
  cross | vet|pharm|apothe|medic|clinic|health|doctor|hospital|nurs|first aid|dent | medical cross
  scroll | violin|luthier|viola|cello|fiddle | violin scroll
  string | puppet|marionette | -
  belt | rowing|rower|regatta|scull|oarsm|boathouse | oar
  jack | car|garage|tyre|tire | -
  key | typewrit | typewriter key
  key | cross(?:ed|ing)|skeleton|padlock|mitre|papal|castle | key
  key | piano|music|typing|keyboard|organ\\b|accordion|harpsichord|synth | -
  flash | tattoo|ink\\b | -
  reel | sew|thread|cotton|tailor|yarn|stitch|dressmak|haberdash|embroid|quilt | reel of thread
  reel | film|movie|cinema|projector|screening | film reel
  reel | tape|sound|audio|cassette|podcast|radio|studio|oral history | tape reel
  reel | . | -
  club | golf | golf club
  club | cards?\\b|poker|casino|gambl|bridge|spade|playing | club
  club | . | -
  mask | fenc|escrime|foil|epee|sabre|duel | fencing mask
  cup | coffee|tea\\b|cafe|espresso|bakery | coffee cup
  needle | dial|gauge|compass|meter|speedo|barometer|record|vinyl|turntable|\\bdj\\b | -
  ru ferry | bread|loaf|bun\\b|pie\\b|cup|tea\\b|coffee|soup|dumpling|sauna|bath|kettle|bak | steam
  nl bell | hands\\b|hour|time\\b | clock
  trolley | piano|removal|furniture|warehouse|porter|luggage|parcel|mover | hand cart
  trolley | shop|supermarket|grocer|market|retail | shopping cart
  ring | (?:year|growth|annual|tree) rings? | tree rings
  tower | chess | chess rook
  rook | chess | chess rook
  horse | chess | chess knight
  knight | chess | chess knight
  jumper | chess | chess knight
  bishop | chess | chess bishop
  runner | chess | chess bishop
  queen | chess | chess queen
  king | chess | chess king
  pawn | chess | chess pawn
  farmer | chess | chess pawn
  cross | embroid|stitch|needlework|sampler | -
  cable | car\\b|cars\\b|tram|gondola|ski | cable
  larch | . | larch tree
  profile | wom[ae]n|girl|lady|ladies|hair|curl|afro|braid|ponytail | -
  hair | (?:curly|wavy|long|short|natural|flowing|frizzy|straight|messy|braided|windblown|big|wild) hair|hair (?:curly|wavy|long|short|flowing|straight|loose) | -
  thread | puppet|marionette|kite | -
  bread | sweet bread|bread sweet | bun
  basket | disc golf|disc-golf|frisbee golf | disc golf basket
  chain | disc golf|disc-golf|frisbee golf | disc golf basket
  file | nail|metal|carpent|smith | -
  saw | view|vision | -
  stage | coach|career|growth|life | -
  shell | egg|shell company|software|pasta | -
  sole | shoe|cobbl|foot|trader|proprietor | -
  lock | hair|salon|curl|canal|river | -
  pump | heat|water|well|petrol|fuel|pool | -
  plug | spark plugs?\\b|ear\\b|ears\\b|earplug | -
  tap | dance|danc|shoe | -
  press | print|news|publish|wine|olive|cider|coffee|garlic | -
  tank | fish|aquari | fish
  tank | water|fuel|septic|think | -
  tie | neck|fashion|suit | tie
  tie | family|bond|knot|cable | -
  staff | hire|recruit|team|office|music | -
  bulb | garden|tulip|plant|onion|garlic|flower|nursery | -
  needle | pine|compass|record|vinyl|gauge | -
  straw | farm|hay|bale|hat|thatch | -
  wave | hair|salon|radio|sound|signal|waving | -
  star | film|pop|rock|celebrit | star
  eagle | golf | -
  hand | watch|clock|horolog | -
  hand | second hand|secondhand|thrift|pre-?loved | -
  ostrich | flor|flower|rose|tulip|peon|lil(?:y|ies)|dais|carnation | bouquet
  anchor | news|tv|television | -
  ruler | king|queen|crown | crown
  rock | music|band|guitar|festival|concert|roll | -
  record | court|medical|data|keeping | -
  wing | chicken|buffalo | -
  bell | pepper | -
  bell | ${bicycles} | bicycle bell
  bell | cow|cattle|alp|pasture|goat | cow bell
  bird | birds? of prey | eagle
  chip | fish|potato|chippy|chip shop|sandwich|snack|diner|pub\\b|fried|salt|burger|vinegar|takeaway|bag of|cone of | french fries
  crown | dent|tooth | -
  bridge | dent|tooth | -
  root | dent|tooth|hair|computer | -
  filling | dent|tooth | -
  temple | yoga|head | -
  block | writer|road|print|butcher | -
  deck | card|tarot | -
  fan | football|club|sport|music | -
  ball | ${ices} | ice cream
  sphere | ${ices} | ice cream
  scoop | ${ices} | ice cream
  ball | billiard|snooker|cue | billiard ball
  ball | cricket | cricket ball
  ball | wool|yarn|knit|crochet | ball of yarn
  ball | basketball|hoop | basketball
  ball | volleyball | volleyball
  ball | baseball|softball | baseball
  ball | beach | beach ball
  ball | disco|club night|dance floor | disco ball
  ball | crystal|fortune|tarot | crystal ball
  gondola | ice cream|restaurant|pizza|canal|lagoon|venezia|venedig|venise|venecia|veneza|venetie|venice | -
  ball | bowls|boules|petanque|bocce | -
  ball | football|soccer | football
  check | plaid|tartan|gingham|pattern|fabric|cloth|shirt|tailor | checks
  tick | pest|insect|flea|lyme|mite | -
  loaf | round | round loaf
  ball | tennis|racket | tennis ball
  ball | golf|tee | golf ball
  ball | bowling|skittle | bowling ball
  ball | rugby | rugby ball
  knight | chess | chess knight
  king | chess | chess king
  queen | chess | chess queen
  bishop | chess | chess bishop
  castle | chess | chess rook
  rook | chess | chess rook
  pawn | chess | chess pawn
  brush | chimney|flue|soot | chimney brush
  needle | wool|yarn|knit|crochet | knitting needle
  flamingo | danc|school|academ|guitar|music|castanet|hand fan | -
  racket | noise | -
  football | american|gridiron|nfl|touchdown|quarterback | american football
  piglet | petanque|bocce | -
  pitch | sales|startup|tent|football | -
  court | law|legal|food|tennis | -
  bug | software|code|test|debug | -
  cell | honey|comb|bee|hive|phone|biolog|stem|prison | -
  web | software|internet|design|agency|develop | -
  cloud | software|hosting|server|data | cloud
  log | software|data|blog|captain | -
  figure | skat|finance | -
  wheel | ${bicycles} | bicycle wheel
  wheel | potter|pottery|ceramic|spinning|steering|cheese|ferris|water | -
  hammer | auction|court | gavel
  table | data|pool|tennis|turn | -
  pot | potter|pottery|ceramic|clay|kiln|stoneware|earthenware|glaz | vase
  pot | plant|flower|garden | potted plant
  pot | coffee|cafe|espresso|roaster|roastery|barista | coffee pot
  bowl | dog|pet|pets|puppy|kennel | dog bowl
  mug | beer|ale|brew|pub | beer mug
  ring | orbit|planet|saturn|space|astronom | planet
  ring | box|boxing|wrestl|circus | -
  ring | bell|phone | bell
  bow | violin|cello|string|music | -
  bow | archer|arrow|hunt | bow and arrow
  date | fruit|palm|dried|nuts?\\b|figs?\\b|oasis|desert|medjool|raisin|souk|grocer|confection|syrup | date fruit
  plaster | first aid|pharm|apothe|medic|nurs|doctor|clinic|wound|knee|paediatr|pediatr | band aid
  ginger | root|ale\\b|beer|tea\\b|spice|juice|kitchen|shot|lemon|turmeric | ginger root
  cork | ^(?!.*(?:in|county|co|near|from) cork).*(?:wine|champagne|bottle|sommelier|cellar|stopper) | champagne cork
  plunger | plumb|drain|toilet|sink|pipes?\\b | toilet plunger
  madeleine | bak|patiss|pastry|cakes?\\b|tea\\b|sweet|biscuit | madeleine cake
  vanilla | pod|bean|flower|blossom|spice|orchid | vanilla pod
  seal | notary|law|legal|letter|wax|document|stamp|solicitor|certificate | -
  crane | construct|build|dock|harbour|port|lift|machin | construction crane
  crane | bird|wing|origami|marsh|reed|wetland|japan|lake|meadow|nature|yoga|creature | crane bird
  bat | cricket | cricket bat
  bat | baseball|softball | baseball bat
  bat | tennis|sport | -
  kiwi | bird|tour|zealand|wildlife|trek|aotearoa|maori | kiwi bird
  ring | wedding|marriage|registrar | wedding ring
  bass | guitar|player|band|amp|strings|jazz|rock|groove | bass guitar
  bass | fish|lake|angl|river|rod|leap|tackle | trout
  cardinal | bird|feeder|song|branch | bird
  fr lightning | patiss|pastry|cake|choux|bak | eclair
  lightning | patiss|pastry|cake|choux|bak | -
  steering wheel | ship|boat|sail|yacht|captain|nautic|harbour|helm | ship wheel
  cable | computer|mouse|phone|usb|charg|broadband|internet | plug
  cable | . | -
  mouse | computer|software|click|keyboard|\\bpcs?\\b|laptop | computer mouse
  trunk | elephant | elephant
  trunk | travel|luggage|suitcase | suitcase
  palm | hand|massage|reader | hand
  palm | . | palm tree
  scale | reptile|snake|fish|dragon|lizard|piano|music | -
  steamer | bamboo|dim sum|dumpling|rice|bun | steamed bun
  bark | dog|vet|groom | dog
  pen | pig|sheep|animal|farm | -
  club | golf | golf
  iron | gym|fitness|forge|smith|metal|steel|foundry|bridge|furnit|wood|oak|carpent|gate|fence|anvil | -
  skate | shop|board|deck|street|park|punk | skateboard
  spring | mattress|bed|coil|upholster|suspension|sofa|metal|machin|engineer | coil spring
  spring | water|well|brewery|mineral|spa|source | drop
  spring | season|flower|blossom|garden | flower
  pipe | plumb|heating|drain|sewer | pipe
  pipe | organ|music|scottish|bagpipe | -
  scale | law|legal|justice|court | scales
  scale | fish|dragon|pangolin|armou?r|snake | -
  horn | ship|fog|harbour|harbor|ferry|tug|lightship|trawler | ships horn
  horn | brass|music|band|orchestra | horn
  horn | goat|cow|bull|ram|deer|viking | -
  cone | gelat|ice cream|ice-cream|sorbet|waffle|scoop | ice cream cone
  cap | key|keyboard|typing|typewriter|bottle|pen|mushroom | -
  helmet | diver|diving | diving helmet
  helmet | astronaut|space | -
  hook | meat|butcher|boxing|music|song | -
  leg | heron|stork|crane|flamingo|bird|table|chair|one | -
  truffle | choco|confection|praline|patiss|candy|candies|sweets | -
  jam | traffic|session|music|band | -
  organ | church|music|pipe|recital|concert|chapel|cathedral | pipe organ
  pitcher | baseball | -
  mole | skin|clinic|dermat | -
  squash | court|racket|sport | -
  turkey | travel|istanbul|carpet | -
  lead | dog|walk | -
  drop | streetwear|fashion|sneaker|release|record | -
  board | office|director|company | -
  match | football|sport|dating | -
  temp | agency|work|staff | -
  ear | (?:oat|wheat|corn|barley|rye|grain|spelt)s?\\b | wheat
  ear | of (?:oats?|wheat|corn|barley|rye|grain|spelt) | wheat
  drumstick | drum(?!stick)|percussion|band|music|rock | drum stick
  clock | dandelion | dandelion
  bow | arrow|archer|archery|hunting|quiver|target|robin hood | bow
  bow | violin|cello|fiddle|string quartet | -
  bow | boat|ship|hull|sail|anchor | -
  bow | dog|cat|terrier|poodle|puppy|kitten|rabbit|bunny|bear|creature|gift|present|hair|ribbon|bridal|wedding|girl|doll|baby|cake|parcel|wrap|dress|pretty|cute | ribbon
  flake | ice|gelat|cone|chocolate|cereal|soap | -
  bat | baseball|softball|rounders|pitcher | baseball bat
  bat | cricket|wicket|stumps|innings | cricket bat
  bat | table tennis|ping.?pong | table tennis bat
  bat | cross(?:ed|ing) | cricket bat
`;

const read = (line: string): [string, Sense] => {
  const [word = '', ...rest] = line.trim().split(' | ');
  const means = rest.at(-1) ?? '';
  // Only the beginning of a word tells: a hand-drawn wave is no hand.
  return [word, { beside: new RegExp(`(?<![a-z-])(?:${rest.slice(0, -1).join('|')})`), means: means === '-' ? '' : means }];
};

/** Words with several senses, by what stands beside them. */
export const senses: ReadonlyMap<string, Sense[]> = new Map(
  [...Map.groupBy(table.trim().split('\n').map(read), ([word]) => word)].map(([word, lines]) => [word, lines.map(([, sense]) => sense)]),
);
