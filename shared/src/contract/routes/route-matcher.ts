import type { ComposedRemote, RouteEntry } from '../releases/release';

/** A variant of a pattern with or without its optional segments. The highest score wins. */
interface Branch {
  path: string;
  score: number;
  matches: RegExp;
}

const branchCache = new Map<string, Branch[]>();

/**
 * The route that matches a pathname, or null. It follows the rules of react-router's `matchRoutes`, so that the server, the shell
 * before it has loaded a remote, and the remote's router agree. Of equal scores the first route wins.
 */
export function matchRoute<Route extends { path: string }>(routes: readonly Route[], pathname: string): Route | null {
  const decoded = decodePathname(pathname);
  let best: Route | null = null;
  let bestScore = -Infinity;
  for (const route of routes) {
    for (const { score, matches } of branchesOf(route.path)) {
      if (score <= bestScore || !matches.test(decoded)) continue;
      best = route;
      bestScore = score;
    }
  }
  return best;
}

/** A route with the remote that it belongs to. */
export interface OwnedRoute {
  path: string;
  remote: ComposedRemote;
  route: RouteEntry;
}

/** The routes of all remotes in one table. */
export const ownedRoutes = (remotes: readonly ComposedRemote[]): OwnedRoute[] =>
  remotes.flatMap((remote) => remote.routes.map((route) => ({ path: route.path, remote, route })));

/** The address with a leading slash that a pattern matches without parameters; null if there is none. */
export function staticPathOf(pattern: string): string | null {
  const plain = branchesOf(pattern).find(({ path }) => !/(?:^|\/)(?::|\*$)/.test(path.replace(/(.)\/\*$/, '$1')));
  return plain ? `/${plain.path.replace(/^\/+|\/*\*?$/g, '')}` : null;
}

function branchesOf(pattern: string): Branch[] {
  let branches = branchCache.get(pattern);
  if (!branches) {
    branches = expandOptionalSegments(pattern).map((path) => ({ path, score: scoreOf(path), matches: toRegExp(path) }));
    branchCache.set(pattern, branches);
  }
  return branches;
}

/** All variants of a pattern without question marks; those with more optional segments come first. */
export const expandOptionalSegments = (pattern: string): string[] => withoutOptionals(pattern.split('/'));

function withoutOptionals([first = '', ...rest]: string[]): string[] {
  const required = first.replace(/\?$/, '');
  if (rest.length === 0) return required === first ? [first] : [required, ''];
  const after = withoutOptionals(rest);
  const taken = after.map((path) => (path === '' ? required : `${required}/${path}`));
  return required === first ? taken : [...taken, ...after];
}

/** More segments score higher, static segments higher than parameters, and a splat lowest. */
function scoreOf(path: string): number {
  const segments = `/${path}`.replace(/\/\/+/g, '/').split('/');
  const start = segments.length - (segments.includes('*') ? 2 : 0);
  return segments
    .filter((segment) => segment !== '*')
    .reduce((sum, segment) => sum + (/^:[\w-]+$/.test(segment) ? 3 : segment === '' ? 1 : 10), start);
}

function toRegExp(path: string): RegExp {
  const source = path
    .replace(/\/*\*?$/, '')
    .replace(/^\/*/, '/')
    .replace(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replace(/\/:[\w-]+/g, '/[^/]+');
  const end = !path.endsWith('*') ? '/*$' : /^\/?\*$/.test(path) ? '.*$' : '(?:/.+|/*)$';
  return new RegExp(`^${source}${end}`, 'i');
}

/** Decodes the segments except for their slashes; an invalid pathname is returned unchanged. */
function decodePathname(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replace(/\//g, '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
