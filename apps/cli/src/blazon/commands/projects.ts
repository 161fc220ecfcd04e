import type { Project } from '@blazon/sdk';
import { Command } from 'commander';
import { Session } from '../session/session.js';
import { fields, table, time } from '../terminal/table.js';

export function projectsCommand(): Command {
  const projects = new Command('projects').description('list, create and delete projects');
  projects
    .command('list', { isDefault: true })
    .description('list projects, newest first')
    .action(async (_options: object, command: Command) => {
      const { api, environment, output } = await Session.open(command);
      const all: Project[] = [];
      for await (const project of api.projects.list({ limit: 100 })) all.push(project);
      output.result(all, () =>
        table(
          all.map(({ id, created_at, name }) => [id, time(created_at), name]),
          `There is no project in the ${environment} environment yet: blazon projects create <name>`,
        ),
      );
    });
  projects
    .command('create')
    .description('create a project')
    .argument('<name>')
    .option('--description <text>')
    .action(async (name: string, { description }: { description?: string }, command: Command) => {
      const { api, output } = await Session.open(command);
      const project = await api.projects.create({ name, ...(description !== undefined && { description }) });
      output.result(project, () => fields(project));
    });
  projects
    .command('delete')
    .description('delete a project with everything in it, for good')
    .argument('<project>', 'id (proj_…)')
    .action(async (id: string, _options: object, command: Command) => {
      const { api, output } = await Session.open(command);
      const deleted = await api.projects.delete(id);
      output.result(deleted, () => `deleted ${deleted.id}`);
    });
  return projects;
}
