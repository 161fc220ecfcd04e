import { contrast } from '../colour/oklch.js';
import { paintsOn } from '../scene/paints.js';
import { nightGround } from '../scene/grounds.js';
import type { Identity } from '../engine.js';
import { toData } from '../geometry/data.js';
import { transform } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import { appIcon, favicon } from './app-icon.js';
import { type Lockup, lockupsOf } from './lockups.js';
import { mockUpsOf } from './mock-ups.js';
import { escaped, sheetStyles } from './sheet-page.js';
import { type TypeStep, typeScale } from './type-scale.js';

const specimen = ['Aa Bb Cc Dd Ee Ff Gg', 'Hamburgefonstiv 0123456789'];
const lockupSizes = [96, 64, 48];
const iconSizes = [64, 48, 32, 24, 16];

/** A page that shows an identity at work: lock-ups, colours, type, small sizes and mock-ups. It needs no other file. */
export function brandSheet({ assets, node }: Identity, pack: Pack, watermark = false): string {
  const { decisions } = node;
  const { palette, type, name } = decisions;
  const night = nightGround(palette);
  // With two fields nothing is inlaid: the colours are the plain ones.
  const atNight = paintsOn('dark', palette, 2);
  const icon = favicon(decisions, pack, watermark);
  const scale = typeScale(decisions, pack);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}: brand sheet</title>
<style>${sheetStyles(palette.ink, night)}</style>
</head>
<body>
<main>
<section class="hero">${assets.logo_svg}</section>
<section class="hero night">${assets.logo_svg_dark}</section>

<h2>Lock-ups</h2>
<section class="lockups">${lockupsOf(decisions, pack, watermark).map(lockupFigure).join('')}</section>

<h2>Colours</h2>
<section class="swatches">
${swatch('Primary', palette.primary, '#ffffff', 'white')}
${swatch('Secondary', palette.secondary, '#ffffff', 'white')}
${palette.tertiary === undefined ? '' : swatch('Third', palette.tertiary, '#ffffff', 'white')}
${swatch('Ink', palette.ink, '#ffffff', 'white')}
${palette.ground === undefined ? '' : swatch('Ground', palette.ground, palette.primary, 'primary')}
${swatch('Primary at night', atNight.primary ?? night, night, 'night')}
${swatch('Secondary at night', atNight.secondary ?? night, night, 'night')}
${swatch('Night', night, atNight.ink ?? '#ffffff', 'night ink')}
</section>

<h2>Type</h2>
<section class="specimen">
<p class="label">${escaped(assets.font_family)}, heading ${type.heading}, body ${type.body}, scale ${scale.ratio}</p>
${specimen.map((words) => outlined(words, pack, type.font, type.heading, 40, palette.ink)).join('\n')}
<table>${scale.steps.map((step) => stepRow(step, pack, type.font, palette.ink)).join('')}</table>
</section>

<h2>Clear space</h2>
<section class="clear"><div>${assets.logo_svg}</div><p class="label">Keep the space that the drawing brings along free on every side: nine tenths of the height of its capitals.</p></section>

<h2>Small sizes</h2>
<section class="small">
${lockupSizes.map((size) => figure(size, assets.logo_svg)).join('\n')}
${iconSizes.map((size) => figure(size, icon)).join('\n')}
<figure><div class="app" style="height:96px">${appIcon(decisions, pack, watermark)}</div><figcaption>App icon</figcaption></figure>
</section>

<h2>In use</h2>
${mockUpsOf(decisions, pack, watermark)
  .map(({ title, svg }) => `<section class="mock-up">${svg}<p class="label">${title}</p></section>`)
  .join('\n')}
</main>
</body>
</html>
`;
}

const lockupFigure = ({ title, light, dark }: Lockup): string =>
  `<figure><div>${light}</div><div class="night">${dark}</div><figcaption>${title}</figcaption></figure>`;

function swatch(role: string, hex: string, other: string, otherName: string): string {
  return `<figure><div style="background:${hex}"></div><figcaption><b>${role}</b><br>${hex}<br>${contrast(hex, other).toFixed(1)} : 1 with ${otherName}</figcaption></figure>`;
}

const figure = (height: number, svg: string): string =>
  `<figure><div style="height:${height}px">${svg}</div><figcaption>${height} px</figcaption></figure>`;

const stepRow = ({ name, size, lineHeight, weight }: TypeStep, pack: Pack, font: string, ink: string): string =>
  `<tr><td>${name}<br><small>${size} / ${lineHeight} px, ${weight}</small></td><td>${outlined('The quick brown fox', pack, font, weight, size, ink)}</td></tr>`;

/** Text drawn from the font's own outlines, so that the page shows the real letters wherever it is opened. */
function outlined(words: string, pack: Pack, font: string, weight: number, size: number, ink: string): string {
  const face = pack.typeface(font, weight);
  const drawable = Array.from(words)
    .filter((letter) => face.covers(letter))
    .join('');
  const { path, width } = face.outlined(drawable);
  const d = toData(transform(path, [size, 0, 0, size, 0, size]));
  return `<svg width="${Math.ceil(width * size)}" height="${Math.ceil(size * 1.4)}" role="img" aria-label="${escaped(words)}"><path fill="${ink}" d="${d}"/></svg>`;
}
