import type { RouteObject } from 'react-router-dom';
import type { NavigationEntry } from '../contract';

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
