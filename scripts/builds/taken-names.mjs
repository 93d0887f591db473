/**
 * The names that a build imports from each package.
 *
 * @typedef {Record<string, string[]>} TakenNames
 */

/**
 * The names that a build imports from each external package (package → sorted names); undefined if the bundler does not track
 * them, as in development.
 *
 * @param {import('webpack').Stats} stats
 */
export function listTakenNames({ compilation }) {
  if (!compilation.options.optimization.usedExports) return undefined;
  /** @type {TakenNames} */
  const taken = {};
  for (const module of compilation.modules) {
    if (module.constructor.name !== 'ExternalModule') continue;
    const used = compilation.moduleGraph.getExportsInfo(module).getUsedExports(undefined);
    if (used !== true && used) taken[/** @type {import('webpack').ExternalModule} */ (module).userRequest] = [...used].sort();
  }
  return taken;
}
