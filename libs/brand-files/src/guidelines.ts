import {
  contrast,
  type Decisions,
  favicon,
  appIcon,
  type Identity,
  type Lockup,
  lockupsOf,
  type MockUp,
  mockUpsOf,
  nightGround,
  type Pack,
  paintsOn,
  typeScale,
  type TypeStep,
} from '@blazon/brand-engine';

/** A colour with what one has to know to use it. */
interface Swatch {
  role: string;
  hex: string;
  rgb: string;
  /** Its permitted uses on the ground that it is made for. */
  use: string;
}

/** The rules of an identity, before anybody decides what they look like. */
export interface Guidelines {
  name: string;
  summary: string;
  logo: { light: string; dark: string };
  ink: string;
  primary: string;
  night: string;
  lockups: Lockup[];
  swatches: Swatch[];
  type: { id: string; family: string; heading: number; body: number; steps: TypeStep[] };
  icons: { app: string; tab: string };
  mockUps: MockUp[];
}

export const lockupRules: Record<Lockup['id'], string> = {
  horizontal: 'The first choice wherever there is width: headers, letters, signatures.',
  stacked: 'Where height is no matter and width is: signs, packaging, profiles.',
  symbol: 'Where the name stands beside it anyway, or there is no room to read it.',
  wordmark: 'Where the symbol was just seen, or would be too small.',
  'one-colour': 'For stamps, engraving and print in one ink. Never for want of a better file.',
};

export const clearSpaceRule =
  'The file brings its clear space along: nine tenths of the height of the capitals on every side. Let nothing else into it, and cut none of it off.';

export const sizeRules = [
  'With its name the logo is at least 24 px high on screens and 8 mm in print.',
  'Below that the app icon or the sign for browser tabs stands for it, down to 16 px.',
];

export const dos = [
  'Use the files as they are: they are vectors, and sharp at every size.',
  'Use the dark variant on dark grounds; it has colours of its own.',
  'Put the logo on a calm ground of one colour.',
];

export const donts = [
  'Do not stretch, turn, outline or shade it.',
  'Do not give it other colours than those on these pages.',
  'Do not set the name anew in another font, or beside the symbol in another size.',
];

export function guidelinesOf({ assets, node, interpretation }: Identity, pack: Pack, watermark: boolean): Guidelines {
  const { decisions } = node;
  const { palette, type, name } = decisions;
  return {
    name,
    summary: interpretation.summary,
    logo: { light: assets.logo_svg, dark: assets.logo_svg_dark },
    ink: palette.ink,
    primary: palette.primary,
    night: nightGround(palette),
    lockups: lockupsOf(decisions, pack, watermark),
    swatches: swatchesOf(decisions),
    type: { id: type.font, family: assets.font_family, heading: type.heading, body: type.body, steps: typeScale(decisions, pack).steps },
    icons: { app: appIcon(decisions, pack, watermark), tab: favicon(decisions, pack, watermark) },
    mockUps: mockUpsOf(decisions, pack, watermark),
  };
}

function swatchesOf({ palette }: Decisions): Swatch[] {
  const night = nightGround(palette);
  // With two fields nothing is inlaid: the colours are the plain ones.
  const atNight = paintsOn('dark', palette, 2);
  const swatch = (role: string, hex: string, ground: string, groundName: string): Swatch => ({
    role,
    hex,
    rgb: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' '),
    use: useOf(contrast(hex, ground), groundName),
  });
  return [
    swatch('Primary', palette.primary, '#ffffff', 'white'),
    swatch('Secondary', palette.secondary, '#ffffff', 'white'),
    ...(palette.tertiary === undefined ? [] : [swatch('Third', palette.tertiary, '#ffffff', 'white')]),
    swatch('Ink', palette.ink, '#ffffff', 'white'),
    ...(palette.ground === undefined ? [] : [swatch('Ground', palette.ground, palette.primary, 'primary')]),
    swatch('Primary at night', atNight.primary ?? '#ffffff', night, 'night'),
    swatch('Secondary at night', atNight.secondary ?? '#ffffff', night, 'night'),
    swatch('Night', night, atNight.ink ?? '#ffffff', 'night ink'),
  ];
}

/** By the contrasts that WCAG 2.2 asks for. */
function useOf(ratio: number, ground: string): string {
  const purpose = ratio >= 4.5 ? 'Text and shapes' : ratio >= 3 ? 'Large text and shapes' : 'Shapes only';
  return `${purpose}, ${ratio.toFixed(1)} : 1 with ${ground}`;
}
