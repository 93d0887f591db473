/** The scripts of the tools, below the root. Types are checked by the native compiler, which takes a fifth of the time of the one that ESLint parses with. */
export const tools = {
  tsc: 'node_modules/typescript-native/bin/tsc',
  eslint: 'node_modules/eslint/bin/eslint.js',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  knip: 'node_modules/knip/bin/knip.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  jest: 'node_modules/jest/bin/jest.js',
};

/** Runs Jest with a larger young generation: rendered pages fill the default 16 MB many times a second. */
export const jestCommand = ['--max-semi-space-size=64', tools.jest, '--config', 'jest.config.mjs'];

export const eslintOptions = ['--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint', '--cache-strategy', 'content'];

/** The rules that need types: with ESLint they took half of its time. */
export const oxlintOptions = ['--config', 'oxlint.json', '--type-aware', '--deny-warnings'];
