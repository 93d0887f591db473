import { loadChunk, type ChunkLoading } from './load-chunk';

interface ConsumedPackage {
  shareKey: string;
}

/** The part of a remote's webpack runtime that the shim uses. */
interface RemoteRequire extends ChunkLoading {
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData: { chunkMapping?: Record<string, string[]>; moduleIdToConsumeDataMapping: Record<string, ConsumedPackage> };
}

/** What a remote's runtime asks for before it runs a chunk; the chunk waits for the promises. */
interface Consumption {
  chunkId: string;
  promises: Promise<unknown>[];
  webpackRequire: RemoteRequire;
}

let sharedModules: Record<string, unknown> = {};
let lateModules: Record<string, () => Promise<unknown>> = {};

/*
 * The calls that a remote's entry makes to the bundler runtime of federation. The initial page needs no version
 * negotiation, as its requirements were checked, so the runtime itself (19 KB) is loaded later.
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

/** Installs the shim where remotes' entries look for the bundler runtime. Must be called before any entry runs. */
export function installFederationShim(): void {
  Object.assign(globalThis, { _FEDERATION_BUNDLER: shim });
}

/** Sets the shared packages by name, and those to be loaded: after the shim is installed and before a remote is attached. */
export function setSharedModules(packages: Record<string, unknown>, late: typeof lateModules): void {
  sharedModules = packages;
  lateModules = late;
}
