import * as refresh from 'react-refresh/runtime';

/** Longer than a change of several modules takes to be evaluated. */
const settleMs = 20;

/** Whether each module that ran had components alone. */
const boundaries = new Map();
let timer;

/** Whether every export of a module is a component, so that a change of it concerns nothing else. */
const isBoundary = (exports) => {
  const names = Object.keys(exports);
  return names.length > 0 && names.every((name) => refresh.isLikelyComponentType(exports[name]));
};

refresh.injectIntoGlobalHook(globalThis);

/** The functions that modules built for Fast Refresh call. */
globalThis.fastRefresh = {
  register: refresh.register,
  sign: refresh.createSignatureFunctionForTransform,
  accept(hot, id, exports) {
    const isReplaced = boundaries.has(id);
    const was = boundaries.get(id);
    boundaries.set(id, isBoundary(exports));
    if (!boundaries.get(id)) {
      // What imports it has to run again.
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
