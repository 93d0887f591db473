const { default: Runtime } = require('jest-runtime');

/** What a worker keeps for each context of scripts: compiled functions by file name, and modules of packages by path. */
const keptByContext = new WeakMap();
/** The runtime of the test file that runs now. */
let current;

const isOfPackage = (file) => file.includes('/node_modules/') || file.includes('\\node_modules\\');

function keptFor(context) {
  let kept = keptByContext.get(context);
  if (kept === undefined) keptByContext.set(context, (kept = { functions: new Map(), packages: new Map() }));
  return kept;
}

/**
 * Runs all test files of a worker in one context, if their environment gives each the same: a module is compiled once, and packages
 * are evaluated once. The modules of this repository are evaluated anew for each file.
 */
module.exports = class WorkerRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    current = this;
    this.isTornDown = false;
    this.kept = keptFor(environment.getVmContext());
    this.keepCompiledFunctions();
  }

  keepCompiledFunctions() {
    const { executor, kept } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, file) => {
      const known = kept.functions.get(file);
      if (known?.source === source) return known.compiled;
      const compiled = compile(source, file);
      if (compiled !== null) kept.functions.set(file, { source, compiled });
      return compiled;
    };
  }

  requireModule(from, name, options, isRequireActual) {
    if (options?.isInternalModule || (name && this._resolution.isCoreModule(name))) {
      return super.requireModule(from, name, options, isRequireActual);
    }
    const file = this._resolution.resolveCjs(from, name);
    const { packages } = this.kept;
    if (packages.has(file)) return packages.get(file);
    const exports = super.requireModule(from, name, options, isRequireActual);
    // A module of a circle is not complete before the one that was required first.
    if (isOfPackage(file) && this.registries.getActiveCjsRegistry().get(file)?.loaded) packages.set(file, exports);
    return exports;
  }

  requireModuleOrMock(from, name) {
    // A package can require another one long after the file that loaded it.
    if (this.isTornDown && current !== this && isOfPackage(from)) return current.requireModuleOrMock(from, name);
    return super.requireModuleOrMock(from, name);
  }

  teardown() {
    this.isTornDown = true;
    super.teardown();
  }
};
