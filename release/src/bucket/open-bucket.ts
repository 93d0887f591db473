import type { Registry } from '@oracle-astra/shared/contract';
import { createBucket } from './bucket';
import { readBucketPlace, type BucketEnvironment } from './bucket-place';
import { createReleaseBucket, type ReleaseBucket } from './release-bucket';

/** The bucket that the environment names, with the folder as its cache; null where releases stay in the folder. */
export function openReleaseBucket(folder: string, env: BucketEnvironment): ReleaseBucket | null {
  const place = readBucketPlace(env);
  return place === null ? null : createReleaseBucket(createBucket(place), folder);
}

/** Downloads the live releases of a registry into the folder. Rejects if a stable release or a canary is not available. */
export async function fetchReleases(bucket: Pick<ReleaseBucket, 'fetch'>, { remotes }: Registry): Promise<void> {
  for (const [remote, { stable, canary, previous }] of Object.entries(remotes)) {
    for (const release of [stable, ...(canary === null ? [] : [canary.release])])
      if (!(await bucket.fetch(remote, release))) throw new Error(`${release} of ${remote} is not in the bucket: publish it again`);
    // Pages work without their fallback.
    if (previous !== null) await bucket.fetch(remote, previous).catch(() => false);
  }
}
