import type { ComposedRemote, Composition } from '@oracle-astra/shared/contract';

const file = (name: string) => ({ name, bytes: 1, integrity: `sha384-${name}` });

/** A remote of a composition: a page for each path, with numbered releases and containers. */
export function composedRemote(remote: string, paths: string[], overrides: Partial<ComposedRemote> = {}): ComposedRemote {
  const routes = paths.map((path) => ({ id: `${remote}-${path}`, path, page: `page.${remote}-${path}.js` }));
  return {
    remote,
    release: `${remote}-2`,
    container: `${remote}_2`,
    base: `/releases/${remote}/${remote}-2/`,
    entry: file('entry.js'),
    routes,
    pages: Object.fromEntries(routes.map(({ page }) => [page, file(page)])),
    needs: {},
    fallback: { release: `${remote}-1`, container: `${remote}_1`, base: `/releases/${remote}/${remote}-1/`, entry: file('entry.js') },
    ...overrides,
  };
}

export const compositionOf = (...remotes: ComposedRemote[]): Composition => ({ revision: 1, timeout_ms: 4000, remotes, navigation: [] });
