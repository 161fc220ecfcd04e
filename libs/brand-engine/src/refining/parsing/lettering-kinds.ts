import { list } from '../../understanding/text/phrases.js';

/** A kind of letters that people name by where it is seen, and the faces of the pack that come nearest, best first. */
export interface LetteringKind {
  /** Patterns of words as they are read in English. */
  seen: RegExp;
  /** Whether the words speak of letters by themselves, without a word for letters beside them. */
  isAlone: boolean;
  faces: readonly string[];
}

const pattern = (phrases: string): RegExp => new RegExp(`(?<![\\w-])(?:${list(phrases).join('|')})(?![\\w-])`);
const kind = (faces: string, phrases: string): LetteringKind => ({ seen: pattern(phrases), isAlone: false, faces: list(faces) });
const named = (faces: string, phrases: string): LetteringKind => ({ ...kind(faces, phrases), isAlone: true });

const handwriting = 'dancing-script, caveat, mynerve, kaushan-script';
const blackboard = 'patrick-hand, amatic-sc, permanent-marker, caveat, mynerve';
const signs = 'zilla-slab, bitter, arvo, alfa-slab-one';
const brushed = 'lobster, kaushan-script, pacifico';
const plain = 'inter, archivo, hanken-grotesk, work-sans';
const futuristic = 'orbitron, michroma, tektur';

/** Letters by where they are seen: "like a pub sign", "like a wedding invitation". What is more particular stands first. */
export const letteringKinds: readonly LetteringKind[] = [
  // Faces that the pack has, by their names.
  ...list(
    'montserrat, poppins, raleway, nunito, quicksand, comfortaa, oswald, bebas-neue, playfair-display, cinzel, pacifico, lora, roboto-slab, josefin-sans, league-spartan, work-sans, dm-sans, eb-garamond, libre-baskerville, cormorant-garamond, abril-fatface, dancing-script, permanent-marker, space-grotesk, space-mono, courier-prime, fraunces, manrope, lexend, fredoka',
  ).map((id) => named(id, id.replaceAll('-', ' '))),
  named('grenze-gotisch', '(?:ye )?olde?(?: worlde?)? english, ye olde?, olde, olde worlde, middle ages lettering, gutenberg'),
  kind(
    'grenze-gotisch',
    'medieval, middle ages, monks?, monastery, illuminated manuscripts?, knights?, heavy metal(?: bands?)?, (?:death |black )?metal bands?, old german(?: newspapers?| books?)?, new york times, newspaper masthead, tattoos?, dracula, vampires?, gothic novel',
  ),
  kind(
    'cinzel, marcellus, forum, bona-nova',
    'carved(?: in(?:to)? stone)?, stone, roman(?: inscriptions?)?, inscriptions?, temples?, monuments?, tombstones?, film poster',
  ),
  kind(
    handwriting,
    'wedding(?: invitations?| cards?)?, invitations?, love letters?, (?:my |our |a )?(?:gran|granny|grandma|grandmother|nan|nana|mum|mother|aunt|grandad|grandfather)(?: (?:had )?(?:wrote|written|writes|writing))?, diary, postcards?, signatures?, signed, autograph, fountain pen, dip pen, quill, flowing, flow, flows',
  ),
  kind(
    blackboard,
    "(?:written |drawn )?(?:with|in) chalk, chalk, blackboards?, chalkboards?, menu boards?, felt[ -]tip(?: pen)?, crayons?, market stalls?, (?:a )?(?:child|kid|child's|kid's) (?:wrote|written|had written|handwriting)",
  ),
  kind('permanent-marker, kaushan-script, lobster', 'graffiti, spray(?:ed|[ -]?paint(?:ed)?)?, street art, marker'),
  kind(
    brushed,
    '(?:hand )?painted (?:\\w+ )?signs?, (?:boat|ship|shop) signs?, sign[ -]?painters?, sign[ -]?writers?, ice cream (?:van|parlour)s?, brush',
  ),
  kind(
    'pacifico, lobster, kaushan-script',
    "(?:american )?diners?, fifties, 1950s, 50s, '50s, rockabilly, milkshake bar, jukebox(?:es)?, vespa, drive[ -]in, chrome (?:badge|letters)",
  ),
  kind(
    'fraunces, young-serif, righteous, yeseva-one',
    "seventies, 1970s, 70s, '70s, sixties, 1960s, 60s, '60s, groovy, hippies?, hippy, flower power, woodstock",
  ),
  kind('righteous, michroma, orbitron, russo-one', "eighties, 1980s, 80s, '80s, synthwave, miami vice, arcade"),
  kind(
    'poiret-one, josefin-sans, righteous',
    "art deco, deco, gatsby, twenties, 1920s, 20s, '20s, thirties, 1930s, 30s, jazz age, poirot, ocean liners?, orient express",
  ),
  kind(
    'alfa-slab-one, abril-fatface, yeseva-one, bitter',
    'western, saloon, wanted posters?, cowboys?, wild west, circus(?: posters?)?, playbill, fairground, letterpress posters?, wood type',
  ),
  kind(
    'alfa-slab-one, zilla-slab, bitter',
    'college(?: jerseys?| jackets?| shirts?)?, varsity, jerseys?, letterman, baseball(?: shirts?| teams?)?, football shirts?, rugby shirts?, sports? shirts?',
  ),
  kind(
    'lilita-one, titan-one, paytone-one, russo-one',
    'comics?(?: books?)?, cartoons?, superhero(?:es)?, bubble letters, asterix, tintin, toy shop, toys?',
  ),
  kind('courier-prime, space-mono, ibm-plex-mono', 'typewritten, old documents?, detective (?:reports?|files?), manuscripts?'),
  kind('jetbrains-mono, space-mono, ibm-plex-mono', 'code, coding, computers?, terminals?, hackers?, receipts?, till receipts?, matrix'),
  kind(futuristic, 'sci-fi, science fiction, spaceships?, space ships?, star wars, star trek, tron, robots?, nasa, space age'),
  named(
    `chakra-petch, ${futuristic}, russo-one`,
    'squarer(?: letters?| lettering| type| font)?, boxier(?: letters?| lettering| type| font)?',
  ),
  kind('chakra-petch, michroma, orbitron, tektur, russo-one', 'square, squared, boxy, blockier, right angles, digital'),
  kind(
    'bodoni-moda, playfair-display, prata, noto-serif-display',
    'fashion(?: magazines?| houses?| labels?)?, vogue, magazines?, couture, perfumes?(?: bottles?)?, cosmetics, champagne(?: labels?)?, thin and thick strokes, hotels?',
  ),
  kind(
    'jost, tenor-sans, geologica',
    'penguin(?: books?| paperbacks?| classics?| covers?)*, tube map, london underground, underground signs?',
  ),
  kind(
    'eb-garamond, libre-baskerville, lora, bona-nova',
    '(?:old |classic |antique )?books?(?: covers?)?, novels?, jules verne(?: novels?)?, paperbacks?, library, libraries, literary, poetry, dictionar(?:y|ies), fairy ?tales?, concert programmes?, theatre programmes?, concert posters?',
  ),
  kind(
    'newsreader, playfair-display, libre-baskerville, spectral',
    '(?:old |broadsheet )?newspapers?, headlines?, broadsheets?, bank ?notes?, certificates?, diplomas?',
  ),
  kind(
    signs,
    '(?:national )?parks?(?: signs?| service)?, rangers?, scouts?, lumberjacks?, wooden signs?, cabins?, camp signs?, farm signs?, feed sacks?, flour sacks?, workwear',
  ),
  kind(
    'lobster, bitter, grenze-gotisch',
    "pub signs?, pubs?, taverns?, inns?, butchers?(?: shops?)?, butcher's(?: shop)?, beer labels?, beer mats?, brewer(?:y|ies)",
  ),
  kind(plain, 'apple, apple uses, google, airports?, train stations?, railway signs?, swiss'),
  kind('barlow-condensed, oswald, sofia-sans-condensed', 'road signs?, motorway signs?, street signs?, number plates?, license plates?'),
  kind('josefin-sans, raleway, jost', 'architects?, blueprints?'),
  kind(brushed, '(?:old|vintage|antique|weathered) (?:\\w+ )?signs?'),
];

