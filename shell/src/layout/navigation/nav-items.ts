import type { NavigationEntry, NavigationPlace } from '@oracle-astra/shared/contract';

/** The entries of some places for a visitor or a signed-in person, sorted by `order`. */
function filterEntries(places: readonly NavigationPlace[], navigation: readonly NavigationEntry[], isSignedIn: boolean): NavigationEntry[] {
  return navigation
    .filter((entry) => places.includes(entry.place) && (entry.signedIn === undefined || entry.signedIn === isSignedIn))
    .sort((a, b) => a.order - b.order);
}

/** The items of a place; the side menu also contains those of the header. */
export function getNavItems(place: NavigationPlace, navigation: readonly NavigationEntry[], isSignedIn: boolean): NavigationEntry[] {
  return filterEntries(place === 'side' ? ['header', 'side'] : [place], navigation, isSignedIn);
}

/** A key that is unique within a place, because two items may link to the same page. */
export const getNavKey = ({ label, to }: Pick<NavigationEntry, 'label' | 'to'>) => `${label} ${to}`;

/** Whether an item links to this address or a parent of it. Links to a section of a page are never current. */
export function isCurrent(
  { to, query }: Pick<NavigationEntry, 'to' | 'query'>,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const { pathname: path, searchParams, hash } = new URL(to, 'http://site');
  if (hash !== '') return false;
  if (pathname !== path && (path === '/' || !pathname.startsWith(`${path}/`))) return false;
  const current = new URLSearchParams(search);
  return !query || [...searchParams].every(([name, value]) => current.get(name) === value);
}
