const { createHash } = require('node:crypto');
const { readdirSync, readFileSync, existsSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { folderOf, isKit, root, tools, workspaces } = require('./scripts/builds/layout.cjs');
const { listProgramFiles } = require('./scripts/builds/build-inputs.cjs');
const { Minimizer, ReplaceName } = require('./scripts/builds/minimizer.cjs');

const production = process.env.NODE_ENV !== 'development';

// Without it the federation plugin finds webpack by calling it wrongly and reading the error, for which all schemas are compiled.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/**
 * The only policy of what is shared. The shell provides one copy of each of these; remotes import it and bundle none.
 * The entries of `@oracle-astra/shared` with state (api, i18n, session) or with components of the shell (ui) are among them;
 * the others (contract, components, forms, art, carousel, format, hooks, storage, theme) are plain code and bundled where they are used.
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

/** The installed version of the package of a shared name. */
function versionOf(name) {
  const parts = name.split('/');
  const owner = name.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  return JSON.parse(readFileSync(path.join(root, 'node_modules', owner, 'package.json'), 'utf8')).version;
}

const styles = JSON.parse(readFileSync(path.join(folderOf('shared'), 'src/theme/styles-manifest.json'), 'utf8'));

/** The version of everything that the shell provides: the shared packages, and the classes and custom properties of base.css, which no module stands for. */
const providedVersions = {
  ...Object.fromEntries(sharedPackages.map((name) => [name, versionOf(name)])),
  '@oracle-astra/shared/styles': styles.version,
};

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** What builds and packages: all that a build runs here, found by its imports, and the loader that webpack imports by its path. */
const listTools = () =>
  listProgramFiles(['webpack.common.js', 'scripts/build.mjs', 'scripts/builds/pure-create-api.cjs'].map((file) => path.join(tools, file)));

/** The files that shape a build of some workspaces, and no others. */
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

/** A hash of all inputs of a build: the name of a release changes if and only if this hash does. */
function contentHash(parts) {
  const hash = createHash('sha256').update(production ? 'production' : 'development');
  for (const file of listBuildInputs(parts)) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** The workspace that packages builds: another way of packaging makes other files. */
const packaging = 'release';

/** The names of a workspace's release. The release is part of every global name in its files, so that two releases do not collide. */
function releaseOf(workspace, parts = [workspace, 'shared', packaging]) {
  const { version } = JSON.parse(readFileSync(path.join(folderOf(workspace), 'package.json'), 'utf8'));
  const remote = workspace.replace(/^mfe-/, '');
  const release = `${remote}-${version}-${contentHash(parts)}`;
  return { remote, version, release, container: release.replace(/[^a-z0-9]/gi, '_') };
}

const devFile = (name) => path.join(tools, 'scripts/dev', name);

const swcLoader = (namespace, isHot = false) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2021',
      // The compiler marks components for Fast Refresh in its development mode alone.
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

/** The namespace is the folder of the source file, so that both builds of a workspace generate the same component names. */
const listSourceRules = (hotWorkspace) =>
  (isKit ? [...workspaces, 'shared', 'shell', 'isolate', 'mfe-commerce'] : workspaces).map((name) => ({
    test: /\.tsx?$/,
    include: folderOf(name),
    exclude: (file) => path.relative(folderOf(name), file).split(path.sep).includes('node_modules'),
    use: [...(name === hotWorkspace ? [devFile('refresh-loader.cjs')] : []), swcLoader(name.replace(/[^a-z]/g, ''), name === hotWorkspace)],
  }));

const queryRule = { test: /rtk-query(-react)?\.modern\.mjs$/, loader: path.join(tools, 'scripts/builds/pure-create-api.cjs') };

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
  module: { rules: [...listSourceRules(), queryRule] },
  optimization: { minimizer: [new Minimizer()] },
  performance: false,
  // Compiling the schemas of all options takes longer than building what was edited.
  validate: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});

/** The package exports of react-router name only its development builds. */
const reactRouter = path.join(root, 'node_modules/react-router/dist', production ? 'production' : 'development');
const productionRouter = {
  'react-router/dom$': path.join(reactRouter, 'dom-export.mjs'),
  'react-router$': path.join(reactRouter, 'index.mjs'),
};

/** Prefixes for old browsers, 1 KB that styled-components names and never asks for without `enableVendorPrefixes`. */
const withoutPrefixes = new webpack.NormalModuleReplacementPlugin(
  /^\.(\/src)?\/Prefixer\.js$/,
  'data:text/javascript,export const prefix = (value) => value;',
);

