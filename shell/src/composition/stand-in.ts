import { loadChunk, type ChunkLoading } from './load-chunk';

interface ConsumedPackage {
  shareKey: string;
}

/** The part of webpack's own runtime in a remote that the stand-in works on. */
interface RemoteRequire extends ChunkLoading {
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData: { chunkMapping?: Record<string, string[]>; moduleIdToConsumeDataMapping: Record<string, ConsumedPackage> };
}

let given: Record<string, unknown> = {};

/*
 * What the entry of a remote calls of the bundler's part of federation. The first page needs no negotiation:
 * its remote was checked to fit, and the shell gives every shared package. So the runtime itself, 19 KB, comes later.
 */
const standIn = {
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
          if (!(name in given)) throw new Error(`The shell does not give ${name}`);
          module.exports = given[name];
        };
      }
    },
  },
};

/** Puts the stand-in where remotes' entries look for the bundler's part. To be called before any entry runs. */
export function provideStandIn(): void {
  Object.assign(globalThis, { _FEDERATION_BUNDLER: standIn });
}

/** What it gives, by name: known later than the stand-in stands there, and before a remote is attached. */
export function giveToRemotes(packages: Record<string, unknown>): void {
  given = packages;
}
