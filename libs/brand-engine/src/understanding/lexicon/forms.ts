import type { Form } from '../../brief.js';
import { list } from '../text/phrases.js';

const form = (name: Form, phrases: string): [string, Form][] => list(phrases).map((phrase) => [phrase, name]);

/** Words of form with what they ask for. */
export const formWords: readonly (readonly [string, Form])[] = [
  ...form(
    'rounded',
    'rounded, rounded corners, rounded letters, rounded font, rounded type, rounded sans, rounded lettering, rounded typeface, round letters, round corners, round edges, rounded edges, curves, single curve, curved shapes, curved lines, soft corners, soft edges, soft shapes, rounded shapes, round shapes, rounded forms, soft rounded letters, bubble letters',
  ),
  ...form(
    'thin',
    'thin, razor-thin, razor thin, hairline, hairlines, light weight, lightweight, slender, skinny, thin letters, thin type, thin font, thin serif, light type, light font',
  ),
  ...form(
    'heavy',
    'heavy, heavy type, heavy letters, heavy font, bold type, bold letters, bold font, bold lettering, bold typography, bold sans, bold serif, bold black type, bold black letters, chunky, chunky letters, chunky type, fat, fat letters, fat type, thick, thick letters, thick lines, thick strokes, extra bold, extrabold, ultra bold, block letters, blocky, blocky letters, big bold letters, heavyweight',
  ),
  ...form(
    'tracked',
    'tracked, tracked out, tracked-out, wide tracking, widely tracked, letterspaced, letter-spaced, letter spaced, letterspacing, letter spacing, letter-spacing, spaced out, spaced-out, widely spaced, widely spaced letters, lots of air, plenty of air, spaced letters, wide letter spacing, generous spacing, airy letters, wide-set, wide spacing, generously spaced, space between letters, space between the letters, air between the letters, room between the letters',
  ),
  ...form(
    'tight',
    'tight tracking, tightly set, packed tightly, set tightly, tight spacing, tight kerning, letters touching, touching letters, tightly packed, tight letters, tight lettering, tightly spaced',
  ),
  ...form('small-caps', 'small capitals, small caps, smallcaps, small-caps'),
  ...form(
    'stripes',
    'stripes, striped, stripe, pinstripe, pinstripes, stripy, stripey, candy stripes, racing stripes, speed stripes, go-faster stripes, speed lines, motion lines',
  ),
  ...form('pixels', 'pixel, pixels, pixelated, pixelled, pixel art, pixel-art, 8-bit, 8 bit, 8bit, 16-bit, bitmap, blocky pixels'),
  ...form(
    'engraved',
    'engraved, hand engraved, hand-engraved, engraving, carved letters, carved lettering, carved look, carved style, looks carved, carved feel, chiselled, chiseled, engraved style, engraving style, etching, etched, woodcut, wood cut, woodblock, wood block, woodblock print, wood engraving, linocut, lino cut, lino print, lino-cut, linoprint, copperplate engraving, scratchboard, hatching lines, hatched lines, in hatching, with hatching, cross-hatching, cross-hatched, cross hatching, block print, block-print, letterpress style',
  ),
  ...form(
    'hand-made',
    'hand-drawn, hand lettering, hand-lettering, handlettering, hand lettered, lettering by hand, lettered by hand, hand-painted letters, hand-painted lettering, handmade letters, handmade lettering, hand-made letters, hand-made lettering, cut from paper, letters cut from paper, handmade-looking, hand-made-looking, hand drawn, handdrawn, hand-cut, hand cut, hand-painted, hand painted, hand-made look, handmade look, look handmade, look hand-made, looks handmade, handmade style, hand-made feel, handmade feel, hand-crafted feel, handcrafted feel, handcrafted look, crafted by hand, drawn by hand, made by hand, sketchy, sketched, wobbly, imperfect, slightly imperfect, rough edges, brush stroke, brush strokes, brushstroke, brushstrokes, brushed, stamped, rubber stamp, paper cut, papercut, cut paper, cut-paper, doodle, doodled, scrawly, scrawled, hand scrawled, scribbly, chalky, inky, stamp-like, like a stamp, child drawing, drawn by child, drawn by a child, uneven letters, crooked letters, crooked lettering, wonky letters, wonky lettering, hand-lettered, scribbled, scribble, chalk, crayon, ink drawing, naive drawing',
  ),
  ...form(
    'angular',
    'angular, angular shapes, angular shapes only, straight lines only, made of straight lines, straight edges, only straight lines, made of triangles, all corners, sharp corners, hard edges, hard-edged, sharp edges, pointed, jagged, faceted, angles, sharp angles, steep angles, hard angles, zigzag, spiky, square corners',
  ),
  ...form(
    'outlined',
    'fine lines, fine line, thin lines, thin line, line thin, lines thin, thin strokes, fine strokes, delicate lines, delicate line, outlined, outline, outlines, line art, line-art, lineart, line-drawn, line drawn, in outline, outline only, outlines only, only outlines, outline drawing, line drawing, line drawings, linework, line work, lines only, single line, single-line, one line drawing, one-line, continuous line, monoline, mono-line, contour, line icon, line style, thin outline, outline style, thin outlines, fine outline, fine outlines, hairline outline, hairline drawing, dashed outline, dashed outlines, dashed contour, dashed line drawing, in dashed lines, in dashes, dotted outline, stitched outline, stitched outlines, stitched contour, dashed stitched outline, stitched dashed outline, sewn outline, stitch outline, stitched line drawing',
  ),
  ...form(
    'outlined-letters',
    'outline letters, outlined letters, outline lettering, outlined lettering, outline type, outlined type, outline font, outlined font, outline typeface, outlined capitals, outline capitals, hollow letters, hollow lettering, open letters, contour letters',
  ),
  ...form('dots', 'dots, dotted, halftone, polka dots, polka dot, stippled, dot pattern, made of dots'),
  ...form('stencil', 'stencil, stencilled, stenciled, stencil letters, stencil type, stencil font'),
  ...form('negative-space', 'negative space, negative-space, counterform, hidden in the letter, hidden in the letters, hidden inside'),
  ...form('symmetrical', 'symmetrical, symmetric, symmetry, perfectly symmetrical, mirror image'),
  ...form(
    'slanted',
    'slanted, italic, italics, italic type, italic letters, oblique, leaning, leaning forward, forward-leaning, tilted letters',
  ),
  ...form(
    'frame',
    'frame, framed, in a frame, border, bordered, with a border, with a frame, in a box, in a thin box, thin box, box around, double border, thin frame, picture frame',
  ),
  ...form(
    'rules',
    'rules, ruled lines, ruled line, horizontal rules, thin rules, lines above and below, line above and below, between two lines, two lines, line thin above, thin line above, thin rule, with a rule, rule above and below, rules above and below',
  ),
  ...form(
    'underlined',
    'underline, underlined, a line under, line under, line below, line underneath, thin line under, thin line below, thin line underneath, line thin under, line thin below, thick line under, a rule below, rule below, rule under, rule underneath, thin rule under, thin rule below, thin rule underneath, line under the name, underlined with a line, underlined with one thin line, underlined with a thin line, underlined with a rule',
  ),
];

