import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appIcon, brandFilesOf, favicon, type Identity, type Pack, type StyleNode } from '@blazon/brand-engine';
import { fontFilesOf, guidelinesOf, guidelinesPage, guidelinesPdf, png } from '@blazon/brand-files';

const pngWidth = 1200;
const faviconWidths = [16, 32, 180];
const appIconWidth = 512;

/** Writes the drawings, lock-ups, icons, mock-ups, the brand sheet, the guidelines, the fonts and the node to refine from; returns the paths. */
export async function writeIdentity(
  identity: Identity & { previous: StyleNode | null },
  folder: string,
  { watermark, pack }: { watermark: boolean; pack: Pack },
): Promise<string[]> {
  const { assets, node, previous } = identity;
  const guidelines = guidelinesOf(identity, pack, watermark);
  const small = favicon(node.decisions, pack, watermark);
  const files: [string, string | Uint8Array][] = [
    ...brandFilesOf(identity, pack, watermark).map(({ path, content }): [string, string] => [path, content]),
    ['logo.png', png(assets.logo_svg, pngWidth, '#ffffff')],
    ...faviconWidths.map((width): [string, Uint8Array] => [`favicon-${width}.png`, png(small, width)]),
    [`app-icon-${appIconWidth}.png`, png(appIcon(node.decisions, pack, watermark), appIconWidth)],
    ['guidelines.html', guidelinesPage(guidelines, pack)],
    ['guidelines.pdf', await guidelinesPdf(guidelines, pack)],
    ...fontFilesOf(identity, pack).map(({ path, content }): [string, Uint8Array] => [path, content]),
    ['node.json', `${JSON.stringify({ node, previous }, null, 2)}\n`],
  ];
  return Promise.all(
    files.map(async ([name, content]) => {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      return path;
    }),
  );
}
