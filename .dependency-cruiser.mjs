/** What the module boundaries of Nx do not see: circles inside a package. */
const besideProduction = '\\.spec\\.tsx?$|\\.contract\\.ts$|/testing/|/dist/|/assets-source/';

export default {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      comment: 'Of two folders one stands below the other, so that a stranger can tell which to read first.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-between-files',
      comment: 'Types may point back; values may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    includeOnly: '^(apps|libs)/[^/]+/src/',
    exclude: { path: besideProduction },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
