const { createHash } = require('node:crypto');
const { readdirSync, readFileSync, existsSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { folderOf, isKit, root, tools, workspaces } = require('./scripts/builds/layout.cjs');
const { listProgramFiles } = require('./scripts/builds/build-inputs.cjs');
const { Minimizer, ReplaceName } = require('./scripts/builds/minimizer.cjs');

const production = process.env.NODE_ENV !== 'development';

/** @typedef {Extract<import('webpack').Configuration['cache'], { type: 'filesystem' }>} FileCache */
/**
 * A configuration of webpack whose cache is in files.
 *
 * @typedef {Omit<import('webpack').Configuration, 'cache'> & { cache: FileCache }} BuildConfiguration
 */
/**
 * The names of a release: `container` is the release as a name of a global variable.
 *
 * @typedef {{ remote: string, version: string, release: string, container: string }} ReleaseNames
 */
/**
 * The modules that a page build starts from: `inline` is the inline script of documents, and `renderer` is what the server renders
 * pages with.
 *
 * @typedef {object} PageSources
 * @property {string | string[]} entry
 * @property {string} inline
 * @property {string} renderer
 * @property {Record<string, string>} [serviceWorker]
 * @property {import('webpack').WebpackPluginInstance[]} [plugins]
 */

// Without it the federation plugin finds webpack by a failing call and its error message, for which all schemas are compiled.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/**
 * The only list of shared packages. The shell provides one copy of each; remotes import it and bundle none. The list includes the
 * entries of `@oracle-astra/shared` with state (api, i18n, session) or with components of the shell (ui); the others (contract,
 * components, forms, art, carousel, format, hooks, storage, theme) are bundled where they are used.
 */
const sharedPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'react-redux',
  'styled-components',
  '@oracle-astra/shared/api',
  '@oracle-astra/shared/i18n',
  '@oracle-astra/shared/session',
  '@oracle-astra/shared/ui',
];

/**
 * The installed version of the package that contains a shared module.
 *
 * @param {string} name
 */
function versionOf(name) {
  const parts = name.split('/');
  const owner = name.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  return JSON.parse(readFileSync(path.join(root, 'node_modules', owner, 'package.json'), 'utf8')).version;
}

const styles = JSON.parse(readFileSync(path.join(folderOf('shared'), 'src/theme/styles-manifest.json'), 'utf8'));

/**
 * The version of everything that the shell provides: the shared packages, and the classes and custom properties of base.css,
 * which is not a module.
 */
/** @type {Record<string, string>} */
const providedVersions = {
  ...Object.fromEntries(sharedPackages.map((name) => [name, versionOf(name)])),
  '@oracle-astra/shared/styles': styles.version,
};

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

const entryRuntime = path.join(tools, 'scripts/plain-host/entry-runtime.mjs');
const frameIntegrity = path.join(tools, 'scripts/plain-host/frame-integrity.mjs');

/**
 * The tools that build and package: all files that a build runs here, found by their imports, the loader that webpack loads by its
 * path, and what is packaged with each remote and with the frame for other hosts.
 */
const listTools = () =>
  listProgramFiles([
    ...['webpack.common.js', 'scripts/build.mjs', 'scripts/builds/pure-create-api.cjs'].map((file) => path.join(tools, file)),
    entryRuntime,
    frameIntegrity,
  ]);

/**
 * The source files that affect the build of these workspaces.
 *
 * @param {string[]} parts
 */
function listBuildInputs(parts) {
  const files = parts.flatMap((workspace) =>
    ['src', 'assets', 'content', 'tables', 'monolith', ...(isKit && workspace === packaging ? ['dist'] : [])]
      .map((folder) => path.join(folderOf(workspace), folder))
      .filter(existsSync)
      .flatMap(filesBelow)
      .concat(['package.json', 'api-report.json'].map((file) => path.join(folderOf(workspace), file))),
  );
  return [...files, path.join(root, 'package-lock.json'), ...listTools()].filter(existsSync);
}

/**
 * A hash of all inputs of a build. The name of a release changes if and only if this hash changes.
 *
 * @param {string[]} parts
 */
