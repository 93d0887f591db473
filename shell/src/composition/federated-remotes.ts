import type { Composition } from '@oracle-astra/shared/contract';
import type { Loaded, Remotes } from '../app/remotes';
import { attachFirst, unmetNeed } from './first-page';
import { ownershipOf, type Ownership } from './route-table';

/** The remotes of a composition: found by its route tables, loaded on need, each on its own. */
export function federatedRemotes({ remotes, navigation, timeout_ms: timeoutMs }: Composition): Remotes {
  const ownerOf = ownershipOf(remotes);
  const loaded = new Map<string, Promise<Loaded>>();
  const attempts = new Map<string, number>();
  let first = true;

  /** The federation runtime, which later pages and every recovery need. It takes the place of the first page's stand-in. */
  function federation() {
    first = false;
    return import(/* webpackChunkName: "federation" */ './federation');
  }

  function load(owner: Ownership): Promise<Loaded> {
    const { remote } = owner.remote;
    const running = loaded.get(remote);
    if (running) return running;
    const loading = tries(owner).catch((error: unknown) => {
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

  /** The file that the document names, then the entry anew, then the last good release. */
  async function tries({ remote, route }: Ownership): Promise<Loaded> {
    const { container, base, entry, fallback } = remote;
    const page = { container, base, file: route.page === null ? entry : (remote.pages[route.page] ?? { name: route.page, bytes: 0, integrity: '' }) };
    const isFirst = first;
    first = false;
    const unmet = unmetNeed(remote.needs);
    const own = [
      async () => (isFirst ? attachFirst(page, timeoutMs) : (await federation()).loadRelease(page, timeoutMs, nextAttempt(remote.remote))),
      async () => (await federation()).loadRelease({ container, base, file: entry }, timeoutMs, nextAttempt(remote.remote) + 1),
    ];
    const last = fallback && (async () => (await federation()).loadRelease({ ...fallback, file: fallback.entry }, timeoutMs, nextAttempt(remote.remote)));
    const ways = [
      ...(unmet === null ? own : [() => Promise.reject(new Error(`${container} ${unmet}`))]),
      ...(last ? [last] : []),
    ];
    let failure: unknown;
    for (const way of ways) {
      try {
        return { name: remote.remote, module: await way(), isFallback: way === last };
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  return {
    navigation,
    owns: (pathname) => ownerOf(pathname) !== null,
    nameOf: (pathname) => ownerOf(pathname)?.remote.release ?? null,
    async load(pathname) {
      const owner = ownerOf(pathname);
      return owner === null ? null : load(owner);
    },
    async prepare() {
      await federation();
    },
  };
}
