/**
 * The names that a build takes of each of its external packages (package → sorted names), as the bundler found them;
 * undefined where it does not track them, as in development builds.
 */
export function listTakenNames({ compilation }) {
  if (!compilation.options.optimization.usedExports) return undefined;
  const taken = {};
  for (const module of compilation.modules) {
    if (module.constructor.name !== 'ExternalModule') continue;
    const used = compilation.moduleGraph.getExportsInfo(module).getUsedExports(undefined);
    if (used !== true && used) taken[module.userRequest] = [...used].sort();
  }
  return taken;
}