/** What a hand draws with that leaves a trace of its own. */
export const media = /^(?:chalky?|crayons?|brush(?:ed)?|brushstrokes?|inky?)$/;

/** What every identity is anyway; asked for or refused, nothing has to be done. */
export const givens = list(`
  flat, flat design, flat style, vector, scalable, legible, readable, easy to read, works small, works at small sizes, recognisable, recognizable, memorable, beautiful, original, unique, distinctive,
  white space, plenty of white space, lots of white space, whitespace, breathing room, breathing space,
  works on dark, works in black and white, svg, transparent background, print-ready, high resolution, versatile, professional looking, well balanced, balanced, consistent, dark mode, light and dark,
  few colours, limited palette, nothing else in colour, nothing else in color, no other colour, no other colours, no other color, no other colors
`);
/** What is kept by every identity where it is refused. */
export const neverDrawn = list(`
  gradient, gradients, shadow, shadows, drop shadow, drop shadows, 3d, 3d effects, effects, effect, bevel, bevels, glow, glows, texture, textures, photo, photos, photograph, photographs, clip art, clipart, clip-art, stock icon, stock icons, swoosh, swooshes, swirl, swirls, glossy, gloss, reflections, cartoon, cartoons, emoji, emojis, stock, cliche, cliches, gimmicks, gimmick, frills, flourishes, curlicues, clutter, nonsense, fuss, details, fine print
`);

