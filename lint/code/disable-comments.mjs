import comments from '@eslint-community/eslint-plugin-eslint-comments';

/**
 * Disabling a rule needs its name and a reason after `--`. The boundaries between workspaces cannot be disabled.
 *
 * @type {{ plugins: Record<string, import('eslint').ESLint.Plugin>, rules: import('eslint').Linter.RulesRecord }}
 */
export const disableComments = {
  plugins: { comments },
  rules: {
    'comments/no-restricted-disable': ['error', 'astra/boundaries'],
    'comments/no-unlimited-disable': 'error',
    'comments/require-description': ['error', { ignore: ['eslint-enable'] }],
  },
};
