import type { DataRouter } from 'react-router-dom';

/** The message from the frame to the switchboard: the address of the page within the remote. */
export interface PathMessage {
  isolatedPath: string;
}

export function isPathMessage(value: unknown): value is PathMessage {
  return typeof value === 'object' && value !== null && 'isolatedPath' in value && typeof value.isolatedPath === 'string';
}

/** Reports a navigation to the window around the frame. */
export function reportPath(router: Pick<DataRouter, 'state' | 'subscribe'>, basename: string): void {
  if (window.parent === window) return;
  router.subscribe(({ location: { pathname, search, hash } }) => {
    const path = (pathname.startsWith(basename) ? pathname.slice(basename.length) : pathname) + search + hash;
    const message: PathMessage = { isolatedPath: path || '/' };
    window.parent.postMessage(message, location.origin);
  });
}
