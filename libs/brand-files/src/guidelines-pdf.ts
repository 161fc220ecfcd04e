import type { Pack } from '@blazon/brand-engine';
import PDFDocument from 'pdfkit';
import { clearSpaceRule, donts, dos, type Guidelines, lockupRules, sizeRules } from './guidelines.js';
import { outlined } from './outlined.js';
import { png } from './png.js';

/** A4 across, in points. */
const [width, height] = [841.89, 595.28];
const margin = 48;
const inner = width - 2 * margin;
const gap = 20;
/** Wide enough to be sharp at the size at which a mock-up is printed. */
const MOCK_UP_PX = 900;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The guidelines as a document for print: six pages of vectors, with text that can be searched. */
export async function guidelinesPdf(guidelines: Guidelines, pack: Pack): Promise<Uint8Array> {
  const info = { Title: `${guidelines.name}: style guidelines`, Creator: 'Blazon' };
  const doc = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 0, autoFirstPage: false, lang: 'en', displayTitle: true, info });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  new Pages(doc, guidelines, pack).draw();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

class Pages {
  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly guidelines: Guidelines,
    private readonly pack: Pack,
  ) {}

  draw(): void {
    this.cover();
    this.logo();
    this.rules();
    this.colour();
    this.type();
    this.inUse();
  }

  private cover(): void {
    const { logo, night, primary, ink, summary } = this.guidelines;
    this.doc.addPage();
    const split = width * 0.6;
    this.doc.rect(split, 0, width - split, height).fill(night);
    this.doc.rect(0, height - 8, width, 8).fill(primary);
    this.svg(logo.light, { x: 80, y: 110, w: split - 160, h: 260 });
    this.svg(logo.dark, { x: split + 50, y: 150, w: width - split - 100, h: 180 });
    this.letters('Style guidelines', margin, height - 130, 30);
    this.text(summary, { x: margin, y: height - 84, w: split - 2 * margin, h: 50 }, 11, ink);
  }

  private logo(): void {
    const { lockups, night } = this.guidelines;
    this.page('Logo');
    const columns = lockups.length > 2 ? 3 : 2;
    const w = (inner - (columns - 1) * gap) / columns;
    lockups.forEach(({ id, title, light, dark }, index) => {
      const x = margin + (index % columns) * (w + gap);
      const y = 120 + Math.floor(index / columns) * 220;
      this.doc.roundedRect(x, y, w, 130, 8).fill('#f6f6f4');
      this.doc.save().roundedRect(x, y, w, 130, 8).clip();
      this.doc.rect(x + w / 2, y, w / 2, 130).fill(night);
      this.doc.restore();
      this.svg(light, { x: x + 10, y: y + 14, w: w / 2 - 20, h: 102 });
      this.svg(dark, { x: x + w / 2 + 10, y: y + 14, w: w / 2 - 20, h: 102 });
      this.text(title, { x, y: y + 140, w, h: 14 }, 10.5, '#000000', true);
      this.text(lockupRules[id], { x, y: y + 155, w, h: 44 }, 9.5);
    });
  }

  private rules(): void {
    const { logo, ink, icons } = this.guidelines;
    this.page('Space, size, right and wrong');
    const half = (inner - gap) / 2;
    const box = { x: margin, y: 124, w: half, h: 170 };
    const drawn = this.svg(logo.light, box);
    this.doc.rect(drawn.x, drawn.y, drawn.w, drawn.h).dash(3, { space: 3 }).lineWidth(0.7).stroke(ink).undash();
    this.text(clearSpaceRule, { x: margin, y: 306, w: half, h: 50 }, 9.5);
    const right = margin + half + gap;
    this.svg(icons.app, { x: right, y: 130, w: 84, h: 84 });
    this.svg(icons.tab, { x: right + 104, y: 158, w: 56, h: 56 });
    this.svg(icons.tab, { x: right + 180, y: 198, w: 16, h: 16 });
    this.list(sizeRules, right, 236, half);
    this.column('Do', dos, margin, half, '#2b8a3e');
    this.column('Do not', donts, right, half, '#c92a2a');
  }

  private column(title: string, items: readonly string[], x: number, w: number, colour: string): void {
    this.doc.rect(x, 392, w, 3).fill(colour);
    this.text(title, { x, y: 406, w, h: 16 }, 12, '#000000', true);
    this.list(items, x, 428, w);
  }

  private list(items: readonly string[], x: number, y: number, w: number): void {
    items.forEach((item, index) => {
      this.text(`•  ${item}`, { x, y: y + index * 30, w, h: 30 }, 10);
    });
  }

  private colour(): void {
    const { swatches } = this.guidelines;
    this.page('Colour');
    const columns = 4;
    const w = (inner - (columns - 1) * gap) / columns;
    swatches.forEach(({ role, hex, rgb, use }, index) => {
      const x = margin + (index % columns) * (w + gap);
      const y = 120 + Math.floor(index / columns) * 218;
      this.doc.roundedRect(x, y, w, 120, 8).fillAndStroke(hex, '#dddddd');
      this.text(role, { x, y: y + 130, w, h: 14 }, 10.5, '#000000', true);
      this.text(`${hex}   RGB ${rgb}`, { x, y: y + 146, w, h: 14 }, 9.5);
      this.text(use, { x, y: y + 161, w, h: 28 }, 9.5);
    });
  }

  private type(): void {
    const { type } = this.guidelines;
    this.page('Type');
    const words = `${type.family}: ${type.heading} for headings, ${type.body} for everything else.`;
    this.text(words, { x: margin, y: 112, w: inner, h: 16 }, 10.5);
    let y = 144;
    for (const { name, size, lineHeight, weight } of type.steps) {
      // On paper at three quarters: a CSS pixel is that many points.
      const points = size * 0.75;
      const row = Math.max(30, points * 1.25);
      this.doc
        .moveTo(margin, y)
        .lineTo(width - margin, y)
        .lineWidth(0.5)
        .stroke('#dddddd');
      this.text(name, { x: margin, y: y + row / 2 - 10, w: 130, h: 12 }, 9.5, '#000000', true);
      this.text(`${size} / ${lineHeight} px, ${weight}`, { x: margin, y: y + row / 2 + 2, w: 130, h: 12 }, 8.5);
      this.letters('The quick brown fox', margin + 150, y + (row - points * 1.2) / 2, points, weight);
      y += row + 6;
    }
  }

  private inUse(): void {
    const { mockUps } = this.guidelines;
    this.page('In use');
    const w = (inner - 2 * gap) / 3;
    const h = (w * 2) / 3;
    mockUps.forEach(({ title, svg }, index) => {
      const x = margin + (index % 3) * (w + gap);
      const y = 120 + Math.floor(index / 3) * (h + 44);
      this.doc.save().roundedRect(x, y, w, h, 8).clip();
      this.doc.image(Buffer.from(png(svg, MOCK_UP_PX)), x, y, { width: w, height: h });
      this.doc.restore();
      this.text(title, { x, y: y + h + 8, w, h: 14 }, 9.5);
    });
  }

  private page(title: string): void {
    this.doc.addPage();
    this.doc.rect(margin, 44, 28, 4).fill(this.guidelines.primary);
    this.letters(title, margin, 58, 24);
  }

  /** A line in the letters of the brand. */
  private letters(words: string, x: number, y: number, size: number, weight = this.guidelines.type.heading): void {
    const { d } = outlined(this.pack, this.guidelines.type.id, weight, words, size);
    this.doc.save().translate(x, y).path(d).fill(this.guidelines.ink).restore();
  }

  private text(words: string, { x, y, w, h }: Box, size: number, colour = '#333333', bold = false): void {
    this.doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(colour);
    this.doc.text(words, x, y, { width: w, height: h, lineGap: 1.5 });
  }

  /** A drawing of the engine, which is made of filled paths alone, fitted into a box; where it stands then. */
  private svg(drawing: string, box: Box): Box {
    const [, w = 1, h = 1] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing)?.map(Number) ?? [];
    const scale = Math.min(box.w / w, box.h / h);
    const placed = { x: box.x + (box.w - w * scale) / 2, y: box.y + (box.h - h * scale) / 2, w: w * scale, h: h * scale };
    this.doc.save().translate(placed.x, placed.y).scale(scale);
    for (const [, fill = '', d = ''] of drawing.matchAll(/<path fill="(#\w+)" d="([^"]+)"/g)) this.doc.path(d).fill(fill);
    this.doc.restore();
    return placed;
  }
}
