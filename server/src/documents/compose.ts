import { getLocalizedFile, getReleaseBase, getReleaseFile, toComposedRemote } from '@oracle-astra/release/src/packaging/compose-remote';
import {
  localizeNavigation,
  type ComposedRemote,
  type Composition,
  type DescribedNavigationEntry,
  type Descriptor,
  type Locale,
  type Registry,
  type RouteEntry,
} from '@oracle-astra/shared/contract';
import type { Revision } from './releases/release-store';
import type { BucketOf } from './releases/visitor';

export { getLocalizedFile, getReleaseBase, getReleaseFile, toComposedRemote };

/** The release of a remote that a visitor gets. */
export function selectRelease({ registry }: Revision, remote: string, bucketOf: BucketOf): string | null {
  const channel = registry.remotes[remote];
  if (!channel) return null;
  return channel.canary !== null && bucketOf(remote) < channel.canary.percent ? channel.canary.release : channel.stable;
}

/** The descriptor of a visitor's release, or of the stable one if the canary's cannot be read. */
export function selectDescriptor(revision: Revision, remote: string, bucketOf: BucketOf): Descriptor | undefined {
  const { registry, descriptors } = revision;
  const candidates = [selectRelease(revision, remote, bucketOf), registry.remotes[remote]?.stable];
  return candidates.flatMap((release) => (!release ? [] : (descriptors.get(release) ?? [])))[0];
}

/** The remotes of the registry, without the hosts. */
export const listRemotes = ({ remotes }: Registry) => Object.keys(remotes).filter((remote) => remote !== 'shell' && remote !== 'bench');

/** A composition whose links have labels in all languages. */
export type LocalizableComposition = Omit<Composition, 'navigation'> & { navigation: DescribedNavigationEntry[] };

/** The composition for a visitor: the release of each remote with its route table in a language, and its fallback. */
export function compose(revision: Revision, bucketOf: BucketOf, timeoutMs: number, locale: Locale): LocalizableComposition {
  const selected = listRemotes(revision.registry).flatMap((remote) => selectDescriptor(revision, remote, bucketOf) ?? []);
  return {
    revision: revision.registry.revision,
    timeout_ms: timeoutMs,
    remotes: selected.map((descriptor) => toComposedRemote(descriptor, locale, selectFallback(revision, descriptor))),
    navigation: selected.flatMap(({ navigation }) => navigation).sort((a, b) => a.order - b.order),
  };
}

/** The last good release: the stable one for a canary, the previous one for a stable one; never one that was withdrawn. */
function selectFallback({ registry, descriptors }: Revision, { remote, release }: Descriptor): Descriptor | undefined {
  const channel = registry.remotes[remote];
  const other = channel?.stable === release ? channel.previous : channel?.stable;
  const isWithdrawn = channel?.withdrawn?.some((each) => each.release === other);
  return !other || other === release || isWithdrawn ? undefined : descriptors.get(other);
}

/**
 * The part of a composition in a document: only the page file of the requested page. Integrity hashes do not compress, and
 * sixty of them are as large as a small script, so later pages are loaded by name. Links have one language.
 */
export function trimComposition(composition: LocalizableComposition, route: RouteEntry | undefined, locale: Locale): Composition {
  const trimPages = ({ pages }: ComposedRemote) => Object.fromEntries(Object.entries(pages).filter(([name]) => name === route?.page));
  return {
    ...composition,
    navigation: localizeNavigation(composition.navigation, locale),
    // Only the server needs to know which routes have slots.
    remotes: composition.remotes.map(({ slots: _slots, ...remote }) => ({ ...remote, pages: trimPages(remote) })),
  };
}
