import { fillsSource } from './fills/fills-source';
import { repeatsSource } from './repeats/repeats-source';
import { tagsSource } from './tags-source';

/**
 * The process that tries a release: it loads the shell's renderer, lists its exports, loads the remote's build for Node over it and
 * renders its pages and fills. JavaScript as text, because Node runs no TypeScript and the tool is one bundled file. The first message names
 * the builds and pages. Its own: `given` (names by package, cache tags), `loaded` (routes), `begin` and `page` (address, status,
 * failure, console), `rendered` (all pages once), `repeated` and `growth` (further renders), `call` (a request to the API), `done`
 * (missing names, used cache tags).
 */
export const trialSource = /* javascript */ `
'use strict';
const { compileFunction } = require('node:vm');
const { createRequire, isBuiltin } = require('node:module');
const { readFileSync } = require('node:fs');
const send = process.send.bind(process);
const post = (message) => send(message);
/**
 * APIs that give code access to other processes, the network, or Node without its permissions, or let it answer for this
 * process. A release needs none of them.
 */
const removed = ['send', 'kill', '_kill', '_debugProcess', 'binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule', 'report'];
for (const name of removed) Reflect.deleteProperty(process, name);
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
const words = [];
const listen = (level) => [level, (...parts) => void words.push(level + ': ' + parts.map(String).join(' ').slice(0, 300))];
// Its methods cannot be replaced if intrinsics are frozen.
Object.defineProperty(globalThis, 'console', { value: { ...console, ...Object.fromEntries(['error', 'warn', 'log', 'info', 'debug'].map(listen)) } });
const describe = (error) => String((error && (error.stack || error.message)) || error).split('\\n').slice(0, 3).join(' ').slice(0, 400);
process.on('unhandledRejection', (error) => words.push('unhandled rejection: ' + describe(error)));

function run(build, require) {
  const module = { exports: {} };
  compileFunction(readFileSync(build.file, 'utf8'), ['module', 'exports', 'require'], { filename: build.release })(module, module.exports, require);
  return module.exports;
}

/** Names that code reads from any module, to find out its kind. */
const probes = new Set(['__esModule', 'default', 'then', 'toJSON', '$$typeof']);
const missing = new Set();
${tagsSource}
const watched = (name, given) => new Proxy(given, {
  get(target, key) {
    if (typeof key === 'string' && !(key in target) && !probes.has(key)) missing.add(name + ' ' + key);
    return key === 'baseApi' ? watchedApi(target[key]) : target[key];
  },
});

const calls = new Map();
let lastCall = 0;
const answer = ({ id, response, error }) => {
  const { resolve, reject } = calls.get(id);
  calls.delete(id);
  if (response) resolve(response);
  else reject(new Error(error));
};
const call = (request) => new Promise((resolve, reject) => {
  const id = (lastCall += 1);
  calls.set(id, { resolve, reject });
  post({ kind: 'call', id, request });
});

async function tryPages(renderer, owner, { pages, request }) {
  const render = renderer.createPageRenderer(owner, []);
  for (const { address, locale } of pages) {
    post({ kind: 'begin', at: address });
    words.length = 0;
    const page = { ...request, address, locale };
    try {
      const result = await render(page, call);
      post({ kind: 'page', at: address, status: result.status, bytes: (result.body || '').length, words: [...words] });
    } catch (error) {
      post({ kind: 'page', at: address, failure: { reason: String((error && error.reason) || 'render'), message: describe(error) }, words: [...words] });
    }
  }
}

${repeatsSource}
${fillsSource}
const toRouteData = (routes) => routes.map(({ id, path, index, children }) => ({ id, path, index, children: children && toRouteData(children) }));

async function start({ shell, remote, ...input }) {
  process.on('message', answer);
  post({ kind: 'begin', at: shell.release });
  const builtins = createRequire(process.cwd() + '/renderer.cjs');
  const renderer = run(shell, (name) => {
    if (!isBuiltin(name)) throw new Error('asks for ' + name + ', which is not of Node');
    return builtins(name);
  });
  const given = Object.fromEntries(Object.entries(renderer.sharedModules).map(([name, module]) => [name, Object.keys(module)]));
  post({ kind: 'given', given, versions: renderer.versions, tags: renderer.tagTypes ? [...renderer.tagTypes] : null });
  if (remote) {
    post({ kind: 'begin', at: remote.release });
    const module = run(remote, (name) => {
      if (!Object.hasOwn(renderer.sharedModules, name)) throw new Error('asks for ' + name + ', which is not shared');
      return watched(name, renderer.sharedModules[name]);
    });
    if (!Array.isArray(module.routes)) throw new Error('exports no routes');
    post({ kind: 'loaded', routes: toRouteData(module.routes) });
    const owner = { remote: remote.remote, release: remote.release, module };
    await tryPages(renderer, owner, input);
    if (input.fills.length > 0) await tryFills(renderer, owner, input);
    post({ kind: 'rendered', missing: [...missing], tags: listUsedTags() });
    await repeatPages(renderer, owner, input);
  } else await tryPages(renderer, null, input);
  post({ kind: 'done', missing: [...missing], tags: listUsedTags() });
}
process.once('message', (input) => start(input).catch((error) => post({ kind: 'failed', message: describe(error) })));
`;
