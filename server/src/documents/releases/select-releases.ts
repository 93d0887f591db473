import type { Descriptor, Locale } from '@oracle-astra/shared/contract';
import { compose, selectDescriptor, type LocalizableComposition } from '../compose';
import type { Revision } from './release-store';
import type { BucketOf } from './visitor';

/** The releases that a visitor's page consists of. */
export interface SelectedReleases {
  shell: Descriptor;
  composition: LocalizableComposition;
}

export interface SelectionOptions {
  /** The remote whose release is the host of every page: the shell, or the monolith of the bench. */
  host: 'shell' | 'bench';
  /** The time the browser waits for a remote's files, in milliseconds. */
  remoteTimeoutMs: number;
  /** The percentage of pages that report on their releases, 0 to 100; by default all. */
  reportPercent?: number;
}

/** The releases for visitors of some buckets, with the scripts of a language; null if the host has no readable release. */
export function selectReleases(
  revision: Revision,
  bucketOf: BucketOf,
  locale: Locale,
  { host, remoteTimeoutMs, reportPercent = 100 }: SelectionOptions,
): SelectedReleases | null {
  const shell = selectDescriptor(revision, host, bucketOf);
  if (!shell) return null;
  const composition = host === 'bench' ? composeMonolith(revision, remoteTimeoutMs) : compose(revision, bucketOf, remoteTimeoutMs, locale);
  return { shell, composition: reportPercent === 100 ? composition : { ...composition, report_percent: reportPercent } };
}

/** The monolith's own release contains its pages. */
const composeMonolith = ({ registry }: Revision, timeoutMs: number): LocalizableComposition => ({
  revision: registry.revision,
  timeout_ms: timeoutMs,
  remotes: [],
  navigation: [],
});

/** Whether visitors of one address get different releases, which a shared cache cannot distinguish. */
export const hasCanary = ({ registry }: Pick<Revision, 'registry'>) =>
  Object.values(registry.remotes).some(({ canary }) => canary !== null);
