import { unmetRequirements, type ComposedRemote, type Composition, type RouteEntry } from '@oracle-astra/shared/contract';
import type { Loaded, Remotes } from '../app/remotes';
import { attachFirst } from './first-page';
import { versions } from './given';
import { within } from './load-script';
import { checkedModule, reportFailure } from './page-routes';
import type { Release } from './release';
import { ownershipOf, type Ownership } from './route-table';

/** One try to bring a remote, by some file of some release of it. */
interface Way {
  release: string;
  bring: () => Promise<unknown>;
}

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

  function load(owner: Ownership, pathname: string): Promise<Loaded> {
    const { remote } = owner.remote;
    const running = loaded.get(remote);
    if (running) return running;
    const loading = tries(owner, pathname).catch((error: unknown) => {
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

  /** The file that the document names, then the entry anew, then the last good release. What fails is told of, once. */
  async function tries({ remote, route }: Ownership, pathname: string): Promise<Loaded> {
    let failure: unknown;
    for (const { release, bring } of waysTo(remote, route)) {
      try {
        const module = await within(timeoutMs, checkedModule(await bring(), release, pathname), release);
        return { name: remote.remote, module, isFallback: release !== remote.release };
      } catch (error) {
        if (String(error) !== String(failure)) reportFailure(release, error);
        failure = error;
      }
    }
    throw failure;
  }

  function waysTo({ remote, release, container, base, entry, pages, needs, fallback }: ComposedRemote, { page }: RouteEntry): Way[] {
    const load = async (of: Release, attempt: number) => (await federation()).loadRelease(of, timeoutMs, attempt);
    const file = page === null ? entry : (pages[page] ?? { name: page, bytes: 0, integrity: '' });
    const isFirst = first;
    first = false;
    const [unmet] = unmetRequirements(needs, versions);
    const own = [
      async () => (isFirst ? attachFirst({ container, base, file }, timeoutMs) : load({ container, base, file }, nextAttempt(remote))),
      async () => load({ container, base, file: entry }, nextAttempt(remote) + 1),
    ];
    const refused = async () => { throw new Error(unmet); };
    return [
      ...(unmet === undefined ? own : [refused]).map((bring) => ({ release, bring })),
      ...(fallback ? [{ release: fallback.release, bring: async () => load({ ...fallback, file: fallback.entry }, nextAttempt(remote)) }] : []),
    ];
  }

  return {
    navigation,
    owns: (pathname) => ownerOf(pathname) !== null,
    nameOf: (pathname) => ownerOf(pathname)?.remote.release ?? null,
    async load(pathname) {
      const owner = ownerOf(pathname);
      return owner === null ? null : load(owner, pathname);
    },
    async prepare() {
      await federation();
    },
  };
}
