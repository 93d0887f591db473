import type { ComposedRemote, RouteEntry } from './release';

/** One way to read a pattern: its optional segments are there or not. A higher score wins. */
interface Branch {
  path: string;
  score: number;
  matches: RegExp;
}

const known = new Map<string, Branch[]>();

/**
 * The route that answers a pathname, or null. The same rules as react-router's `matchRoutes`, so that the server, the
 * shell before a remote's code is there, and that code itself agree: of routes that score alike the first one wins.
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

/** The address that a pattern answers without any parameter, with its slash; null where it has none. */
export function staticPathOf(pattern: string): string | null {
  const plain = branchesOf(pattern).find(({ path }) => !/(?:^|\/)(?::|\*$)/.test(path.replace(/(.)\/\*$/, '$1')));
  return plain ? `/${plain.path.replace(/^\/+|\/*\*?$/g, '')}` : null;
}

function branchesOf(pattern: string): Branch[] {
  let branches = known.get(pattern);
  if (!branches) {
    branches = expandOptionalSegments(pattern).map((path) => ({ path, score: scoreOf(path), matches: compiled(path) }));
    known.set(pattern, branches);
  }
  return branches;
}

/** Every reading of a pattern without question marks, those with more of its optional segments first. */
export const expandOptionalSegments = (pattern: string): string[] => withoutOptionals(pattern.split('/'));

function withoutOptionals([first = '', ...rest]: string[]): string[] {
  const required = first.replace(/\?$/, '');
  if (rest.length === 0) return required === first ? [first] : [required, ''];
  const after = withoutOptionals(rest);
  const taken = after.map((path) => (path === '' ? required : `${required}/${path}`));
  return required === first ? taken : [...taken, ...after];
}

/** More segments before fewer, then static ones before parameters, and a splat last. */
function scoreOf(path: string): number {
  const segments = `/${path}`.replace(/\/\/+/g, '/').split('/');
  const start = segments.length - (segments.includes('*') ? 2 : 0);
  return segments.filter((segment) => segment !== '*').reduce((sum, segment) => sum + (/^:[\w-]+$/.test(segment) ? 3 : segment === '' ? 1 : 10), start);
}

function compiled(path: string): RegExp {
  const source = path
    .replace(/\/*\*?$/, '')
    .replace(/^\/*/, '/')
    .replace(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replace(/\/:[\w-]+/g, '/[^/]+');
  const end = !path.endsWith('*') ? '/*$' : /^\/?\*$/.test(path) ? '.*$' : '(?:/.+|/*)$';
  return new RegExp(`^${source}${end}`, 'i');
}

/** Segments are decoded, but for slashes in them; a pathname that cannot be decoded is taken as it is. */
function decodePathname(pathname: string): string {
  try {
    return pathname.split('/').map((segment) => decodeURIComponent(segment).replace(/\//g, '%2F')).join('/');
  } catch {
    return pathname;
  }
}