/** Manners of drawing that no shape here has, whatever it shows: they may stand right before their thing. */
export const manners = list(`
  low poly, low-poly, lowpoly, tribal, tribal style, tribal-style, psychedelic, glitch, glitchy, glitch style, glitch effect, stained glass style, stained-glass style, mosaic,
  mosaic style, graffiti style, graffiti-style, graffiti letters, graffiti lettering, tattoo style, tattoo-style, like a tattoo, comic style, comic-style, comic book style,
  pop art, pop-art, cubist, cubism, ukiyo-e, egyptian style, egyptian-style, aztec style, mayan style, kintsugi, blueprint style, blueprint look, like a blueprint, chalkboard style, chalkboard look,
  papel picado, newspaper style, newspaper headline style, like a newspaper, memphis style, squiggles, airbrush, airbrushed, claymation, plasticine, lego style, wanted poster style,
  folk art style, folk-art style, folk art, folk pattern, folk motif, folk style, manuscript style, manuscript initial, illuminated initial, illuminated letter, greek key border, greek key
`);

/** What no identity can be, with the sentence that says so. */
export const beyond: readonly (readonly [string, string])[] = [
  ...list('gradient, gradients, ombre, fade, fading, colour fade, colour gradient, iridescent, holographic').map(
    (phrase) => [phrase, 'Marks are flat: there are no gradients.'] as const,
  ),
  ...list(
    '3d, three-dimensional, isometric, bevelled, embossed, shadow, shadows, drop shadow, glow, glowing, neon sign, shiny, glossy, chrome effect, metallic effect, gold foil, silver foil, copper foil, foil effect, foil look, foil print, foil stamping, foil stamped, hot foil',
  ).map((phrase) => [phrase, 'Marks are flat: there are no shadows, glows or depth.'] as const),
  ...list(
    'several colours, several colors, several bright colours, several bright colors, many colours, many colors, many bright colours, lots of colours, lots of colors, multicoloured, multicolored, multi-coloured, all the colours, rainbow colours, rainbow colors, rainbow coloured, in rainbow, rainbow gradient, every colour, every color, full colour, full color, carnival colours, carnival colors, patchwork colours, patchwork colors, crayon colours, crayon colors, glitter',
  ).map((phrase) => [phrase, 'A mark has two or three colours: name them.'] as const),
  ...list(
    'ligature, ligatures, sharing one stem, sharing a stem, share a stem, share one stem, sharing one stroke, sharing a stroke, share a stroke, share one stroke, shared stroke, shared stem, sharing a line, share a line, sharing one line, share one line, fused into one letter, merged into one letter',
  ).map((phrase) => [phrase, 'Letters are woven or overlap; none is drawn into another.'] as const),
  ...list('separated by, divided by').map((phrase) => [phrase, 'No line divides the parts of a mark.'] as const),
  ...list('animated, animation, moving, gif, motion').map((phrase) => [phrase, 'Logos are still images.'] as const),
  ...list(
    'photo, photograph, photographic, photorealistic, realistic, photo-realistic, watercolour, watercolor, oil painting, painted',
  ).map((phrase) => [phrase, 'Marks are drawn as flat shapes, not painted or photographed.'] as const),
  ...list('texture, textured, grain, grainy, grunge, distressed, worn, weathered look, faded print').map(
    (phrase) => [phrase, 'Shapes have no texture.'] as const,
  ),
  ...list(
    'torn paper, torn edges, torn edge, ripped paper, ripped edges, ransom note, collage, stitched letters, stitched lettering, stitched look, embroidered look, embroidery look, embroidered style, knitted look, knitted letters, knitted style, crochet look, crocheted look, patchwork look, woven look, letters made of wood, wooden letters, dripping letters, dripping paint, balloon letters, melting letters, frozen look, frozen letters, icy letters',
  ).map((phrase) => [phrase, 'Edges are smooth: nothing looks torn, sewn, carved, frozen or melted.'] as const),
  ...list(
    'upside down, upside-down, turned around, back to front, back-to-front, flipped over, turned over, on its side, lying down, letter missing, missing letter, last letter missing, half erased, half-erased, partly erased, rubbed out, half deleted, half missing, jump up and down, jumping letters, bouncing letters, dancing letters, tumbling letters, falling letters, letters that dance, letters that jump, letters that bounce, letters that fall, letters falling',
  ).map((phrase) => [phrase, 'Every letter and picture stands upright and whole.'] as const),
  ...list(
    'business card, business cards, website, letterhead, packaging design, flyer, flyers, poster, banner, social media kit, mockup, mockups, t-shirt design, menu design, brand book',
  ).map((phrase) => [phrase, 'Only the logo, its colours and its fonts are made.'] as const),
];
