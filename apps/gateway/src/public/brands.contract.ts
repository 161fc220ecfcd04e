import { BrandList, GenerateBrand, Job, pageQuery } from '@blazon/contracts';
import { z } from 'zod';
import { brandExample, jobExample, pageOf, projectExample } from './examples.js';
import { operation } from './operation.js';

export const generateBrand = operation({
  method: 'POST',
  path: '/v1/brands/generate',
  category: 'generation',
  status: 202,
  body: GenerateBrand,
  response: Job,
  creates: 'job',
  reference: {
    id: 'generateBrand',
    tag: 'Brands',
    summary: 'Generate a brand',
    description:
      'Queues a generation job and returns it at once. The finished assets are delivered by a webhook event only; there is no ' +
      'endpoint for polling. With `memory_id` the prompt describes a change to that earlier result.',
    errors: [404, 409, 413, 415, 422],
    requestExample: {
      project_id: projectExample.id,
      prompt: 'A calm, confident coffee roastery called Morgenrot',
      webhook_url: 'https://example.com/hooks/brands',
    },
    responseExample: jobExample,
  },
});

const BrandQuery = pageQuery('brand').extend({ project_id: z.string().describe('only brands of this project').optional() });
export type BrandQuery = z.output<typeof BrandQuery>;

export const listBrands = operation({
  method: 'GET',
  path: '/v1/brands',
  query: BrandQuery,
  response: BrandList,
  reference: {
    id: 'listBrands',
    tag: 'Brands',
    summary: 'List brands',
    description: 'Lists the brands that were generated in the workspace, newest first. Assets travel by webhook only.',
    errors: [404],
    responseExample: pageOf(brandExample),
  },
});
