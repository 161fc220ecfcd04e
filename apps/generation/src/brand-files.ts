import { type BrandFile, brandFiles } from '@blazon/contracts';
import { appIcon, brandFilesOf, brandSheet, favicon, type Identity, Pack } from '@blazon/brand-engine';
import { Injectable } from '@nestjs/common';
import { Resvg } from '@resvg/resvg-js';
import { zipSync } from 'fflate';

/** Draws what can be downloaded of an identity, when it is asked for: nothing of it is kept. */
@Injectable()
export class BrandFiles {
  private pack: Pack | undefined;

  draw(file: BrandFile, identity: Identity, watermark: boolean): Uint8Array {
    const { assets, node } = identity;
    this.pack ??= Pack.load();
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
        return text(favicon(node.decisions, this.pack, watermark));
      case 'favicon-16.png':
      case 'favicon-32.png':
      case 'favicon-180.png':
        return png(favicon(node.decisions, this.pack, watermark), size);
      case 'app-icon-512.png':
        return png(appIcon(node.decisions, this.pack, watermark), size);
      case 'palette.css':
        return text(`:root {\n  --brand-primary: ${assets.primary_color};\n  --brand-secondary: ${assets.secondary_color};\n}\n`);
      case 'palette.json':
        return text(`${JSON.stringify({ primary: assets.primary_color, secondary: assets.secondary_color }, null, 2)}\n`);
      case 'sheet.html':
        return text(brandSheet(identity, this.pack, watermark));
      case 'brand.zip':
        return this.zip(identity, watermark);
    }
  }

  /** Everything, and the lock-ups and mock-ups besides. */
  private zip(identity: Identity, watermark: boolean): Uint8Array {
    this.pack ??= Pack.load();
    const drawn = brandFilesOf(identity, this.pack, watermark).map(({ path, content }) => [path, text(content)] as const);
    const others = brandFiles.filter((file) => file !== 'brand.zip').map((file) => [file, this.draw(file, identity, watermark)] as const);
    return zipSync(Object.fromEntries([...drawn, ...others]));
  }
}

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
