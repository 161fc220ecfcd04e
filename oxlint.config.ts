import { defineConfig } from 'oxlint';

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

/** Tests may also use the testing library, whatever the layer of the code they test. */
const layersInTests = layers.map((layer) => ({ ...layer, onlyDependOnLibsWithTags: [...layer.onlyDependOnLibsWithTags, 'layer:testing'] }));

export const boundaries = boundariesOf(layers);

function boundariesOf(depConstraints: object[]) {
  return { enforceBuildableLibDependency: false, allow: [], depConstraints };
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc'],
  jsPlugins: ['@nx/eslint-plugin'],
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist',
    '**/out',
    '.nx',
    '.blazon',
    '.cache',
    'apps/docs/.vitepress/cache',
    'apps/docs/pages/generated',
    'libs/brand-engine/assets',
    // Builds the assets pack; its packages are installed only for that.
    'libs/brand-engine/assets-source',
    // Generated from the OpenAPI document.
    'libs/sdk/src/openapi.ts',
  ],
  categories: { correctness: 'error' },
  rules: {
    // A copy that a loop changes is not useless.
    'unicorn/no-useless-spread': 'off',
    // Strings sort well without one.
    'typescript/require-array-sort-compare': 'off',
    // The compiler knows better what may be missing.
    'no-unsafe-optional-chaining': 'off',
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-empty-function': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
  },
  overrides: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        '@nx/enforce-module-boundaries': ['error', boundaries],
        'typescript/adjacent-overload-signatures': 'error',
        'typescript/array-type': 'error',
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/class-literal-property-style': 'error',
        'typescript/consistent-generic-constructors': 'error',
        'typescript/consistent-indexed-object-style': 'error',
        'typescript/consistent-type-assertions': 'error',
        'typescript/consistent-type-definitions': 'error',
        'typescript/dot-notation': 'error',
        'typescript/no-confusing-non-null-assertion': 'error',
        'typescript/no-confusing-void-expression': 'error',
        'typescript/no-deprecated': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        // Nest modules are classes that carry nothing but their decorator.
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
        'typescript/no-import-type-side-effects': 'error',
        'typescript/no-inferrable-types': 'error',
        'typescript/no-invalid-void-type': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-mixed-enums': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-boolean-literal-compare': 'error',
        'typescript/no-unnecessary-condition': 'error',
        'typescript/no-unnecessary-template-expression': 'error',
        'typescript/no-unnecessary-type-arguments': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unnecessary-type-conversion': 'error',
        'typescript/no-unnecessary-type-parameters': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/non-nullable-type-assertion-style': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-find': 'error',
        'typescript/prefer-for-of': 'error',
        'typescript/prefer-function-type': 'error',
        'typescript/prefer-includes': 'error',
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/prefer-nullish-coalescing': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/prefer-reduce-type-parameter': 'error',
        'typescript/prefer-regexp-exec': 'error',
        'typescript/prefer-return-this-type': 'error',
        'typescript/prefer-string-starts-ends-with': 'error',
        'typescript/related-getter-setter-pairs': 'error',
        'typescript/require-await': 'error',
        'typescript/restrict-plus-operands': [
          'error',
          { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'typescript/unified-signatures': 'error',
        'typescript/use-unknown-in-catch-callback-variable': 'error',
      },
    },
    { files: ['{apps,libs}/*/src/**/*.ts'], excludeFiles: ['**/*.spec.ts'], rules: { 'max-lines': ['error', 300] } },
    // Handlers of React are arrow functions whose result nobody looks at.
    { files: ['**/*.tsx'], rules: { 'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }] } },
    {
      files: ['**/*.spec.ts', '**/{testing,contract}/**/*.ts'],
      rules: { '@nx/enforce-module-boundaries': ['error', boundariesOf(layersInTests)] },
    },
    // Examples are a user's code: they import the library by its name, beside whatever framework the user has.
    { files: ['libs/sdk/examples/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  ],
});
