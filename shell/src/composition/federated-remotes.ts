import { unmetRequirements, type ComposedRemote, type Composition, type RouteEntry } from '@oracle-astra/shared/contract';
import type { ResolvedRemote, Remotes } from '../app/router/remotes';
import { attachInitialRemote } from './attach-initial-remote';
import { versions } from './shared-modules';
import { validateModule, reportFailure } from './validate-module';
import type { Release } from './release';
import { createOwnerLookup, type RouteOwner } from './route-table';
import { recordEvent } from '../telemetry/failures';
import { withTimeout } from './with-timeout';

/** One attempt to load a remote, from one file of one of its releases. */
interface LoadAttempt {
  release: string;
  load: () => Promise<unknown>;
}

/** What a remote needs and the shell does not provide, as a sentence. */
const findUnmet = (needs: ComposedRemote['needs']): string | undefined => unmetRequirements(needs, versions)[0];

/** The remotes of a composition: looked up in its route tables and loaded on demand, independently of each other. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function createFederatedRemotes({ remotes, navigation, timeout_ms: timeoutMs }: Composition): Remotes {
  const ownerOf = createOwnerLookup(remotes);
  const loaded = new Map<string, Promise<ResolvedRemote>>();
  const attempts = new Map<string, number>();
  /** The loaded release of each remote. */
  const inUse = new Map<string, string>();
  let isInitial = true;

  /** Loads the federation runtime, which later pages and every retry need. It replaces the shim of the initial page. */
  async function federation() {
    isInitial = false;
    const { loadRelease, showToTools } = await import(/* webpackChunkName: "federation" */ './federation');
    showToTools(remotes);
    return { loadRelease };
  }

  function load(owner: RouteOwner, pathname: string): Promise<ResolvedRemote> {
    const { remote, release } = owner.remote;
    const pending = loaded.get(remote);
    if (pending) return pending;
    recordEvent('use', release);
    const loading = loadWithFallbacks(owner, pathname).catch((error: unknown) => {
      loaded.delete(remote);
      throw error;
    });
    loaded.set(remote, loading);
    return loading;
  }

  function nextAttempt(remote: string): number {
    const attempt = attempts.get(remote) ?? 0;
    attempts.set(remote, attempt + 1);
    return attempt;
  }

  /** Tries the file that the document names, then the entry again, then the last good release. Each distinct failure is reported once. */
  async function loadWithFallbacks({ remote, route }: RouteOwner, pathname: string): Promise<ResolvedRemote> {
    let lastError: unknown;
    for (const { release, load } of listAttempts(remote, route)) {
      try {
        const module = await withTimeout(timeoutMs, validateModule(await load(), release, pathname), release);
        inUse.set(remote.remote, release);
        return { name: remote.remote, module, isFallback: release !== remote.release };
      } catch (error) {
        if (String(error) !== String(lastError)) reportFailure(release, error);
        lastError = error;
      }
    }
    throw lastError;
  }

  function listAttempts(
    { remote, release, container, base, entry, pages, needs, plain, fallback }: ComposedRemote,
    { page }: RouteEntry,
  ): LoadAttempt[] {
    const loadFile = async (target: Release, attempt: number) => (await federation()).loadRelease(target, timeoutMs, attempt);
    const file = page === null ? entry : (pages[page] ?? { name: page, bytes: 0, integrity: '' });
    const attachesInitial = isInitial && !plain;
    isInitial = false;
    const unmet = findUnmet(needs);
    const currentRelease = [
      async () =>
        attachesInitial
          ? attachInitialRemote({ container, base, file }, timeoutMs)
          : loadFile({ container, base, file }, nextAttempt(remote)),
      async () => loadFile({ container, base, file: entry }, nextAttempt(remote) + 1),
    ];
    const reject = async () => {
      throw new Error(unmet);
    };
    return [
      ...(unmet === undefined ? currentRelease : [reject]).map((load) => ({ release, load })),
      ...(fallback
        ? [{ release: fallback.release, load: async () => loadFile({ ...fallback, file: fallback.entry }, nextAttempt(remote)) }]
        : []),
    ];
  }

  return {
    navigation,
    fills: { remotes, timeoutMs, findLoaded: (remote) => loaded.get(remote), findUnmet },
    owns: (pathname) => ownerOf(pathname) !== null,
    releaseOf(pathname) {
      const owner = ownerOf(pathname)?.remote;
      return owner ? (inUse.get(owner.remote) ?? owner.release) : null;
    },
    isLoaded: (pathname) => inUse.has(ownerOf(pathname)?.remote.remote ?? ''),
    async load(pathname) {
      const owner = ownerOf(pathname);
      return owner === null ? null : load(owner, pathname);
    },
    async prepare() {
      await federation();
    },
  };
}
