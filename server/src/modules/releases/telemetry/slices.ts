import { isLocale, type Descriptor, type ReleaseReport, type VitalName } from '@oracle-astra/shared/contract';

/** The dimensions of visits, each counted separately, so that the number of rows is a sum and not a product. */
export type SliceKind = 'page' | 'device' | 'language';

/** A part of the visits: those of one page, of one class of devices, or in one language. */
export interface Slice {
  kind: SliceKind;
  value: string;
}

/** The vitals that are kept by slice: those that the guard judges. */
export const slicedVitals = ['lcp', 'inp', 'cls'] as const satisfies readonly VitalName[];
export type SlicedVital = (typeof slicedVitals)[number];

type DeviceClass = 'cheap phone' | 'phone' | 'tablet' | 'computer';

/** Browsers report 2 for a phone with up to three gigabytes. */
const cheapMemory = 2;

function toDeviceClass(userAgent: string, memory: number | undefined): DeviceClass {
  const isAndroid = userAgent.includes('Android');
  if (/iPad|Tablet/.test(userAgent) || (isAndroid && !userAgent.includes('Mobile'))) return 'tablet';
  if (!isAndroid && !/Mobi|iPhone/.test(userAgent)) return 'computer';
  return memory !== undefined && memory <= cheapMemory ? 'cheap phone' : 'phone';
}

/** The patterns of routes by remote; those of the shell are all, because it is part of every page. */
export function listPages(descriptors: Iterable<Descriptor>): ReadonlyMap<string, ReadonlySet<string>> {
  const pages = new Map<string, Set<string>>([['shell', new Set()]]);
  for (const { remote, routes } of descriptors)
    for (const { path } of routes) for (const name of ['shell', remote]) pages.set(name, (pages.get(name) ?? new Set()).add(path));
  return pages;
}

/** The slices of a report's document about a remote. What the site does not have is left out, so that invented names add no rows. */
export function listSlices(
  { page, locale, memory }: Pick<ReleaseReport, 'page' | 'locale' | 'memory'>,
  userAgent: string,
  pages: ReadonlySet<string> | undefined,
): Slice[] {
  return [
    ...(page !== undefined && pages?.has(page) ? [{ kind: 'page' as const, value: `/${page}` }] : []),
    { kind: 'device', value: toDeviceClass(userAgent, memory) },
    ...(isLocale(locale) ? [{ kind: 'language' as const, value: locale }] : []),
  ];
}
