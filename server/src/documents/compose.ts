import {
  localizeFileName,
  localizeNavigation,
  type ComposedRemote,
  type Composition,
  type DescribedNavigationEntry,
  type Descriptor,
  type Locale,
  type Registry,
  type ReleaseFile,
  type RouteEntry,
} from '@oracle-astra/shared/contract';
import type { Revision } from './release-store';
import type { BucketOf } from './visitor';

/** The release of a remote that a visitor gets. */
export function selectRelease({ registry }: Revision, remote: string, bucketOf: BucketOf): string | null {
  const channel = registry.remotes[remote];
  if (!channel) return null;
  return channel.canary !== null && bucketOf(remote) < channel.canary.percent ? channel.canary.release : channel.stable;
}

/** The descriptor of the release that a visitor gets, or of the stable one where the canary's cannot be read. */
export function selectDescriptor(revision: Revision, remote: string, bucketOf: BucketOf): Descriptor | undefined {
  const { registry, descriptors } = revision;
  const candidates = [selectRelease(revision, remote, bucketOf), registry.remotes[remote]?.stable];
  return candidates.flatMap((release) => (!release ? [] : (descriptors.get(release) ?? [])))[0];
}

export const getReleaseBase = ({ remote, release }: Descriptor) => `/releases/${remote}/${release}/`;

/** Throws where a release's descriptor refers to a file that it does not list. */
export function getReleaseFile({ release, files }: Descriptor, name: string): ReleaseFile {
  const file = files.find((other) => other.name === name);
  if (!file) throw new Error(`${release} lists no file ${name}`);
  return file;
}

/** A script of a release with the texts of a language, if it has any; otherwise the script itself. */
export function getLocalizedFile(descriptor: Descriptor, name: string, locale: Locale): ReleaseFile {
  const localized = localizeFileName(name, locale);
  return descriptor.files.find((file) => file.name === localized) ?? getReleaseFile(descriptor, name);
}

/** The remotes of the registry, without the hosts. */
export const listRemotes = ({ remotes }: Registry) => Object.keys(remotes).filter((remote) => remote !== 'shell' && remote !== 'bench');

/** A composition with the labels of its links in all languages. */
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

/** The last good release: the stable one for a canary, the previous one for a stable one. */
function selectFallback({ registry, descriptors }: Revision, { remote, release }: Descriptor): Descriptor | undefined {
  const channel = registry.remotes[remote];
  const other = channel?.stable === release ? channel.previous : channel?.stable;
  return !other || other === release ? undefined : descriptors.get(other);
}

/** A release in the form that the composition has it. */
export function toComposedRemote(descriptor: Descriptor, locale: Locale, fallback?: Descriptor): ComposedRemote {
  const pages = descriptor.routes.flatMap(({ page }) =>
    page === null ? [] : [[page, getLocalizedFile(descriptor, page, locale)] as const],
  );
  return {
    remote: descriptor.remote,
    release: descriptor.release,
    container: descriptor.container,
    base: getReleaseBase(descriptor),
    entry: getLocalizedFile(descriptor, descriptor.entry, locale),
    routes: descriptor.routes,
    pages: Object.fromEntries(pages),
    needs: descriptor.needs,
    fallback: fallback
      ? {
          release: fallback.release,
          container: fallback.container,
          base: getReleaseBase(fallback),
          entry: getLocalizedFile(fallback, fallback.entry, locale),
        }
      : null,
  };
}

/**
 * The part of a composition that a document contains: of the page files, only the requested page's. Integrity hashes do not
 * compress, and sixty of them weigh as much as a small script; later pages are loaded by their names. Links have one language.
 */
export function trimComposition(composition: LocalizableComposition, route: RouteEntry | undefined, locale: Locale): Composition {
  const trimPages = ({ pages }: ComposedRemote) => Object.fromEntries(Object.entries(pages).filter(([name]) => name === route?.page));
  return {
    ...composition,
    navigation: localizeNavigation(composition.navigation, locale),
    remotes: composition.remotes.map((remote) => ({ ...remote, pages: trimPages(remote) })),
  };
}
