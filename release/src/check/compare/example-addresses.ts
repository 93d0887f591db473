import { isPersonalPath, matchRoute, splitLocale, staticPathOf, type Descriptor } from '@oracle-astra/shared/contract';

/** The maximum number of addresses of one person that differ only by their query. */
const maxStates = 6;

interface ExampleSources {
  candidate: Pick<Descriptor, 'routes'>;
  patterns: readonly string[];
  site: string;
}

/** The route of an address with the names of its parameters, which identify its state; null if another remote owns it. */
export function toStateKey({ routes }: Pick<Descriptor, 'routes'>, { pathname, searchParams }: URL): string | null {
  const pattern = matchRoute(routes, splitLocale(pathname).pathname)?.path;
  return pattern === undefined ? null : [pattern, ...[...searchParams.keys()].sort()].join(' ');
}

/** The links to pages of the candidate, each with its path and the key of its state. */
function listOwnLinks({ candidate, site }: ExampleSources, known: ReadonlySet<string>) {
  return [...known]
    .map((link) => new URL(link))
    .filter(({ origin }) => origin === new URL(site).origin)
    .flatMap((url) => {
      const key = toStateKey(candidate, url);
      return key === null ? [] : [{ path: url.pathname + url.search, pathname: url.pathname, key }];
    });
}

const toPattern = (key: string) => key.split(' ')[0] ?? '';

/** For each route with parameters the first link to it; null if no page has one. */
export function findExamples(sources: ExampleSources, known: ReadonlySet<string>): [pattern: string, example: string | null][] {
  const links = listOwnLinks(sources, known);
  return sources.patterns
    .filter((pattern) => staticPathOf(pattern) === null)
    .map((pattern) => [pattern, links.find(({ key }) => toPattern(key) === pattern)?.path ?? null]);
}

/**
 * Links that open a route in another state by their query, such as the payment of one pack: the first one for each set of
 * parameters, each route in turn. A public page is opened as a visitor, a personal one as a member.
 */
export function findStates(sources: ExampleSources, known: ReadonlySet<string>, isSignedIn: boolean): string[] {
  const links = listOwnLinks(sources, known);
  const examples = findExamples(sources, known).map(([, example]) => example);
  const seen = new Set(links.filter(({ path }) => examples.includes(path)).map(({ key }) => key));
  const turns = new Map<string, number>();
  const states = links.flatMap(({ path, pathname, key }) => {
    const isOther = splitLocale(pathname).pathname !== pathname || isPersonalPath(pathname) !== isSignedIn;
    if (!path.includes('?') || isOther || seen.has(key)) return [];
    seen.add(key);
    const turn = turns.get(toPattern(key)) ?? 0;
    turns.set(toPattern(key), turn + 1);
    return [{ path, turn }];
  });
  return states
    .sort((one, other) => one.turn - other.turn)
    .slice(0, maxStates)
    .map(({ path }) => path);
}
