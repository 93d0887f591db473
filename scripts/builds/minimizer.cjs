const { minify } = require('@swc/core');

/** @param {string} name */
const isScript = (name) => /\.c?js$/.test(name);

/**
 * Without `module`, top-level names stay, because containers and libraries are found by name.
 *
 * @type {import('@swc/core').JsMinifyOptions}
 */
const options = { compress: { passes: 2 }, mangle: true, ecma: 2020, format: { comments: false } };

/** Minimizes scripts with the compiler's minimizer on parallel threads, and stores the results in webpack's cache by the script's content. */
class Minimizer {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('Minimizer', (compilation) => {
      const cache = compilation.getCache('Minimizer');
      /** @param {string} name */
      const minimizeAsset = async (name) => {
        const source = compilation.assets[name];
        const item = cache.getItemCache(name, cache.getLazyHashedEtag(source));
        const minimized = (await item.getPromise()) ?? new sources.RawSource((await minify(source.source().toString(), options)).code);
        await item.storePromise(minimized);
        compilation.updateAsset(name, minimized, { minimized: true });
      };
      compilation.hooks.processAssets.tapPromise(
        { name: 'Minimizer', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        async (assets) => {
          await Promise.all(Object.keys(assets).filter(isScript).map(minimizeAsset));
        },
      );
    });
  }
}

/** Replaces `placeholder` in minimized scripts by `name`, so that another name needs no new minimizing. */
class ReplaceName {
  /**
   * @param {string} placeholder
   * @param {string} name
   */
  constructor(placeholder, name) {
    this.placeholder = placeholder;
    this.name = name;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    /** @param {import('webpack').sources.Source} source */
    const replaceIn = (source) => new sources.RawSource(source.source().toString().replaceAll(this.placeholder, this.name));
    compiler.hooks.compilation.tap('ReplaceName', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'ReplaceName', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 }, (assets) => {
        for (const name of Object.keys(assets).filter(isScript)) compilation.updateAsset(name, replaceIn);
      }),
    );
  }
}

module.exports = { Minimizer, ReplaceName };
