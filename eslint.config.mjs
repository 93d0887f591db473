import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { root } from './lint/places.mjs';
import { plugin as astra } from './lint/plugin.mjs';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.{test,e2e}.{ts,tsx,mjs}', '**/testing/**', 'jest/**'];
const frontEnd = ['{shared,shell,mfe-*}/src/**/*.{ts,tsx}'];
// Their readers ask for a default: tools for their configuration, importers for what stands in for a package.
const usesDefaultExports = [
  '**/*.config.{js,mjs,ts}',
  '**/webpack.*.js',
  'jest/{asset,web-environment}.ts',
  '{e2e/support,server/src/testing}/global-{setup,teardown}.ts',
  'shell/src/composition/shared-modules/*.ts',
];

const noDefaultExports = [
  'error',
  { selector: 'ExportDefaultDeclaration', message: 'Exports have names.' },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Exports have names.' },
];

export default defineConfig(
  globalIgnores(['**/dist/', '**/.dev/', '**/build/', '**/coverage/', '.data/', '.cache/']),
  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: { astra },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'astra/boundaries': 'error',
      'astra/no-import-cycles': 'error',
      'astra/reasoned-disable': 'error',
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
      // RTK Query's word for an endpoint without an argument.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['{shared,shell,mfe-*,server,release,bench}/{src,monolith}/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    languageOptions: {
      parserOptions: { project: ['tsconfig.web.json', 'tsconfig.node.json'], tsconfigRootDir: root },
    },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  // A test knows the words that it waits for.
  { files: ['{shared,shell,mfe-*,server,release}/src/**/*.{ts,tsx}'], ignores: tests, rules: { 'astra/decide-by-code': 'error' } },
  { files: ['**/*.{js,cjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: usesDefaultExports, rules: { 'no-restricted-syntax': 'off' } },
  {
    files: frontEnd,
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-console': 'error',
      'no-alert': 'error',
      // What only the browser knows comes by an effect, so that the first render is the server's.
      'react-hooks/set-state-in-effect': 'off',
      // It takes whatever a hook returns beside a ref for the ref.
      'react-hooks/refs': 'off',
    },
  },
  {
    files: frontEnd,
    ignores: tests,
    rules: {
      'astra/loaders-return': 'error',
      'astra/plain-html': 'error',
      'astra/render-anywhere': 'error',
      'astra/route-ids': 'error',
      'astra/styles-at-module-level': 'error',
    },
  },
  { files: ['{shell,mfe-*}/src/**/*.{ts,tsx}'], ignores: tests, rules: { 'astra/tokens-only': 'error' } },
  { files: ['mfe-*/src/**'], rules: { 'astra/folder-structure': 'error' } },
  // A test knows what it put in.
  { files: tests, rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
