import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { FillEntry, NavigationEntry, SlotEntry } from '../contract';

/** The `handle` of a route: layout options of its page for the shell. */
export interface PageHandle {
  /** `full`: the page is as high as the window, scrolls its own content and has no footer. */
  frame?: 'full';
}

/**
 * What a remote exposes as `./routes`: its routes as data (ids prefixed with the remote, `lazy` pages whose chunk is
 * named like the id) and its entries of the site's navigation.
 */
export interface RemoteModule {
  routes: RouteObject[];
  navigation: NavigationEntry[];
}

/** The named places in pages of a remote, exported as `slots` beside its routes. The name begins with that of the remote. */
export type RemoteSlots = SlotEntry[];

/**
 * What a remote puts into slots, exported as `fills` beside its routes. The name begins with that of the remote, and the chunk of
 * `lazy` is named like the fill. `loader` is a `prefetch(…)` of data, which the server awaits before it renders the fill.
 */
export type RemoteFills = (Omit<FillEntry, 'page'> & {
  loader?: LoaderFunction;
  lazy: () => Promise<{ Component: ComponentType }>;
})[];
