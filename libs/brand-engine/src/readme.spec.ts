import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { createEngine, type Identity } from './index.js';

type Sample = (create: typeof createEngine, seed: string) => Promise<{ assets: Identity['assets']; six: Identity[]; next: Identity }>;

describe('the sample of the README', () => {
  it('draws an identity, six ideas and a refinement as it is written', async () => {
    const [, lines = ''] = /```ts\n(.*?)```/s.exec(await readFile(new URL('../README.md', import.meta.url), 'utf8')) ?? [];
    const sample = runInThisContext(`async (createEngine, seed) => { ${lines} return { assets, six, next }; }`) as Sample;
    const { assets, six, next } = await sample(createEngine, '00112233445566778899aabbccddeeff');
    expect(assets.logo_svg).toContain('<svg');
    expect(six).toHaveLength(6);
    expect(next.assets.font_family).toBe(assets.font_family);
    expect(next.assets.primary_color).not.toBe(assets.primary_color);
  });
});
