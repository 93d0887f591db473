import { horoscopeDays, signs, type NavigationEntry, type NavigationPlace } from '@oracle-astra/shared/contract';
import { editDistance } from './edit-distance';

export interface RouteSuggestion {
  label: string;
  to: string;
}

/** Places by priority: the first one that links to a page provides its label. */
const places: NavigationPlace[] = ['suggestion', 'header', 'side', 'profile', 'footer-important', 'footer-horoscope', 'footer-policies'];

/** Query parameters that are carried over to the suggestion, with their allowed values. */
const queryValues: Record<string, readonly string[]> = { zodiac: signs, when: horoscopeDays };

const parseUrl = ({ to }: NavigationEntry) => new URL(to, 'http://site');

/** Suggests the link with the most similar address; null where more than a quarter of the characters differ. */
export function suggestRoute(pathname: string, search: string, navigation: readonly NavigationEntry[]): RouteSuggestion | null {
  const [best] = places
    .flatMap((place) => navigation.filter((entry) => entry.place === place && parseUrl(entry).hash === ''))
    .map((entry) => ({ entry, distance: editDistance(pathname.toLowerCase(), parseUrl(entry).pathname) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.ceil(pathname.length / 4) ? withQuery(best.entry, new URLSearchParams(search)) : null;
}

/** The link, with the values of the requested query where the link has the same parameters. */
function withQuery(entry: NavigationEntry, requested: URLSearchParams): RouteSuggestion {
  const { pathname, searchParams } = parseUrl(entry);
  const findValue = (name: string) => queryValues[name]?.find((value) => value.toLowerCase() === requested.get(name)?.toLowerCase());
  const values = [...searchParams].map(([name, value]): [string, string] => [name, findValue(name) ?? value]);
  const query = new URLSearchParams(values).toString();
  const sign = searchParams.has('zodiac') ? findValue('zodiac') : undefined;
  return { label: sign ? `${entry.label} for ${sign}` : entry.label, to: pathname + (query && `?${query}`) };
}
