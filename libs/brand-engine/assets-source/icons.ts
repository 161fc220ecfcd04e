/** Which pictograms of each set may become a mark. Brands, arrows, interface signs and anything macabre stay out. */

const interfaceSigns =
  /-logo$|slash|-x$|^(file|folder|text|align|arrow|arrows|caret|number|letter|dice|device|devices|user|users|chat|gender|smiley|clock|not|subset|superset|currency|calendar|hourglass|battery|cell|wifi|speaker-(n|s)|skip|fast|rewind|repeat|shuffle|list|sort|sidebar|square-(h|s|l)|circle-(d|n)|selection|split|columns|rows|frame|brackets|git|cursor|dots|hand-swipe|escalator|map-pin-|gps|push-pin|bookmark|bookmarks|link|lock-|note|trash|tray|toilet|person-simple-(c|w|th)|number|math|greater|less|equals|approximate|divide|minus|plus-|percent|radical|sigma|member|intersection|union|empty|function|receipt-|identification|presentation|projector|article|browser|textbox|toggle|table|layout|crop|resize|exclude|unite|subtract|placeholder|keyboard|key-return|command|control|option|gif|four-k|high-def|standard|three-d|subtitles|closed|copy|paste|clipboard|download|upload|export|sign-|power|warning|question|info|prohibit|x|check-(c|f|s)|funnel|video-conf|picture|screencast|monitor-a|queue|playlist|cigarette|biohazard|radioactive|fallout|bomb|skull|finn|traffic|siren|barricade|police|wheelchair|thumbs-down|shield-(s|w)|seal-(q|w|p)|trend-down|chart-line-down|money-w|hand-(w|d|arrow)|monitor|broadcast$|paperclip|eject|pause|stop|record|copyleft|copyright|trademark|star-of|star-and|mosque|synagogue|church|cross$|elevator|wall$|seat|virus|bug-droid|grains-s|thermometer-|folder|gavel-|globe-(simple-x|x)|high-d|lectern|lego|nuclear|pentagram|rectangle|line-|stack-|rug|swap|tilde|tip-jar|toggle|translate|vignette|webcam|spinner|sliders|faders|stamp|exam|egg-c|drop-s|drop-h|flag-banner-|cube-f|crosshair|rss|scan|barcode|qr|notification|bell-(r|s|z)|bell-simple-|envelope-simple-o|phone-|video|images|image-|panorama|camera-(p|r|s)|app|airplay|address|at|archive|aspect|backspace|bluetooth|bounding|bug$|cards|chalkboard|chart-s|circle-h|door-|dot|ear-|eye-|eraser|eyedropper|fingerprint-|flip|floppy|gauge|gear-|gradient|grid|hash|head-c|heart-b|high|house-l|house-s|kanban|lasso|list|magnifying-glass-|map-pin-s|member|memory|microphone-s|music-notes-|network|newspaper-c|nut|office-c|option|parallelogram|paragraph|password|path|pencil-|perspective|pix|plugs-c|printer|record|rectangle|repeat|rows|scribble|shield-c|shield-p|shopping-cart-|sim|speaker-|square$|stop|student|suitcase-|tag-|television-|terminal-|test|text|timer|tray|vector|visor|waveform-|window)|-(dashed|minus|plus|split|circle)$/;

/** Phosphor ids that the pattern above would drop although they make good marks. */
const keep = new Set(
  'pencil-ruler path shield-check shield-chevron shield-star hash fingerprint gear-six house-line test-tube battery-charging plugs-connected square-half circle-half infinity stack stack-simple person-simple-bike person-simple-hike person-simple-run person-simple-ski person-simple-swim person-simple-tai-chi handshake hand-heart magnifying-glass map-pin link-simple lock-key chat-circle chat-teardrop chats-circle envelope-simple phone cross-hair heartbeat cursor push-pin calendar-check clock hourglass wifi-high cell-tower broadcast terminal code network tag bookmark-simple gauge speedometer virtual-reality newspaper notebook note-pencil calendar-blank fire-truck tree-structure chart-bar chart-pie chart-donut chart-line-up trend-up smiley percent gavel users-three user bell video-camera image-square app-window microphone-stage music-notes waveform wave-sine faders sliders equalizer eye fan nut seal seal-check scribble-loop head-circuit student chalkboard-teacher church mosque synagogue cross traffic-cone skull eraser shower high-heel elevator paperclip wall printer'.split(
    ' ',
  ),
);

