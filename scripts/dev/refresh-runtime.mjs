import * as refresh from 'react-refresh/runtime';

/** Longer than the evaluation of several changed modules. */
const settleMs = 20;

/** Whether every evaluated module has only components. */
const boundaries = new Map();
/** @type {NodeJS.Timeout | undefined} */
let timer;

/**
 * Whether every export of a module is a component, so that it can be replaced in place.
 *
 * @param {Record<string, unknown>} exports
 */
const isBoundary = (exports) => {
  const names = Object.keys(exports);
  return names.length > 0 && names.every((name) => refresh.isLikelyComponentType(exports[name]));
};

refresh.injectIntoGlobalHook(globalThis);

/** The functions that modules built for Fast Refresh call. */
globalThis.fastRefresh = {
  register: refresh.register,
  sign: refresh.createSignatureFunctionForTransform,
  /**
   * @param {{ accept: () => void, invalidate: () => void }} hot
   * @param {string} id
   * @param {Record<string, unknown>} exports
   */
  accept(hot, id, exports) {
    const isReplaced = boundaries.has(id);
    const was = boundaries.get(id);
    boundaries.set(id, isBoundary(exports));
    if (!boundaries.get(id)) {
      // Its importers have to run again.
      if (was) hot.invalidate();
      return;
    }
    for (const name of Object.keys(exports)) refresh.register(exports[name], `${id} export ${name}`);
    hot.accept();
    if (!isReplaced) return;
    clearTimeout(timer);
    timer = setTimeout(refresh.performReactRefresh, settleMs);
  },
};
