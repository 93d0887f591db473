import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { disableComments } from './lint/code/disable-comments.mjs';
import { plugin as astra } from './lint/plugin.mjs';
import { everywhere, fileSize, frontEndRuleSets, functionSize, inFrontEnd, inPages, inTypeScript } from './lint/rule-sets.mjs';

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
  // The federation plugin imports runtime plugins by their default export.
  'scripts/plain-host/frame-integrity.mjs',
  // Written as by a team elsewhere.
  'e2e/fixtures/**',
];

// While a slow disk, such as a network disk, is read synchronously, the server answers no requests, not even health checks.
const usedWhileServing = ['release/src/**/*.ts', 'server/src/{documents,modules/releases}/**/*.ts'];
// Builds, code of other processes, and files that a module reads once when it is loaded.
const usedBeforeServing = [
  'release/src/packaging/{package-release,bundle-page-chunks}.ts',
  'release/src/files/process-owner.ts',
  'release/src/manifest/{add-frame,write-remote-manifest}.ts',
  'release/src/plain-remote/package-plain-remote.ts',
  'release/src/messages/**',
  'release/src/check/browser/**',
];
const noSynchronousFiles = {
  patterns: [
    {
      group: ['node:fs', 'fs'],
      importNamePattern: 'Sync$',
      message: 'Read and write by node:fs/promises: this is used while the site serves.',
    },
  ],
};

export default defineConfig(
  globalIgnores(['**/dist/', '**/.dev/', '**/build/', '**/coverage/', '.data/', '**/.cache/', '**/message-types.d.ts']),
  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    extends: [tseslint.configs.strict, disableComments],
    plugins: { astra },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: everywhere,
  },
  { files: typescript, rules: inTypeScript },
  // Tests may compare the messages that they expect.
  { files: ['{shared,shell,mfe-*,server,release}/src/**/*.{ts,tsx}'], ignores: tests, rules: { 'astra/no-message-matching': 'error' } },
  // Tests notice lost errors by their expectations.
  { files: ['**/*.{js,mjs,cjs,ts,tsx}'], ignores: [...tests, 'e2e/**', 'bench/**'], rules: { 'astra/no-silent-catch': 'error' } },
  {
    files: usedWhileServing,
    ignores: [...tests, ...usedBeforeServing],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', noSynchronousFiles] },
  },
  { files: ['**/*.{js,cjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // Only in these folders is text shortened for people: the code that reads questions splits words, and other folders cut text that nobody
  // sees.
  {
    files: ['server/src/{documents,images,pdf,messages,modules,plugins}/**/*.ts'],
    ignores: [...tests, 'server/src/modules/releases/**'],
    rules: { 'astra/no-cut-letters': 'error' },
  },
  { files: usesDefaultExports, rules: { 'no-restricted-syntax': 'off' } },
  { files: frontEnd, extends: frontEndRuleSets, rules: inFrontEnd },
  { files: frontEnd, ignores: tests, rules: inPages },
  // The contract names values and failures of the API, which pages translate.
  { files: frontEnd, ignores: [...tests, 'shared/src/contract/**'], rules: { 'astra/no-literal-text': 'error' } },
  { files: ['{shell,mfe-*}/src/**/*.{ts,tsx}'], ignores: tests, rules: { 'astra/tokens-only': 'error' } },
  { files: ['mfe-*/src/**'], rules: { 'astra/folder-structure': 'error' } },
  { files: ['{shared,shell,mfe-*,server,release,bench,training}/src/**/*.test.{ts,tsx}'], rules: fileSize },
  {
    files: ['{shared,shell,mfe-*,server,release,bench,training}/src/**/*.{ts,tsx}', '{scripts,lint}/**/*.mjs'],
    ignores: tests,
    rules: { ...fileSize, ...functionSize },
  },
  // Tests know the values of their own fixtures.
  { files: tests, rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
