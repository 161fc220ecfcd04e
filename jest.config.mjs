import { fileURLToPath } from 'node:url';

export default {
  testEnvironment: 'node',
  testRunner: fileURLToPath(new URL('deploy/native-suite.mjs', import.meta.url)),
  testSequencer: fileURLToPath(new URL('deploy/longest-first.mjs', import.meta.url)),
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json'],
  modulePathIgnorePatterns: ['/dist/', '/assets-source/', '/\\.cache/'],
  // What suites leave behind stays in memory; a worker that has collected so much is replaced before it fills up.
  workerIdleMemoryLimit: '1.5GB',
  // It catches what hangs, on a machine that is several times slower than the usual one too.
  testTimeout: 120_000,
};
