import { type BrandFile, brandFiles } from '@blazon/contracts';
import { appIcon, brandFilesOf, brandSheet, favicon, type Identity, Pack } from '@blazon/brand-engine';
import { fontFilesOf, guidelinesOf, guidelinesPage, guidelinesPdf, png, textFile, zipped } from '@blazon/brand-files';

const pack = Pack.load();

/** Draws the downloads of an identity on request. Nothing is stored, so nothing outlives the project. */
export async function drawBrandFile(file: BrandFile, identity: Identity, watermark: boolean): Promise<Uint8Array> {
  const { assets, node } = identity;
  const size = Number(/-(\d+)\.png$/.exec(file)?.[1]);
  switch (file) {
    case 'logo.svg':
      return text(assets.logo_svg);
    case 'logo-dark.svg':
      return text(assets.logo_svg_dark);
    case 'logo-512.png':
    case 'logo-1024.png':
    case 'logo-2048.png':
      return png(assets.logo_svg, size);
    case 'favicon.svg':
      return text(favicon(node.decisions, pack, watermark));
    case 'favicon-16.png':
    case 'favicon-32.png':
    case 'favicon-180.png':
      return png(favicon(node.decisions, pack, watermark), size);
    case 'app-icon-512.png':
      return png(appIcon(node.decisions, pack, watermark), size);
    case 'palette.css':
      return text(`:root {\n  --brand-primary: ${assets.primary_color};\n  --brand-secondary: ${assets.secondary_color};\n}\n`);
    case 'palette.json':
      return text(`${JSON.stringify({ primary: assets.primary_color, secondary: assets.secondary_color }, null, 2)}\n`);
    case 'fonts.zip':
      return zipped(fontFilesOf(identity, pack));
    case 'sheet.html':
      return text(brandSheet(identity, pack, watermark));
    case 'guidelines.html':
      return text(guidelinesPage(guidelinesOf(identity, pack, watermark), pack));
    case 'guidelines.pdf':
      return guidelinesPdf(guidelinesOf(identity, pack, watermark), pack);
    case 'brand.zip':
      return everything(identity, watermark);
  }
}

/** All files, with the fonts in a folder, and the lock-ups and mock-ups besides. */
async function everything(identity: Identity, watermark: boolean): Promise<Uint8Array> {
  const drawn = brandFilesOf(identity, pack, watermark).map(({ path, content }) => textFile(path, content));
  const others = brandFiles.filter((file) => !file.endsWith('.zip'));
  const files = await Promise.all(others.map(async (path) => ({ path, content: await drawBrandFile(path, identity, watermark) })));
  return zipped([...drawn, ...files, ...fontFilesOf(identity, pack)]);
}

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}
