import { horoscopeDays, signs, type NavigationEntry, type NavigationPlace } from '@oracle-astra/shared/contract';
import { editDistance } from './edit-distance';

export interface Nearest {
  label: string;
  to: string;
}

/** Where labels are taken from first, for a page that several links lead to. */
const places: NavigationPlace[] = ['suggestion', 'header', 'side', 'profile', 'footer-important', 'footer-horoscope', 'footer-policies'];

/** What an address may say in its query, and a link in its place says too. */
const known: Record<string, readonly string[]> = { zodiac: signs, when: horoscopeDays };

const readAddress = ({ to }: NavigationEntry) => new URL(to, 'http://site');

/** The link that somebody probably meant, or null where none is near: one letter in four may be wrong. */
export function nearestWay(pathname: string, search: string, navigation: readonly NavigationEntry[]): Nearest | null {
  const [best] = places
    .flatMap((place) => navigation.filter((entry) => entry.place === place && readAddress(entry).hash === ''))
    .map((entry) => ({ entry, distance: editDistance(pathname.toLowerCase(), readAddress(entry).pathname) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.ceil(pathname.length / 4) ? withAsked(best.entry, new URLSearchParams(search)) : null;
}

/** The link with what the address asked for, as far as both say it. */
function withAsked(entry: NavigationEntry, asked: URLSearchParams): Nearest {
  const { pathname, searchParams } = readAddress(entry);
  const valueOf = (name: string) => known[name]?.find((value) => value.toLowerCase() === asked.get(name)?.toLowerCase());
  const values = [...searchParams].map(([name, value]): [string, string] => [name, valueOf(name) ?? value]);
  const query = new URLSearchParams(values).toString();
  const sign = searchParams.has('zodiac') ? valueOf('zodiac') : undefined;
  return { label: sign ? `${entry.label} for ${sign}` : entry.label, to: pathname + (query && `?${query}`) };
}
