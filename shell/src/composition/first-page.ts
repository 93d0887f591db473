import type { RemoteModule } from '@oracle-astra/shared/api';
import { fits } from '@oracle-astra/shared/contract';
import { given, versionOf } from './given';
import { loadScript, within } from './load-script';
import { containerOf, type Release } from './release';

interface ConsumedPackage {
  shareKey: string;
}

/** The part of webpack's own runtime in a remote that the stand-in works on. */
interface RemoteRequire {
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData: { chunkMapping?: Record<string, string[]>; moduleIdToConsumeDataMapping: Record<string, ConsumedPackage> };
}

/*
 * What the entry of a remote calls of the bundler's part of federation. The first page needs no negotiation:
 * its remote was checked to fit, and every shared package is here. So the runtime itself, 19 KB, comes later.
 */
const standIn = {
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
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

/** What a release needs that the shell does not give, in words; null where it fits. */
export function unmetNeed(needs: Record<string, string>): string | null {
  const unmet = Object.entries(needs).find(([name, range]) => !fits(versionOf(name), range));
  return unmet === undefined ? null : `needs ${unmet.join(' ')}, the shell gives ${versionOf(unmet[0]) ?? 'none'}`;
}

/** Attaches the remote of the first page, which must fit, without the federation runtime. Rejects as `loadRelease` does. */
export async function attachFirst(release: Release, timeoutMs: number): Promise<RemoteModule> {
  if (!containerOf(release)) await loadScript(release.base, release.file, timeoutMs);
  const container = containerOf(release);
  if (!container) throw new Error(`${release.file.name} brought no container`);
  await container.init({});
  const routes = await within(timeoutMs, container.get('./routes'), release.container);
  return routes() as RemoteModule;
}
