import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {{ method: string, url: string, headers: Record<string, string>, body?: string }} SiteCall */
/**
 * The module that the shell gives the server: the packages that it shares with remotes, and the renderer of a remote's pages.
 *
 * @typedef {object} Renderer
 * @property {Record<string, unknown>} sharedModules
 * @property {(remote: { remote: string, release: string, module: unknown }, navigation: unknown) => RenderPage} createPageRenderer
 */
/** @typedef {(page: unknown, callSite: (call: SiteCall) => Promise<unknown>) => Promise<unknown>} RenderPage */

/** Renders pages of a local remote over a local shell; the main thread ends it with the build. Messages are `{id, page, navigation}` and `{id, result | failure}`. */
const { site, shell, remote } = workerData;
const requireBuiltin = createRequire(import.meta.url);

/**
 * @param {{ file: string, release: string }} build
 * @param {(name: string) => unknown} requireModule
 */
function run({ file, release }, requireModule) {
  const module = { exports: {} };
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: `${release}/server` })(
    module,
    module.exports,
    requireModule,
  );
  return /** @type {unknown} */ (module.exports);
}

/** @param {string} name */
const requireOfNode = (name) => {
  if (!isBuiltin(name)) throw new Error(`The shell asks for ${name}, which is not of Node`);
  return requireBuiltin(name);
};

/** @param {SiteCall} call */
async function callSite({ method, url, headers, body }) {
  const response = await fetch(new URL(url, site), { method, headers, body });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

/**
 * Only the text of an error is sent, because the error itself may not be cloneable.
 *
 * @param {unknown} error
 */
const describe = (error) => String(error instanceof Error ? (error.stack ?? error.message) : error);

function load() {
  const renderer = /** @type {Renderer} */ (run(shell, requireOfNode));
  const module = run(remote, (name) => {
    if (!Object.hasOwn(renderer.sharedModules, name)) throw new Error(`${remote.remote} asks for ${name}, which is not shared`);
    return renderer.sharedModules[name];
  });
  // The links of a document are in its language.
  /** @type {Map<string, RenderPage>} */
  const renderers = new Map();
  return (/** @type {unknown} */ navigation) => {
    const key = JSON.stringify(navigation);
    const render =
      renderers.get(key) ?? renderer.createPageRenderer({ remote: remote.remote, release: remote.release, module }, navigation);
    renderers.set(key, render);
    return render;
  };
}

/** @type {ReturnType<typeof load> | undefined} */
let rendererOf;
parentPort?.on('message', async ({ id, page, navigation }) => {
  try {
    rendererOf ??= load();
    parentPort?.postMessage({ id, result: await rendererOf(navigation)(page, callSite) });
  } catch (error) {
    parentPort?.postMessage({ id, failure: describe(error) });
  }
});
