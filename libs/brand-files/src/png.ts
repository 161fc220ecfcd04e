import { Resvg } from '@resvg/resvg-js';

/** A drawing as a PNG of this width, without a ground unless one is named. */
export function png(svg: string, width: number, ground?: string): Uint8Array {
  // Drawings hold no text, and looking for the fonts of the machine takes longer than drawing.
  const options = { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } } as const;
  return new Resvg(svg, ground === undefined ? options : { ...options, background: ground }).render().asPng();
}
