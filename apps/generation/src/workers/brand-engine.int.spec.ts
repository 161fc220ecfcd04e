import { generationApi } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { useServices } from '../testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
const { system, running } = await useServices({ ENGINE_MODULE: '@blazon/brand-engine', ENGINE_THREADS: '1', JOB_LEASE_MS: '10000' });
const { generation } = running;

describe('jobs with the brand engine itself', () => {
  const run = async (project_id: string, prompt: string, memory_id: string | null = null) => {
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt, memory_id });
    return waitFor(
      async () => {
        const state = (await system.states()).get(id);
        return (state?.status === 'succeeded' || state?.status === 'failed') && state;
      },
      { withinMs: 60_000 },
    );
  };
  const assetsOf = async (brand_id: string) =>
    (await generation.client.call(generationApi.readBrand, { params: { ...tenant, brand_id } })).assets;

  it('deliver all seven assets, refine them, and refuse what no font can write', async () => {
    const project_id = await system.createProject(tenant);
    const first = await run(project_id, 'A logo for "Kestrel", a coffee roaster, in deep green');
    if (first.status !== 'succeeded') throw new Error(`The job failed: ${first.failure.message}`);
    const assets = await assetsOf(first.made.brand_id);
    expect(Object.keys(assets).sort()).toEqual([
      'font_family',
      'font_weight_body',
      'font_weight_heading',
      'logo_svg',
      'logo_svg_dark',
      'primary_color',
      'secondary_color',
    ]);
    expect(assets.logo_svg).toMatch(/^<svg/);
    const second = await run(project_id, 'Make it red', first.made.memory_id);
    if (second.status !== 'succeeded') throw new Error(`The refinement failed: ${second.failure.message}`);
    expect((await assetsOf(second.made.brand_id)).primary_color).not.toBe(assets.primary_color);
    expect(await run(project_id, '🦊🦊🦊')).toMatchObject({ status: 'failed', failure: { code: 'unsupported_prompt' } });
  }, 240_000);
});
