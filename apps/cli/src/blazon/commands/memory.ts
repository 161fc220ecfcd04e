import type { MemoryNode } from '@blazon/sdk';
import { Command } from 'commander';
import { Session } from '../session/session.js';
import { time } from '../terminal/table.js';
import { tree } from '../terminal/tree.js';

export function memoryCommand(): Command {
  return new Command('memory')
    .description('show what was refined from what in a project')
    .argument('<project>', 'id (proj_…)')
    .action(async (projectId: string, _options: object, command: Command) => {
      const { api, output } = await Session.open(command);
      const nodes: MemoryNode[] = [];
      for await (const node of api.memory.list(projectId, { limit: 100 })) nodes.push(node);
      output.result(nodes, () =>
        nodes.length === 0
          ? `Nothing has been generated yet: blazon generate --project ${projectId} "…"`
          : tree(nodes, ({ id, created_at, prompt }) => `${id}  ${time(created_at)}  ${prompt}`),
      );
    });
}