/** Well-known faces that the pack does not have, and those that come nearest. */
export const knownFaces: readonly LetteringKind[] = [
  named(
    plain,
    'helvetica(?: neue)?, arial, univers, akzidenz(?:[ -]grotesk)?, roboto, san francisco, segoe(?: ui)?, verdana, tahoma, open sans, calibri',
  ),
  named('jost, league-spartan, urbanist, geologica', 'futura, avant garde, century gothic, avenir(?: next)?, gotham, proxima(?: nova)?'),
  named('jost, tenor-sans, geologica', 'gill sans, johnston, frutiger'),
  named('libre-baskerville, newsreader, lora, bona-nova', 'times new roman, times roman, georgia, caslon, palatino, cambria'),
  named('bodoni-moda, playfair-display, noto-serif-display', 'bodoni, didot'),
  named('eb-garamond, cormorant-garamond', 'garamond, sabon, bembo'),
  named('libre-baskerville, lora', 'baskerville'),
  named('courier-prime, space-mono, ibm-plex-mono', 'courier(?: new)?, american typewriter'),
  named('zilla-slab, roboto-slab, bitter', 'rockwell, clarendon, memphis'),
  named('patrick-hand, caveat', 'comic sans, chalkduster'),
  named('fraunces, young-serif, yeseva-one', 'cooper(?: black)?, souvenir, windsor'),
  named('anton, oswald, sofia-sans-condensed', 'impact, compacta, haettenschweiler'),
  named('cinzel, forum', 'trajan'),
  named('marcellus, tenor-sans', 'optima'),
  named('kaushan-script, lobster', 'brush script, mistral'),
  named('dancing-script, caveat', 'zapfino, edwardian script, snell roundhand'),
];
