import { resolve } from 'node:path';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { root } from './places.mjs';

export const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

/**
 * The absolute path of a project file, as ESLint passes it to a rule.
 *
 * @param {string} path
 */
export const file = (path) => resolve(root, path);
