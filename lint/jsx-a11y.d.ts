/** The part of the package that `rule-sets.mjs` uses; it has no types. */
declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint';

  const plugin: { flatConfigs: { recommended: Linter.Config } };
  export = plugin;
}
