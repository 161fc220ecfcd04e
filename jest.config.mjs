export default {
  testEnvironment: 'node',
  // Workspace packages resolve to their sources, so a test never runs against a stale build.
  testEnvironmentOptions: { customExportConditions: ['@blazon/source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          keepClassNames: true,
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js', '$1'] },
  modulePathIgnorePatterns: ['/dist/', '/assets-source/', '/\\.cache/'],
  // Modules of a suite stay in memory after it; a worker that has collected so many is replaced before it fills up.
  workerIdleMemoryLimit: '1.5GB',
  // It catches what hangs, on a machine that is several times slower than the usual one too.
  testTimeout: 120_000,
};