function contentHash(parts) {
  const hash = createHash('sha256').update(production ? 'production' : 'development');
  for (const file of listBuildInputs(parts)) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** The workspace that packages builds. Its files are inputs of every build. */
const packaging = 'release';

/**
 * The names of a workspace's release. Every global name in its files contains the release, so that two releases do not collide.
 *
 * @param {string} workspace
 */
function releaseOf(workspace, parts = [workspace, 'shared', packaging]) {
  const { version } = JSON.parse(readFileSync(path.join(folderOf(workspace), 'package.json'), 'utf8'));
  const remote = workspace.replace(/^mfe-/, '');
  const release = `${remote}-${version}-${contentHash(parts)}`;
  return { remote, version, release, container: release.replace(/[^a-z0-9]/gi, '_') };
}

/** @param {string} name */
const devFile = (name) => path.join(tools, 'scripts/dev', name);

/** @param {string} namespace */
const swcLoader = (namespace, isHot = false) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2021',
      // The compiler adds the code of Fast Refresh only in its development mode.
      transform: { react: { runtime: 'automatic', development: isHot, refresh: isHot } },
      experimental: {
        cacheRoot: path.join(root, '.cache/swc'),
        plugins: [
          ['@swc/plugin-styled-components', { ssr: true, namespace, displayName: false, fileName: false, minify: true, pure: true }],
        ],
      },
    },
  },
});

/**
 * The namespace is the folder of the source file, so that both builds of a workspace generate the same component names.
 *
 * @param {string | null} hotWorkspace
 */
const listSourceRules = (hotWorkspace) =>
  (isKit ? [...workspaces, 'shared', 'shell', 'isolate', 'mfe-commerce'] : workspaces).map((name) => ({
    test: /\.tsx?$/,
    include: folderOf(name),
    /** @param {string} file */
    exclude: (file) => path.relative(folderOf(name), file).split(path.sep).includes('node_modules'),
    use: [...(name === hotWorkspace ? [devFile('refresh-loader.cjs')] : []), swcLoader(name.replace(/[^a-z]/g, ''), name === hotWorkspace)],
  }));

const queryRule = { test: /rtk-query(-react)?\.modern\.mjs$/, loader: path.join(tools, 'scripts/builds/pure-create-api.cjs') };

/**
 * @param {string} name
 * @param {string[]} [dependencies]
 * @returns {BuildConfiguration}
 */
const common = (name, dependencies = []) => ({
  mode: production ? 'production' : 'development',
  devtool: production ? false : 'source-map',
  context: root,
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(root, '.cache/webpack'),
    name: `${name}-${production ? 'production' : 'development'}`,
    buildDependencies: { config: [__filename, ...dependencies] },
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  module: { rules: [...listSourceRules(null), queryRule] },
  optimization: { minimizer: [new Minimizer()] },
  performance: false,
  // Compiling the schemas of all options would take longer than rebuilding an edited module.
  validate: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});

/** The exports of the package react-router contain only its development builds. */
const reactRouter = path.join(root, 'node_modules/react-router/dist', production ? 'production' : 'development');
const productionRouter = {
  'react-router/dom$': path.join(reactRouter, 'dom-export.mjs'),
  'react-router$': path.join(reactRouter, 'index.mjs'),
};

/** Removes the prefixes for old browsers (1 KB), which styled-components imports but only uses with `enableVendorPrefixes`. */
const withoutPrefixes = new webpack.NormalModuleReplacementPlugin(
  /^\.(\/src)?\/Prefixer\.js$/,
  'data:text/javascript,export const prefix = (value) => value;',
);

/** The file with all of react-router; its name contains a hash. */
const wholeRouter = readdirSync(reactRouter).find(
  (name) => name.endsWith('.mjs') && readFileSync(path.join(reactRouter, name), 'utf8').includes('function createBrowserRouter('),
);
if (wholeRouter === undefined) throw new Error('No file of react-router has createBrowserRouter.');
const routerFile = path.join(reactRouter, wholeRouter);

/**
 * Gives the file that creates the router, which loads after hydration, a separate copy of react-router; if it shared the copy of
 * the first load, that copy would contain all of react-router.
 */
const separateRouterCopy = new webpack.NormalModuleReplacementPlugin(/^react-router-dom$/, (data) => {
  if (/[\\/]shell[\\/]src[\\/]app[\\/]router[\\/]router\.tsx$/.test(data.contextInfo.issuer ?? '')) data.request = `${routerFile}?router`;
});

