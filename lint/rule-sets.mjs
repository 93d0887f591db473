import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';

// The rules that are the same in this repository and in that of a team (scripts/kit/eslint.mjs).

/** @type {import('eslint').Linter.RuleSeverityAndOptions} */
const restrictedSyntax = [
  'error',
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Use a named export.' },
  {
    selector: 'Property[key.name=/^(invalidates|provides)Tags$/] Property[key.name="id"]',
    message: 'Take oneTag or listTag: a tag written by hand lacks the prefix of ids, and nothing is refetched.',
  },
];

/** @type {import('eslint').Linter.RulesRecord} */
export const everywhere = {
  'astra/boundaries': 'error',
  'astra/no-import-cycles': 'error',
  'array-callback-return': 'error',
  eqeqeq: 'error',
  'no-constant-condition': 'error',
  'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
  'no-empty': 'error',
  'no-fallthrough': 'error',
  'no-restricted-syntax': restrictedSyntax,
  'no-self-assign': 'error',
  'no-self-compare': 'error',
  'no-unsafe-finally': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
};

/** @type {import('eslint').Linter.RulesRecord} */
export const inTypeScript = {
  'no-template-curly-in-string': 'error',
  '@typescript-eslint/consistent-type-imports': 'error',
  // RTK Query declares an endpoint without an argument with void.
  '@typescript-eslint/no-invalid-void-type': 'off',
};

/** The published rules for browser code. */
export const frontEndRuleSets = [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended];

/** @type {import('eslint').Linter.RulesRecord} */
export const inFrontEnd = {
  'no-console': 'error',
  'no-alert': 'error',
  // State that only the browser knows is set in an effect, so that the first render equals the server's.
  'react-hooks/set-state-in-effect': 'off',
  // It reports every value that a hook returns together with a ref.
  'react-hooks/refs': 'off',
  // The first field of a dialog takes the focus when it opens, as the HTML specification advises for dialogs.
  'jsx-a11y/no-autofocus': 'off',
};

/**
 * For browser code except tests.
 * @type {import('eslint').Linter.RulesRecord}
 */
export const inPages = {
  'astra/composed-keys': 'error',
  'astra/current-data': 'error',
  'astra/declared-flags': 'error',
  'astra/endpoint-prefix': 'error',
  'astra/no-cut-letters': 'error',
  'astra/isomorphic-render': 'error',
  'astra/loader-returns-value': 'error',
  'astra/mutation-names-changes': 'error',
  'astra/no-endless-subscription': 'error',
  'astra/no-late-arrival': 'error',
  'astra/no-script-sinks': 'error',
  'astra/progressive-enhancement': 'error',
  'astra/provided-styles': 'error',
  'astra/route-ids': 'error',
  'astra/styles-at-module-level': 'error',
  'astra/text-beside-condition': 'error',
  'astra/unique-route-paths': 'error',
};

/** @type {import('eslint').Linter.RulesRecord} */
export const fileSize = { 'max-lines': ['error', { max: 150, skipComments: true }] };
/** @type {import('eslint').Linter.RulesRecord} */
export const functionSize = { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] };
