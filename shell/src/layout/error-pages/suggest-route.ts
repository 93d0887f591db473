import { horoscopeTimes, routeAliases, signs, type NavigationEntry, type NavigationPlace } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';
import { signLabels } from '@oracle-astra/shared/terms';
import { findNearestPath } from './nearest-path';

export interface RouteSuggestion {
  label: string;
  to: string;
}

/** Places by priority: the first one that links to a page provides its label. */
const places: NavigationPlace[] = ['suggestion', 'header', 'side', 'profile', 'footer-important', 'footer-horoscope', 'footer-policies'];

/** Query parameters that the suggestion keeps, with their allowed values. */
const queryValues: Record<string, readonly string[]> = { zodiac: signs, when: horoscopeTimes };

const parseUrl = ({ to }: NavigationEntry) => new URL(to, 'http://site');

/** Suggests the page that was probably meant by an unknown address, among those that remotes link to; null if none is similar enough. */
export function suggestRoute(
  pathname: string,
  search: string,
  navigation: readonly NavigationEntry[],
  t: Translate,
): RouteSuggestion | null {
  const entries = places.flatMap((place) => navigation.filter((entry) => entry.place === place && parseUrl(entry).hash === ''));
  const paths = [...new Set(entries.map((entry) => parseUrl(entry).pathname))];
  const nearest = findNearestPath(pathname, new Map(paths.map((path) => [path, [path, ...(routeAliases[path] ?? [])]])));
  const entry = entries.find((each) => parseUrl(each).pathname === nearest);
  return entry ? withQuery(entry, new URLSearchParams(search), t) : null;
}

/** The link, with the requested values of query parameters that the link also has. */
function withQuery(entry: NavigationEntry, requested: URLSearchParams, t: Translate): RouteSuggestion {
  const { pathname, searchParams } = parseUrl(entry);
  const findValue = (name: string) => findIgnoringCase(queryValues[name] ?? [], requested.get(name));
  const values = [...searchParams].map(([name, value]): [string, string] => [name, findValue(name) ?? value]);
  const query = new URLSearchParams(values).toString();
  const sign = searchParams.has('zodiac') ? findIgnoringCase(signs, requested.get('zodiac')) : undefined;
  const label = sign ? t('shell.notFound.pageForSign', { page: entry.label, sign: t(signLabels[sign]) }) : entry.label;
  return { label, to: pathname + (query && `?${query}`) };
}

function findIgnoringCase<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value.toLowerCase() === text?.toLowerCase());
}
