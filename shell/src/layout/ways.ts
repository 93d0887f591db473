import { site, type NavigationEntry } from '@oracle-astra/shared/contract';

/** One entry of a menu. `query` says that the address is this page only with the entry's own query. */
export interface Way {
  order: number;
  label: string;
  to: string;
  query?: boolean;
}

const yearlyPredictions = site.createKundli({ predictions: 'true', p_type: 'yearly' });

const headerWays = (signedIn: boolean): Way[] => [
  { order: 10, label: 'Home', to: site.home },
  { order: 20, label: 'AstroHub', to: site.forum({ page: '1' }) },
  signedIn ? { order: 30, label: 'Yearly Predictions', to: yearlyPredictions, query: true } : { order: 30, label: 'Horoscope', to: site.horoscope('Aries') },
  { order: 40, label: 'Recharge', to: site.recharges },
  { order: 50, label: 'Chat Now', to: site.chatWithAi },
];

const ownWays = {
  header: headerWays,
  side: (signedIn: boolean): Way[] => [...headerWays(signedIn), { order: 60, label: 'Blogs', to: site.blogs() }],
};

const fits = (signedIn: boolean) => (entry: NavigationEntry) => entry.signedIn === undefined || entry.signedIn === signedIn;

/** What stands in the header, or in the menu of narrow screens, which has all of the header's too; remotes' entries by their order. */
export function waysOf(place: 'header' | 'side', navigation: readonly NavigationEntry[], signedIn: boolean): Way[] {
  const places = place === 'side' ? ['header', 'side'] : ['header'];
  const added = navigation.filter((entry) => places.includes(entry.place)).filter(fits(signedIn));
  return [...ownWays[place](signedIn), ...added].sort((one, other) => one.order - other.order);
}

/** What remotes add to the profile menu. */
export function profileWaysOf(navigation: readonly NavigationEntry[]): Way[] {
  return navigation.filter(({ place }) => place === 'profile').filter(fits(true)).sort((one, other) => one.order - other.order);
}

/** Whether an address is the one, or below the one, that an entry leads to. A part of a page is never the page itself. */
export function isCurrent({ to, query }: Way, { pathname, search }: { pathname: string; search: string }): boolean {
  const { pathname: path, searchParams, hash } = new URL(to, 'http://site');
  if (hash !== '') return false;
  if (pathname !== path && (path === '/' || !pathname.startsWith(`${path}/`))) return false;
  const asked = new URLSearchParams(search);
  return !query || [...searchParams].every(([name, value]) => asked.get(name) === value);
}
