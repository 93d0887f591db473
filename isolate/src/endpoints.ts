import { apiPaths } from '@oracle-astra/shared/contract';

/** Longest first, so that `posts/7` is not matched as `posts`. */
const entries = Object.entries(apiPaths).sort(([, a], [, b]) => b.length - a.length);

/** The name of a path in `apiPaths`. A path below an endpoint, such as `/media/7`, has the name of that endpoint. */
export const getEndpointName = (pathname: string): string | undefined =>
  entries.find(([, path]) => pathname === path || pathname.startsWith(`${path}/`))?.[0];

export const endpointNames: readonly string[] = entries.map(([name]) => name);

/** The name of an endpoint in the switchboard: 'forum/discussions/getAll'. */
export const getEndpointLabel = (name: string): string =>
  (entries.find(([each]) => each === name)?.[1] ?? name).replace(/^\/(?:apis|wp-json)\//, '').replace(/\.php$/, '');