const toolkit = path.join(root, 'node_modules/@reduxjs/toolkit/dist');
/** @type {Record<string, string>} */
const toolkitForBrowsers = {
  '@reduxjs/toolkit': path.join(toolkit, 'redux-toolkit.browser.mjs'),
  '@reduxjs/toolkit/query': path.join(toolkit, 'query/rtk-query.browser.mjs'),
};

/** Gives the query core, which also loads after hydration, a separate copy of Redux Toolkit: the package's other build for browsers. */
const separateToolkitCopy = new webpack.NormalModuleReplacementPlugin(/^@reduxjs\/toolkit(\/query)?$/, (data) => {
  const isLate = /[\\/](query-core\.ts|base-query\.ts|redux-toolkit\.ts|rtk-query\.browser\.mjs)$/.test(data.contextInfo.issuer);
  if (isLate) data.request = toolkitForBrowsers[data.request];
});

/** @param {string | null} source */
const replaceChunkLoading = (source) => ({
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReplaceChunkLoading', (compilation) => {
      compilation.hooks.runtimeModule.tap('ReplaceChunkLoading', (module) => {
        if (module instanceof webpack.runtime.LoadScriptRuntimeModule) module.generate = () => source;
      });
    });
  },
});

/** Removes webpack's script loader, which checks no integrity, because the shell replaces it in every runtime of the page. */
const withoutChunkLoading = replaceChunkLoading(null);

/** With hot updates a module gets a wrapper of webpack's runtime, which forwards only properties that exist from the start. */
const reservedChunkLoading = replaceChunkLoading(`${webpack.RuntimeGlobals.loadScript} = undefined;`);

/**
 * @param {string} workspace
 * @param {ReleaseNames} options
 * @returns {NonNullable<import('webpack').Configuration['output']>}
 */
const browserOutput = (workspace, { release, container }, nameInBuild = container) => ({
  path: path.join(folderOf(workspace), 'dist', release),
  publicPath: 'auto',
  uniqueName: `astra_${nameInBuild}`,
  crossOriginLoading: 'anonymous',
  chunkLoadTimeout: 8000,
  filename: '[name].[contenthash].js',
  chunkFilename: '[name].[contenthash].js',
  hashDigestLength: 10,
  environment: { asyncFunction: true },
  // A module that threw must throw again when it is required again, instead of returning partial exports.
  strictModuleExceptionHandling: true,
  clean: true,
});

/**
 * Lets the browser compile all functions of a script while it downloads, instead of one by one on the main thread when the page
 * starts (https://github.com/v8/v8/wiki, "explicit compile hints"). Added after the minimizer, which removes comments.
 */
const compileHints = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  exclude: /^(?:inline|service-worker)\./,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
});

/**
 * The container name of a remote until its scripts are minimized. Each script contains the release name, which every edit
 * changes; with this constant name, unchanged scripts come from the cache of the minimizer.
 *
 * @param {Pick<ReleaseNames, 'remote' | 'container'>} names
 */
const nameInBuildOf = ({ remote, container }) => (production ? `${remote}_of_this_release` : container);

/**
 * The module that a remote exposes.
 *
 * @param {string} workspace
 */
const routesOf = (workspace) => path.join(folderOf(workspace), 'src/routes.tsx');

/**
 * The two builds of a remote from the same source, for the browser and for Node. Of `routes` the last module is exposed.
 *
 * @param {string} workspace
 * @returns {BuildConfiguration[]}
 */
