import path from 'node:path';
import type { Composition, Descriptor } from '@oracle-astra/shared/contract';
import { getCompositionKey } from '../rendering/render-pools';
import type { RenderComposition, ReleaseBuild } from '../rendering/messages';
import { getReleaseFile } from './compose';
import type { Revision } from './release-store';

/** The releases that a visitor's page is made of. */
export interface SelectedReleases {
  shell: Descriptor;
  composition: Composition;
}

const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);

/** Tells which builds render the pages of a choice; `releasesDir` is the folder of the releases. */
export function createRenderCompositions(releasesDir: string) {
  const toReleaseBuild = (described: Descriptor): ReleaseBuild => {
    const { remote, release, server, needs } = described;
    const listed = server !== null && described.files.some(({ name }) => name === server);
    return { remote, release, file: listed ? path.join(releasesDir, remote, release, server) : null, integrity: listed ? getReleaseFile(described, server).integrity : '', needs };
  };

  function of({ descriptors }: Revision, { shell, composition }: SelectedReleases): RenderComposition {
    return { host: toReleaseBuild(shell), remotes: composition.remotes.flatMap(({ release }) => descriptors.get(release) ?? []).map(toReleaseBuild), navigation: composition.navigation };
  }

  return {
    of,
    /** All compositions that visitors of a revision get, by the keys of their workers. */
    all(revision: Revision, choose: (bucket: number) => SelectedReleases | null): Map<string, SelectedReleases> {
      const choices = buckets.flatMap((bucket) => choose(bucket) ?? []);
      return new Map(choices.map((choice) => [getCompositionKey(of(revision, choice)), choice]));
    },
  };
}
