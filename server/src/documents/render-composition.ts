import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import type { RenderComposition, ReleaseBuild } from '../rendering/messages';
import { getCompositionKey } from '../rendering/render-pools';
import { getReleaseFile } from './compose';
import type { BucketOf } from './releases/visitor';
import type { Revision } from './releases/release-store';
import type { SelectedReleases } from './releases/select-releases';

/** With more concurrent canaries than this, workers for their combinations start with the first page. */
const maxCanaries = 5;

/** Buckets of all groups of visitors that may get different releases, fewest canaries first: canaries of remotes are independent. */
function listBuckets({ registry }: Revision): { bucketOf: BucketOf; canaries: number }[] {
  const remotes = Object.entries(registry.remotes).filter(([, { canary }]) => canary !== null);
  const names = remotes.map(([remote]) => remote).slice(0, maxCanaries);
  return Array.from({ length: 2 ** names.length }, (_, subset) => {
    const chosen = new Set(names.filter((_name, at) => (subset >> at) % 2 === 1));
    return { bucketOf: (remote: string) => (chosen.has(remote) ? 0 : 99.99), canaries: chosen.size };
  }).sort((a, b) => a.canaries - b.canaries);
}

/** The releases of a group of visitors, and the number of canaries among them. */
export interface SelectionOfSome {
  releases: SelectedReleases;
  canaries: number;
}

/** Maps selected releases to the builds that render their pages; `releasesDir` is the folder of the releases. */
export function createRenderCompositions(releasesDir: string) {
  const toReleaseBuild = (descriptor: Descriptor): ReleaseBuild => {
    const { remote, release, server, needs } = descriptor;
    const isListed = server !== null && descriptor.files.some(({ name }) => name === server);
    return {
      remote,
      release,
      file: isListed ? path.join(releasesDir, remote, release, server) : null,
      integrity: isListed ? getReleaseFile(descriptor, server).integrity : '',
      needs,
    };
  };

  function toRenderComposition({ descriptors }: Revision, { shell, composition }: SelectedReleases): RenderComposition {
    return {
      host: toReleaseBuild(shell),
      remotes: composition.remotes.flatMap(({ release }) => descriptors.get(release) ?? []).map(toReleaseBuild),
      navigation: composition.navigation,
    };
  }

  return {
    toRenderComposition,
    /** The selections of all visitors of a revision, by the keys of their render compositions. */
    listAll(revision: Revision, select: (bucketOf: BucketOf) => SelectedReleases | null): Map<string, SelectionOfSome> {
      const selections = listBuckets(revision).flatMap(({ bucketOf, canaries }) => {
        const releases = select(bucketOf);
        return releases ? [{ releases, canaries }] : [];
      });
      return new Map(selections.map((some) => [getCompositionKey(toRenderComposition(revision, some.releases)), some] as const).reverse());
    },
  };
}