function remoteBuilds(workspace, { filename = 'entry.[contenthash].js', routes = [routesOf(workspace)], manifest = true } = {}) {
  const names = releaseOf(workspace);
  const nameInBuild = nameInBuildOf(names);
  /** @type {BuildConfiguration} */
  const browser = {
    ...common(workspace),
    name: workspace,
    target: ['web', 'es2020'],
    entry: {},
    output: browserOutput(workspace, names, nameInBuild),
    resolve: { ...common(workspace).resolve, alias: productionRouter },
    optimization: { ...common(workspace).optimization, splitChunks: false, chunkIds: 'named', moduleIds: 'deterministic' },
    externals: [
      ({ request }, done) =>
        /@module-federation\/webpack-bundler-runtime/.test(request) ? done(null, 'global _FEDERATION_BUNDLER') : done(),
    ],
    plugins: [
      withoutChunkLoading,
      compileHints,
      new ReplaceName(nameInBuild, names.container),
      new ModuleFederationPlugin({
        name: nameInBuild,
        library: { type: 'var', name: nameInBuild },
        filename,
        exposes: { './routes': { import: routes, name: 'routes' } },
        shared: Object.fromEntries(
          sharedPackages.map((name) => [name, { import: false, singleton: true, strictVersion: true, requiredVersion: rangeOf(name) }]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
    ],
  };
  /** @type {BuildConfiguration} */
  const node = {
    ...common(`${workspace}-node`),
    name: `${workspace}-node`,
    ...nodeRelease(workspace, names, { server: routesOf(workspace) }),
    externals: sharedPackages.map((name) => ({ [name]: `commonjs ${name}` })),
    // Without concatenation unchanged modules come from the cache. The size does not matter, because this file is not downloaded.
    optimization: { ...common(workspace).optimization, concatenateModules: false, avoidEntryIife: false },
    plugins: [oneChunk()],
  };
  return [browser, node, entryRuntimeBuild()];
}

/**
 * The federation runtime of entries for hosts that are not ours, which know neither the runtime of the shell nor its loading of chunks.
 *
 * @returns {BuildConfiguration}
 */
function entryRuntimeBuild() {
  return {
    ...common('entry-runtime'),
    name: 'entry-runtime',
    target: ['web', 'es2020'],
    entry: { 'entry-runtime': entryRuntime },
    output: { path: path.join(root, '.cache/entry-runtime'), filename: '[name].js', clean: true },
    plugins: [new webpack.DefinePlugin(runtimeSwitches)],
  };
}

/**
 * The builds of a remote for `npm run dev -- mfe-x --against URL`, which replace an edited module in the open page. The names of
 * scripts are constant, because the page continues to load scripts of the address from which it started.
 *
 * @param {string} workspace
 * @returns {BuildConfiguration[]}
 */
function hotRemoteBuilds(workspace) {
  const [browser, node] = remoteBuilds(workspace, {
    filename: 'entry.js',
    routes: [devFile('hot-client.mjs'), routesOf(workspace)],
    manifest: false,
  });
  /** @type {BuildConfiguration} */
  const hot = {
    ...browser,
    cache: { ...browser.cache, name: `${workspace}-hot` },
    output: { ...browser.output, filename: '[name].js', chunkFilename: '[name].js', clean: false },
    resolve: { ...browser.resolve, alias: { ...productionRouter, 'react/jsx-dev-runtime$': devFile('jsx-dev-runtime.mjs') } },
    module: { rules: [...listSourceRules(workspace), queryRule] },
    optimization: { ...browser.optimization, moduleIds: 'named' },
    plugins: [...(browser.plugins ?? []), reservedChunkLoading, new webpack.HotModuleReplacementPlugin()],
  };
  return [hot, node];
}

/**
 * The accepted version range of something that the shell provides: the same major version as in the build, and not older.
 *
 * @param {string} name
 */
function rangeOf(name) {
  return `^${providedVersions[name]}`;
}

/**
 * The settings of a build for Node with a single file.
 *
 * @param {string} workspace
 * @param {Pick<ReleaseNames, 'release'>} names
 * @param {import('webpack').Entry} entry
 * @returns {Pick<import('webpack').Configuration, 'target' | 'entry' | 'output'>}
 */
const nodeRelease = (workspace, { release }, entry) => ({
  target: 'node20',
  entry,
  output: {
    path: path.join(folderOf(workspace), 'dist', `${release}.node`),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
});

const oneChunk = () => new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 });

/** Leaves out the parts of the federation runtime that read manifests, which neither the shell nor an entry does. */
const runtimeSwitches = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
  FEDERATION_HAS_EXPOSES: true,
  FEDERATION_BUILD_IDENTIFIER: '""',
  ENV_TARGET: '"web"',
};

/**
 * The two builds of a host without the federation plugin: the shell, or the monolith of the bench.
 *
 * @param {string} workspace
 * @param {PageSources} sources
 * @param {ReleaseNames} names
 * @returns {BuildConfiguration[]}
 */
function pageBuilds(workspace, { entry, inline, renderer, serviceWorker = {}, plugins = [] }, names) {
  /** @type {BuildConfiguration} */
  const browser = {
    ...common(workspace),
    name: workspace,
    target: ['web', 'es2020'],
    entry: { main: entry, inline, ...serviceWorker },
    output: browserOutput(workspace, names),
    resolve: { ...common(workspace).resolve, alias: productionRouter },
    optimization: {
      ...common(workspace).optimization,
      chunkIds: 'named',
      moduleIds: 'deterministic',
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          vendor: {
            name: 'vendor',
            chunks: 'initial',
            enforce: true,
            test: /[\\/]node_modules[\\/](?!@module-federation)|[\\/]shared[\\/]src[\\/](api|i18n|session|ui)[\\/]/,
          },
        },
      },
    },
    plugins: [
      ...plugins,
      compileHints,
      separateRouterCopy,
      separateToolkitCopy,
      withoutPrefixes,
      new webpack.DefinePlugin({
        PROVIDED_VERSIONS: JSON.stringify(providedVersions),
        ...runtimeSwitches,
      }),
    ],
  };
  /** @type {BuildConfiguration} */
  const node = {
    ...common(`${workspace}-node`),
    name: `${workspace}-node`,
    ...nodeRelease(workspace, names, { renderer }),
    resolve: { ...common(workspace).resolve, alias: productionRouter },
    plugins: [oneChunk(), new webpack.DefinePlugin({ PROVIDED_VERSIONS: JSON.stringify(providedVersions) })],
  };
  return [browser, node];
}

