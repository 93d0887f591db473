import type { DataRouter } from 'react-router-dom';

/** What the frame tells the switchboard around it: the address of the page within the remote. */
export interface PathMessage {
  isolatedPath: string;
}

export function isPathMessage(value: unknown): value is PathMessage {
  return typeof value === 'object' && value !== null && 'isolatedPath' in value && typeof value.isolatedPath === 'string';
}

/** Tells the window around the frame where the person went. */
export function reportPath(router: Pick<DataRouter, 'state' | 'subscribe'>, basename: string): void {
  if (window.parent === window) return;
  router.subscribe(({ location: { pathname, search, hash } }) => {
    const path = (pathname.startsWith(basename) ? pathname.slice(basename.length) : pathname) + search + hash;
    const message: PathMessage = { isolatedPath: path || '/' };
    window.parent.postMessage(message, location.origin);
  });
}
