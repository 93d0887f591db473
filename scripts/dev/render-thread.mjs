import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/** Renders pages of a local remote over a local shell; the main thread ends it with the build. Messages are `{id, page, navigation}` and `{id, result | failure}`. */
const { site, shell, remote } = workerData;
const requireBuiltin = createRequire(import.meta.url);

function run({ file, release }, requireModule) {
  const module = { exports: {} };
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: `${release}/server` })(
    module,
    module.exports,
    requireModule,
  );
  return module.exports;
}

const requireOfNode = (name) => {
  if (!isBuiltin(name)) throw new Error(`The shell asks for ${name}, which is not of Node`);
  return requireBuiltin(name);
};

async function callSite({ method, url, headers, body }) {
  const response = await fetch(new URL(url, site), { method, headers, body });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

/** Only the text of an error is sent, because the error itself may not be cloneable. */
const describe = (error) => String(error?.stack ?? error?.message ?? error);

function load() {
  const renderer = run(shell, requireOfNode);
  const module = run(remote, (name) => {
    if (!Object.hasOwn(renderer.sharedModules, name)) throw new Error(`${remote.remote} asks for ${name}, which is not shared`);
    return renderer.sharedModules[name];
  });
  // The links of a document are in its language.
  const renderers = new Map();
  return (navigation) => {
    const key = JSON.stringify(navigation);
    if (!renderers.has(key))
      renderers.set(key, renderer.createPageRenderer({ remote: remote.remote, release: remote.release, module }, navigation));
    return renderers.get(key);
  };
}

let rendererOf;
parentPort.on('message', async ({ id, page, navigation }) => {
  try {
    rendererOf ??= load();
    parentPort.postMessage({ id, result: await rendererOf(navigation)(page, callSite) });
  } catch (error) {
    parentPort.postMessage({ id, failure: describe(error) });
  }
});
