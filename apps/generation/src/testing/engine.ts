/** An engine for tests that really misbehaves: the prompt says how. */
import type { Engine, Identity, StyleNode } from '@blazon/brand-engine';

const attempts = new Map<string, number>();

export function createEngine(): Engine {
  return {
    generate: ({ prompt, seed, watermark }) => behave(prompt, seed, { watermark, parent: null }),
    variations: async ({ prompt, seed, watermark }) => [await behave(prompt, seed, { watermark, parent: null })],
    refine: ({ prompt, node, seed, watermark }) => behave(prompt, seed, { watermark, parent: node.seed }),
  };
}

async function behave(prompt: string, seed: string, style: { watermark: boolean; parent: string | null }): Promise<Identity> {
  const attempt = (attempts.get(seed) ?? 0) + 1;
  attempts.set(seed, attempt);
  if (prompt.includes('hang')) for (;;);
  if (prompt.includes('end its thread')) process.exit(1);
  if (prompt.includes('throw always')) throw new Error('The test engine throws.');
  if (prompt.includes('throw once') && attempt === 1) throw new Error('The test engine throws once.');
  if (prompt.includes('unsupported')) throw Object.assign(new Error('No letters.'), { code: 'unsupported_prompt' });
  const pause = /pause (\d+)/.exec(prompt);
  if (pause) await new Promise((resolve) => setTimeout(resolve, Number(pause[1])));
  return {
    assets: {
      logo_svg: `<svg><title>${prompt}</title></svg>`,
      logo_svg_dark: `<svg><title>${prompt}</title></svg>`,
      primary_color: '#112233',
      secondary_color: '#445566',
      font_family: 'Inter',
      font_weight_heading: '700',
      font_weight_body: '400',
    },
    node: { seed, prompt, ...style } as unknown as StyleNode,
    interpretation: { summary: prompt, clauses: [{ text: prompt, outcome: 'applied', reason: null }] },
  };
}
