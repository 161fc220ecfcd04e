import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import nx from '@nx/eslint-plugin';
import { ESLint } from 'eslint';

const root = resolve(import.meta.dirname, '../../..');
const rule = '@nx/enforce-module-boundaries';

/** Who may import whom, said a second time and independently of the linter's configuration. */
const allowed: Record<string, string[]> = {
  'layer:kernel': [],
  'layer:pure': ['layer:pure'],
  'layer:contracts': ['layer:kernel'],
  'layer:infrastructure': ['layer:kernel', 'layer:contracts', 'layer:infrastructure'],
  'layer:testing': ['layer:kernel', 'layer:infrastructure'],
  'layer:service': ['layer:kernel', 'layer:contracts', 'layer:pure', 'layer:infrastructure'],
  'layer:assembly': ['layer:kernel', 'layer:contracts', 'layer:pure', 'layer:infrastructure', 'layer:service', 'layer:testing'],
};

interface Project {
  name: string;
  layer: string;
  file: string;
  importable: boolean;
}

const projects: Project[] = ['apps', 'libs'].flatMap((group) =>
  readdirSync(join(root, group)).flatMap((folder) => readProject(join(root, group, folder))),
);

function readProject(folder: string): Project[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports?: object;
    nx: { tags: string[] };
  };
  const file = ['src/index.ts', 'src/service.ts', 'src/main.ts', 'src/build.ts']
    .map((path) => join(folder, path))
    .find((path) => existsSync(path));
  return file === undefined
    ? []
    : [
        {
          name: manifest.name,
          layer: manifest.nx.tags.join(' '),
          file,
          importable: manifest.exports !== undefined && '.' in manifest.exports,
        },
      ];
}

/**
 * The rule with the options that the repository's linter gives it. ESLint runs it, which lints text under the name of any file. Circular
 * imports are let through: they would hide whether the rule of the layers fires.
 */
async function linter(): Promise<ESLint> {
  // Nx keeps what it has found out of the projects; the rule reads that.
  await promisify(execFile)(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects'], { cwd: root });
  const config = (await import(pathToFileURL(join(root, 'oxlint.config.ts')).href)) as { boundaries: object };
  const ignoredCircularDependencies = projects.flatMap((from) => projects.map((to) => [from.name, to.name]));
  return new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.ts'],
        plugins: { '@nx': nx as unknown as ESLint.Plugin },
        rules: { [rule]: ['error', { ...config.boundaries, ignoredCircularDependencies }] },
      },
    ],
  });
}

/** Whether the linter forbids a file of `from` to import this module because of the layers. */
async function forbids(from: Project, module: string): Promise<boolean> {
  const [result] = await (await linting).lintText(`import '${module}';\n`, { filePath: from.file });
  return (result?.messages ?? []).some((message) => message.ruleId === rule && /tagged|banned|not allowed/.test(message.message));
}

const linting = linter();

describe('module boundaries', () => {
  it('know every project by exactly one layer', () => {
    for (const project of projects) expect(Object.keys(allowed)).toContain(project.layer);
  });

  it.each(Object.keys(allowed))(
    'hold for %s in both directions: what is allowed passes, what is not is refused',
    async (layer) => {
      const from = projects.find((project) => project.layer === layer);
      if (from === undefined) throw new Error(`no project carries ${layer}`);
      const others = Object.keys(allowed).flatMap(
        (other) => projects.find((to) => to.layer === other && to.name !== from.name && to.importable) ?? [],
      );
      const verdicts = await Promise.all(others.map(async (to) => ({ to: to.layer, forbidden: await forbids(from, to.name) })));
      expect(verdicts).toEqual(verdicts.map(({ to }) => ({ to, forbidden: !allowed[layer]?.includes(to) })));
    },
    120_000,
  );

  it('keep frameworks and drivers out of pure code', async () => {
    for (const project of projects.filter(({ layer }) => layer === 'layer:pure' || layer === 'layer:contracts')) {
      expect(await forbids(project, '@nestjs/common')).toBe(true);
      expect(await forbids(project, 'pg')).toBe(true);
      expect(await forbids(project, 'zod')).toBe(false);
    }
  }, 120_000);
});
