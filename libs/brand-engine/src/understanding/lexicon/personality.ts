import type { PersonalityAxis } from '../../brief.js';

/** What a word says about the personality: axis values from −1 to 1, see `personalityAxes`. */
export type Mood = Partial<Record<PersonalityAxis, number>>;

const mood = (words: string, axes: Mood): [string, Mood][] => words.split(/,\s*/).map((word) => [word, axes]);

/** Mood words with what they move, in English and the commonest ones of its neighbours. */
export const moodWords: readonly (readonly [string, Mood])[] = [
  ...mood(
    'calm, calming, serene, peaceful, tranquil, quiet, soothing, relaxing, relaxed, zen, mellow, chill, chilled, chilled-out, unhurried, lazy, unflappable, steady, stillness, calmness, breezy, hazy, restful, mindful, meditative, harmonious, ruhig, calme, tranquilo',
    {
      calmEnergetic: -0.8,
    },
  ),
  ...mood('safe, sheltered, protected', { calmEnergetic: -0.3, softSharp: -0.3 }),
  ...mood('gentle, tender, delicate, dainty, healing, restorative, nurturing, zart, doux', { calmEnergetic: -0.5, softSharp: -0.6 }),
  ...mood(
    'understated, restrained, discreet, unfussy, sparse, neutral, matter-of-fact, no frills, no-frills, plain-spoken, nothing extra, nothing fancy, simplicity, subtle, tidy, neat, orderly',
    { calmEnergetic: -0.5, seriousPlayful: -0.2 },
  ),
  ...mood(
    'energetic, dynamic, lively, high-energy, active, vigorous, punchy, jazzy, rock n roll, rock-n-roll, exuberant, rowdy, raucous, zesty, sparky, explosive, loud, shouty, noisy, brash, dynamisch, dynamique, dinámico',
    {
      calmEnergetic: 0.8,
    },
  ),
  ...mood(
    'vibrant, vivid, multicolour, multicolor, multicoloured, multicolored, colourful, colorful, lots of colour, lots of color, lots of colours, lots of colors, loads of colour, loads of color, loads of colours, plenty of colour, plenty of color, full of colour, full of color, riot of colour, riot of color, bright, upbeat, uplifting',
    { calmEnergetic: 0.5, seriousPlayful: 0.3 },
  ),
  ...mood(
    'bold, sturdy, robust, massive, monumental, imposing, brave, blunt, dense, assertive, striking, eye-catching, impressive, brawny, stout, hefty, chunky, strong, powerful, confident, daring, fearless, muscular, heavy, impactful, kräftig, audacieux',
    {
      calmEnergetic: 0.5,
      softSharp: 0.3,
    },
  ),
  ...mood('sporty, athletic, fast, quick, swift, snappy, zippy, nippy, speedy, rapid, adrenaline', {
    calmEnergetic: 0.8,
    softSharp: 0.4,
    classicModern: 0.2,
  }),
  ...mood('adventurous, swashbuckling, outdoorsy, exciting, thrilling', { calmEnergetic: 0.6, organicTechnical: -0.3 }),
  ...mood(
    'classic, classical, traditional, heritage, historic, heraldic, georgian, regency, edwardian, medieval, old-style, old style, olde-worlde, baroque, apothecary-style, time-honoured, time-honored, ancestral, old-fashioned, old fashioned, established, klassisch, classique, clásico, classico',
    {
      classicModern: -0.8,
    },
  ),
  ...mood('timeless, enduring, zeitlos, intemporel', { classicModern: -0.5, seriousPlayful: -0.2 }),
  ...mood(
    'vintage, retro, oldschool, oldskool, old-skool, nostalgic, 1900s, 1910s, 1940s, 1990s, y2k, jugendstil, belle epoque, speakeasy, fairground, saucy postcard, seaside postcard, old-timey, bygone, old-school, old school, nineties, 90s, forties, art nouveau, victorian',
    {
      classicModern: -1,
      seriousPlayful: 0.2,
    },
  ),
  // Times with letters of their own (`eras.ts`): what is of the past is in them, and not in a plaque around the name.
  ...mood(
    'bauhaus, constructivist, constructivism, mid-century, mid century, midcentury, mid-century modern, mid century modern, swiss style, swiss design, swiss typography, international style',
    { classicModern: 0.3, organicTechnical: 0.3, softSharp: 0.2 },
  ),
  ...mood('art deco, deco, art-deco, 1920s, twenties, 1930s, thirties, jazz age', {
    classicModern: -0.6,
    modestLuxurious: 0.6,
    seriousPlayful: 0.1,
  }),
  ...mood(
    'old bottle label, old bottle labels, old label, old labels, bottle label, vintage label, vintage labels, apothecary label, old wine label, old beer label, old tin label, circus poster, circus lettering, circus letters, circus type, western lettering, western letters, western saloon, saloon lettering, wild west lettering, wild west, playbill',
    { classicModern: -0.6, calmEnergetic: 0.2 },
  ),
  ...mood(
    'sign-painter, sign painter lettering, sign-painter lettering, sign-painter style, sign painter style, sign-painters lettering, sign painted, sign-painted, sign-painting, sign painting style, sign-writer, sign-writer style, signwriter style, signwriter lettering, sign-writing, signwriting, sign-written, signwritten, hand-painted sign, hand-painted signs, hand-painted sign lettering, painted sign, painted signs, painted sign lettering, painted shop sign, painted letters, old shop sign, old shop signs, old shop sign lettering, shop sign lettering, shop-sign lettering, shopfront lettering, ghost sign, ghost signs, enamel sign, enamel signs, trade card',
    { classicModern: -0.6, calmEnergetic: 0.2 },
  ),
  ...mood(
    'caslon, caslon-like, caslon style, garamond, garamond-like, baskerville, baskerville-like, old-style serif, old style serif, oldstyle serif, oldstyle, old serif, old serifs, old-fashioned serif, letterpress look, letterpress feel, letterpress type, letterpress lettering, letterpress printed, book type, book face',
    { classicModern: -0.8, seriousPlayful: -0.2 },
  ),
  ...mood(
    'hundred years, hundred years old, hundred-year-old, a century old, century-old, century old, centuries old, pre-war, prewar, interwar, old timey, old-world, old world, old letters, old lettering, old type, old typeface, old-fashioned lettering, old-fashioned letters, old-fashioned type, old-fashioned serifs, old script style, traditional lettering, traditional letters, traditional type, heritage lettering',
    { classicModern: -0.8 },
  ),
  // What is read in passing or sewn on is sturdy; the van itself is not shown.
  ...mood(
    'side of a van, side of the van, side of our van, side of my van, on a van, on the van, on our van, on our vans, on vans, on a lorry, on a truck, on the truck, on a van door, on the doors, on a car door, on my van, in the van, for a van, for the van, from a van, van and hi vis, side of a truck, side of the truck, side of a lorry, side of a bus, hi-vis, hi vis, workwear, work clothes, polo shirt, polo shirts, work shirt, embroidered on, readable from afar, legible from afar, seen from afar, from far away, from a distance, at 60 mph',
    { calmEnergetic: 0.5 },
  ),
  ...mood('bouncy, bouncing, springy, bubbly letters', { seriousPlayful: 0.8, calmEnergetic: 0.3, softSharp: -0.5 }),
  ...mood('comic book lettering, comic lettering, comic letters, comic book letters, cartoon lettering, cartoon letters', {
    seriousPlayful: 0.8,
    calmEnergetic: 0.4,
  }),
  ...mood('1950s, fifties, 50s, diner-style, rockabilly', { classicModern: -0.5, seriousPlayful: 0.5, softSharp: -0.4 }),
  ...mood(
    '1960s, sixties, 60s, 1970s, seventies, 70s, groovy, disco style, funky, hippy, disco-style, disco era, disco lettering, disco letters, disco look, disco vibe, disco vibes, hippie, flower power',
    {
      classicModern: -0.4,
      seriousPlayful: 0.4,
      softSharp: -0.5,
      organicTechnical: -0.3,
    },
  ),
  ...mood('1980s, eighties, 80s, synthwave, vaporwave', { classicModern: 0.2, calmEnergetic: 0.5, seriousPlayful: 0.3 }),
  ...mood(
    'modern, contemporary, modernist, modernism, forward-looking, editorial, up to date, urbane, cosmopolitan, refreshing, up-to-date, current, trendy, moderne, moderno, moderna, fresh, new, cool, frisch',
    { classicModern: 0.7 },
  ),
  ...mood(
    'futuristic, retro-futuristic, cutting-edge, avant-garde, progressive, forward-thinking, forward thinking, innovative, next-gen, next-generation, sci-fi, visionary, space-age, disruptive, high-tech, hi-tech, cyberpunk',
    { classicModern: 1, organicTechnical: 0.6 },
  ),
  ...mood(
    'minimal, minimalist, minimalistic, effortless, clean, uncluttered, pared-back, pared-down, simple, schlicht, minimaliste, minimalista, sobre, swiss, scandinavian, nordic',
    { classicModern: 0.5, calmEnergetic: -0.4, modestLuxurious: -0.3 },
  ),
  ...mood('sleek, streamlined, polished, slick', { classicModern: 0.6, modestLuxurious: 0.3, softSharp: 0.3 }),
  ...mood(
    'corporate, formal, institutional, conservative, businesslike, official-looking, official, governmental, rational, factual, formality, stuffy, bureaucratic',
    {
      seriousPlayful: -0.8,
      classicModern: -0.1,
    },
  ),
  ...mood(
    'professional, serious, practical, responsible, resilient, trustworthy, reliable, dependable, respectable, competent, accurate, no nonsense, well-made, well made, unshowy, straight-laced, credible, authoritative, solid, secure, trusted, trust, no-nonsense, sober, seriös, professionell, professionnel, profesional',
    { seriousPlayful: -0.6 },
  ),
  ...mood('stern, strict, austere, stark, severe, cold, sterile, clinical', { seriousPlayful: -0.7, softSharp: 0.5, calmEnergetic: -0.3 }),
  ...mood(
    'playful, fun, funny, quirky, sassy, spunky, spontaneous, surprising, unconventional, eccentric, experimental, deadpan, dry wit, strange, odd, oddball, off-kilter, off-beat, offbeat, naughty, saucy, chatty, smart-alecky, self-deprecating, absurd, wonky, comic style, comic-book, cartoony, geeky, nerdy, daft, spooky-funny, storybook, kids-first, childrens, humour, humor, jokey, psychedelic, trashy, b-movie, pompous, slapstick, little bit stupid, bit stupid, whimsical, cheeky, silly, humorous, witty, ironic, tongue-in-cheek, tongue in cheek, unhinged, crazy, weird, zany, festive, goofy, mischievous, verspielt, ludique, divertido, giocoso',
    { seriousPlayful: 0.8, calmEnergetic: 0.3 },
  ),
  ...mood(
    'joyful, make people smile, makes people smile, make you smile, makes you smile, make them smile, make us smile, raise a smile, make people laugh, hopeful, jolly, merry, jovial, jaunty, warm-hearted, encouraging, positive, inspiring, inspirational, motivating, motivational, empowering, cheerful, happy, optimistic, sunny, fröhlich, joyeux, alegre',
    { seriousPlayful: 0.6, calmEnergetic: 0.4 },
  ),
  ...mood(
    'cute, girly, adorable, candy-shop, charming, lovable, snuggly, childlike, childish, kid-friendly, cartoonish, kawaii, sweet, niedlich',
    {
      seriousPlayful: 0.8,
      softSharp: -0.6,
    },
  ),
  ...mood(
    'friendly, affectionate, helpful, loyal, loving, motherly, soulful, reassuring, compassionate, neighbourly, neighborly, approachable, open-hearted, warmth, heartfelt, tender-hearted, chummy, personable, inclusive, welcoming, warm, inviting, caring, human, kind, hospitable, family-friendly, freundlich, amical, amigable, accogliente',
    { seriousPlayful: 0.4, softSharp: -0.5 },
  ),
  ...mood('passionate, fiery, spicy, hot-blooded, feisty, sizzling', { calmEnergetic: 0.6, softSharp: 0.2, organicTechnical: -0.2 }),
  ...mood('sultry, sensual, seductive, sexy, intimate', { modestLuxurious: 0.5, softSharp: -0.2, seriousPlayful: -0.2 }),
  ...mood(
    'wholesome, healthy, hearty, nourishing, harvest-fresh, tasty, delicious, yummy, mouth-watering, mouthwatering, appetising, appetizing, juicy, luscious, lush, flavourful, flavorful',
    { organicTechnical: -0.6, softSharp: -0.3, modestLuxurious: -0.2 },
  ),
  ...mood('coastal, seaside, beachy, sun-bleached, windswept, sea-worn', { organicTechnical: -0.4, calmEnergetic: -0.3 }),
  ...mood('curious, inquisitive', { seriousPlayful: 0.4, classicModern: 0.2 }),
  ...mood('exotic, tropical, summery', { seriousPlayful: 0.4, organicTechnical: -0.5, calmEnergetic: 0.2 }),
  ...mood('pure, pristine, immaculate', { calmEnergetic: -0.5, classicModern: 0.3, modestLuxurious: 0.1 }),
  ...mood('smoky, smouldering, woody', { organicTechnical: -0.5, softSharp: 0.2 }),
  ...mood('eclectic', { seriousPlayful: 0.4 }),
  ...mood('bleak, desolate, haunting, ghostly, forlorn', { seriousPlayful: -0.6, softSharp: 0.3, calmEnergetic: -0.4 }),
  ...mood('wise', { seriousPlayful: -0.3, classicModern: -0.3 }),
  ...mood('casual, easygoing, laid-back, laidback, unbuttoned, easy-going, hipster, carefree, informal, youthful, young, hip', {
    seriousPlayful: 0.4,
    classicModern: 0.3,
    modestLuxurious: -0.2,
  }),
  ...mood(
    'luxurious, luxury, precious, opulent, lavish, prestigious, high-end, upscale, desirable, glam, glitzy, glamour, ritzy, hotel-like, old money, couture, exclusive, deluxe, luxuriös, luxe, lujo, lusso, de luxe, expensive',
    { modestLuxurious: 0.9, seriousPlayful: -0.2 },
  ),
  ...mood(
    'premium, classy, aspirational, dapper, dandy, upmarket, tasteful, swanky, sophisticated, refined, posh, distinguished, edel, hochwertig, raffiné',
    { modestLuxurious: 0.7 },
  ),
  ...mood('elegant, graceful, ladylike, lithe, chic, stylish, élégant, elegante, glamorous, feminine', {
    modestLuxurious: 0.6,
    softSharp: -0.2,
  }),
  ...mood(
    'masculine, armoured, armored, mean, menacing, rugged, rough, salty, greasy, weather-beaten, hard-nosed, burly, butch, welded, tough, gritty, hardcore',
    {
      softSharp: 0.6,
      calmEnergetic: 0.3,
      organicTechnical: -0.2,
    },
  ),
  ...mood(
    'humble, down to earth, scruffy, messy, dirty, grubby, do-it-yourself, zine-like, unpolished, rough and ready, faded, shabby, rough-and-ready, frank, straightforward, modest, affordable, cheap, budget, everyday, down-to-earth, honest, unpretentious, plain, accessible, authentic, genuine',
    {
      modestLuxurious: -0.6,
    },
  ),
  ...mood('fancy, ornate, decorative, flashy, pretentious', { modestLuxurious: 0.6, classicModern: -0.3 }),
  ...mood('boring, dull, bland, generic', { calmEnergetic: -0.6, seriousPlayful: -0.4 }),
  ...mood('cosy, cozy, homely, comfy, comforting, snug, hygge, homey, homelike, gemütlich', {
    softSharp: -0.6,
    calmEnergetic: -0.3,
    modestLuxurious: -0.2,
  }),
  ...mood('soft, rounded, round, smooth, curvy, fluid, flowing, cuddly, bubbly, weich, rund', { softSharp: -0.7 }),
  ...mood('sharp, angular, edgy, pointed, crisp, hard-edged, spiky, fierce', { softSharp: 0.8 }),
  ...mood('aggressive, brutal, brutalist, intense, extreme, badass', { softSharp: 0.8, calmEnergetic: 0.6 }),
  ...mood('precise, exact, rigorous, diagrammatic, diagram style, methodical, surgical, meticulous, structured, mathematical', {
    softSharp: 0.4,
    organicTechnical: 0.5,
    seriousPlayful: -0.3,
  }),
  ...mood('geometric, architectural, modular, grid-based', { organicTechnical: 0.5, softSharp: 0.3, classicModern: 0.4 }),
  ...mood(
    'organic, natural, earthy, eco, grounded, holistic, eco-friendly, sustainable, green-minded, botanical, tactile, folksy, folky, folk art, boho, bohemian, maritime, nautical, mediterranean, southwestern, earthbound, wild, raw, plant-based, natürlich, bio, naturel, natural',
    { organicTechnical: -0.7 },
  ),
  ...mood(
    'handmade, hand made, hand-made, hand crafted, home made, home-style, homestyle, crafty, handcrafted, hand-crafted, artisan, artisanal, crafted, hand-drawn, handdrawn, homemade, home-made, craft, small-batch, handwerklich',
    { organicTechnical: -0.7, classicModern: -0.3 },
  ),
  ...mood('rustic, farmhouse, rural, quaint, weathered, country', { organicTechnical: -0.7, classicModern: -0.5, modestLuxurious: -0.3 }),
  ...mood('technical, tech, techy, digital, scientific, engineered, robotic, data-driven, ai-powered, electronic, technisch', {
    organicTechnical: 0.8,
    classicModern: 0.3,
  }),
  ...mood('industrial, mechanical, utilitarian, functional', { organicTechnical: 0.6, softSharp: 0.4 }),
  ...mood('smart, intelligent, clever, analytical', { organicTechnical: 0.3, classicModern: 0.3 }),
  ...mood('dreamy, sleepy, drowsy, hushed, light and airy, ethereal, fragile, wistful, melancholy, poetic, airy, light-hearted', {
    calmEnergetic: -0.4,
    softSharp: -0.5,
    modestLuxurious: 0.2,
  }),
  ...mood('romantic', { calmEnergetic: -0.4, softSharp: -0.5, modestLuxurious: 0.4, classicModern: -0.3 }),
  ...mood(
    'mysterious, dark, mystery, moody, creepy, eerie, macabre, sinister, uncanny, nocturnal, brooding, dramatic, theatrical, suspense, suspenseful, gloomy, melancholic, spooky, scary, angry',
    { seriousPlayful: -0.4, softSharp: 0.4 },
  ),
  // Old castles and churches: no letters of today.
  ...mood('gothic', { seriousPlayful: -0.5, softSharp: 0.5, classicModern: -0.55 }),
  ...mood('punk, rebellious, provocative, radical, grungy, glitchy, street-smart, streetwise, tattoo-like, urban, street, anarchic', {
    calmEnergetic: 0.6,
    softSharp: 0.6,
    seriousPlayful: 0.2,
  }),
  ...mood(
    'magical, enchanting, mystical, mystic, tarot-like, dreamlike, fantastical, inventive, fairytale, imaginative, creative, artistic, artsy, expressive',
    {
      seriousPlayful: 0.4,
      organicTechnical: -0.2,
    },
  ),
  ...mood(
    'dignified, respectful, discreet, stately, solemn, noble, proud, royal, thoughtful, sincere, ceremonial, sombre, somber, mature, grown-up, grown up',
    {
      seriousPlayful: -0.7,
      calmEnergetic: -0.2,
    },
  ),
  ...mood('academic, scholarly, bookish, learned, museum-like, documentary, documentary feel, intellectual, literary', {
    seriousPlayful: -0.5,
    classicModern: -0.4,
  }),
];
