interface Adapted {
  /** The release and the global that its entry has to define for the shell. */
  release: string;
  container: string;
  /** The global that the remote's own entry defines. */
  ownContainer: string;
  /** The page of each route: its id, path and exposed module. */
  pages: { id: string; path: string; expose: string }[];
  /** The shared packages that the remote names in its manifest. */
  shared: string[];
}

/**
 * The code that turns a container of components into one of `./routes`. It runs in the browser, after the remote's own entry: a
 * function of plain JavaScript, because it becomes text. The remote gets a copy of the page's share scope, so that its own packages
 * reach no other remote, with each package loaded, so that its own copy of React is never used.
 */
const adapt = `({ release, container, pages, shared }, own) => {
  const loadedCopy = async (scope) => {
    const copy = {};
    for (const name of shared)
      for (const [version, share] of Object.entries(scope[name] ?? {})) {
        const lib = share.lib ?? (await share.get());
        (copy[name] ??= {})[version] = { ...share, lib, loaded: true };
      }
    return copy;
  };
  const toPage = (module, expose) => {
    const Component = module?.default ?? module?.Component;
    if (Component === undefined) throw new Error(release + ' exposes no component as ' + expose + ': export it as default or as Component');
    return { Component };
  };
  const toRoute = ({ id, path, expose }) => ({ id, path, lazy: async () => toPage((await own.get(expose))(), expose) });
  globalThis[container] = {
    async init(scope, initScope, options) {
      const copy = await loadedCopy(scope);
      return own.init(copy, initScope, { ...options, shareScopeMap: { ...options?.shareScopeMap, default: copy } });
    },
    get: async (name) => (name === './routes' ? () => ({ routes: pages.map(toRoute), navigation: [] }) : own.get(name)),
  };
}`;

/** The entry of a plain remote for the shell: the remote's own entry, in a function, so that its global is not that of another release. */
export function wrapEntry(source: string, { ownContainer, ...facts }: Adapted): string {
  const own = `typeof ${ownContainer}==='undefined'?globalThis[${JSON.stringify(ownContainer)}]:${ownContainer}`;
  return `(()=>{\n${source}\n;(${adapt})(${JSON.stringify(facts)},${own});\n})();\n`;
}
