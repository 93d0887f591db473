import type { RouteObject } from 'react-router-dom';
import type { NavigationEntry } from '../contract';

/** What a route may tell the shell of its page, as the route's `handle`. */
export interface PageHandle {
  /** `full`: the page is as high as the window, scrolls within itself and has no footer below it. */
  frame?: 'full';
}

/**
 * What a remote exposes as `./routes`: its routes as data (ids prefixed by the remote, `lazy` pages whose chunk is
 * named as the id), and the entries that it adds to the site's navigation.
 */
export interface RemoteModule {
  routes: RouteObject[];
  navigation: NavigationEntry[];
}
