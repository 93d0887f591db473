import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import type { RenderComposition, ReleaseBuild } from '../rendering/messages';
import { getCompositionKey } from '../rendering/render-pools';
import { getReleaseFile } from './compose';
import type { Revision } from './release-store';
import type { SelectedReleases } from './select-releases';

const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);

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
    listAll(revision: Revision, select: (bucket: number) => SelectedReleases | null): Map<string, SelectedReleases> {
      const selections = buckets.flatMap((bucket) => select(bucket) ?? []);
      return new Map(selections.map((releases) => [getCompositionKey(toRenderComposition(revision, releases)), releases]));
    },
  };
}
