import { words } from '../text/phrases.js';

/** The commonest small words of English, by which it is told from other tongues. */
export const functionWords = words(`
  a an the and or but for of to in on at by with from is are be it its this that we our i my you your not no please want need like should would
  can could do does don't have has called named who which as make made some something very more just only
`);

/** Function words and the small talk of a request; never a name, a concept or a coined root. */
export const stopWords = words(`
  · cheers regards sincerely team yours okay ok yes obviously budget deadline   a an the and or but nor so yet for of to in on at by with from into onto over under about as is are be been being was were am
  it its it's this that these those there here i i'm i'd i've we we're we've our ours us you your yours my mine me they them their he she his her
  who which what when where why how whose do does did doing done have has had having will would can could should may might must shall
  not no yes please thanks thank hi hello hey dear need needs needed want wants wanted like likes looking look looks feel feels feeling
  make makes making made create creates creating created design designs designed designing generate build draw give get got let lets let's
  something anything everything nothing some any all each every both either neither more most less least much many few very really quite too
  also just only even still then than if because while during through between against without within per via etc eg ie vs and/or
  new good great nice best better well should maybe perhaps kind sort type style styles vibe vibes mood tone tones feel
  one two three four five six seven eight nine ten first second third
  love loves loved we'd you'd sell sells run runs running launch launching help helps call calls calling offer offers provide provides
  rather tell tells super little opening tiny colour colours color colors palette opens open
  avoid avoids daily online mobile pay pays must look piece pieces
  called named name names titled dubbed known brand's us them up down out off again further once own same other another such ever never
  use used using uses include includes including feature features featuring show shows showing focus focused focusing based around
  people person customers customer clients client users user audience world life day days year years time times way ways thing things place places
`);

/** What is said out of politeness, or of the request itself. */
export const smallTalk = words(`
  pls plz haha lol tbh idk imo imho fyi cheers hey idea ideas thanks thank dank danke vielen merci gracias obrigada obrigado grazie tack tak takk bedankt dziekuje dekuji kiitos спасибо дякую ευχαριστω
  hola buenas bonjour bonsoir salut ciao buongiorno hallo guten tag moin hej hei ola oi dzien dobry ahoj привет здравствуйте вітаю instead really already haves brief
`);

/** Nouns that name no thing of their own. */
export const emptyNouns = words(
  'pair shape shaped drawing picture image icons symbols imagery motifs primary secondary thing things way touch form part main bit hint letter letters fan fans',
);

/** Nouns for what is being named or ordered; a capitalised word right after one of them is the name. */
export const brandNouns = words(`
  logo logos brand brands branding identity company companies business startup start-up firm agency studio studios label shop store app platform
  service services club team organisation organization project product products venture group collective house maker makers workshop
  restaurant café cafe bar bakery brewery winery distillery roaster roastery coffee hotel hostel salon spa clinic practice gym school academy
  hall centre center festival band podcast magazine newsletter blog channel game website site tool bank fund charity foundation nonprofit church farm garage
  gallery museum boutique bookshop bookstore pharmacy market marketplace network lab labs manufacturer producer provider supplier consultancy
  marke firma unternehmen laden marque entreprise société marca empresa tienda azienda negozio mark wordmark logotype monogram emblem badge
  startup's software solution system fintech saas retailer brewery's line range series outfitter outfitters atelier
`);

/** What is ordered: nothing of it is ever written in the mark. */
export const ordered = words(`
  logo logos logotype logomark logotipo brandmark mark wordmark lettermark monogram emblem badge crest signet insignia identity branding artwork
  design picture drawing symbol icon lettering signature
`);

/** Words that open a request and are capitalised only because they open it. */
export const openers = words(`
  letters letter initials rebrand redesign refresh create design make build generate draw craft develop produce give need want please hi hello hey hiya heya howdy yo dear we i our my a an the this logo logos brand branding
  identity modern minimal minimalist minimalistic simple clean elegant bold playful fun vintage retro premium luxury professional creative unique cool
  for help can could would let's let new visual corporate startup company wordmark monogram badge emblem icon symbol lettermark logotype abstract
  imagine think looking using with no not avoid use add keep colors colours colour color style font fonts typography target audience industry tagline slogan
  something flat geometric rustic organic friendly warm dark light bright name called named just only my it it's its tell show
  erstelle entwirf gestalte crée créer dessine diseña crea crear disegna desenhe crie ontwerp maak skapa lav lag создай сделай створи φτιάξε
`);

