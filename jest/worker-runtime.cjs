const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { isPure } = require('./pure-modules.cjs');

/** The compiled script of each file that a worker has run, for all contexts. */
const scripts = new Map();
/** The cache of each context: compiled module functions by file, and evaluated modules by file. */
const keptByContext = new WeakMap();

// The global object of a context is slow to read: each `Math` or `Object` in a module goes through an interceptor of Node, which
// took half of the time of tests that compute. Nothing replaces these built-ins, so modules get them as parameters.
const builtins = [
  'Array',
  'Boolean',
  'Error',
  'Float64Array',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'WeakMap',
];

const isOfPackage = (file) => file.includes('/node_modules/') || file.includes('\\node_modules\\');

const isKept = (file) => isOfPackage(file) || isPure(file);

function keptFor(context) {
  let kept = keptByContext.get(context);
  if (kept === undefined) {
    const values = vm.runInContext(`[${builtins.join()}]`, context);
    keptByContext.set(context, (kept = { functions: new Map(), modules: new Map(), values }));
  }
  return kept;
}

function compileScript(source, file, parameters) {
  const known = scripts.get(file);
  if (known?.source === source) return known.script;
  const opening = `(function (${[...parameters, ...builtins].join(', ')}) {`;
  const script = new vm.Script(`${opening}${source}\n})`, { filename: file, columnOffset: -opening.length });
  scripts.set(file, { source, script });
  return script;
}

/**
 * Compiles a module once for all test files of a worker. If their environments share a context, packages and pure modules are
 * evaluated once too. The other modules of this repository are evaluated again for each test file.
 */
module.exports = class WorkerRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.isTornDown = false;
    this.kept = keptFor(environment.getVmContext());
    this.keepCompiledFunctions(environment);
    WorkerRuntime.current = this;
  }

  keepCompiledFunctions(environment) {
    const { executor, kept } = this;
    const compileAnew = executor.compile.bind(executor);
    executor.compile = (source, file) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      const known = kept.functions.get(file);
      if (known?.source === source) return known.compiled;
      let compiled;
      try {
        const ofModule = compileScript(source, file, executor.injectedModuleParameters).runInContext(context);
        compiled = function (...args) {
          return ofModule.call(this, ...args, ...kept.values);
        };
      } catch {
        // Compiled by Jest, which then reports the error.
        return compileAnew(source, file);
      }
      kept.functions.set(file, { source, compiled });
      return compiled;
    };
  }

  requireModule(from, name, options, isRequireActual) {
    if (options?.isInternalModule || (name && this._resolution.isCoreModule(name))) {
      return super.requireModule(from, name, options, isRequireActual);
    }
    const file = this._resolution.resolveCjs(from, name);
    const { modules } = this.kept;
    if (modules.has(file)) return modules.get(file);
    const exports = super.requireModule(from, name, options, isRequireActual);
    // In an import cycle, a module is incomplete until the first one of the cycle has loaded.
    if (isKept(file) && this.registries.getActiveCjsRegistry().get(file)?.loaded) modules.set(file, exports);
    return exports;
  }

  requireModuleOrMock(from, name) {
    const { current } = WorkerRuntime;
    // A kept module can require another one long after the test file that loaded it has ended.
    if (this.isTornDown && current !== this && isKept(from)) return current.requireModuleOrMock(from, name);
    return super.requireModuleOrMock(from, name);
  }

  teardown() {
    this.isTornDown = true;
    super.teardown();
  }
};
