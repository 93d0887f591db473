import { loadChunk, type ChunkLoading } from './load-chunk';

interface ConsumedPackage {
  shareKey: string;
}

/** The part of a remote's webpack runtime that the shim uses. */
interface RemoteRequire extends ChunkLoading {
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData: { chunkMapping?: Record<string, string[]>; moduleIdToConsumeDataMapping: Record<string, ConsumedPackage> };
}

let sharedModules: Record<string, unknown> = {};

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
    consumes({ chunkId, webpackRequire: { m, consumesLoadingData } }: { chunkId: string; webpackRequire: RemoteRequire }) {
      for (const id of consumesLoadingData.chunkMapping?.[chunkId] ?? []) {
        const name = consumesLoadingData.moduleIdToConsumeDataMapping[id]?.shareKey ?? '';
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

/** Sets the shared packages by name: after the shim is installed and before a remote is attached. */
export function setSharedModules(packages: Record<string, unknown>): void {
  sharedModules = packages;
}
