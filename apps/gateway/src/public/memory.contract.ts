import { MemoryNodeList, pageQuery } from '@blazon/contracts';
import { memoryNodeExample, pageOf } from './examples.js';
import { operation } from './operation.js';

export const listMemory = operation({
  method: 'GET',
  path: '/v1/projects/:project_id/memory',
  query: pageQuery('mem'),
  response: MemoryNodeList,
  reference: {
    id: 'listMemory',
    tag: 'Memory',
    summary: 'List memory nodes',
    description: 'Lists the memory nodes of a project, newest first. Each successful job leaves one; pass its id to refine that result.',
    errors: [404],
    responseExample: pageOf(memoryNodeExample),
  },
});
