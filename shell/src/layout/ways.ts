import type { NavigationEntry, NavigationPlace } from '@oracle-astra/shared/contract';

/** The links of some places, for a visitor or for who is signed in, in the order that the remotes ask for. */
function linksOf(places: readonly NavigationPlace[], navigation: readonly NavigationEntry[], signedIn: boolean): NavigationEntry[] {
  return navigation
    .filter((entry) => places.includes(entry.place) && (entry.signedIn === undefined || entry.signedIn === signedIn))
    .sort((one, other) => one.order - other.order);
}

/** What stands in a place. The menu of narrow screens has all of the header's too. */
export function waysOf(place: NavigationPlace, navigation: readonly NavigationEntry[], signedIn: boolean): NavigationEntry[] {
  return linksOf(place === 'side' ? ['header', 'side'] : [place], navigation, signedIn);
}

/** Tells links of one place apart: two may lead to one page. */
export const keyOf = ({ label, to }: Pick<NavigationEntry, 'label' | 'to'>) => `${label} ${to}`;

/** Whether an address is the one, or below the one, that an entry leads to. A part of a page is never the page itself. */
export function isCurrent({ to, query }: Pick<NavigationEntry, 'to' | 'query'>, { pathname, search }: { pathname: string; search: string }): boolean {
  const { pathname: path, searchParams, hash } = new URL(to, 'http://site');
  if (hash !== '') return false;
  if (pathname !== path && (path === '/' || !pathname.startsWith(`${path}/`))) return false;
  const asked = new URLSearchParams(search);
  return !query || [...searchParams].every(([name, value]) => asked.get(name) === value);
}
