import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { disableComments } from '../../lint/code/disable-comments.mjs';
import { plugin as astra } from '../../lint/plugin.mjs';
import { everywhere, fileSize, frontEndRuleSets, functionSize, inFrontEnd, inPages, inTypeScript } from '../../lint/rule-sets.mjs';

const sources = ['src/**/*.{ts,tsx}'];
const tests = ['src/**/*.test.{ts,tsx}', 'src/testing/**'];

/** The rules of a remote, for the eslint.config.mjs of a team's repository. */
export const config = defineConfig(
  globalIgnores(['dist/', '.dev/', '.cache/', '**/message-types.d.ts']),
  {
    files: sources,
    extends: [tseslint.configs.strict, disableComments, ...frontEndRuleSets],
    plugins: { astra: /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (astra)) },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: { ...everywhere, ...inTypeScript, ...inFrontEnd, ...fileSize, 'astra/folder-structure': 'error' },
  },
  {
    files: sources,
    ignores: tests,
    rules: {
      ...inPages,
      ...functionSize,
      'astra/no-literal-text': 'error',
      'astra/no-message-matching': 'error',
      'astra/tokens-only': 'error',
    },
  },
  { files: tests, rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
