import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import type { Config } from '../../config/config';
import { createReleaseFetcher, type FetchRelease } from './release-fetcher';
import { createReleaseStore, type ReleaseStore } from './release-store';

export interface OpenReleases {
  store: ReleaseStore;
  fetchRelease: FetchRelease;
}

interface OpenReleasesOptions {
  config: Pick<Config, 'releasesDir' | 'requiredKeysFile'>;
  /** The source of releases that are not in the folder; null if the folder has all. */
  bucket?: Pick<ReleaseBucket, 'fetch'> | null;
  log: FastifyBaseLogger;
}

/** The folder of releases for the whole server, with downloads of releases from other machines. */
export function openReleases({ config: { releasesDir, requiredKeysFile }, bucket = null, log }: OpenReleasesOptions): OpenReleases {
  const fetchRelease = createReleaseFetcher(bucket, log);
  const onError = (error: unknown) => log.error({ err: error }, 'The registry cannot be read; the last good one stands');
  return { store: createReleaseStore(releasesDir, onError, { keysFile: requiredKeysFile, fetchRelease }), fetchRelease };
}