/**
 * The shell as a remote for hosts that are not ours: it exposes the frame of a page, and shares what remotes take of the shell, apart
 * from React, of which the host has the one copy.
 *
 * @param {ReleaseNames} names
 * @returns {BuildConfiguration}
 */
function frameBuild(names) {
  const nameInBuild = nameInBuildOf(names);
  const ofHost = ['react', 'react-dom'];
  return {
    ...common('shell-frame'),
    name: 'shell-frame',
    target: ['web', 'es2020'],
    entry: {},
    output: {
      ...browserOutput('shell', names, `${nameInBuild}_frame`),
      filename: 'mf/[name].[contenthash].js',
      chunkFilename: 'mf/[name].[contenthash].js',
    },
    resolve: { ...common('shell').resolve, alias: productionRouter },
    optimization: { ...common('shell').optimization, chunkIds: 'deterministic', moduleIds: 'deterministic' },
    plugins: [
      withoutPrefixes,
      new ReplaceName(nameInBuild, names.container),
      new webpack.DefinePlugin({ PROVIDED_VERSIONS: JSON.stringify(providedVersions) }),
      new ModuleFederationPlugin({
        name: nameInBuild,
        library: { type: 'var', name: nameInBuild },
        filename: 'mf/mf-entry.[contenthash].js',
        runtimePlugins: [frameIntegrity],
        exposes: { './frame': { import: [path.join(folderOf('shell'), 'src/plain-host/frame.tsx')], name: 'frame' } },
        shared: Object.fromEntries(
          sharedPackages.map((name) => [
            name,
            {
              ...(ofHost.includes(name) ? { import: false } : {}),
              version: providedVersions[name],
              singleton: true,
              strictVersion: true,
              requiredVersion: rangeOf(name),
            },
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
    ],
  };
}

const inline = path.join(folderOf('shell'), 'src/inline/index.ts');
const shellBuilds = () => [
  ...pageBuilds(
    'shell',
    {
      // In development the runtime of Fast Refresh must run before React.
      entry: [...(production ? [] : [devFile('refresh-runtime.mjs')]), path.join(folderOf('shell'), 'src/main.ts')],
      inline,
      renderer: path.join(folderOf('shell'), 'src/renderer.ts'),
      // It imports neither packages nor shared code, so that it stays a single file.
      serviceWorker: { 'service-worker': path.join(folderOf('shell'), 'src/service-worker/index.ts') },
      plugins: [withoutChunkLoading],
    },
    releaseOf('shell'),
  ),
  // Not in development, where every edit of shared code would build it again.
  ...(production && !isKit ? [frameBuild(releaseOf('shell'))] : []),
];

const monolithParts = ['bench', packaging, 'shell', 'shared', 'mfe-chat', 'mfe-forum', 'mfe-commerce', 'mfe-content'];

/** The same source as one application with dynamic imports, as a reference for measurements of federation. */
function monolithBuilds() {
  return pageBuilds(
    'bench',
    { entry: './bench/monolith/main.ts', inline, renderer: './bench/monolith/renderer.ts' },
    releaseOf('bench', monolithParts),
  );
}

/** Writes the scripts of each entry, in their order of execution, to `entries.json`. */
const writeEntries = {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WriteEntries', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'WriteEntries', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        /** @param {import('webpack').Entrypoint} entry */
        const scriptsOf = (entry) => entry.getFiles().filter((file) => file.endsWith('.js'));
        const entries = Object.fromEntries([...compilation.entrypoints].map(([name, entry]) => [name, scriptsOf(entry)]));
        compilation.emitAsset('entries.json', new webpack.sources.RawSource(JSON.stringify(entries)));
      }),
    );
  },
};

/**
 * One remote with the switchboard for `npm run isolate`, as one application without federation.
 *
 * @param {string} workspace
 * @returns {BuildConfiguration}
 */
function isolateBuild(workspace) {
  return {
    ...common(`isolate-${workspace}`),
    name: `isolate-${workspace}`,
    target: ['web', 'es2020'],
    entry: {
      frame: path.join(folderOf('isolate'), 'src/frame/main.tsx'),
      switchboard: path.join(folderOf('isolate'), 'src/switchboard/main.tsx'),
    },
    output: {
      path: path.join(root, '.dev/isolate', workspace),
      publicPath: '/assets/',
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    resolve: {
      ...common(workspace).resolve,
      alias: {
        ...productionRouter,
        'isolated-routes$': routesOf(workspace),
        'isolated-data$': path.join(folderOf(workspace), 'src/testing/isolated-remote.ts'),
      },
    },
    optimization: {
      ...common(workspace).optimization,
      chunkIds: 'named',
      moduleIds: 'named',
      splitChunks: { chunks: 'all', minSize: 0, cacheGroups: { default: false } },
    },
    plugins: [
      writeEntries,
      new webpack.DefinePlugin({ REMOTE_WORKSPACE: JSON.stringify(workspace), PROVIDED_VERSIONS: JSON.stringify(providedVersions) }),
    ],
  };
}

/** Packages that a program loads only if a variable requires them; as `module` they would be loaded at every start. */
/** @type {Record<string, string[]>} */
const loadedOnDemand = { server: ['ioredis', '@aws-sdk/client-s3'], release: ['pg', '@aws-sdk/client-s3'] };
/**
 * @param {string} workspace
 * @param {string} request
 */
const externalTypeOf = (workspace, request) => ((loadedOnDemand[workspace] ?? []).includes(request) ? 'import' : 'module');

/**
 * A bundle for Node, whose dependencies stay in node_modules.
 *
 * @param {string} workspace
 * @param {Record<string, string>} entries
 * @returns {BuildConfiguration}
 */
function nodeBuild(workspace, entries) {
  return {
    ...common(workspace),
    name: workspace,
    target: 'node20',
    devtool: 'source-map',
    entry: entries,
    experiments: { outputModule: true },
    output: {
      path: path.join(folderOf(workspace), 'dist'),
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      // Files that code reads by new URL(…, import.meta.url), such as the tables of the classifiers.
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    externalsType: 'module',
    externals: [
      ({ request }, done) =>
        /^(\.|\/|@oracle-astra\/)/.test(request)
          ? done()
          : done(null, request.startsWith('node:') ? request : `${externalTypeOf(workspace, request)} ${request}`),
    ],
    optimization: { minimize: false, splitChunks: false },
    node: { __dirname: false, __filename: false },
  };
}

module.exports = {
  contentHash,
  hotRemoteBuilds,
  isolateBuild,
  listBuildInputs,
  monolithBuilds,
  monolithParts,
  nameInBuildOf,
  nodeBuild,
  production,
  providedVersions,
  rangeOf,
  releaseOf,
  remoteBuilds,
  root,
  shellBuilds,
};