/** Capitalised words that are not names: tongues, styles, days, initialisms of trades. */
export const neverNames = words(`
  saas b2b b2c d2c ai api apis crm erp ceo cto cfo svg png jpg jpeg pdf ui ux seo pr hr it vr ar iot nft nfts web3 defi llm ml gps tv diy dj ipa cbd ev evs usa uk us eu uae nyc la sf
  gen z llc inc ltd gmbh ag sarl sa plc corp co.uk vc ngo hvac cnc bbq b&b rgb cmyk hex pantone ok okay faq b2b2c sme smes kpi roi mvp poc wifi covid mri id 3d 2d 5g 4k hd
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter halloween
  english french german italian spanish portuguese japanese chinese korean thai vietnamese indian mexican american british scottish irish welsh dutch danish swedish norwegian finnish
  icelandic polish czech greek turkish lebanese moroccan ethiopian brazilian argentinian peruvian caribbean mediterranean nordic scandinavian european asian african latin swiss austrian
  belgian russian ukrainian persian arabic hebrew californian parisian tuscan sicilian hawaiian australian canadian bavarian alpine celtic viking roman
  bauhaus memphis victorian edwardian georgian art deco nouveau gothic helvetica futura bodoni garamond times arial gotham sans serif brutalist kawaii gatsby pixar disney
  android ios iphone mac windows linux instagram tiktok facebook youtube twitter linkedin google apple amazon nike adidas starbucks airbnb uber spotify tesla shopify github kickstarter etsy
  ligt pouvez-vous pourriez-vous poprosze mettez mettete preferirei preferiamo ponham pon god internet earth north south east west northern southern eastern western millennials boomers
`);

/** Where things are; a name is none of these unless it is said to be one. */
export const places = words(`
  london paris lyon marseille bordeaux toulouse strasbourg berlin munich hamburg cologne frankfurt vienna zurich geneva basel bern rome milan florence venice naples turin bologna madrid barcelona seville valencia lisbon porto
  amsterdam rotterdam utrecht brussels antwerp ghent copenhagen aarhus stockholm gothenburg malmö oslo bergen helsinki reykjavik dublin cork belfast edinburgh glasgow manchester liverpool
  bristol leeds birmingham brighton oxford cambridge bath york cardiff prague budapest warsaw krakow athens istanbul ankara moscow kyiv bucharest sofia zagreb belgrade ljubljana tallinn riga
  vilnius new york brooklyn manhattan queens bronx boston chicago seattle portland austin dallas houston denver phoenix miami atlanta detroit philadelphia washington francisco san angeles los
  diego jose vegas las orleans nashville minneapolis pittsburgh cleveland baltimore charlotte tampa orlando sacramento oakland toronto montreal vancouver calgary ottawa quebec mexico city
  oaxaca bogota lima quito santiago buenos aires rio janeiro são paulo havana cairo casablanca marrakech nairobi lagos accra johannesburg cape town dubai doha riyadh beirut jerusalem aviv
  tel mumbai delhi bangalore bengaluru kolkata chennai kathmandu colombo bangkok hanoi saigon singapore jakarta bali manila kuala lumpur hong kong taipei shanghai beijing shenzhen tokyo
  kyoto osaka seoul busan sydney melbourne brisbane perth adelaide auckland wellington honolulu hawaii alaska california texas florida oregon colorado utah arizona nevada montana vermont
  maine virginia carolina georgia tennessee kentucky ohio michigan minnesota wisconsin illinois kansas iowa alberta ontario england scotland wales ireland france germany italy spain portugal
  netherlands belgium switzerland austria denmark sweden norway finland iceland poland hungary greece turkey russia ukraine croatia slovenia serbia romania bulgaria estonia latvia lithuania
  europe asia africa america oceania usa uk canada brazil argentina chile peru colombia cuba jamaica morocco egypt kenya nigeria ghana ethiopia israel lebanon india nepal thailand vietnam
  indonesia philippines malaysia china japan korea taiwan australia zealand alps pyrenees andes himalayas rockies dolomites tuscany provence normandy brittany burgundy bavaria tyrol
  catalonia andalusia sicily sardinia cornwall devon yorkshire cotswolds highlands midlands silicon valley bay area pacific atlantic mediterranean baltic adriatic sahara amazon soho
  shoreditch kreuzberg neukölln montmartre harlem
`);