/** The file of react-router with everything of it, named by its content. */
const wholeRouter =
  readdirSync(reactRouter).find(
    (name) => name.endsWith('.mjs') && readFileSync(path.join(reactRouter, name), 'utf8').includes('function createBrowserRouter('),
  ) ?? '';

/**
 * Gives the file that creates the router, which loads after hydration, its own copy of react-router: two files that share one
 * copy would have all of it in the first load.
 */
const routerOfItsOwn = new webpack.NormalModuleReplacementPlugin(/^react-router-dom$/, (data) => {
  if (/[\\/]shell[\\/]src[\\/]app[\\/]router[\\/]router\.tsx$/.test(data.contextInfo.issuer ?? ''))
    data.request = `${path.join(reactRouter, wholeRouter)}?router`;
});

const toolkit = path.join(root, 'node_modules/@reduxjs/toolkit/dist');
const toolkitForBrowsers = {
  '@reduxjs/toolkit': path.join(toolkit, 'redux-toolkit.browser.mjs'),
  '@reduxjs/toolkit/query': path.join(toolkit, 'query/rtk-query.browser.mjs'),
};

/** Gives what fetches, which loads after hydration too, its own copy of Redux Toolkit: the package's other build for browsers. */
const toolkitOfItsOwn = new webpack.NormalModuleReplacementPlugin(/^@reduxjs\/toolkit(\/query)?$/, (data) => {
  const isLate = /[\\/](query-core\.ts|base-query\.ts|redux-toolkit\.ts|rtk-query\.browser\.mjs)$/.test(data.contextInfo.issuer);
  if (isLate) data.request = toolkitForBrowsers[data.request];
});

const replaceChunkLoading = (source) => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReplaceChunkLoading', (compilation) => {
      compilation.hooks.runtimeModule.tap('ReplaceChunkLoading', (module) => {
        if (module instanceof webpack.runtime.LoadScriptRuntimeModule) module.generate = () => source;
      });
    });
  },
});

/** Removes webpack's script loader, which checks no integrity: the shell replaces it in every runtime of the page. */
const withoutChunkLoading = replaceChunkLoading(null);

/** With hot updates a module has a copy of webpack's runtime, which passes on what the original had from the beginning. */
const chunkLoadingToCome = replaceChunkLoading(`${webpack.RuntimeGlobals.loadScript} = undefined;`);

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
 * Lets the browser compile all functions of a script beside its download, in place of one by one on the main thread while the
 * page starts (https://github.com/v8/v8/wiki, "explicit compile hints"). Written after the minimizer, which drops comments.
 */
const compileHints = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  exclude: /^(?:inline|service-worker)\./,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
});

/**
 * The name of a remote's container until its scripts are minimized. Each script has the name in it, and every edit changes
 * that of the release: so scripts that did not change otherwise come out of the cache.
 */
const nameInBuildOf = ({ remote, container }) => (production ? `${remote}_of_this_release` : container);

/** The module that a remote exposes, for the bundler. */
const routesOf = (workspace) => path.join(folderOf(workspace), 'src/routes.tsx');

/** The two builds of a remote from the same source, for the browser and for Node. `routes` are the modules of what it exposes, the last of them exposed. */
function remoteBuilds(workspace, { filename = 'entry.[contenthash].js', routes = [routesOf(workspace)] } = {}) {
  const names = releaseOf(workspace);
  const nameInBuild = nameInBuildOf(names);
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
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
    ],
  };
  const node = {
    ...common(`${workspace}-node`),
    name: `${workspace}-node`,
    ...nodeRelease(workspace, names, { server: routesOf(workspace) }),
    externals: sharedPackages.map((name) => ({ [name]: `commonjs ${name}` })),
    // Modules stay apart, so that those that did not change come out of the cache: nobody downloads this file.
    optimization: { ...common(workspace).optimization, concatenateModules: false, avoidEntryIife: false },
    plugins: [oneChunk()],
  };
  return [browser, node];
}

/**
 * The builds of a remote for `npm run dev -- mfe-x --against URL`: an edited module replaces the one in the open page. Names
 * of scripts stay the same, because the page goes on loading from where it began.
 */