/** Too bare, too technical or too sad to stand for anyone. */
const unfit = new Set(
  'share share-fat share-network box-arrow-down box-arrow-up octagon pentagon triangle circle hexagon cylinder numpad binary app-window image image-square slideshow play-pause heart-straight-break percent pi plus calendar-blank chart-line-up-down intersect-square bezier-curve envelope-open usb sticker shower signature towel toolbox-open desktop-tower computer-tower code-block quotes star-half person person-arms-spread mask-sad waning-crescent-moon waxing-crescent-moon full-moon performing-arts face-mask prescription'.split(
    ' ',
  ),
);

export const isWanted = (id: string): boolean => !unfit.has(id) && (keep.has(id) || !interfaceSigns.test(id));

/** Categories of Phosphor that picture something. */
export const phosphorCategories = new Set([
  'nature',
  'objects',
  'commerce',
  'health & wellness',
  'games',
  'maps & travel',
  'weather',
  'media',
  'office',
  'technology & development',
  'people',
  'finances',
  'communications',
  'design',
]);

/** Categories of the Fluent set, with what is left out of each. */
export const fluentCategories: Record<string, RegExp> = {
  'Animals & Nature': /cockroach|microbe|mosquito|fly$|worm|pig-nose|wilted|guide-dog|service-dog|rat$|nest|bug|spider-web|bouquet/,
  'Food & Drink':
    /canned|oden|fondue|pouring|ice$|butter|bacon|meat|poultry|beverage-box|dango|fish-cake|narutomaki|fried-shrimp|tamale|rice-cracker|stuffed|roasted|salt|spaghetti|bento/,
  'Travel & Places':
    /oclock|thirty|moon-face|face$|kaaba|temple|shrine|love-hotel|map-of|statue|tower$|derelict|oncoming|police|post-office|stop-sign|traffic|wedding|fog|station|seat$|wood$|rock$|brick$|night|dusk|department|convenience|kick-scooter|wheelchair|gibbous|quarter|new-moon|hotel$|globe|hourglass|timer|bus-stop|construction|lorry|rickshaw|umbrella-on|synagogue|mosque|church|tornado|cyclone|metro|monorail|suspension|light-rail|trolleybus|minibus|milky|house-with|houses|national|hot-springs/,
  Activities:
    /place-medal|joker|mahjong|moon-viewing|nazar|piata|pine-dec|red-env|slot|tanabata|dolls|jack-o|firecracker|carp|flower-playing|framed|goal|sled|admission|hamsa/,
  Objects:
    /card-|chart|cigarette|coffin|headstone|urn|toilet|plunger|banknote|money|mailbox|mail|envelope|tray|folder|file|page|memo|clipboard|calendar|locked|unlocked|battery|speaker|bell-with|broken|moai|crutch|cane|bikini|briefs|shorts|swimsuit|dagger|pistol|mouse-trap|placard|postbox|x-ray|ballot|book$|bookmark|pager|fax|disk|optical|videocassette|syringe|blood|military|id-|identification|trackball|mobile-phone|telephone|low-|level|bandage|roll-of|sari|rolled|linked|open-mail|elevator|pushpin|wastebasket|muted|cigar|coat$|clothes|gloves|socks|safety|lotion|sponge|soap|razor|hook|door|window|couch|bed$|shower|bathtub|thong|sandal|jeans|scarf|desktop|laptop|keyboard$|mouse$|computer|film-frames|projector|camera|clutch|purse|receipt|dollar|credit/,
};

/** Filled Tabler pictograms that the other sets lack. */
export const tablerIds =
  'air-balloon zeppelin yin-yang chess-knight chess-rook chess-queen chess-bishop chess-king meeple seedling mushroom lemon-2 melon carambola salad soup mug bow aerial-lift rollercoaster garden-cart lungs building-bridge-2 clover spider pig fish-bone christmas-tree milk bowl-chopsticks dumpling flask-2 sunset-2 pacman ferry caravan speedboat helicopter trophy diamond hexagons hexagon-3d laurel-wreath microwave'.split(
    ' ',
  );

