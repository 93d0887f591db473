import type { ComposedRemote, Composition, Descriptor, Registry, ReleaseFile, RouteEntry } from '@oracle-astra/shared/contract';
import type { Revision } from './release-store';

/** Which release of a remote a visitor gets; `bucket` is the visitor's place from 0 to 99, the same at each visit. */
export function selectRelease({ registry }: Revision, remote: string, bucket: number): string | null {
  const channel = registry.remotes[remote];
  if (!channel) return null;
  return channel.canary !== null && bucket < channel.canary.percent ? channel.canary.release : channel.stable;
}

/** The release that a visitor gets, or the stable one where the canary cannot be read. */
export function selectDescriptor(revision: Revision, remote: string, bucket: number): Descriptor | undefined {
  const { registry, descriptors } = revision;
  const wanted = [selectRelease(revision, remote, bucket), registry.remotes[remote]?.stable];
  return wanted.flatMap((release) => (!release ? [] : (descriptors.get(release) ?? [])))[0];
}

export const getReleaseBase = ({ remote, release }: Descriptor) => `/releases/${remote}/${release}/`;

/** Throws where a release's descriptor names a file that it does not list. */
export function getReleaseFile({ release, files }: Descriptor, name: string): ReleaseFile {
  const file = files.find((listed) => listed.name === name);
  if (!file) throw new Error(`${release} lists no file ${name}`);
  return file;
}

/** The remotes of the registry, without those that are pages by themselves. */
export const listRemotes = ({ remotes }: Registry) => Object.keys(remotes).filter((remote) => remote !== 'shell' && remote !== 'bench');

/** The composition for a visitor: the release of each remote with its route table, and the one to fall back on. */
export function compose(revision: Revision, bucket: number, timeoutMs: number): Composition {
  const chosen = listRemotes(revision.registry)
    .flatMap((remote) => selectDescriptor(revision, remote, bucket) ?? []);
  return {
    revision: revision.registry.revision,
    timeout_ms: timeoutMs,
    remotes: chosen.map((described) => toComposedRemote(described, selectFallback(revision, described))),
    navigation: chosen.flatMap(({ navigation }) => navigation).sort((a, b) => a.order - b.order),
  };
}

/** The last good release: the stable one under a canary, the one before a stable one. */
function selectFallback({ registry, descriptors }: Revision, { remote, release }: Descriptor): Descriptor | undefined {
  const channel = registry.remotes[remote];
  const other = channel?.stable === release ? channel.previous : channel?.stable;
  return !other || other === release ? undefined : descriptors.get(other);
}

/** A release as the composition tells of it. */
export function toComposedRemote(described: Descriptor, fallback?: Descriptor): ComposedRemote {
  const pages = described.routes.flatMap(({ page }) => (page === null ? [] : [[page, getReleaseFile(described, page)] as const]));
  return {
    remote: described.remote, release: described.release, container: described.container, base: getReleaseBase(described),
    entry: getReleaseFile(described, described.entry), routes: described.routes, pages: Object.fromEntries(pages), needs: described.needs,
    fallback: fallback ? { release: fallback.release, container: fallback.container, base: getReleaseBase(fallback), entry: getReleaseFile(fallback, fallback.entry) } : null,
  };
}

/**
 * What a document carries of a composition: the hashes of the page that it names itself, and of no other's. A hash
 * cannot be compressed, and sixty of them cost a slow line as much as a small script; later pages come by their names.
 */
export function trimComposition(composition: Composition, owned: RouteEntry | undefined): Composition {
  const named = ({ pages }: ComposedRemote) => Object.fromEntries(Object.entries(pages).filter(([name]) => name === owned?.page));
  return { ...composition, remotes: composition.remotes.map((remote) => ({ ...remote, pages: named(remote) })) };
}
