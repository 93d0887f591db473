import { staticPathOf, type ComposedRemote } from '@oracle-astra/shared/contract';
import type { PageJob } from '../../rendering/threads/thread-events';
import { findPageFills } from './page-fills';

export type WarmUpPage = Pick<PageJob, 'remote' | 'fills'> & { address: string };

/** The first page of each remote whose address has no parameters, if there is one. */
export const listWarmUpPages = (remotes: readonly ComposedRemote[]): WarmUpPage[] =>
  remotes.flatMap((remote) =>
    remote.routes
      .flatMap((route) => {
        const address = staticPathOf(route.path);
        return address === null ? [] : [{ remote: remote.remote, address, fills: findPageFills(remotes, { remote, route }) }];
      })
      .slice(0, 1),
  );