/** More Fluent pictograms of things that somebody may ask for; their ids begin with "fluent-". */
export const fluentIds =
  'scarf gloves jeans coat soap sponge safety-pin spaghetti rock bouquet nest-with-eggs peacock nose mouth foot leg flexed-biceps onion nesting-dolls keyboard razor window worm bacon butter meat-on-bone sled thong-sandal seal shinto-shrine'.split(
    ' ',
  );

/** Pictograms of the Pictogrammers' set that the others lack or draw worse; their ids begin with "mdi-". */
export const mdiIds =
  'anvil balcony barley barrel baseball-bat basketball bench-back bird blender bomb bookshelf bottle-wine bottle-tonic bow-tie bowl boombox brush bugle bus-double-decker cabin-a-frame candelabra carabiner chandelier chair-rolling church circular-saw clipboard coach-lamp coffee-maker coffin corn cradle curtains diamond-stone diving-helmet diving-flippers dolphin donkey drama-masks dump-truck egg-fried elephant eraser excavator faucet fence ferris-wheel fire-hydrant fireplace fish fishbowl fleur-de-lis floor-lamp flower-poppy food-croissant food-drumstick food-hot-dog food-steak food-turkey forest forklift fridge fruit-citrus fruit-pear fruit-pineapple fruit-grapes fruit-cherries gate gold grass grave-stone greenhouse grill guitar-electric guitar-acoustic guitar-pick hat-fedora hook hops horse horseshoe hot-tub iron jellyfish jump-rope kayaking keg kettle lasso leek lighthouse mortar-pestle mosque mower muffin mustache nail necklace noodles oar oil-lamp ornament owl palm-tree passport pasta penguin piano pickaxe radar speaker wheelchair pier pillar pine-tree piston pitchfork pliers pot pumpkin pyramid rake ring road rodent rollerblade rowing rug rugby sack sail-boat sausage saw-blade saxophone screw-flat-top shaker shark shark-fin sheep ship-wheel shoe-formal shoe-heel shower-head sickle silo smoke snail snake spear spirit-level stocking stomach stove submarine tape-measure tea temple-buddhist temple-hindu tie toaster toilet torch tortoise tow-truck transmission-tower trash-can trumpet tunnel turtle typewriter unicycle vacuum violin virus wall wardrobe water-well watering-can waterfall whistle wind-turbine windsock wizard-hat yurt bat dog-side cat cow pig rabbit hand-saw castle kangaroo koala panda terrain summit hexagon-multiple beehive-outline bread-slice baguette carrot rice candy cupcake ice-cream hamburger pizza sword axe bow-arrow ladybug spider kite treasure-chest weather-tornado music-clef-treble music-clef-bass record-player traffic-light spider-web ampersand ninja human-female-dance dance-ballroom shower surfing shipping-pallet meditation code-brackets code-braces pot-steam cellphone tablet cricket handball yoga ski medical-bag door-open domino-mask french-fries keyboard pentagon axe-battle karate fencing gymnastics weight-lifter golf-tee run go-kart hockey-sticks sledding skateboarding swim roller-skate skate duck paper-roll robot-industrial box-cutter'.split(
    ' ',
  );

/** Map pictograms of the Temaki and Maki sets (CC0); their ids begin with the set's name. */
export const mapIds = {
  temaki:
    'anvil-and-hammer brick-trowel buoy cairn cleaver chimney dagger desk-lamp gown maze milk-jug natural-arch obelisk perfume power-tower ruins sail sandwich shrub statue tree-stump vase water-tower windpump whale-watching zoo tents train-steam bench cabin windmill swing sculpture tree-leafless coral-reef houseboat bottles chairlift boulder1 cooling-tower climbing paifang archery field-hockey ice-skating trampoline hang-gliding scuba-diving'.split(
      ' ',
    ),
  maki: 'dam prison watermill waterfall volcano hot-spring garden village castle theatre bridge table-tennis horse-riding baseball golf soccer volleyball basketball'.split(
    ' ',
  ),
};
