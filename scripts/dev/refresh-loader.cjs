/** Without the runtime of Fast Refresh, as in the deployed shell, the calls do nothing. */
const before = `
const $refresh = globalThis.fastRefresh;
const $RefreshReg$ = (type, name) => $refresh?.register(type, __webpack_module__.id + ' ' + name);
const $RefreshSig$ = () => $refresh?.sign() ?? ((type) => type);
`;
const after = `
;if (import.meta.webpackHot) $refresh?.accept(import.meta.webpackHot, __webpack_module__.id, __webpack_module__.exports);
`;

/**
 * Adds the registration of components for Fast Refresh to each compiled module of a remote.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source
 * @param {Parameters<import('webpack').LoaderContext<unknown>['callback']>[2]} map
 */
module.exports = function refreshLoader(source, map) {
  // In one line, so that the lines of the source map stay correct.
  this.callback(null, before.replaceAll('\n', '') + source + after, map);
};