/** Endings of a company's name that say what it does; such an ending stands as a line under the name. */
export const descriptorWords = words(`
  coffee roasters roastery bakery bakehouse patisserie brewery brewing distillery winery vineyards wines kitchen bistro brasserie pizzeria trattoria cafe café bar grill diner catering
  studio studios design architects architecture interiors photography films pictures media records music publishing press books
  capital partners ventures advisors advisory consulting finance insurance bank wealth legal law attorneys solicitors accounting
  dental dentistry clinic medical health healthcare pharmacy therapy physiotherapy wellness yoga pilates fitness gym athletics
  skincare cosmetics beauty salon barbers barbershop botanicals botanica botanics apothecary perfumery jewellery jewelry jewelers jewellers
  construction builders roofing plumbing electric electrical landscaping gardens landscapes farms farm orchards dairy
  logistics freight shipping transport motors automotive cycles bikes aviation aerospace maritime
  energy solar power robotics analytics software technologies technology systems networks security cybersecurity semiconductors biotech therapeutics pharmaceuticals
  hotel hotels resort hostel travel tours realty properties homes estates furniture ceramics textiles apparel clothing outfitters footwear eyewear leather
  cider ciders locksmiths mortgages mortgage cottages kitchens florists opticians optometrists rentals charters tailors joinery stables kennels grooming
  childcare hospice nurseries aquatics swimwear upholstery bathrooms windows flooring tiles gardeners movers removals storage surveyors
  academy university school institute museum gallery theatre theater foundation festival games entertainment sports
`);

/** Nouns for bodies whose names are long and hold small words: "Centre for Tidal Research". */
export const institutions = words(`
  institute institution society foundation museum academy school association league trust fund department office council federation union alliance network friends
  guild home hospital archive archives library college committee campaign coalition partnership laboratory centre center chair ministry board agency bureau
  commission court university observatory conservatory orchestra company order club fellowship collective institut gesellschaft verein stiftung verband
  institut société fondation association musée instituto asociación fundación istituto fondazione associazione instituto fundação sociedade stichting
`);

/** Nouns of the craft after which a word of form still speaks of the logo: "chunky letters". */
export const linkNouns = words(`
  letter letters lettering type typeface font fonts line lines stroke strokes logo mark icon symbol shape shapes form forms style look feel wordmark outline outlines
  corner corners edge edges serif serifs sans capitals caps monogram emblem badge illustration drawing design frame border typography text name word words ring circle
`);

/** How large something is beside something else. */
export const sizeWords = words('bigger larger smaller taller huge tiny big large small dominant prominent');

/** Where somebody works or lives, and its parts: what is told of them is no picture. */
export const premises = words(
  'shop kitchen wall walls tile tiles office van door doors window windows building street floor ceiling counter till yard courtyard house flat apartment room rooms shed table roof village town road corner square garage barn cellar stairs staircase attic facade front premises furniture chairs curtains headquarters hq site church station pub hill terrace garden parking',
);

/** Participles that no ending tells. */
export const participles = words(
  'made built formed composed bent cut torn worn hung woven sewn broken frozen blown fallen risen swept wound bound spun split shut bitten eaten',
);

/** Whom a firm may serve: beside a trade of its own, their trade is not its. */
export const customers = words(`
  student pupil teacher nurse doctor dentist vet midwife farmer gardener fisherman plumber electrician builder carpenter mechanic driver courier
  baker chef brewer hairdresser barber artist designer writer author musician photographer lawyer landlord tenant founder freelancer
  contractor trader worker employee manager engineer architect adult woman man parent senior pensioner veteran runner cyclist athlete
  restaurant hotel cafe pub shop school clinic hospital farm factory office warehouse church charity
`);
