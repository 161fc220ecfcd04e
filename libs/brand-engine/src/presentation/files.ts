import type { Identity } from '../engine.js';
import type { Pack } from '../pack/pack.js';
import { appIcon, favicon } from './app-icon.js';
import { lockupsOf } from './lockups.js';
import { mockUpsOf } from './mock-ups.js';
import { brandSheet } from './sheet.js';

/** A file of the brand, by its path in a download. */
export interface BrandFile {
  path: string;
  content: string;
}

/** Everything that can be handed over of an identity as text: drawings, lock-ups, icons, mock-ups and the sheet. */
export function brandFilesOf(identity: Identity, pack: Pack, watermark = false): BrandFile[] {
  const { assets, node } = identity;
  const { decisions } = node;
  return [
    { path: 'logo.svg', content: assets.logo_svg },
    { path: 'logo-dark.svg', content: assets.logo_svg_dark },
    ...lockupsOf(decisions, pack, watermark).flatMap(({ id, light, dark }) => [
      { path: `lockups/${id}.svg`, content: light },
      { path: `lockups/${id}-dark.svg`, content: dark },
    ]),
    { path: 'app-icon.svg', content: appIcon(decisions, pack, watermark) },
    { path: 'favicon.svg', content: favicon(decisions, pack, watermark) },
    ...mockUpsOf(decisions, pack, watermark).map(({ id, svg }) => ({ path: `mock-ups/${id}.svg`, content: svg })),
    { path: 'sheet.html', content: brandSheet(identity, pack, watermark) },
  ];
}
