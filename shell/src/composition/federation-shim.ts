import { loadChunk, type ChunkLoading } from './load-chunk';

interface ConsumedPackage {
  shareKey: string;
}

/** The part of a remote's webpack runtime that the shim uses. */
interface RemoteRequire extends ChunkLoading {
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData: { chunkMapping?: Record<string, string[]>; moduleIdToConsumeDataMapping: Record<string, ConsumedPackage> };
}

/** A shared package that a remote's runtime requests before it runs a chunk; the chunk waits for the promises. */
interface Consumption {
  chunkId: string;
  promises: Promise<unknown>[];
  webpackRequire: RemoteRequire;
}

let sharedModules: Record<string, unknown> = {};
let lateModules: Record<string, () => Promise<unknown>> = {};

/*
 * The calls that a remote's entry makes to the federation bundler runtime. The initial page needs no version negotiation, because
 * its requirements were checked, so the runtime itself (19 KB) is loaded later.
 */
const shim = {
  runtime: {},
  bundlerRuntime: {
    init({ webpackRequire }: { webpackRequire: ChunkLoading }) {
      webpackRequire.l = loadChunk;
      return {};
    },
    I: () => undefined,
    initContainerEntry: () => undefined,
    installInitialConsumes: () => undefined,
    consumes({ chunkId, promises, webpackRequire: { m, consumesLoadingData } }: Consumption) {
      for (const id of consumesLoadingData.chunkMapping?.[chunkId] ?? []) {
        const name = consumesLoadingData.moduleIdToConsumeDataMapping[id]?.shareKey ?? '';
        const load = lateModules[name];
        if (load !== undefined && m[id] === undefined)
          promises.push(load().then((module) => (sharedModules = { ...sharedModules, [name]: module })));
        m[id] ??= (module) => {
          if (!(name in sharedModules)) throw new Error(`The shell does not provide ${name}`);
          module.exports = sharedModules[name];
        };
      }
    },
  },
};

/** Installs the shim where the entries of remotes expect the bundler runtime. Must be called before any entry runs. */
export function installFederationShim(): void {
  Object.assign(globalThis, { _FEDERATION_BUNDLER: shim });
}

/** Sets the shared packages by name, and the loaders of late ones. Call it after the shim is installed and before a remote is attached. */
export function setSharedModules(packages: Record<string, unknown>, late: typeof lateModules): void {
  sharedModules = packages;
  lateModules = late;
}
