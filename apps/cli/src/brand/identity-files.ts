import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Identity, Pack, type StyleNode } from '@blazon/brand-engine';
import { Resvg } from '@resvg/resvg-js';
import { brandSheet } from './sheet.js';

const pngWidth = 1200;

/** Writes the logo, its dark variant, a PNG, the brand sheet and the node to refine from; returns the paths. */
export async function writeIdentity(identity: Identity & { previous: StyleNode | null }, folder: string): Promise<string[]> {
  const { assets, node, previous } = identity;
  const files: [string, string | Uint8Array][] = [
    ['logo.svg', assets.logo_svg],
    ['logo-dark.svg', assets.logo_svg_dark],
    ['logo.png', new Resvg(assets.logo_svg, { fitTo: { mode: 'width', value: pngWidth }, background: '#ffffff' }).render().asPng()],
    ['sheet.html', brandSheet(identity, Pack.load())],
    ['node.json', `${JSON.stringify({ node, previous }, null, 2)}\n`],
  ];
  await mkdir(folder, { recursive: true });
  return Promise.all(
    files.map(async ([name, content]) => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    }),
  );
}
