import { Resvg } from '@resvg/resvg-js';

/** A drawing as a PNG of this width, without a ground unless one is named. */
export function png(svg: string, width: number, ground?: string): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, ...(ground !== undefined && { background: ground }) }).render().asPng();
}
