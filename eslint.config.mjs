import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { disableComments } from './lint/disable-comments.mjs';
import { plugin as astra } from './lint/plugin.mjs';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.{test,e2e}.{ts,tsx,mjs}', '**/testing/**', 'jest/**'];
const frontEnd = ['{shared,shell,mfe-*}/src/**/*.{ts,tsx}'];
// Tools import the default export of their configuration, and stubs replace packages that have one.
const usesDefaultExports = [
  '**/*.config.{js,mjs,ts}',
  '**/webpack.*.js',
  'jest/{asset-stub,web-environment,server-environment,compile-catalogs}.ts',
  '{e2e/support,server/src/testing}/global-{setup,teardown}.ts',
  'shell/src/composition/shared-modules/*.ts',
  'bench/peers/**',
];

const noDefaultExports = [
  'error',
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Use a named export.' },
];

export default defineConfig(
  globalIgnores(['**/dist/', '**/.dev/', '**/build/', '**/coverage/', '.data/', '.cache/', '**/message-types.d.ts']),
  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    extends: [tseslint.configs.strict, disableComments],
    plugins: { astra },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'astra/boundaries': 'error',
      'astra/no-import-cycles': 'error',
      'array-callback-return': 'error',
      eqeqeq: 'error',
      'no-constant-condition': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-empty': 'error',
      'no-fallthrough': 'error',
      'no-restricted-syntax': noDefaultExports,
      'no-self-assign': 'error',
      'no-self-compare': 'error',
      'no-unsafe-finally': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
  },
  {
    files: typescript,
    rules: {
      'no-template-curly-in-string': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // RTK Query declares an endpoint without an argument by void.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  // Tests may wait for the texts that they expect.
  { files: ['{shared,shell,mfe-*,server,release}/src/**/*.{ts,tsx}'], ignores: tests, rules: { 'astra/no-message-matching': 'error' } },
  { files: ['**/*.{js,cjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: usesDefaultExports, rules: { 'no-restricted-syntax': 'off' } },
  {
    files: frontEnd,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      'no-console': 'error',
      'no-alert': 'error',
      // State that only the browser knows is set in an effect, so that the first render equals that of the server.
      'react-hooks/set-state-in-effect': 'off',
      // It reports every value that a hook returns together with a ref.
      'react-hooks/refs': 'off',
      // The first field of a dialog takes the focus when it opens, as the HTML specification advises for dialogs.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    files: frontEnd,
    ignores: tests,
    rules: {
      'astra/endpoint-prefix': 'error',
      'astra/isomorphic-render': 'error',
      'astra/loader-returns-value': 'error',
      'astra/progressive-enhancement': 'error',
      'astra/provided-styles': 'error',
      'astra/route-ids': 'error',
      'astra/styles-at-module-level': 'error',
      'astra/unique-route-paths': 'error',
    },
  },
  // The contract names values and failures of the API, which pages translate.
  { files: frontEnd, ignores: [...tests, 'shared/src/contract/**'], rules: { 'astra/no-literal-text': 'error' } },
  { files: ['{shell,mfe-*}/src/**/*.{ts,tsx}'], ignores: tests, rules: { 'astra/tokens-only': 'error' } },
  { files: ['mfe-*/src/**'], rules: { 'astra/folder-structure': 'error' } },
  {
    files: ['{shared,shell,mfe-*,server,release,bench}/src/**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 150, skipComments: true }] },
  },
  {
    files: ['{shared,shell,mfe-*,server,release,bench}/src/**/*.{ts,tsx}', '{scripts,lint}/**/*.mjs'],
    ignores: tests,
    rules: {
      'max-lines': ['error', { max: 150, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  // Tests know the values of their own fixtures.
  { files: tests, rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