function hotRemoteBuilds(workspace) {
  const [browser, node] = remoteBuilds(workspace, { filename: 'entry.js', routes: [devFile('hot-client.mjs'), routesOf(workspace)] });
  const hot = {
    ...browser,
    cache: { ...browser.cache, name: `${workspace}-hot` },
    output: { ...browser.output, filename: '[name].js', chunkFilename: '[name].js', clean: false },
    resolve: { ...browser.resolve, alias: { ...productionRouter, 'react/jsx-dev-runtime$': devFile('jsx-dev-runtime.mjs') } },
    module: { rules: [...listSourceRules(workspace), queryRule] },
    optimization: { ...browser.optimization, moduleIds: 'named' },
    plugins: [...browser.plugins, chunkLoadingToCome, new webpack.HotModuleReplacementPlugin()],
  };
  return [hot, node];
}

/** The accepted range of something that the shell provides: the major version of the build, not older than the version it was built against. */
function rangeOf(name) {
  return `^${providedVersions[name]}`;
}

/** The settings of a build for Node with a single file. */
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

/**
 * The two builds of a host, without the federation plugin: the shell, or the monolith of the bench. `inline` is
 * the inline script of documents; the server renders pages with the renderer.
 */
function pageBuilds(workspace, { entry, inline, renderer, serviceWorker = {}, plugins = /** @type {object[]} */ ([]) }, names) {
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
      routerOfItsOwn,
      toolkitOfItsOwn,
      withoutPrefixes,
      new webpack.DefinePlugin({
        PROVIDED_VERSIONS: JSON.stringify(providedVersions),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_REMOTE: false,
        FEDERATION_OPTIMIZE_NO_SHARED: false,
        FEDERATION_HAS_EXPOSES: true,
        FEDERATION_BUILD_IDENTIFIER: '""',
        ENV_TARGET: '"web"',
      }),
    ],
  };
  const node = {
    ...common(`${workspace}-node`),
    name: `${workspace}-node`,
    ...nodeRelease(workspace, names, { renderer }),
    resolve: { ...common(workspace).resolve, alias: productionRouter },
    plugins: [oneChunk(), new webpack.DefinePlugin({ PROVIDED_VERSIONS: JSON.stringify(providedVersions) })],
  };
  return [browser, node];
}

const inline = path.join(folderOf('shell'), 'src/inline/index.ts');
const shellBuilds = () =>
  pageBuilds(
    'shell',
    {
      // In development React has to find the runtime of Fast Refresh before it starts.
      entry: [...(production ? [] : [devFile('refresh-runtime.mjs')]), path.join(folderOf('shell'), 'src/main.ts')],
      inline,
      renderer: path.join(folderOf('shell'), 'src/renderer.ts'),
      // Imports neither packages nor shared code, so that it stays one file.
      serviceWorker: { 'service-worker': path.join(folderOf('shell'), 'src/service-worker/index.ts') },
      plugins: [withoutChunkLoading],
    },
    releaseOf('shell'),
  );

const monolithParts = ['bench', packaging, 'shell', 'shared', 'mfe-chat', 'mfe-forum', 'mfe-commerce', 'mfe-content'];

/** The same source as one application with plain dynamic imports, to measure the federation against. */
function monolithBuilds() {
  return pageBuilds(
    'bench',
    { entry: './bench/monolith/main.ts', inline, renderer: './bench/monolith/renderer.ts' },
    releaseOf('bench', monolithParts),
  );
}

/** Writes the scripts of each entry, in the order in which they run, into `entries.json`. */
const writeEntries = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WriteEntries', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'WriteEntries', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const scriptsOf = (entry) => entry.getFiles().filter((file) => file.endsWith('.js'));
        const entries = Object.fromEntries([...compilation.entrypoints].map(([name, entry]) => [name, scriptsOf(entry)]));
        compilation.emitAsset('entries.json', new webpack.sources.RawSource(JSON.stringify(entries)));
      }),
    );
  },
};

/** One remote with a switchboard, as `npm run isolate` serves it: one plain application of the browser. */
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

/** A bundle for Node, whose dependencies stay in node_modules. */
/** Packages that a program loads only where a variable asks for them; as `module` they would be loaded at every start. */
const loadedOnDemand = { server: ['ioredis', '@aws-sdk/client-s3'], release: ['pg', '@aws-sdk/client-s3'] };
const externalTypeOf = (workspace, request) => ((loadedOnDemand[workspace] ?? []).includes(request) ? 'import' : 'module');

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
      // Files that code reads beside itself, by new URL(…, import.meta.url), such as the tables of the classifiers.
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
